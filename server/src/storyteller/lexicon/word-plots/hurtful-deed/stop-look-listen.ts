import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `stop-look-listen` of the frame `hurtful-deed`, for themes with its words. */
export const stopLookListen: StoryPlotInput = {
  id: 'stop-look-listen',
  words: [
    'run into',
    'run onto',
    'run across',
    'run in',
    'run on',
    'run over',
    'dash',
    'run out',
    'walk into',
    'walk on',
    'step',
    'ride on',
    'ride into',
    'ride across',
    'run',
    'refuse hold',
    'refuse wear',
    'refuse stay',
    'refuse',
  ],
  titles: ['Stop at the Edge', '{S} and the Kerb', 'Stop, Look, Listen'],
  goal: 'get everyone across safely',
  trouble: '{S} did not stop at the edge of the road',
  solved: '{S} stopped at every kerb by heart',
  opener:
    'On one side of the road was the ball, and on the other side was everybody. {L+} heard a squeal of brakes. Then it was very quiet, and then everybody breathed again.',
  friend:
    '{S+} stood there, as white as paper. {^S} {did}, just like that. The lorry had stopped. It had only just stopped. Somebody held {S} tight, and did not let go for a long time.',
  problem:
    '“I only wanted to get there,” said {S}. But a lorry cannot stop as fast as a thought. {L} had seen how big the wheels were. That must never, never happen again.',
  tries: [
    '“Be careful!” they called every time. “Careful” is a word for the ears. It doesn’t get as far as the feet.',
    'They told {S} all about how terrible it could have been. {S} cried, and could not sleep, and knew no better what to do at a kerb.',
    'They stayed at home, where there are no roads. On Wednesday they needed bread.',
  ],
  tip: '“Feet have to learn it,” said {G+}. “A hundred times, at the same spot. Toes to the edge and stop. A big hand in yours. Look, look again, and listen. Only go together.”',
  turn: '{L} drew a yellow line with chalk, one step before the kerb. There they practised, with a grown-up’s hand. Stop: both toes on the line. Look left, look right, look left. Listen. Then they went, together, and did not run. Then back again, twenty times.',
  done: 'The next day a ball rolled past and over the edge. {L} saw {S’s} feet begin to run. Then they stopped by themselves, toes on the line. “Somebody big has to fetch it,” said {S}, and reached for a hand. “That was exactly right,” said {L}.',
  again: 'The rain has washed the yellow line away. The feet still stop there. They know it by heart.',
  helper: { name: 'Sergeant Stripe', creature: 'badger' },
};
