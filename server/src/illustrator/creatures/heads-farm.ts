import { darker, lighter, mix } from '../palette.ts';
import {
  ellipse,
  fillPath,
  group,
  parsePoints,
  polygonPath,
  scallopedPath,
  smoothPath,
  strokePath,
  taperedPath,
  transform,
} from '../svg.ts';
import {
  type DrawHead,
  drawNose,
  faceLayout,
  HEAD_TURN_SHIFT,
  outlineColor,
  shadedEllipse,
  shadedPath,
  symmetricPath,
} from './figure-drawing.ts';
import { pointedEar, roundEar } from './heads-woodland.ts';

const INK = '#2B2440';
const ROUND = symmetricPath(parsePoints('0,-80 50,-72 88,-30 96,16 76,56 38,78 0,82'));

const whiskers = (color: string, y = 38) =>
  strokePath(`M-26 ${y}l-50 -9M-26 ${y + 10}l-48 6M62 ${y}l48 -9M62 ${y + 10}l46 6`, color, 2.6, {
    opacity: '.8',
  });

const feline =
  (kind: 'cat' | 'tiger'): DrawHead =>
  (ctx) => {
    const { base, belly, dark, accent } = ctx.appearance.coat;
    const stripes = fillPath(
      'M6 -80L14 -44L22 -80ZM-22 -78L-10 -50L-6 -79ZM36 -76L34 -50L50 -71ZM-94 -8L-62 2L-95 12ZM-92 26L-64 26L-84 42ZM96 -6L72 4L97 14ZM94 28L70 28L86 44Z',
      dark,
      { 'stroke-linejoin': 'round', stroke: dark, 'stroke-width': '4' },
    );
    const ears =
      kind === 'cat'
        ? pointedEar(ctx, -58, -50, 34, 66, -20, base, accent) +
          pointedEar(ctx, 68, -50, 33, 65, 20, base, accent)
        : roundEar(ctx, -66, -62, 32, base, accent) + roundEar(ctx, 76, -60, 31, base, accent);
    return {
      behind: ears,
      skull:
        shadedPath(ctx, ROUND, base) +
        (kind === 'tiger'
          ? stripes
          : fillPath('M8 -80L14 -52L22 -80ZM-14 -79L-6 -58L-2 -80ZM32 -77L34 -58L44 -73Z', dark, {
              opacity: '.75',
            })) +
        ellipse(-1, 38, 26, 21, belly) +
        ellipse(37, 38, 25, 20, belly) +
        ellipse(18, 50, 22, 19, belly),
      face: faceLayout(ctx, base, { mouthY: 44, mouthShift: 18, mouthW: 15 }),
      over: whiskers(darker(base, 0.45)) + drawNose(18, 24, 11, '#D8646E', 12),
      hat: { x: 4, y: -72, w: 60 },
    };
  };

const lion: DrawHead = (ctx) => {
  const { base, belly, accent } = ctx.appearance.coat;
  const mane = ctx.appearance.hair;
  return {
    behind:
      shadedPath(ctx, scallopedPath(2, 6, 136, 130, 13, 0.3), mane) +
      fillPath(scallopedPath(2, 8, 112, 106, 12), darker(mane, 0.16)) +
      roundEar(ctx, -74, -66, 27, base, mix(accent, belly, 0.4)) +
      roundEar(ctx, 82, -64, 26, base, mix(accent, belly, 0.4)),
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-72 46,-66 80,-28 88,16 70,54 36,74 0,78')), base) +
      fillPath(scallopedPath(8, -72, 42, 20, 7), ctx.shaded(mane)) +
      ellipse(-1, 38, 27, 23, belly) +
      ellipse(37, 38, 26, 22, belly) +
      ellipse(18, 54, 22, 18, belly),
    face: faceLayout(ctx, base, { mouthY: 46, mouthShift: 18 }),
    over: drawNose(18, 24, 15, darker(accent, 0.5), 12),
    hat: { x: 4, y: -88, w: 62 },
  };
};

const dog: DrawHead = (ctx) => {
  const { base, belly, accent } = ctx.appearance.coat;
  const ear = (x: number, k: number) =>
    group(
      shadedPath(ctx, 'M-6 -22C-40 -22 -56 24 -46 72C-38 94 -10 92 0 66C10 38 18 4 -6 -22Z', accent),
      transform(x, -44, 6 * k, k, 1),
    );
  return {
    behind: '',
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-80 48,-72 82,-32 90,14 72,56 38,80 0,84')), base) +
      fillPath(smoothPath(parsePoints('-40,-46 -14,-40 -6,-6 -26,20 -52,8 -58,-22')), accent, {
        opacity: '.85',
      }) +
      ellipse(18, 42, 45, 34, ctx.shaded(belly)),
    face: faceLayout(ctx, base, { mouthY: 50, mouthShift: 19, mouthW: 19, cheekX: 68 }),
    over: ear(-60, 1) + ear(76, -1) + drawNose(20, 26, 17, INK, 14),
    hat: { x: 5, y: -72, w: 58 },
  };
};

const monkey: DrawHead = (ctx) => {
  const { base, belly, accent } = ctx.appearance.coat;
  return {
    behind:
      roundEar(ctx, -98, 0, 36, base, mix(belly, accent, 0.4)) +
      roundEar(ctx, 104, 0, 34, base, mix(belly, accent, 0.4)),
    skull:
      shadedPath(ctx, ROUND, base) +
      fillPath(
        smoothPath([
          [HEAD_TURN_SHIFT, -34],
          [40, -52],
          [72, -34],
          [76, 4],
          [62, 26],
          [70, 54],
          [40, 76],
          [14, 80],
          [-16, 76],
          [-44, 54],
          [-38, 26],
          [-52, 4],
          [-46, -34],
          [-16, -52],
        ]),
        ctx.shaded(belly),
      ) +
      strokePath('M-4 -80q4 -22 18 -22M6 -80q8 -16 22 -14', outlineColor(base), 7),
    face: faceLayout(ctx, belly, {
      mouthY: 46,
      mouthShift: 15,
      mouthW: 22,
      cheekX: 48,
      cheekY: 24,
      eyeX: 33,
    }),
    over: ellipse(8, 24, 4.5, 3.4, darker(belly, 0.5)) + ellipse(21, 24, 4.5, 3.4, darker(belly, 0.5)),
    hat: { x: 4, y: -74, w: 62 },
  };
};

const pig: DrawHead = (ctx) => {
  const { base, accent, dark } = ctx.appearance.coat;
  const ear = (x: number, k: number) =>
    group(
      shadedPath(ctx, 'M-24 14C-34 -26 -24 -50 -6 -56C16 -44 26 -18 24 10Z', base) +
        fillPath('M-12 6C-18 -18 -14 -34 -6 -40C6 -30 12 -14 12 4Z', accent),
      transform(x, -54, -24 * k, k, 1),
    );
  return {
    behind: ear(-58, 1) + ear(68, -1),
    skull: shadedPath(ctx, symmetricPath(parsePoints('0,-78 52,-70 92,-24 96,22 74,60 38,78 0,80')), base),
    face: faceLayout(ctx, base, { eyeX: 42, mouthY: 56, mouthShift: 18, mouthW: 17, cheekX: 68, cheekY: 30 }),
    over:
      shadedEllipse(ctx, 18, 26, 34, 24, accent) +
      ellipse(8, 26, 5.5, 8.5, darker(dark, 0.3)) +
      ellipse(30, 26, 5.5, 8.5, darker(dark, 0.3)),
    hat: { x: 4, y: -70, w: 60 },
  };
};

const cow: DrawHead = (ctx) => {
  const { base, belly, dark } = ctx.appearance.coat;
  const ear = (x: number, k: number) =>
    group(
      shadedPath(ctx, 'M0 12C-30 16 -62 4 -66 -10C-44 -26 -14 -22 0 -10Z', base) +
        fillPath('M-8 4C-28 8 -48 0 -52 -7C-36 -16 -16 -14 -8 -8Z', belly),
      transform(x, -32, 8 * k, k, 1),
    );
  const horn = (x: number, k: number) =>
    group(
      shadedPath(ctx, 'M-12 6C-30 -10 -32 -34 -20 -48C-14 -30 2 -22 14 -4Z', '#F3DFB8'),
      transform(x, -66, 0, k, 1),
    );
  return {
    behind: ear(-70, 1) + ear(80, -1) + horn(-38, 1) + horn(50, -1),
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-78 48,-70 78,-34 80,10 76,52 40,82 0,86')), base) +
      fillPath(smoothPath(parsePoints('-74,-36 -40,-66 -8,-52 -4,-14 -26,18 -62,18')), dark) +
      shadedEllipse(ctx, 16, 52, 58, 34, belly),
    face: faceLayout(ctx, base, {
      style: 'ball',
      mouthY: 64,
      mouthShift: 17,
      mouthW: 19,
      cheekX: 66,
      cheekY: 18,
      browColor: darker(dark, 0.4),
    }),
    over: ellipse(-4, 42, 7, 5, darker(belly, 0.4)) + ellipse(38, 42, 7, 5, darker(belly, 0.4)),
    hat: { x: 5, y: -72, w: 48 },
  };
};

const sheep: DrawHead = (ctx) => {
  const { base, dark, accent } = ctx.appearance.coat;
  const skin = mix(dark, accent, 0.12);
  const ear = (x: number, k: number) =>
    group(
      shadedPath(ctx, 'M4 -8C-22 -20 -48 -8 -54 12C-38 26 -12 18 4 8Z', skin),
      transform(x, -8, -12 * k, k, 1),
    );
  return {
    behind: shadedPath(ctx, scallopedPath(0, -18, 106, 88, 12, 0.5), base) + ear(-66, 1) + ear(76, -1),
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-62 42,-56 66,-20 68,20 54,58 28,80 0,84')), skin) +
      shadedPath(ctx, scallopedPath(4, -66, 62, 30, 8, 0.5), lighter(base, 0.3)),
    face: faceLayout(ctx, skin, {
      style: 'ball',
      eyeX: 32,
      mouthY: 52,
      mouthShift: 17,
      mouthW: 14,
      cheekX: 48,
      mouth: 'plain',
      browColor: darker(skin, 0.7),
    }),
    over: drawNose(17, 38, 9, darker(skin, 0.6), 8),
    hat: { x: 4, y: -88, w: 54 },
  };
};

const horsey =
  (kind: 'horse' | 'unicorn' | 'zebra'): DrawHead =>
  (ctx) => {
    const { base, belly, dark } = ctx.appearance.coat;
    const hair = kind === 'unicorn' || kind === 'horse' ? ctx.appearance.hair : dark;
    const second = kind === 'unicorn' ? mix(hair, '#FBD98A', 0.5) : lighter(hair, 0.12);
    const mane =
      shadedPath(
        ctx,
        smoothPath(
          parsePoints('10,-104 -40,-100 -92,-62 -116,-4 -104,62 -122,108 -76,116 -52,70 -60,-10 -20,-60'),
        ),
        hair,
      ) +
      fillPath(
        smoothPath(parsePoints('-30,-94 -80,-52 -98,4 -88,60 -96,96 -80,92 -72,50 -76,-4 -50,-58')),
        second,
      );
    const horn =
      kind === 'unicorn'
        ? group(
            shadedPath(ctx, 'M-15 10Q-6 -40 0 -86Q8 -40 15 8Z', '#F6C75E') +
              strokePath('M-11 -8L11 -16M-8 -32L8 -39M-5 -55L5 -60', '#D9973A', 4),
            transform(22, -74, 8),
          )
        : '';
    const marks =
      kind === 'zebra'
        ? fillPath(
            polygonPath(parsePoints('-66,-40 -30,-34 -68,-24')) +
              polygonPath(parsePoints('-72,-8 -42,-2 -70,8')) +
              polygonPath(parsePoints('78,-38 52,-34 80,-24')) +
              polygonPath(parsePoints('78,-6 60,0 76,8')) +
              polygonPath(parsePoints('4,-82 14,-48 22,-82')),
            dark,
            { stroke: dark, 'stroke-width': '5', 'stroke-linejoin': 'round' },
          )
        : kind === 'horse'
          ? fillPath(smoothPath(parsePoints('10,-60 22,-64 28,-10 22,26 12,20 8,-20')), belly)
          : '';
    return {
      behind:
        mane +
        pointedEar(ctx, -44, -66, 19, 52, -12, base, mix(belly, '#F0A8A0', 0.5)) +
        pointedEar(ctx, 58, -64, 18, 50, 14, base, mix(belly, '#F0A8A0', 0.5)),
      skull:
        shadedPath(
          ctx,
          symmetricPath(parsePoints('0,-82 44,-76 74,-38 74,6 62,44 58,78 36,100 0,104')),
          base,
        ) +
        marks +
        shadedEllipse(
          ctx,
          12,
          70,
          54,
          36,
          kind === 'zebra' ? lighter(dark, 0.12) : kind === 'unicorn' ? mix(belly, '#F4B8B8', 0.45) : belly,
        ),
      face: faceLayout(ctx, base, {
        eyeX: 40,
        eyeY: -14,
        mouthY: 78,
        mouthShift: 14,
        mouthW: 17,
        cheekX: 58,
        cheekY: 20,
      }),
      over:
        ellipse(-8, 60, 6, 4.4, darker(kind === 'zebra' ? dark : belly, 0.5)) +
        ellipse(34, 60, 6, 4.4, darker(kind === 'zebra' ? dark : belly, 0.5)) +
        horn +
        shadedPath(
          ctx,
          smoothPath(parsePoints('30,-96 48,-70 44,-42 20,-56 -14,-50 -40,-30 -34,-68 -6,-98')),
          hair,
        ),
      hat: { x: 4, y: -80, w: 48 },
    };
  };

const giraffe: DrawHead = (ctx) => {
  const { base, belly, dark } = ctx.appearance.coat;
  const knob = (x: number, lean: number) =>
    group(
      strokePath('M0 8V-34', outlineColor(base), 15) +
        strokePath('M0 8V-34', base, 11) +
        shadedEllipse(ctx, 0, -40, 13, 13, dark),
      transform(x, -66, lean),
    );
  const ear = (x: number, k: number) =>
    group(
      shadedPath(ctx, 'M4 8C-20 16 -46 6 -54 -12C-34 -26 -10 -20 4 -8Z', base),
      transform(x, -36, 10 * k, k, 1),
    );
  const blot = (x: number, y: number, r: number) =>
    fillPath(
      smoothPath([
        [x - r, y],
        [x - r * 0.2, y - r],
        [x + r, y - r * 0.4],
        [x + r * 0.7, y + r * 0.8],
        [x - r * 0.6, y + r * 0.9],
      ]),
      dark,
      { opacity: '.8' },
    );
  return {
    behind: knob(-22, -12) + knob(38, 12) + ear(-58, 1) + ear(68, -1),
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-76 40,-70 66,-36 64,2 58,36 60,70 36,92 0,96')), base) +
      blot(-30, -48, 12) +
      blot(6, -58, 10) +
      blot(44, -46, 11) +
      shadedEllipse(ctx, 13, 66, 54, 33, belly),
    face: faceLayout(ctx, base, {
      eyeX: 38,
      eyeY: -10,
      mouthY: 72,
      mouthShift: 15,
      mouthW: 16,
      cheekX: 52,
      cheekY: 22,
    }),
    over: ellipse(-6, 56, 5.5, 4, darker(dark, 0.3)) + ellipse(34, 56, 5.5, 4, darker(dark, 0.3)),
    hat: { x: 6, y: -70, w: 42 },
  };
};

const elephant: DrawHead = (ctx) => {
  const { base, accent } = ctx.appearance.coat;
  const ear = (x: number, k: number) =>
    group(
      shadedPath(ctx, smoothPath(parsePoints('10,-60 -52,-74 -98,-30 -98,34 -58,74 -8,48')), base) +
        fillPath(smoothPath(parsePoints('0,-38 -46,-50 -78,-18 -78,26 -50,52 -6,34')), accent, {
          opacity: '.85',
        }),
      transform(x, -4, 0, k, 1),
    );
  const up = ctx.feeling === 'laughing' || ctx.feeling === 'proud' || ctx.feeling === 'happy';
  const trunk = up
    ? taperedPath([14, 36], [26, 108], [92, 104], 24, 14, 21)
    : taperedPath([16, 34], [30, 88], [72, 122], 23, 14, 20);
  const rings = up
    ? 'M2 66q18 8 36 0M14 90q14 2 28 -14M40 106q6 -8 4 -22'
    : 'M12 62q18 6 34 -4M22 86q16 2 28 -12';
  return {
    behind: ear(-60, 1) + ear(70, -0.94),
    skull: shadedPath(ctx, symmetricPath(parsePoints('0,-86 50,-76 84,-34 84,16 64,56 32,74 0,78')), base),
    face: faceLayout(ctx, base, {
      eyeX: 40,
      eyeY: -12,
      mouthY: 54,
      mouthShift: -16,
      mouthW: 15,
      cheekX: 58,
      cheekY: 22,
    }),
    over: shadedPath(ctx, trunk, base) + strokePath(rings, outlineColor(base), 3.4),
    hat: { x: 4, y: -76, w: 60 },
  };
};

/** Heads of farm animals, pets and savanna animals. */
export const FARM_HEADS = {
  cat: feline('cat'),
  tiger: feline('tiger'),
  lion,
  dog,
  monkey,
  pig,
  cow,
  sheep,
  horse: horsey('horse'),
  unicorn: horsey('unicorn'),
  zebra: horsey('zebra'),
  giraffe,
  elephant,
} as const;
