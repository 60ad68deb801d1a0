import { darker, lighter, mix } from '../palette.ts';
import { box, disc, group, line, oval, place, pts, shape, soft, spiky } from '../svg.ts';
import { ball, body, edge, faceMap, type HeadPainter, outline, type Pen } from './pen.ts';

const feeler = (pen: Pen, d: string, x: number, y: number, r: number, color: string, tip: string) =>
  line(d, edge(color), 9) + line(d, color, 5.5) + ball(pen, x, y, r, r, tip);

const alien: HeadPainter = (pen) => {
  const { base, accent } = pen.look.coat;
  return {
    behind:
      feeler(pen, 'M-30 -70Q-46 -104 -64 -118', -66, -122, 15, base, accent) +
      feeler(pen, 'M42 -70Q56 -104 76 -116', 78, -120, 15, base, accent) +
      ball(pen, -96, 2, 20, 16, base) +
      ball(pen, 102, 2, 19, 15, base),
    skull:
      body(pen, outline(pts('0,-92 62,-82 104,-36 98,14 62,56 28,78 0,82')), base) +
      oval(-56, -52, 9, 7, lighter(base, 0.45)) +
      oval(-38, -66, 5, 4, lighter(base, 0.45)) +
      oval(64, -58, 7, 5, darker(base, 0.15)),
    face: faceMap(pen, base, {
      style: 'ball',
      eyeX: 42,
      eyeY: -10,
      eyeR: 24,
      mouthY: 42,
      mouthW: 17,
      cheekX: 70,
      cheekY: 26,
    }),
    hat: { x: 4, y: -82, w: 62 },
  };
};

const ghost: HeadPainter = (pen) => ({
  behind: '',
  skull: '',
  face: faceMap(pen, pen.look.coat.base, {
    eyeX: 36,
    eyeY: -14,
    eyeR: 17,
    mouthY: 28,
    mouthW: 19,
    cheekX: 62,
    cheekY: 14,
    browColor: darker(pen.look.coat.dark, 0.25),
  }),
  hat: { x: 6, y: -82, w: 60 },
});

const monster: HeadPainter = (pen) => {
  const { base, belly, accent } = pen.look.coat;
  const hornAt = (x: number, k: number) =>
    group(
      body(pen, 'M-18 12C-40 -14 -46 -44 -34 -66C-20 -42 2 -30 18 -6Z', accent) +
        line('M-26 -24l16 -8M-33 -40l10 -6', darker(accent, 0.2), 3),
      place(x, -62, 0, k, 1),
    );
  return {
    behind: hornAt(-50, 1) + hornAt(62, -1),
    skull:
      body(pen, spiky(2, 0, 106, 90, 19, 0.1), base) +
      body(pen, outline(pts('0,-76 50,-70 86,-28 92,18 72,56 36,76 0,80')), lighter(base, 0.06)) +
      shape(soft(pts('-36,34 16,26 66,34 58,62 16,74 -26,62')), belly, { opacity: '.55' }),
    face: faceMap(pen, base, {
      style: 'ball',
      eyeX: 34,
      eyeY: -12,
      eyeR: 22,
      mouthY: 40,
      mouthW: 25,
      cheekX: 72,
      cheekY: 26,
    }),
    over:
      pen.feeling === 'sad' || pen.asleep
        ? ''
        : shape('M-2 42l7 13l7 -12Z', '#FFFBF0', { stroke: '#D8C8BE', 'stroke-width': '1.5' }),
    hat: { x: 4, y: -78, w: 60 },
  };
};

const robot: HeadPainter = (pen) => {
  const { base, belly, dark, accent } = pen.look.coat;
  const plate = (x: number, y: number, w: number, h: number, r: number, color: string) =>
    box(x, y, w, h, pen.fill(color), r, { stroke: edge(color) });
  return {
    behind:
      line('M6 -78V-112', edge(dark), 9) +
      line('M6 -78V-112', dark, 6) +
      ball(pen, 6, -120, 15, 15, accent) +
      plate(-116, -24, 28, 52, 10, dark) +
      plate(90, -24, 28, 52, 10, dark),
    skull:
      plate(-96, -82, 194, 164, 44, base) +
      box(-66, -52, 152, 104, '#343654', 34) +
      box(-60, -48, 140, 40, '#454870', 28, { opacity: '.5' }) +
      disc(-80, -62, 4.5, dark) +
      disc(82, -62, 4.5, dark) +
      disc(-80, 62, 4.5, dark) +
      disc(82, 62, 4.5, dark) +
      oval(-62, -70, 20, 5, lighter(belly, 0.4), { opacity: '.7' }),
    face: faceMap(pen, '#343654', {
      style: 'lamp',
      iris: '#9DF0D0',
      eyeX: 36,
      eyeY: -10,
      eyeR: 18,
      shift: 10,
      mouthY: 24,
      mouthW: 17,
      mouthShift: 10,
      cheekX: 56,
      cheekY: 14,
      browColor: '#9DF0D0',
    }),
    hat: { x: 3, y: -76, w: 66 },
  };
};

const bugHead =
  (antenna: 'ball' | 'curl'): HeadPainter =>
  (pen) => {
    const { base, belly, dark, accent, kindColor } = { ...pen.look.coat, kindColor: pen.look.kind };
    const skin = kindColor === 'bee' ? base : kindColor === 'caterpillar' ? base : belly;
    const cap = kindColor === 'butterfly' ? base : dark;
    const tip = kindColor === 'caterpillar' ? accent : cap;
    const [l, r] =
      antenna === 'ball'
        ? ['M-26 -68Q-38 -104 -58 -110', 'M38 -68Q50 -104 72 -108']
        : ['M-22 -70Q-40 -120 -66 -112Q-78 -104 -66 -96', 'M34 -70Q52 -120 78 -112Q90 -104 78 -96'];
    return {
      behind:
        line(l, cap, 6) +
        line(r, cap, 6) +
        (antenna === 'ball' ? ball(pen, -60, -112, 12, 12, tip) + ball(pen, 74, -110, 12, 12, tip) : ''),
      skull:
        body(pen, outline(pts('0,-78 48,-70 82,-30 88,14 70,54 36,76 0,80')), skin) +
        (kindColor === 'caterpillar' || kindColor === 'bee'
          ? ''
          : shape(
              soft(pts('-84,-2 -80,-34 -48,-70 0,-79 50,-70 82,-34 86,-2 62,-36 14,-48 -40,-38')),
              pen.fill(cap),
            )),
      face: faceMap(pen, skin, { eyeY: -2, mouthY: 42, cheekX: 60, cheekY: 28 }),
      hat: { x: 4, y: -72, w: 58 },
    };
  };

const octopus: HeadPainter = (pen) => {
  const { base, belly, dark } = pen.look.coat;
  return {
    behind: '',
    skull:
      body(pen, outline(pts('0,-128 60,-116 104,-62 102,-4 80,46 50,86 0,92')), base) +
      oval(-54, -74, 13, 10, mix(base, dark, 0.35), { opacity: '.6' }) +
      oval(-30, -98, 9, 7, mix(base, dark, 0.35), { opacity: '.6' }) +
      oval(60, -84, 11, 9, mix(base, dark, 0.35), { opacity: '.6' }) +
      oval(14, 44, 46, 24, belly, { opacity: '.5' }),
    face: faceMap(pen, base, {
      style: 'ball',
      eyeX: 38,
      eyeY: -10,
      eyeR: 21,
      mouthY: 38,
      mouthW: 18,
      cheekX: 68,
      cheekY: 24,
    }),
    hat: { x: 4, y: -110, w: 60 },
  };
};

const snail: HeadPainter = (pen) => {
  const { base } = pen.look.coat;
  return {
    behind:
      line('M-24 -56Q-34 -90 -40 -116M40 -56Q50 -90 58 -114', edge(base), 20) +
      line('M-24 -56Q-34 -90 -40 -116M40 -56Q50 -90 58 -114', base, 15) +
      ball(pen, -42, -120, 20, 20, base) +
      ball(pen, 60, -118, 20, 20, base) +
      disc(-38, -120, 9, '#2B2440') +
      disc(64, -118, 9, '#2B2440') +
      disc(-41, -124, 3.2, '#FFFFFF') +
      disc(61, -122, 3.2, '#FFFFFF'),
    skull: body(pen, outline(pts('0,-72 48,-64 80,-26 84,18 66,56 32,74 0,78')), base),
    face: faceMap(pen, base, { mouthY: 38, mouthW: 19, cheekX: 60, cheekY: 22 }),
    hat: { x: 6, y: -64, w: 46 },
  };
};

const snake: HeadPainter = (pen) => {
  const { base, belly } = pen.look.coat;
  return {
    behind: '',
    skull:
      body(pen, outline(pts('0,-72 46,-68 78,-34 96,14 82,46 42,66 0,70')), base) +
      shape(soft(pts('-80,44 -30,36 20,40 60,36 88,40 70,56 36,66 0,70 -36,68 -66,58')), pen.fill(belly)) +
      shape(
        soft([
          [CROWN, -66],
          [34, -48],
          [CROWN, -24],
          [-6, -48],
        ]),
        mix(base, pen.look.coat.dark, 0.5),
      ),
    face: faceMap(pen, base, {
      style: 'ball',
      eyeX: 40,
      eyeY: -14,
      eyeR: 19,
      mouthY: 34,
      mouthW: 24,
      cheekX: 68,
      cheekY: 18,
    }),
    over: oval(8, 14, 3.5, 2.6, darker(base, 0.5)) + oval(22, 14, 3.5, 2.6, darker(base, 0.5)),
    hat: { x: 4, y: -64, w: 54 },
  };
};
const CROWN = 14;

const crab: HeadPainter = (pen) => {
  const { base, belly, dark } = pen.look.coat;
  const stalk = (x: number) => line(`M${x} -40V-84`, edge(base), 19) + line(`M${x} -40V-84`, base, 14);
  return {
    behind: stalk(-26) + stalk(50),
    skull:
      ball(pen, -26, -88, 25, 27, base) +
      ball(pen, 50, -88, 25, 27, base) +
      body(pen, outline(pts('0,-58 74,-50 132,-12 140,24 96,58 44,70 0,72')), base) +
      shape(soft(pts('-92,40 0,34 96,40 70,60 0,70 -70,60')), belly, { opacity: '.7' }) +
      oval(-88, -14, 11, 8, mix(base, dark, 0.5), { opacity: '.5' }) +
      oval(-64, -30, 7, 5, mix(base, dark, 0.5), { opacity: '.5' }) +
      oval(98, -16, 10, 7, mix(base, dark, 0.5), { opacity: '.5' }),
    face: faceMap(pen, base, {
      style: 'ball',
      eyeX: 38,
      eyeY: -90,
      eyeR: 19,
      shift: 12,
      mouthY: 4,
      mouthW: 26,
      cheekX: 72,
      cheekY: -2,
    }),
    hat: { x: 10, y: -52, w: 56 },
  };
};

const fish: HeadPainter = (pen) => {
  const { base, belly, dark, accent } = pen.look.coat;
  const finBack = body(pen, soft(pts('-50,-86 -20,-146 40,-148 70,-120 52,-84 0,-80')), accent);
  const tail =
    body(
      pen,
      soft(pts('-120,-6 -170,-54 -216,-66 -206,-20 -196,4 -210,34 -212,72 -168,54 -122,16')),
      accent,
    ) + line('M-150 -12L-192 -38M-150 6L-186 4M-150 20L-190 46', darker(accent, 0.16), 4);
  return {
    behind: finBack + tail,
    skull:
      body(
        pen,
        soft(pts('138,4 122,-50 70,-92 0,-102 -70,-80 -128,-24 -138,4 -118,34 -62,80 6,98 74,86 124,48')),
        base,
      ) +
      shape(soft(pts('130,30 96,40 30,46 -60,38 -110,34 -62,80 6,98 74,86 118,54')), pen.fill(belly)) +
      shape(soft(pts('-52,-88 -34,-40 -34,40 -52,82 -84,62 -72,0 -84,-64')), pen.fill(lighter(belly, 0.2)), {
        opacity: '.9',
      }) +
      line('M-16 -58q16 8 0 20M-16 -20q16 8 0 20M-18 18q16 8 0 20', mix(base, dark, 0.6), 4, {
        opacity: '.6',
      }),
    face: faceMap(pen, base, {
      style: 'ball',
      eyeX: 36,
      eyeY: -18,
      eyeR: 22,
      shift: 62,
      mouthY: 32,
      mouthShift: 72,
      mouthW: 20,
      cheekX: 64,
      cheekY: 18,
    }),
    hat: { x: 50, y: -92, w: 52 },
  };
};

const whale: HeadPainter = (pen) => {
  const { base, belly, dark, accent } = pen.look.coat;
  const tail = body(
    pen,
    soft(
      pts(
        '-110,40 -160,14 -184,-34 -236,-50 -246,-84 -204,-92 -172,-70 -152,-96 -112,-100 -116,-62 -142,-34 -122,-6 -86,-4',
      ),
    ),
    base,
  );
  const spout =
    line('M24 -104Q22 -128 4 -142M30 -104V-148M36 -104Q40 -128 58 -140', '#A9D8EE', 8) +
    disc(-2, -148, 7, '#A9D8EE') +
    disc(30, -160, 6, '#C6E6F4') +
    disc(64, -146, 7, '#A9D8EE');
  return {
    behind: tail + spout,
    skull:
      body(
        pen,
        soft(pts('150,20 136,-52 84,-98 10,-108 -66,-84 -124,-22 -132,34 -84,84 0,104 90,96 138,66')),
        base,
      ) +
      shape(soft(pts('146,36 90,34 20,44 -50,60 -100,68 -60,92 0,104 90,96 136,68')), pen.fill(belly)) +
      line('M112 52Q60 52 0 76M120 66Q70 68 24 90', mix(belly, accent, 0.8), 4) +
      oval(-70, -40, 8, 6, mix(base, dark, 0.5), { opacity: '.5' }) +
      oval(-48, -60, 6, 5, mix(base, dark, 0.5), { opacity: '.5' }),
    face: faceMap(pen, base, {
      style: 'ball',
      eyeX: 42,
      eyeY: -16,
      eyeR: 19,
      shift: 60,
      mouthY: 20,
      mouthShift: 70,
      mouthW: 26,
      cheekX: 72,
      cheekY: 10,
    }),
    hat: { x: 34, y: -98, w: 58 },
  };
};

const caterpillar = bugHead('ball');

/** Heads of the sea, the small and the strange. */
export const ODD_HEADS = {
  alien,
  ghost,
  monster,
  robot,
  octopus,
  snail,
  snake,
  crab,
  fish,
  whale,
  caterpillar,
  bee: bugHead('ball'),
  ladybug: bugHead('ball'),
  butterfly: bugHead('curl'),
} as const;
