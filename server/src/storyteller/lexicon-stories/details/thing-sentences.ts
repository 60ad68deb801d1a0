import type { DetailSentences } from './detail-sentences.ts';

/** A means of travel or an injury that the theme names beside what it is about. */
export const thingSentences = {
  ridden: {
    opener: ['{The_word} was ready to go.', 'They had {the_word} with them.'],
    again: ['{The_word} stands by the door again, a little muddy.'],
  },
  injury: {
    opener: ['{L} had {a_word}, and had to be careful.', 'And {L} had {a_word}, too.'],
    again: ['{L} had been very brave about {the_word}.'],
  },
} satisfies Record<string, DetailSentences>;
