import { darker, lighter, mix } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  parsePoints,
  smoothPath,
  starPath,
  strokePath,
  transform,
} from '../svg.ts';
import {
  type DrawHead,
  drawNose,
  type FigureContext,
  faceLayout,
  HEAD_TURN_SHIFT,
  outlineColor,
  shadedEllipse,
  shadedPath,
  symmetricPath,
} from './figure-drawing.ts';

const INK = '#2B2440';

/** A pointed ear that leans outwards. */
export function pointedEar(
  ctx: FigureContext,
  x: number,
  y: number,
  w: number,
  h: number,
  lean: number,
  color: string,
  inner: string,
  tip?: string,
): string {
  const ear = shadedPath(
    ctx,
    `M${-w} 14C${-w * 0.95} ${-h * 0.4} ${-w * 0.35} ${-h * 0.92} 0 ${-h}C${w * 0.35} ${-h * 0.92} ${w * 0.95} ${-h * 0.4} ${w} 14Z`,
    color,
  );
  const hollow = fillPath(
    `M${-w * 0.55} 10C${-w * 0.5} ${-h * 0.3} ${-w * 0.2} ${-h * 0.62} 0 ${-h * 0.7}C${w * 0.2} ${-h * 0.62} ${w * 0.5} ${-h * 0.3} ${w * 0.55} 10Z`,
    inner,
  );
  const end = tip
    ? fillPath(
        `M${-w * 0.46} ${-h * 0.66}C${-w * 0.3} ${-h * 0.86} ${-w * 0.16} ${-h * 0.96} 0 ${-h}C${w * 0.16} ${-h * 0.96} ${w * 0.3} ${-h * 0.86} ${w * 0.46} ${-h * 0.66}Q0 ${-h * 0.8} ${-w * 0.46} ${-h * 0.66}Z`,
        tip,
      )
    : '';
  return group(ear + hollow + end, transform(x, y, lean));
}

/** A round ear with an inner area of another colour. */
export const roundEar = (ctx: FigureContext, x: number, y: number, r: number, color: string, inner: string) =>
  shadedEllipse(ctx, x, y, r, r, color) +
  circle(x + (x < 0 ? r * 0.12 : -r * 0.05), y + r * 0.12, r * 0.58, inner);

const VULPINE = symmetricPath(parsePoints('0,-80 46,-76 82,-42 104,14 86,42 52,66 24,80 0,84'));

const vulpine =
  (bush: boolean): DrawHead =>
  (ctx) => {
    const { base, belly, dark, accent } = ctx.appearance.coat;
    const inner = mix(accent, dark, 0.25);
    return {
      behind:
        pointedEar(ctx, -58, -52, 32, 86, -20, base, inner, bush ? dark : undefined) +
        pointedEar(ctx, 66, -52, 30, 84, 20, base, inner, bush ? dark : undefined),
      skull:
        shadedPath(ctx, VULPINE, base) +
        fillPath(
          smoothPath([
            [-97, 12],
            [-66, -2],
            [-26, 16],
            [HEAD_TURN_SHIFT, 22],
            [46, 14],
            [76, 0],
            [100, 14],
            [86, 42],
            [52, 66],
            [24, 80],
            [0, 84],
            [-24, 80],
            [-52, 66],
            [-84, 42],
          ]),
          ctx.shaded(belly),
        ) +
        (bush
          ? ''
          : fillPath(
              smoothPath(
                [
                  [-8, -78],
                  [HEAD_TURN_SHIFT, -40],
                  [30, -78],
                ],
                true,
                0.4,
              ),
              mix(base, dark, 0.45),
            )),
      face: faceLayout(ctx, base, { eyeY: -8, mouthY: 54, mouthW: 17, cheekY: 28, mouthShift: 16 }),
      over: drawNose(17, 34, 13, INK, 10),
      hat: { x: 4, y: -72, w: 62 },
    };
  };

const SKULL = symmetricPath(parsePoints('0,-82 50,-74 88,-30 96,16 74,58 36,78 0,82'));

const bearish =
  (kind: 'bear' | 'panda' | 'koala'): DrawHead =>
  (ctx) => {
    const { base, belly, dark, accent } = ctx.appearance.coat;
    const ears =
      kind === 'koala'
        ? roundEar(ctx, -92, -44, 46, base, mix(belly, accent, 0.5)) +
          roundEar(ctx, 98, -44, 44, base, mix(belly, accent, 0.5))
        : roundEar(
            ctx,
            -68,
            -62,
            34,
            kind === 'panda' ? dark : base,
            kind === 'panda' ? lighter(dark, 0.14) : mix(belly, accent, 0.5),
          ) +
          roundEar(
            ctx,
            78,
            -60,
            32,
            kind === 'panda' ? dark : base,
            kind === 'panda' ? lighter(dark, 0.14) : mix(belly, accent, 0.5),
          );
    const patches =
      kind === 'panda'
        ? group(ellipse(0, 0, 23, 29, dark), transform(-24, -4, 24)) +
          group(ellipse(0, 0, 22, 28, dark), transform(49, -4, -24))
        : '';
    const muzzle =
      kind === 'koala'
        ? ''
        : ellipse(17, 38, 40, 32, ctx.shaded(kind === 'panda' ? lighter(base, 0.5) : belly));
    return {
      behind: ears,
      skull: shadedPath(ctx, SKULL, base) + patches + muzzle,
      face: faceLayout(ctx, kind === 'panda' ? dark : base, {
        mouthY: kind === 'koala' ? 50 : 46,
        mouthShift: 17,
        ...(kind === 'panda' ? { browColor: dark, eyeR: 13.5 } : {}),
      }),
      over:
        kind === 'koala'
          ? group(
              shadedPath(ctx, symmetricPath(parsePoints('0,-28 15,-20 19,8 10,24 0,26')), dark),
              transform(17, 14),
            )
          : drawNose(18, 24, 14, INK, 14),
      hat: { x: 4, y: -74, w: 66 },
    };
  };

const rabbit: DrawHead = (ctx) => {
  const { base, belly, accent } = ctx.appearance.coat;
  const ear = (x: number, lean: number, bend: number) =>
    group(
      shadedPath(ctx, `M-22 20C-34 -50 -30 -128 ${bend} -140C${26 + bend} -136 32 -50 20 20Z`, base) +
        fillPath(`M-10 10C-17 -46 -14 -104 ${bend} -114C${11 + bend} -106 16 -46 8 10Z`, accent),
      transform(x, -62, lean),
    );
  return {
    behind: ear(-36, -13, -4) + ear(44, 14, 6),
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-78 46,-72 80,-32 94,20 76,56 36,76 0,80')), base) +
      ellipse(2, 36, 26, 21, belly) +
      ellipse(34, 36, 25, 20, belly),
    face: faceLayout(ctx, base, { mouthY: 44, mouthShift: 18, mouthW: 14 }),
    over:
      drawNose(18, 20, 10, mix(accent, '#C8505A', 0.45), 14) +
      (ctx.asleep
        ? ''
        : fillPath('M12 45h12v9q-6 4 -12 0Z', '#FFFBF4', { stroke: '#CDBFB8', 'stroke-width': '1.5' })),
    hat: { x: 4, y: -70, w: 46 },
  };
};

const mouse: DrawHead = (ctx) => {
  const { base, belly, accent, dark } = ctx.appearance.coat;
  const hair = (x: number, y: number, dx: number, dy: number) =>
    strokePath(`M${x} ${y}q${dx * 0.6} ${dy - 4} ${dx} ${dy}`, dark, 2.6);
  return {
    behind: roundEar(ctx, -84, -66, 54, base, accent) + roundEar(ctx, 88, -66, 52, base, accent),
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-74 44,-68 78,-28 84,18 62,54 26,76 0,80')), base) +
      ellipse(18, 42, 36, 27, ctx.shaded(belly)),
    face: faceLayout(ctx, base, { mouthY: 52, mouthShift: 19, mouthW: 14, eyeX: 34, cheekX: 56 }),
    over:
      hair(-14, 40, -40, -8) +
      hair(-14, 48, -38, 6) +
      hair(50, 40, 38, -8) +
      hair(50, 48, 36, 6) +
      shadedEllipse(ctx, 20, 30, 13, 11, '#EE8C8C'),
    hat: { x: 4, y: -66, w: 50 },
  };
};

const hedgehog: DrawHead = (ctx) => {
  const { base, belly, dark, accent } = ctx.appearance.coat;
  const quills = starPath(0, -10, 132, 102, 17, 0.09);
  return {
    behind:
      shadedPath(ctx, quills, accent) + fillPath(starPath(0, -6, 112, 88, 15, 0.2), darker(accent, 0.2)),
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-58 30,-70 68,-48 86,6 72,50 36,74 0,80')), base) +
      fillPath(smoothPath(parsePoints('-6,20 20,6 52,22 56,48 26,66 -4,52')), ctx.shaded(belly)),
    face: faceLayout(ctx, base, { mouthY: 50, mouthShift: 22, mouthW: 15, cheekX: 58 }),
    over: drawNose(25, 28, 14, dark, 12),
    hat: { x: 4, y: -86, w: 64 },
  };
};

const squirrel: DrawHead = (ctx) => {
  const { base, belly, dark, accent } = ctx.appearance.coat;
  const ear = (x: number, lean: number) =>
    pointedEar(ctx, x, -58, 23, 62, lean, base, mix(belly, accent, 0.5)) +
    group(
      fillPath('M-9 -44Q-7 -68 -2 -88Q1 -83 3 -83Q8 -66 9 -44Q0 -50 -9 -44Z', mix(base, dark, 0.35)),
      transform(x, -58, lean),
    );
  return {
    behind: ear(-54, -14) + ear(64, 14),
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-76 46,-70 80,-30 98,22 78,54 36,74 0,78')), base) +
      ellipse(-2, 36, 32, 25, belly) +
      ellipse(38, 36, 31, 24, belly) +
      ellipse(18, 50, 26, 20, belly),
    face: faceLayout(ctx, base, { mouthY: 46, mouthShift: 18, mouthW: 14 }),
    over:
      drawNose(19, 22, 11, INK, 13) +
      (ctx.asleep
        ? ''
        : fillPath('M13 47h12v9q-6 4 -12 0Z', '#FFFBF4', { stroke: '#CDBFB8', 'stroke-width': '1.5' })),
    hat: { x: 4, y: -70, w: 54 },
  };
};

const raccoon: DrawHead = (ctx) => {
  const { base, belly, dark, accent } = ctx.appearance.coat;
  return {
    behind:
      pointedEar(ctx, -64, -50, 30, 56, -26, base, dark) + pointedEar(ctx, 74, -50, 29, 54, 26, base, dark),
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-76 48,-70 84,-36 106,18 78,52 36,76 0,82')), base) +
      fillPath(
        smoothPath([
          [-84, -34],
          [-30, -44],
          [HEAD_TURN_SHIFT, -30],
          [56, -44],
          [92, -34],
          [70, -16],
          [HEAD_TURN_SHIFT, 0],
          [-56, -14],
        ]),
        belly,
      ) +
      fillPath(smoothPath(parsePoints('-100,14 -62,-20 -20,-28 2,-2 -16,22 -62,30')), dark) +
      fillPath(smoothPath(parsePoints('102,14 84,-20 44,-28 24,-2 40,22 76,30')), dark) +
      ellipse(18, 42, 36, 28, ctx.shaded(belly)) +
      fillPath(smoothPath(parsePoints('8,-74 20,-30 16,8 6,-30')), mix(accent, dark, 0.5)),
    face: faceLayout(ctx, dark, {
      mouthY: 50,
      mouthShift: 18,
      browColor: darker(base, 0.5),
      cheekY: 34,
      cheekX: 70,
    }),
    over: drawNose(19, 30, 13, INK, 12),
    hat: { x: 4, y: -70, w: 58 },
  };
};

const deer: DrawHead = (ctx) => {
  const { base, belly, dark, accent } = ctx.appearance.coat;
  const hasAntlers = ctx.appearance.species !== 'fawn';
  const antler = (x: number, k: number) =>
    group(
      strokePath(
        'M0 0C-6 -30 -18 -44 -22 -74M-10 -34C6 -46 8 -54 8 -66M-18 -56C-34 -62 -40 -70 -42 -80',
        outlineColor('#B98A5E'),
        13,
      ) +
        strokePath(
          'M0 0C-6 -30 -18 -44 -22 -74M-10 -34C6 -46 8 -54 8 -66M-18 -56C-34 -62 -40 -70 -42 -80',
          '#C9A274',
          9,
        ),
      transform(x, -66, 0, k, 1),
    );
  const ear = (x: number, lean: number) =>
    group(
      shadedPath(ctx, 'M0 14C-26 4 -30 -44 0 -66C30 -44 26 4 0 14Z', base) +
        fillPath('M0 4C-13 -4 -15 -34 0 -48C15 -34 13 -4 0 4Z', mix(belly, '#F0A8A0', 0.4)),
      transform(x, -34, lean),
    );
  return {
    behind: (hasAntlers ? antler(-24, 1) + antler(38, -1) : '') + ear(-74, -66) + ear(84, 64),
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-78 44,-70 74,-34 76,8 58,50 34,78 0,86')), base) +
      ellipse(18, 54, 36, 29, ctx.shaded(belly)) +
      ellipse(-14, -54, 6, 5, accent) +
      ellipse(34, -58, 6, 5, accent) +
      ellipse(12, -44, 5, 4, accent),
    face: faceLayout(ctx, base, { eyeX: 38, mouthY: 60, mouthShift: 19, mouthW: 15, cheekX: 56, cheekY: 24 }),
    over: drawNose(20, 42, 15, darker(dark, 0.3), 8),
    hat: { x: 5, y: -72, w: 48 },
  };
};

/** Heads of woodland animals. */
export const WOODLAND_HEADS = {
  fox: vulpine(true),
  wolf: vulpine(false),
  bear: bearish('bear'),
  panda: bearish('panda'),
  koala: bearish('koala'),
  rabbit,
  mouse,
  hedgehog,
  squirrel,
  raccoon,
  deer,
} as const;
