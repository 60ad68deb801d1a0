import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `slow` of the frame `somebody-is`, for themes with its words. */
export const slow: StoryPlotInput = {
  id: 'slow',
  words: ['slow', 'last', 'dawdle'],
  titles: ['{S} Is Late', 'Wait for {S}!', 'Slow and Slower'],
  goal: 'get {S} there on time',
  trouble: '{S} was late every time',
  solved: '{S} was there at just the right moment',
  opener:
    'Everybody was there. The cake was cut. Only one chair was empty, as always. “We’ll start,” somebody said. But {L+} went to the window, to see.',
  friend:
    'Far down the road came {S+}, step by step, and stopped at a flower. When {S} rang the bell, the party was over. “Am I {quality}?” asked {S}. “A bit,” said {L}, and fetched the last crumbs.',
  problem:
    '{S} missed the bus, and the bell, and every beginning of every story. “Hurry up!” they called. {S} did hurry. It just could not be seen.',
  tries: [
    'They put {S} on wheels. That was fast, and it went downhill, and it did not stop at the party.',
    '{S} set out on the day before. But on the way there was a [beetle|puddle] that had to be looked at. It took a day.',
    '“Faster!” called {F} from behind. {S} got flustered, turned left instead of right, and came to another town.',
  ],
  tip: '“What does {S} see on the way?” asked {G+}. “Somebody who is slow knows the road better than all of you. Go along once, at {S’s} pace, and don’t say hurry.”',
  turn: 'So {L} went with {S}, step by step. And what was there! A nest in the letter box, a snail’s door, a strawberry that the fast ones had overlooked. And at the bridge {S} stopped. “That plank is loose,” said {S}. Nobody had noticed. And the school bus was coming!',
  done: '“Stop!” called {L}, and waved. The bus stopped just in front of the bridge. They mended the plank, all together. “It’s lucky that you came so late,” said the driver. “It was just in time.”',
  again:
    'Now every party begins with a slow walk, and {S} in front. There has never been so much to tell over cake.',
};
