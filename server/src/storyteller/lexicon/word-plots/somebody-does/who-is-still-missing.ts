import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `who-is-still-missing` of the frame `somebody-does`, for its class of verbs. */
export const whoIsStillMissing: StoryPlotInput = {
  id: 'who-is-still-missing',
  verbs: ['party'],
  titles: ['{S} Celebrates', 'Who Is Still Missing?', 'The Last Guest'],
  goal: 'begin the party',
  trouble: 'somebody was missing',
  solved: 'the last guest was there',
  opener:
    'There were lanterns in the trees. Somebody blew into a balloon, and somebody else was blown over by it. {L+} had been awake since five.',
  friend:
    'It was the great day: {S+} had invited everyone. At last it was true, {S} {did}! The cake had three floors, and the band was tuning up. “Is everybody here?” asked {S}, and counted.',
  problem:
    'One was missing. {S} counted again. Still one too few! “Then we begin without,” said the band. But {S} shook {S.their~their} head. “Everyone was invited,” said {S}. “So it isn’t everyone.” And it got later, and the cake leaned.',
  tries: [
    'They lit all the lanterns, so that you could see it from far away. Forty moths came, and one bat.',
    'The band played as loudly as it could. A window went up somewhere, and down again.',
    'They counted those who were there, by name. They knew them all, and so they did not find out who was missing.',
  ],
  tip: '“You’re looking for somebody with a loud voice,” said {G+}. “Look for somebody who thinks that it isn’t meant for them. They never come in by the gate. They stand behind the hedge.”',
  turn: '{L} took a lantern and a piece of cake and went round the outside, quite slowly. And there somebody sat, in a clean collar, with a present on both knees. “I didn’t know if you meant me as well,” said the small voice. “You most of all,” said {L}.',
  done: 'When they came through the gate, {S} stopped counting. “Now,” said {S}. And the band struck up, and the cake did not lean any longer, for it was being eaten. It was the best party of the year, because it was everyone.',
  again: 'The present was a bell. {S} rings it before each party, all round the outside of the hedge.',
};
