import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `snip-said-the-scissors` of the frame `i-broke-it`, for themes with its words. */
export const snipSaidTheScissors: StoryPlotInput = {
  id: 'snip-said-the-scissors',
  words: ['hair', 'fringe', 'curls', 'ponytail'],
  titles: ['Snip', '{L} and the Hole in the Hair', 'A New Look'],
  goal: 'make the hair look as if it had been meant',
  trouble: 'there was a hole in {L’s} hair, and it showed',
  solved: 'the hair was short all over and looked like a plan',
  opener:
    'It was only one strand. It had hung in {L’s} eyes since Monday. And there lay the scissors. {L+} stood in front of the mirror, in the bathroom, with the door shut. Snip.',
  problem:
    'Now it was shorter on the left. So {L} went on a bit on the right. Snip. And on the left again. When {L} looked up, somebody in the mirror had a hole in the hair, as big as a saucer, and very round eyes.',
  tries: [
    '{L} stuck it on again with toothpaste. It held till the first nod.',
    '{L} put on a hat, at breakfast, at school and in the bath. “Are you cold?” they asked.',
    '{F} combed what was left from the back to the front. One sneeze, and it stood up like a gate.',
  ],
  tip: '“I’ve seen that before,” said {G+}. “Twice a week. What’s off is off, and it grows a finger’s width each month. You can hide until then. Or you can show it, and we’ll make a plan of the hole.”',
  turn: '{L} took off the hat. It was very quiet. “I did it,” said {L}, “and I wanted it to be different, but not like this.” Then {L} climbed on the high chair, and got a cape, and this time the scissors were in a hand that knew how.',
  done: 'Snip, snip, round and round, until the hole was not a hole any more but the shortest bit of it all. {L} shook {L.their~their} head. It was as light as a dandelion. “It looks like you,” said {F}, and wanted one too.',
  again: 'The strand lies in a matchbox. On the scissors hangs a label: “Paper only. Signed, {L}.”',
};
