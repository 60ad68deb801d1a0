import type { DetailSentences } from './detail-sentences.ts';

/** The weather and the hour. */
export const weatherSentences = {
  storm: {
    opener: ['A storm was on its way.', 'The sky was dark. There would be a storm.'],
    middle: ['The wind howled, and something on the roof came loose.'],
    done: ['At that very moment the wind dropped.'],
    again: ['By morning the storm had gone, and the sky was blue again.'],
  },
  rain: {
    opener: ['It was raining.', 'It rained and rained that day.'],
    done: ['It was still raining, and nobody minded.'],
    again: ['Outside it was still raining. It was nice to be in the dry.'],
  },
  snow: {
    opener: ['It had snowed all night, and everything was white.', 'The snow was deep and white.'],
    done: ['They threw snow into the air for joy.'],
    again: ['Outside the snow was falling softly.'],
  },
  fog: {
    opener: ['There was thick fog that morning.', 'It was so foggy that everything looked grey.'],
    middle: ['The fog was so thick that you could not see who was speaking.'],
    done: ['Just then the fog lifted a little.'],
    again: ['In the evening the fog was gone.'],
  },
  wind: {
    opener: ['It was a very windy day.', 'The wind was blowing hard.'],
    done: ['The wind carried the cheering a long way off.'],
    again: ['In the evening the wind dropped, and it was quiet.'],
  },
  heat: {
    opener: ['It was a very hot day.', 'The sun was hot, and there was hardly any shade.'],
    again: ['In the evening it was cool at last.'],
  },
  night: {
    opener: ['It was late, and the stars were out.', 'It was night, and almost everyone was asleep.'],
    done: ['Above them a star fell, and there was nothing left to wish for.'],
  },
  winter: {
    opener: ['It was winter, and it was very cold.', 'It was winter, and it got dark early.'],
    middle: ['It was so cold that you could see every sigh.'],
    done: ['And suddenly it wasn’t cold any more.'],
    again: ['Outside it was still winter. Inside it was warm.'],
  },
  spring: {
    opener: ['It was spring, and everything was green.', 'It was the first warm day of spring.'],
  },
  summer: {
    opener: ['It was summer, and the days were long and warm.', 'It was a fine summer day.'],
  },
  autumn: {
    opener: [
      'It was autumn, and the leaves were red and gold.',
      'It was autumn, and the leaves were falling.',
    ],
  },
} satisfies Record<string, DetailSentences>;
