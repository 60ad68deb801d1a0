import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `a-puddle-with-corners` of the frame `i-broke-it`, for themes with its words. */
export const aPuddleWithCorners: StoryPlotInput = {
  id: 'a-puddle-with-corners',
  words: ['spill', 'spilled', 'spilt', 'knock over', 'pour', 'drop paint', 'tip over'],
  titles: ['The Puddle', 'It Was Me, Said {L}', 'Across the Floor'],
  goal: 'get all of it up again',
  trouble: '{the} ran across the floor and would not stop',
  solved: 'it was dry, and {L} had said it',
  opener:
    'It began with an elbow. {L+} saw it tip, very slowly, and could have counted to three. Then it was on its side, and {the} set out across the table, in no hurry at all.',
  problem:
    '{The} reached the edge and went over it. It was on the floor by now, and had found the gap between two boards. It went under the rug, and towards the door. “Stop,” said {L}. It had corners, like a country.',
  tries: [
    '{L} held both hands in front of it. It went round them, and up one sleeve.',
    'They called the cat, to drink it up. The cat walked through it, and then walked through the house, so that everybody knew.',
    '{L} pushed the rug over it. You heard it squelch each time that somebody went past.',
  ],
  tip: '“Chasing it makes it bigger,” said {G+}. “Build it a coast first, all around. Then go from the outside to the middle. And call somebody. A wet floor is no secret. It’s only wet.”',
  turn: '{L} rolled up towels into long sausages and laid them all around. The puddle came up to them and stopped. Then {L} went to the door and called, “It was me! I’ve spilled something! Can you help me with the middle?”',
  done: 'They came with two more cloths, and nobody was cross for longer than a breath. From the outside to the middle they wiped, and wrung it out, and met there, nose to nose. There was a shine on the floor as never before.',
  again:
    'You can still see a small shape between two boards. “That’s the island,” says {L}, “where I landed.”',
};
