import { darker, lighter, mix } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  parsePoints,
  rect,
  smoothPath,
  starPath,
  strokePath,
  transform,
} from '../svg.ts';
import {
  type DrawHead,
  type FigureContext,
  faceLayout,
  outlineColor,
  shadedEllipse,
  shadedPath,
  symmetricPath,
} from './figure-drawing.ts';

const drawAntenna = (
  ctx: FigureContext,
  d: string,
  x: number,
  y: number,
  r: number,
  color: string,
  tip: string,
) => strokePath(d, outlineColor(color), 9) + strokePath(d, color, 5.5) + shadedEllipse(ctx, x, y, r, r, tip);

const alien: DrawHead = (ctx) => {
  const { base, accent } = ctx.appearance.coat;
  return {
    behind:
      drawAntenna(ctx, 'M-30 -70Q-46 -104 -64 -118', -66, -122, 15, base, accent) +
      drawAntenna(ctx, 'M42 -70Q56 -104 76 -116', 78, -120, 15, base, accent) +
      shadedEllipse(ctx, -96, 2, 20, 16, base) +
      shadedEllipse(ctx, 102, 2, 19, 15, base),
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-92 62,-82 104,-36 98,14 62,56 28,78 0,82')), base) +
      ellipse(-56, -52, 9, 7, lighter(base, 0.45)) +
      ellipse(-38, -66, 5, 4, lighter(base, 0.45)) +
      ellipse(64, -58, 7, 5, darker(base, 0.15)),
    face: faceLayout(ctx, base, {
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

const ghost: DrawHead = (ctx) => ({
  behind: '',
  skull: '',
  face: faceLayout(ctx, ctx.appearance.coat.base, {
    eyeX: 36,
    eyeY: -14,
    eyeR: 17,
    mouthY: 28,
    mouthW: 19,
    cheekX: 62,
    cheekY: 14,
    browColor: darker(ctx.appearance.coat.dark, 0.25),
  }),
  hat: { x: 6, y: -82, w: 60 },
});

const monster: DrawHead = (ctx) => {
  const { base, belly, accent } = ctx.appearance.coat;
  const hornAt = (x: number, k: number) =>
    group(
      shadedPath(ctx, 'M-18 12C-40 -14 -46 -44 -34 -66C-20 -42 2 -30 18 -6Z', accent) +
        strokePath('M-26 -24l16 -8M-33 -40l10 -6', darker(accent, 0.2), 3),
      transform(x, -62, 0, k, 1),
    );
  return {
    behind: hornAt(-50, 1) + hornAt(62, -1),
    skull:
      shadedPath(ctx, starPath(2, 0, 106, 90, 19, 0.1), base) +
      shadedPath(
        ctx,
        symmetricPath(parsePoints('0,-76 50,-70 86,-28 92,18 72,56 36,76 0,80')),
        lighter(base, 0.06),
      ) +
      fillPath(smoothPath(parsePoints('-36,34 16,26 66,34 58,62 16,74 -26,62')), belly, { opacity: '.55' }),
    face: faceLayout(ctx, base, {
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
      ctx.feeling === 'sad' || ctx.feeling === 'tearful' || ctx.asleep
        ? ''
        : fillPath('M-2 42l7 13l7 -12Z', '#FFFBF0', { stroke: '#D8C8BE', 'stroke-width': '1.5' }),
    hat: { x: 4, y: -78, w: 60 },
  };
};

const robot: DrawHead = (ctx) => {
  const { base, belly, dark, accent } = ctx.appearance.coat;
  const plate = (x: number, y: number, w: number, h: number, r: number, color: string) =>
    rect(x, y, w, h, ctx.shaded(color), r, { stroke: outlineColor(color) });
  return {
    behind:
      strokePath('M6 -78V-112', outlineColor(dark), 9) +
      strokePath('M6 -78V-112', dark, 6) +
      shadedEllipse(ctx, 6, -120, 15, 15, accent) +
      plate(-116, -24, 28, 52, 10, dark) +
      plate(90, -24, 28, 52, 10, dark),
    skull:
      plate(-96, -82, 194, 164, 44, base) +
      rect(-66, -52, 152, 104, '#343654', 34) +
      rect(-60, -48, 140, 40, '#454870', 28, { opacity: '.5' }) +
      circle(-80, -62, 4.5, dark) +
      circle(82, -62, 4.5, dark) +
      circle(-80, 62, 4.5, dark) +
      circle(82, 62, 4.5, dark) +
      ellipse(-62, -70, 20, 5, lighter(belly, 0.4), { opacity: '.7' }),
    face: faceLayout(ctx, '#343654', {
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
  (antenna: 'ball' | 'curl'): DrawHead =>
  (ctx) => {
    const { base, belly, dark, accent, kindColor } = {
      ...ctx.appearance.coat,
      kindColor: ctx.appearance.kind,
    };
    const skin = kindColor === 'bee' ? base : kindColor === 'caterpillar' ? base : belly;
    const cap = kindColor === 'butterfly' ? base : dark;
    const tip = kindColor === 'caterpillar' ? accent : cap;
    const [l, r] =
      antenna === 'ball'
        ? ['M-26 -68Q-38 -104 -58 -110', 'M38 -68Q50 -104 72 -108']
        : ['M-22 -70Q-40 -120 -66 -112Q-78 -104 -66 -96', 'M34 -70Q52 -120 78 -112Q90 -104 78 -96'];
    return {
      behind:
        strokePath(l, cap, 6) +
        strokePath(r, cap, 6) +
        (antenna === 'ball'
          ? shadedEllipse(ctx, -60, -112, 12, 12, tip) + shadedEllipse(ctx, 74, -110, 12, 12, tip)
          : ''),
      skull:
        shadedPath(ctx, symmetricPath(parsePoints('0,-78 48,-70 82,-30 88,14 70,54 36,76 0,80')), skin) +
        (kindColor === 'caterpillar' || kindColor === 'bee'
          ? ''
          : fillPath(
              smoothPath(
                parsePoints('-84,-2 -80,-34 -48,-70 0,-79 50,-70 82,-34 86,-2 62,-36 14,-48 -40,-38'),
              ),
              ctx.shaded(cap),
            )),
      face: faceLayout(ctx, skin, { eyeY: -2, mouthY: 42, cheekX: 60, cheekY: 28 }),
      hat: { x: 4, y: -72, w: 58 },
    };
  };

const octopus: DrawHead = (ctx) => {
  const { base, belly, dark } = ctx.appearance.coat;
  return {
    behind: '',
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-128 60,-116 104,-62 102,-4 80,46 50,86 0,92')), base) +
      ellipse(-54, -74, 13, 10, mix(base, dark, 0.35), { opacity: '.6' }) +
      ellipse(-30, -98, 9, 7, mix(base, dark, 0.35), { opacity: '.6' }) +
      ellipse(60, -84, 11, 9, mix(base, dark, 0.35), { opacity: '.6' }) +
      ellipse(14, 44, 46, 24, belly, { opacity: '.5' }),
    face: faceLayout(ctx, base, {
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

const snail: DrawHead = (ctx) => {
  const { base } = ctx.appearance.coat;
  return {
    behind:
      strokePath('M-24 -56Q-34 -90 -40 -116M40 -56Q50 -90 58 -114', outlineColor(base), 20) +
      strokePath('M-24 -56Q-34 -90 -40 -116M40 -56Q50 -90 58 -114', base, 15) +
      shadedEllipse(ctx, -42, -120, 20, 20, base) +
      shadedEllipse(ctx, 60, -118, 20, 20, base) +
      circle(-38, -120, 9, '#2B2440') +
      circle(64, -118, 9, '#2B2440') +
      circle(-41, -124, 3.2, '#FFFFFF') +
      circle(61, -122, 3.2, '#FFFFFF'),
    skull: shadedPath(ctx, symmetricPath(parsePoints('0,-72 48,-64 80,-26 84,18 66,56 32,74 0,78')), base),
    face: faceLayout(ctx, base, { mouthY: 38, mouthW: 19, cheekX: 60, cheekY: 22 }),
    hat: { x: 6, y: -64, w: 46 },
  };
};

const snake: DrawHead = (ctx) => {
  const { base, belly } = ctx.appearance.coat;
  return {
    behind: '',
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-72 46,-68 78,-34 96,14 82,46 42,66 0,70')), base) +
      fillPath(
        smoothPath(parsePoints('-80,44 -30,36 20,40 60,36 88,40 70,56 36,66 0,70 -36,68 -66,58')),
        ctx.shaded(belly),
      ) +
      fillPath(
        smoothPath([
          [CROWN, -66],
          [34, -48],
          [CROWN, -24],
          [-6, -48],
        ]),
        mix(base, ctx.appearance.coat.dark, 0.5),
      ),
    face: faceLayout(ctx, base, {
      style: 'ball',
      eyeX: 40,
      eyeY: -14,
      eyeR: 19,
      mouthY: 34,
      mouthW: 24,
      cheekX: 68,
      cheekY: 18,
    }),
    over: ellipse(8, 14, 3.5, 2.6, darker(base, 0.5)) + ellipse(22, 14, 3.5, 2.6, darker(base, 0.5)),
    hat: { x: 4, y: -64, w: 54 },
  };
};
const CROWN = 14;

const crab: DrawHead = (ctx) => {
  const { base, belly, dark } = ctx.appearance.coat;
  const stalk = (x: number) =>
    strokePath(`M${x} -40V-84`, outlineColor(base), 19) + strokePath(`M${x} -40V-84`, base, 14);
  return {
    behind: stalk(-26) + stalk(50),
    skull:
      shadedEllipse(ctx, -26, -88, 25, 27, base) +
      shadedEllipse(ctx, 50, -88, 25, 27, base) +
      shadedPath(ctx, symmetricPath(parsePoints('0,-58 74,-50 132,-12 140,24 96,58 44,70 0,72')), base) +
      fillPath(smoothPath(parsePoints('-92,40 0,34 96,40 70,60 0,70 -70,60')), belly, { opacity: '.7' }) +
      ellipse(-88, -14, 11, 8, mix(base, dark, 0.5), { opacity: '.5' }) +
      ellipse(-64, -30, 7, 5, mix(base, dark, 0.5), { opacity: '.5' }) +
      ellipse(98, -16, 10, 7, mix(base, dark, 0.5), { opacity: '.5' }),
    face: faceLayout(ctx, base, {
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

const fish: DrawHead = (ctx) => {
  const { base, belly, dark, accent } = ctx.appearance.coat;
  const finBack = shadedPath(
    ctx,
    smoothPath(parsePoints('-50,-86 -20,-146 40,-148 70,-120 52,-84 0,-80')),
    accent,
  );
  const tail =
    shadedPath(
      ctx,
      smoothPath(parsePoints('-120,-6 -170,-54 -216,-66 -206,-20 -196,4 -210,34 -212,72 -168,54 -122,16')),
      accent,
    ) + strokePath('M-150 -12L-192 -38M-150 6L-186 4M-150 20L-190 46', darker(accent, 0.16), 4);
  return {
    behind: finBack + tail,
    skull:
      shadedPath(
        ctx,
        smoothPath(
          parsePoints('138,4 122,-50 70,-92 0,-102 -70,-80 -128,-24 -138,4 -118,34 -62,80 6,98 74,86 124,48'),
        ),
        base,
      ) +
      fillPath(
        smoothPath(parsePoints('130,30 96,40 30,46 -60,38 -110,34 -62,80 6,98 74,86 118,54')),
        ctx.shaded(belly),
      ) +
      fillPath(
        smoothPath(parsePoints('-52,-88 -34,-40 -34,40 -52,82 -84,62 -72,0 -84,-64')),
        ctx.shaded(lighter(belly, 0.2)),
        {
          opacity: '.9',
        },
      ) +
      strokePath('M-16 -58q16 8 0 20M-16 -20q16 8 0 20M-18 18q16 8 0 20', mix(base, dark, 0.6), 4, {
        opacity: '.6',
      }),
    face: faceLayout(ctx, base, {
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

const whale: DrawHead = (ctx) => {
  const { base, belly, dark, accent } = ctx.appearance.coat;
  const tail = shadedPath(
    ctx,
    smoothPath(
      parsePoints(
        '-110,40 -160,14 -184,-34 -236,-50 -246,-84 -204,-92 -172,-70 -152,-96 -112,-100 -116,-62 -142,-34 -122,-6 -86,-4',
      ),
    ),
    base,
  );
  const spout =
    strokePath('M24 -104Q22 -128 4 -142M30 -104V-148M36 -104Q40 -128 58 -140', '#A9D8EE', 8) +
    circle(-2, -148, 7, '#A9D8EE') +
    circle(30, -160, 6, '#C6E6F4') +
    circle(64, -146, 7, '#A9D8EE');
  return {
    behind: tail + spout,
    skull:
      shadedPath(
        ctx,
        smoothPath(
          parsePoints('150,20 136,-52 84,-98 10,-108 -66,-84 -124,-22 -132,34 -84,84 0,104 90,96 138,66'),
        ),
        base,
      ) +
      fillPath(
        smoothPath(parsePoints('146,36 90,34 20,44 -50,60 -100,68 -60,92 0,104 90,96 136,68')),
        ctx.shaded(belly),
      ) +
      strokePath('M112 52Q60 52 0 76M120 66Q70 68 24 90', mix(belly, accent, 0.8), 4) +
      ellipse(-70, -40, 8, 6, mix(base, dark, 0.5), { opacity: '.5' }) +
      ellipse(-48, -60, 6, 5, mix(base, dark, 0.5), { opacity: '.5' }),
    face: faceLayout(ctx, base, {
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

/** Heads of sea creatures, insects, robots and fantasy creatures. */
export const SEA_AND_FANTASY_HEADS = {
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
