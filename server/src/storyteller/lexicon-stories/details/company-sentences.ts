import type { DetailSentences } from './detail-sentences.ts';

/** Somebody whom the theme names beside what it is about: a grandmother, a cousin, the neighbours, a cat. */
export const companySentences = {
  grownUp: {
    opener: ['{The_word} was there, too.', '{The_word} had come along as well.'],
    middle: ['“Shall we try once more?” asked {the_word}.'],
    done: ['“I couldn’t have done it better,” said {the_word}.', '{The_word} clapped loudest of all.'],
    again: ['And {the_word} was just as glad.', '{The_word} tells everybody about it.'],
  },
  gentle: {
    opener: ['{The_word} was there, too, and sat close by.', '{The_word} had come as well.'],
    again: ['{The_word} still comes by, on some evenings. They don’t need to say much.'],
  },
  child: {
    opener: ['{The_word} was there, too.', '{The_word} had heard of it, and wanted to come.'],
    middle: ['“Shall we try once more?” asked {the_word}.'],
    done: ['{The_word} laughed and clapped.', '“We did it!” called {the_word}.'],
    again: ['{The_word} will never forget it, either.'],
  },
  group: {
    opener: ['{The_words} were there, too.'],
    done: ['{The_words} cheered, all together.'],
    again: ['{The_words} still talk about it.'],
  },
  /** For whom something is. */
  recipient: {
    opener: [
      'It was to be for {the_word}, and {the_word} did not know.',
      'It was for {the_word}, and it had to be right.',
    ],
    middle: ['“Will {the_word} like it like that?” asked {L}. It did not look like it.'],
    done: ['“For you,” said {L}, and {the_word} could not say a word for joy.'],
    again: ['{The_word} still tells everybody about it.'],
  },
  recipients: {
    opener: ['It was to be for {the_words}, and they did not know.'],
    middle: ['“Will {the_words} like it like that?” asked {L}. It did not look like it.'],
    done: ['“For you,” said {L}, and {the_words} could not say a word for joy.'],
    again: ['{The_words} still talk about it.'],
  },
} satisfies Record<string, DetailSentences>;
