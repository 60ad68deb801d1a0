import type { DeedKind } from './deed-kind.ts';

/** How a deed that solves a plot is told: `deed` how it goes (the turn), `done` that it is done. */
export type DeedTexts = { deed: readonly string[]; done: readonly string[] };

const madeDone = [
  'And so {end_told}. It was [not quite straight|a little crooked], and it was just right.',
  'It took [all afternoon|until supper]. But then {end_told}, and everyone came to see.',
  '{End_told}, bit by bit, and in the end it was really there.',
];

const plainDone = [
  'And so {end_told}. [It was that simple.|Nobody had thought that it would be so easy.]',
  '{End_told}, and it was worth all the trouble.',
  'And then {end_told}, [all of them together|and everyone was glad].',
];

/** The kinds of deeds that can put something right; `{end_doer}` does it, and everybody is there. Others come when all is well. */
export const deedTexts: Partial<Record<DeedKind, DeedTexts>> = {
  build: {
    deed: [
      'They fetched [planks and string|everything they needed]. {End_doer} began, and everybody helped. The first time it fell over. The second time it held.',
      'They looked for what they needed. Somebody held one end, somebody held the other, and little by little they could see what it would be.',
    ],
    done: madeDone,
  },
  sew: {
    deed: [
      'They fetched needles and wool. {End_doer} began with one stitch, and then came the next. It was slow, but it grew.',
    ],
    done: madeDone,
  },
  cook: {
    deed: [
      'Out came the big bowl and the long spoon. {End_doer} measured and stirred and tasted. Soon it began to smell very good.',
    ],
    done: ['And so {end_told}. There was enough for everyone.', '{End_told}, and it was delicious.'],
  },
  draw: {
    deed: [
      'They fetched paper and all the pencils. {End_doer} began with one small line, and then came the next. It took a while, because it had to be right.',
    ],
    done: [
      'And so {end_told}, in the brightest colours they had.',
      'It took [all afternoon|until supper]. Then {end_told}.',
    ],
  },
  plant: {
    deed: [
      'They fetched the spade and the watering can. {End_doer} made a hole in the ground, not too deep. The earth was cool and smelled of rain.',
    ],
    done: ['And so {end_told}. They watered it every day. And one morning there was something green.'],
  },
  mend: {
    deed: [
      'They laid everything out, even the smallest bit. {End_doer} went to work very slowly, and everybody held something.',
    ],
    done: [
      'And so {end_told}. They waited, and then they let go. It held!',
      '{End_told}, piece by piece, and in the end it was whole again.',
    ],
  },
  sorry: {
    deed: [
      'The first word was the hardest. {End_doer} began, and stopped. Nobody laughed, and nobody went away. So {end_doer} took a deep breath, and began again.',
    ],
    done: [
      '{End_told}, quietly, but so that everyone could hear it.',
      'And so {end_told}. It was not long, but it was meant.',
    ],
  },
  move: {
    deed: [
      '“One, two, three!” Everybody counted together. The first time it was not enough. The second time it was nearly enough. “Once more,” said {L}, “and all together!”',
      'Everybody took hold, and {L} counted to three. It moved a little, and stuck, and moved again. “Don’t stop now!” said {L}.',
    ],
    done: [
      '“Now!” And {end_told}, all at the same moment. It worked!',
      'And so {end_told}, with all their might. It worked!',
    ],
  },
  share: {
    deed: [
      'It was not easy to begin. {End_doer} waited a moment longer, and looked at the others. Then it was not half as hard as it had seemed.',
    ],
    done: plainDone,
  },
  use: {
    deed: [
      '{End_doer} tried it very carefully at first. It looked a little odd. But it also looked as if it might work.',
    ],
    done: ['And so {end_told}. It worked!'],
  },
};

/** What is left of such a deed on the last page. */
export const deedEcho = [
  '“Do you remember how {end_told_we}?” {F} asks [at bedtime|now and then]. [Of course {L} does|{L} remembers every bit of it]!',
  '{L} has drawn a picture of that day. It hangs [by the window|over the bed|next to the door].',
  'They still talk about it. “Whenever something seems too hard,” says {L}, “I think of that day.”',
  'If there is trouble again one day, they will know what to do.',
  'Now and then somebody asks how it was. Then {L} tells the whole story, and {F} listens as if it were new.',
];
