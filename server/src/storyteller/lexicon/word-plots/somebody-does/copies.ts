import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `copies` of the frame `somebody-does`, for themes with its words. */
export const copies: StoryPlotInput = {
  id: 'copies',
  words: ['copy', 'imitate', 'repeat', 'mimic', 'do the same'],
  titles: ['{S} Copies Everyone', 'Stop Copying Me!', 'Me Too, Said {S}'],
  goal: 'find out what {S} could do alone',
  trouble: '{S} copied everything',
  solved: '{S} had made up something, and everybody copied it',
  opener:
    '{L+} scratched an ear. Somebody across the road scratched an ear. {L} hopped on one leg. Somebody over there hopped as well. It was not a mirror.',
  friend:
    '“Good morning,” said {L}. “Good morning,” said {S+}. “Who are you?” “Who are you?” “Stop copying me!” “Stop copying me!” said {S}, and put both hands on both hips, just like {L}.',
  problem:
    'At first it was a game. But {S} copied the baker, and there were two of everything, and one was burnt. {S} copied the policeman, and the cars drove into each other. “Stop it!” they all shouted. “Stop it!” shouted {S}.',
  tries: [
    '{L} did nothing, for an hour. {S} did nothing, too, and rather better.',
    '{F} ate a spoonful of mustard. So did {S}. They both cried, {F} first.',
    '{L} walked round the corner quickly and hid. {S} did the same, round the other corner. It took till evening to find each other.',
  ],
  tip: '“Whoever copies doesn’t trust anything of their own,” said {G+}. “Begin something, and don’t finish it. Then hold still, and look curious.”',
  turn: '{L} began to draw. Half a circle. Then {L} stopped, and put down the pencil. {S} drew half a circle, stopped, and waited. Nothing came. It was quite uncomfortable. Slowly {S} picked up the pencil again, and drew something on to it: a wing.',
  done: '“What’s that?” asked {L}. “I don’t know,” said {S}, and they were {S.their} own words. It had a wing, and three feet, and a hat full of rain. “I want to make one like that, too,” said {L}. “Me too!” said {F}. And they all copied {S}.',
  again: 'Sometimes {S} scratches an ear when {L} does. Then they both grin.',
};
