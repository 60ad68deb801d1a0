import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `carries-it-all-the-way` of the frame `somebody-does`, for themes with its words. */
export const carriesItAllTheWay: StoryPlotInput = {
  id: 'carries-it-all-the-way',
  words: ['carry', 'pull', 'push', 'bring', 'deliver', 'drag', 'lift', 'transport', 'fetch', 'haul'],
  verbs: ['carry'],
  titles: ['{S} Carries On', '{S} and the {Items}', 'Heave-ho, {S!}!'],
  goal: 'get {the_item} to where it should go',
  trouble: '{the_item} was too much for {S} alone',
  solved: '{the_item} had come all the way',
  opener:
    'Something came along the road, and it was {an_item}. It came in jerks: a bit, and a puff, and a bit. {L+} bent down. {An_item} has no feet, as a rule. This one had.',
  friend:
    'Under it was {S+}, red in the face. “Don’t stop me,” said {S}. “If I put it down, I’ll never get it up again. I’ve said that I’ll {do}, and I will.” “How far is it?” asked {L}. “Only to the other end,” said {S}.',
  problem:
    'At the first hill {the_item} began to slide. {S} pushed from below, and {L} held it from the side. Then it stood still, and so did {S}. “I can feel my knees thinking,” said {S}. It was not half-way.',
  tries: [
    'They all lifted at once. “One, two, three!” {F} had lifted at “two”, and {L} at “three”, and {S} was underneath.',
    'They took a run at it. It was a good run. {The_item} stayed where it was, and everyone sat down in front of it.',
    '{F} brought a cart. It was a cart for dolls, and now it is a flat one.',
  ],
  tip: '“You’re carrying,” said {G+}. “Who says it has to be carried? What’s long and round, and lies about in the wood? Ask how they moved the big stones, in the old days.”',
  turn: 'Logs! {L} laid three round sticks on the road, side by side, and they pushed {the_item} on to them. One push, and it rolled, as if it had only been waiting. Whatever stick came out behind, {L} ran and put it down in front.',
  done: 'Up the hill, across the bridge, and round the last corner it rolled, with {S} in front like a captain. “Here it is!” called {S}. {The_item} was there, not a bit had broken off, and everyone it was meant for stood at the gate.',
  again:
    '“What shall I bring next?” asked {S} in the evening. Nobody said “nothing heavy”, because nobody dared to.',
};
