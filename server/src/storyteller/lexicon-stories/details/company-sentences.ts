import type { DetailSentences } from './detail-sentences.ts';

/** Somebody whom the theme names beside what it is about: a grandmother, a cousin, the neighbours, a cat. */
export const companySentences = {
  grownUp: {
    opener: ['{The_word} was there, too.', '{The_word} had come along as well.'],
    again: ['And {the_word} was just as glad.', '{The_word} tells everybody about it.'],
  },
  gentle: {
    opener: ['{The_word} was there, too, and sat close by.', '{The_word} had come as well.'],
    again: ['{The_word} still comes by, on some evenings. They don’t need to say much.'],
  },
  child: {
    opener: ['{The_word} was there, too.', '{The_word} had heard of it, and wanted to come.'],
    again: ['{The_word} will never forget it, either.'],
  },
  group: {
    opener: ['{The_words} were there, too.', 'And there were {the_words}, and all of them were curious.'],
    again: ['{The_words} still talk about it.'],
  },
} satisfies Record<string, DetailSentences>;
