import type { DetailSentences } from './detail-sentences.ts';

/** The weather and the hour. */
export const weatherSentences = {
  storm: {
    opener: ['A storm was on its way.', 'The sky was dark. There would be a storm.'],
    again: ['By morning the storm had gone, and the sky was blue again.'],
  },
  rain: {
    opener: ['It was raining.', 'It rained and rained that day.'],
    again: ['Outside it was still raining. It was nice to be in the dry.'],
  },
  snow: {
    opener: ['It had snowed all night, and everything was white.', 'The snow was deep and white.'],
    again: ['Outside the snow was falling softly.'],
  },
  fog: {
    opener: ['There was thick fog that morning.', 'It was so foggy that everything looked grey.'],
    again: ['In the evening the fog was gone.'],
  },
  wind: {
    opener: ['It was a very windy day.', 'The wind was blowing hard.'],
    again: ['In the evening the wind dropped, and it was quiet.'],
  },
  heat: {
    opener: ['It was a very hot day.', 'The sun was hot, and there was hardly any shade.'],
    again: ['In the evening it was cool at last.'],
  },
  night: {
    opener: ['It was late, and the stars were out.', 'It was night, and almost everyone was asleep.'],
    again: ['And then {L} slept until the morning.'],
  },
  winter: {
    opener: ['It was winter, and it was very cold.', 'It was winter, and it got dark early.'],
    again: ['Outside it was still winter. Inside it was warm.'],
  },
  spring: {
    opener: ['It was spring, and everything was green.', 'It was the first warm day of spring.'],
    again: ['It had been the best day of the spring.'],
  },
  summer: {
    opener: ['It was summer, and the days were long and warm.', 'It was a fine summer day.'],
    again: ['It had been the best day of the summer.'],
  },
  autumn: {
    opener: [
      'It was autumn, and the leaves were red and gold.',
      'It was autumn, and the leaves were falling.',
    ],
    again: ['When the last leaf had fallen, they were still talking about it.'],
  },
} satisfies Record<string, DetailSentences>;
