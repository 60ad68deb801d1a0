import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `the-other-way` of the frame `somebody-does`, for themes with its words. */
export const theOtherWay: StoryPlotInput = {
  id: 'the-other-way',
  words: [
    'straight',
    'backwards',
    'walk on hands',
    'sideways',
    'forward/forwards',
    'walk forward/forwards',
    'walk sideways/backwards',
    'upside down',
    'inside out',
    'wrong way',
    'on the head',
  ],
  titles: ['{S} Goes {Doing}', 'The Other Way Round', '{S} Does It Differently'],
  goal: 'find out what {doing} is good for',
  trouble: 'everybody laughed at {S} for {doing}',
  solved: 'everyone was glad that {S} went the other way',
  opener: 'All of them went one way. One went the other. {L+} saw it from the wall, and nearly fell off it.',
  friend:
    '“You’re doing it wrong!” the others called. “No,” said {S+}, “I’m doing it differently.” But {S.their~the} voice was not quite sure. {L} jumped down and went alongside. “What’s it like?” asked {L}.',
  problem:
    'In the parade {S} bumped into everyone. In the queue {S} was always face to face with somebody. “We’ve done it our way for a thousand years,” said the oldest one. “Learn it, or stay at home.”',
  tries: [
    '{S} tried it like the others. After three steps there was a knot, and it took two to undo it.',
    'They drew footprints on the ground, to show how it is done. {S} followed them, and came out in the pond.',
    '{L} went like {S}, so that there were two of them. Now there were two who bumped into people.',
  ],
  tip: '“All of them look the same way,” said {G+}. “So nobody sees what comes from the other side. Somebody ought to. Stay as you are, and keep your eyes open.”',
  turn: 'On the day of the great march they all went along the beach. Only {S} did it differently, and so only {S} saw it: a wave, as high as a house. “Up the dunes!” shouted {S}. “Straight up! Follow me!”',
  done: 'It is not easy to do something differently after a thousand years. But they did it, left foot, right foot, just like {S}. And when the wave came, there were only footprints on the beach. “Could you show us that again,” asked the oldest one, “but slowly?”',
  again: 'On Sundays they all do it like {S}, just for practice. There’s much bumping, and more laughing.',
};
