import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `any-minute-now` of the frame `somebody-does`, for its class of verbs. */
export const anyMinuteNow: StoryPlotInput = {
  id: 'any-minute-now',
  verbs: ['wait'],
  titles: ['{S} Is Waiting', 'Any Minute Now', 'The Yellow Bench'],
  goal: 'make the waiting shorter for {S}',
  trouble: '{S} had waited and waited, and nobody came',
  solved: 'the waiting was over',
  opener:
    'There’s a bench where nobody ever sits for more than a minute. But today somebody was on it at eight, at nine and at ten. At eleven {L+} stopped.',
  friend:
    '“Is this seat taken?” asked {L}. “No,” said {S+}, and did not look round. {^S} {did}, and looked along the road to the bend, so as not to miss anything. “It can’t be long now.”',
  problem:
    'Noon went by. The baker shut the shop. Whenever something came round the bend, {S} stood up, and every time {S} sat down again, and it took a bit longer. “Any minute now,” said {S}. {S} had said that yesterday, too.',
  tries: [
    'They counted to a thousand. At nine hundred and ninety-nine {S} said, “We counted too fast,” and they began again.',
    'They went to the bend, to look round it. Behind it was another bend.',
    '{L} told jokes. {S} laughed at all of them, half a minute too late, with both eyes on the road.',
  ],
  tip: '“Waiting gets longer when you look at it,” said {G+}. “Leave a sign, so that you’ll be found. And then do something that you’d like to have ready by then.”',
  turn: 'So they painted a sign: “Please ring!” They hung a bell on it. “What do you want to have ready?” asked {L}. {S} thought. “Something to eat,” said {S}, “and flowers. And the bench should be a nice colour.”',
  done: 'The bench was yellow, and there was jam on the table, and {S} was just putting the last daisy into a glass, with {S.their~their} back to the road, when it rang. “Have I kept you waiting?” asked somebody. {S} turned round. “No,” said {S}. “I’ve only just finished.”',
  again: 'Anyone may wait on the yellow bench. There’s always a daisy in the glass.',
};
