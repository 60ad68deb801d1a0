import type { DetailSentences } from './detail-sentences.ts';

/** Where it happens: on a small island, in Taipei, in a tower block. */
export const placeSentences = {
  island: {
    opener: [
      'It was {at_word}, with the sea all around.',
      'All this happened {at_word}, with the sea on every side.',
    ],
  },
  land: {
    opener: ['It all happened {at_word}.'],
  },
  building: {
    opener: ['It all happened {at_word}.', '{L} was {at_word} that day.'],
  },
  nature: {
    opener: ['It was {at_word}, under a wide sky.', 'It all happened {at_word}, out in the fresh air.'],
  },
  aboard: {
    opener: [
      'They were {at_word}, and {L} had the seat by the window.',
      'It all happened {at_word}, somewhere on the way.',
    ],
  },
} satisfies Record<string, DetailSentences>;
