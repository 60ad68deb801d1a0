import type { DetailSentences } from './detail-sentences.ts';

/** Where it happens: on a small island, in Taipei, in a tower block. */
export const placeSentences = {
  island: {
    opener: [
      'It was {at_word}, with the sea all around.',
      'All this happened {at_word}, with the sea on every side.',
    ],
    again: ['They still tell the story {at_word}.'],
  },
  land: {
    opener: ['It all happened {at_word}.'],
    again: ['{At_word} they still tell the story.'],
  },
  destination: {
    opener: [
      'They were going to {the_word}, and {L} did not know yet what it would be like there.',
      'They were on their way to {the_word}.',
    ],
    again: ['“Let’s go to {the_word} again one day,” said {L}.'],
  },
  building: {
    opener: ['It all happened {at_word}.', '{L} was {at_word} that day.'],
    again: ['Whenever {L} is {at_word} now, {L} thinks of that day.'],
  },
  nature: {
    opener: ['It was {at_word}, under a wide sky.', 'It all happened {at_word}, out in the fresh air.'],
    again: ['{L} would find the place {at_word} again any time.'],
  },
  aboard: {
    opener: [
      'They were {at_word}, and {L} had the seat by the window.',
      'It all happened {at_word}, somewhere on the way.',
    ],
    again: ['Whenever {L} is {at_word} now, {L} thinks of that day.'],
  },
} satisfies Record<string, DetailSentences>;
