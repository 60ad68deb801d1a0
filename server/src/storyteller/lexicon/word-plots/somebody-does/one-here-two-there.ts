import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `one-here-two-there` of the frame `somebody-does`, for its class of verbs. */
export const oneHereTwoThere: StoryPlotInput = {
  id: 'one-here-two-there',
  verbs: ['seek'],
  item: 'a treasure',
  titles: ['{S} Looks for {Some_goods}', 'One Here, Two There', 'Not Here Either'],
  goal: 'find {goods}',
  trouble: '{S} could not find {goods}',
  solved: '{goods} {were} found',
  opener:
    'Something went through the street from house to house and lifted every lid. {L+} heard it come closer: clack, clack, and a sigh each time.',
  friend:
    'The next lid went up, and under it was {S+}. “Not here either,” said {S}. “I’m looking for {some_goods}. Have you seen {them}?” {L} had not. But {L} had the whole day free.',
  problem:
    '“Where did you look first?” asked {L}. “Everywhere,” said {S}. That was the trouble. {S} knew just what {goods} looked like, and what {they} felt like, but not where you find {them}.',
  tries: [
    'They began {item_spot}, because that’s where one begins. There was dust there, and half a button.',
    'Then they looked {item_spot_two}. Somebody else was looking there too, for something else. They wished each other luck.',
    'They looked {item_spot_three}, and behind it, and under it. Nothing! {S} sat down.',
  ],
  tip: '“You’re looking for the whole of it,” said {G+}. “Look for something smaller first. Wherever {some_goods} {were}, there are {item_trail}. There are more of those, and they lead somewhere.”',
  turn: 'So they looked for {item_trail}. And there, right in front of {L’s} own shoes! One here, two there. {L} and {S} followed them on all fours, along the wall, round the bin and through the hole in the hedge.',
  done: 'Behind the hedge {S} stood still. “There,” whispered {S}. In the last of the sun {were} {goods}. {S} had looked all over town, and {they} had been here all along.',
  again: '{S} knows the place now. “I’m not looking any more,” says {S}. “I only come to see.”',
};
