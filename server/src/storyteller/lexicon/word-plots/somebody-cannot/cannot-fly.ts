import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `cannot-fly` of the frame `somebody-cannot`, for themes with its words. */
export const cannotFly: StoryPlotInput = {
  id: 'cannot-fly',
  words: ['fly', 'flap', 'take off'],
  titles: ['{S} Learns to Fly', 'Up, {S}, Up!', '{S} and the Wind'],
  goal: 'get {S} into the air',
  trouble: '{S} could not fly',
  solved: '{S} had been up in the air',
  opener:
    'Flap, flap, bump. {L+} looked over the wall. Flap, flap, flap, bump. There was somebody who wanted to go up and kept coming down.',
  friend:
    '“Don’t look,” said {S+}, from the nettles. “All the others did it on the first day. I can’t fly. I think I’m made of the wrong stuff.” {L} pulled out a nettle.',
  problem:
    '“You just jump,” said the others, up there, “and don’t come down.” {S} jumped. The second part was the hard one. When they flew off to the lake, {S} went on foot, and came when they were going home.',
  tries: [
    'They stuck on extra feathers, with honey. Soon {S} had everything that you need for flying, and a great many bees.',
    '{S} jumped from the henhouse. For a moment it was flying. It was straight down, but it was flying.',
    '{F} threw {S} up in the air, and counted. They got as far as one.',
  ],
  tip: '“You’re flapping against the wind,” said {G+}. “Let it do the work. Wait on the hill until it comes from the front. Then don’t jump. Lean.”',
  turn: 'They stood on top of the hill, in the grass. “Not yet,” said {L}. The wind came from behind, and then from the side. “Not yet.” Then all the grass lay down towards them. “Now lean!” {S} spread out everything there was, and leaned.',
  done: 'The ground went away. It was only a little, as high as the daisies, and then as high as {L}. “I’m not coming down!” called {S}. {S} flew over the hedge, wobbled once round the hill, and landed, on both feet, in the nettles. It did not matter at all.',
  again: 'To the lake it is a four-minute flight. {S} needs six, because of waving.',
};
