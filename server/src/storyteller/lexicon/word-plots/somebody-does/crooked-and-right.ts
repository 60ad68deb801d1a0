import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `crooked-and-right` of the frame `somebody-does`, for its class of verbs. */
export const crookedAndRight: StoryPlotInput = {
  id: 'crooked-and-right',
  verbs: ['build'],
  titles: ['{S} Makes {Some_goods}', 'No Other {Item} Like It', '{L} Helps {S}'],
  goal: 'help {S} to {do}',
  trouble: '{goods} did not turn out right',
  solved: '{goods} {were} ready',
  opener:
    'Hammering, sawing, and now and then an “ouch”. It came from the old shed. {L+} looked in through the crack in the door.',
  friend:
    'Inside was {S+}, with a pencil behind one ear. “I’m going to {do},” said {S}. “Nobody thinks that I can. Could you hold this end?” {L} held the end.',
  problem:
    'It took shape. It even looked a bit like {some_goods}. But when they stepped back, it leaned over, sighed, and fell into its parts. “That’s the third time,” said {S}. “All the others have got a real one.”',
  tries: [
    'They did it after the plan in the book, to the last screw. Then they found out that the book was upside down.',
    '{L} fetched glue, a lot of it. Now it held. Above all it held {F}.',
    '“Bigger!” said {F}. “Smaller!” said {L}. In the end it was bigger on one side and smaller on the other.',
  ],
  tip: '“You’re making somebody else’s {item},” said {G+}. “Who’s it for? Measure {S}, not the book. And what you have too much of, use that.”',
  low: 'It grew dark in the shed. {S} sat among the pieces, with sawdust on {S.their~their} nose. “Perhaps they’re right,” said {S}.',
  turn: '{L} measured {S}, from top to toe and once round. Then they looked at what they had: a jam jar, two pram wheels, half an umbrella. “I know,” whispered {S}. They worked all night, and every piece fitted as if it had waited for it.',
  done: 'In the morning {S} pushed open the door. There it stood: {some_goods}, crooked, and exactly right. It did not fall over. It worked! “Where can you buy such a {item}?” people asked. “Nowhere,” said {S}.',
  again: '“{S} and Company”, says the sign on the shed. “We make what isn’t in the book.”',
};
