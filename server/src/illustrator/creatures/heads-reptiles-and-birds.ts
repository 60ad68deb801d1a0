import { beakOpening } from '../draw-face.ts';
import { darker, lighter, mix } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  parsePoints,
  polygonPath,
  smoothPath,
  strokePath,
  transform,
} from '../svg.ts';
import {
  type DrawHead,
  type FigureContext,
  faceLayout,
  HEAD_TURN_SHIFT,
  shadedEllipse,
  shadedPath,
  symmetricPath,
} from './figure-drawing.ts';

const frog: DrawHead = (ctx) => {
  const { base, belly } = ctx.appearance.coat;
  return {
    behind: '',
    skull:
      shadedEllipse(ctx, -40, -54, 34, 34, base) +
      shadedEllipse(ctx, 60, -54, 33, 33, base) +
      shadedPath(ctx, symmetricPath(parsePoints('0,-56 54,-52 98,-10 106,24 80,58 40,72 0,76')), base) +
      fillPath(
        smoothPath(parsePoints('-92,40 -50,34 14,36 66,34 98,40 78,60 40,72 0,76 -40,72 -76,60')),
        belly,
      ),
    face: faceLayout(ctx, base, {
      style: 'ball',
      eyeX: 52,
      eyeY: -56,
      eyeR: 19,
      shift: 10,
      mouthY: 28,
      mouthW: 36,
      cheekX: 78,
      cheekY: 14,
    }),
    over: ellipse(7, 4, 3.5, 2.6, darker(base, 0.5)) + ellipse(22, 4, 3.5, 2.6, darker(base, 0.5)),
    hat: { x: 10, y: -64, w: 44 },
  };
};

const turtle: DrawHead = (ctx) => {
  const { base, belly, dark } = ctx.appearance.coat;
  return {
    behind: '',
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-82 46,-76 78,-36 84,12 70,52 38,76 0,82')), base) +
      fillPath(
        smoothPath(parsePoints('-60,40 -20,32 20,34 60,30 76,40 60,62 36,76 0,82 -36,76 -62,58')),
        ctx.shaded(belly),
      ) +
      ellipse(-34, -58, 9, 6, dark, { opacity: '.5' }) +
      ellipse(2, -68, 8, 5, dark, { opacity: '.5' }) +
      ellipse(44, -60, 8, 6, dark, { opacity: '.5' }),
    face: faceLayout(ctx, base, { mouthY: 36, mouthW: 22, cheekX: 62, cheekY: 20 }),
    over: ellipse(12, 18, 3.5, 2.6, darker(base, 0.5)) + ellipse(24, 18, 3.5, 2.6, darker(base, 0.5)),
    hat: { x: 4, y: -76, w: 58 },
  };
};

/** A horn on top of the head. */
const horn = (ctx: FigureContext, x: number, y: number, lean: number, k: number) =>
  group(
    shadedPath(ctx, 'M-15 8C-18 -20 -10 -46 8 -64C14 -40 20 -14 14 10Z', '#F7E4BE'),
    transform(x, y, lean, k, Math.abs(k)),
  );

const dragon: DrawHead = (ctx) => {
  const { base, belly, accent, dark } = ctx.appearance.coat;
  const fin = (x: number, k: number) =>
    group(
      shadedPath(
        ctx,
        'M0 -20C-26 -34 -50 -30 -62 -18C-48 -10 -50 0 -60 12C-44 14 -36 22 -34 34C-18 32 -4 26 4 16Z',
        accent,
      ) + strokePath('M-4 -6L-44 -18M-6 4L-42 10', darker(accent, 0.2), 3),
      transform(x, -18, 0, k, 1),
    );
  return {
    behind:
      fin(-72, 1) +
      fin(82, -1) +
      horn(ctx, -44, -66, -24, -1) +
      horn(ctx, 56, -66, 22, 1) +
      shadedPath(ctx, polygonPath(parsePoints('-14,-70 6,-118 24,-70')), accent),
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-82 46,-74 78,-36 80,4 76,44 46,76 0,82')), base) +
      shadedEllipse(ctx, 20, 44, 62, 38, mix(base, belly, 0.28)) +
      ellipse(-38, -62, 7, 5, dark, { opacity: '.45' }) +
      ellipse(48, -60, 7, 5, dark, { opacity: '.45' }),
    face: faceLayout(ctx, base, {
      style: 'ball',
      eyeX: 38,
      eyeY: -20,
      eyeR: 18,
      mouthY: 50,
      mouthShift: 21,
      mouthW: 25,
      cheekX: 72,
      cheekY: 18,
    }),
    over: ellipse(6, 26, 6, 4.5, darker(base, 0.5)) + ellipse(38, 26, 6, 4.5, darker(base, 0.5)),
    hat: { x: 6, y: -70, w: 50 },
  };
};

const dinosaur: DrawHead = (ctx) => {
  const { base, belly, accent, dark } = ctx.appearance.coat;
  const plate = (x: number, y: number, lean: number, k: number) =>
    group(
      shadedPath(ctx, 'M-20 12C-20 -14 -8 -30 2 -36C14 -26 22 -8 20 12Z', accent),
      transform(x, y, lean, k),
    );
  return {
    behind: plate(-62, -54, -46, 1) + plate(-30, -76, -22, 1.1) + plate(10, -84, 4, 1.1),
    skull:
      shadedPath(
        ctx,
        smoothPath(
          parsePoints(
            '-4,-86 46,-80 80,-48 92,-14 124,8 132,40 108,66 50,80 -10,80 -64,64 -86,20 -80,-36 -50,-74',
          ),
        ),
        base,
      ) +
      fillPath(
        smoothPath(parsePoints('-50,52 0,50 60,54 122,44 108,66 50,80 -10,80 -58,66')),
        ctx.shaded(belly),
      ) +
      ellipse(-48, -22, 8, 10, dark, { opacity: '.4' }) +
      ellipse(-58, 8, 6, 7, dark, { opacity: '.4' }) +
      ellipse(-36, 4, 5, 6, dark, { opacity: '.4' }),
    face: faceLayout(ctx, base, {
      style: 'ball',
      eyeX: 36,
      eyeY: -26,
      eyeR: 18,
      shift: 24,
      mouthY: 42,
      mouthShift: 66,
      mouthW: 28,
      cheekX: 42,
      cheekY: 14,
    }),
    over: ellipse(94, 8, 5, 4, darker(base, 0.5)) + ellipse(118, 12, 4.5, 4, darker(base, 0.5)),
    hat: { x: 16, y: -78, w: 54 },
  };
};

const crocodile: DrawHead = (ctx) => {
  const { base, belly, dark } = ctx.appearance.coat;
  const teeth = [30, 56, 82, 108, 130].map((x) => `M${x - 7} 38L${x} 52L${x + 7} 38Z`).join('');
  return {
    behind: '',
    skull:
      shadedEllipse(ctx, -18, -58, 27, 27, base) +
      shadedEllipse(ctx, 48, -58, 26, 26, base) +
      shadedPath(
        ctx,
        smoothPath(
          parsePoints('-60,-42 0,-62 62,-52 92,-10 146,-4 168,20 156,50 110,66 40,76 -30,74 -76,50 -88,0'),
        ),
        base,
      ) +
      fillPath(
        smoothPath(parsePoints('-70,46 0,50 80,46 158,40 140,58 90,70 30,77 -30,74 -66,58')),
        ctx.shaded(belly),
      ) +
      ellipse(-54, -6, 8, 6, dark, { opacity: '.4' }) +
      ellipse(-38, -28, 7, 5, dark, { opacity: '.4' }) +
      ellipse(-62, 18, 6, 5, dark, { opacity: '.4' }),
    face: faceLayout(ctx, base, {
      style: 'ball',
      eyeX: 33,
      eyeY: -56,
      eyeR: 16,
      shift: 14,
      mouthY: 40,
      mouthShift: 66,
      mouthW: 32,
      cheekX: 40,
      cheekY: 12,
    }),
    over:
      fillPath(teeth, '#FFFBF0') +
      circle(136, -2, 9, darker(base, 0.1)) +
      circle(152, 4, 8, darker(base, 0.1)) +
      ellipse(138, -1, 4, 3, darker(base, 0.5)) +
      ellipse(153, 5, 4, 3, darker(base, 0.5)),
    hat: { x: 12, y: -62, w: 44 },
  };
};

/** A beak seen from the front and turned right; `open` from 0 (closed) to 1. */
function beak(
  ctx: FigureContext,
  x: number,
  y: number,
  w: number,
  h: number,
  open: number,
  color: string,
): string {
  const drop = open * h * 0.75;
  const lower =
    open > 0.05
      ? fillPath(
          smoothPath([
            [x - w * 0.62, y + h * 0.12],
            [x, y + h * 0.2],
            [x + w * 0.62, y + h * 0.12],
            [x + w * 0.3, y + h * 0.3 + drop],
            [x, y + h * 0.4 + drop],
            [x - w * 0.3, y + h * 0.3 + drop],
          ]),
          '#8A3446',
          { stroke: darker(color, 0.3), 'stroke-width': '3' },
        )
      : '';
  return (
    lower +
    shadedPath(
      ctx,
      smoothPath([
        [x - w, y + h * 0.05],
        [x - w * 0.4, y - h * 0.42],
        [x, y - h * 0.52],
        [x + w * 0.4, y - h * 0.42],
        [x + w, y + h * 0.05],
        [x + w * 0.3, y + h * 0.34],
        [x + 3, y + h * 0.5],
        [x - w * 0.3, y + h * 0.34],
      ]),
      color,
    )
  );
}

const owl: DrawHead = (ctx) => {
  const { base, belly, dark, accent } = ctx.appearance.coat;
  const rim = (x: number) =>
    shadedEllipse(ctx, x, -4, 45, 47, belly) +
    strokePath(`M${x - 34} -26l-6 -8M${x} -44v-10M${x + 34} -26l6 -8`, mix(belly, dark, 0.4), 3);
  return {
    behind: shadedPath(
      ctx,
      'M-84 -44C-92 -82 -88 -104 -80 -116C-60 -104 -44 -86 -34 -68ZM90 -44C98 -82 94 -104 86 -116C66 -104 50 -86 40 -68Z',
      mix(base, dark, 0.3),
    ),
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-74 52,-78 94,-44 104,6 88,52 48,80 0,86')), base) +
      rim(-28) +
      rim(54) +
      fillPath(
        smoothPath([
          [HEAD_TURN_SHIFT, -76],
          [34, -60],
          [HEAD_TURN_SHIFT, -22],
          [-8, -60],
        ]),
        mix(base, dark, 0.4),
      ),
    face: faceLayout(ctx, belly, {
      style: 'ball',
      eyeX: 42,
      eyeY: -4,
      eyeR: 24,
      mouth: 'none',
      cheekX: 76,
      cheekY: 44,
      browColor: darker(dark, 0.2),
    }),
    over: beak(ctx, 15, 32, 14, 30, beakOpening(ctx.feeling, ctx.asleep), accent),
    hat: { x: 4, y: -70, w: 62 },
  };
};

const bird: DrawHead = (ctx) => {
  const { base, belly, accent, dark } = ctx.appearance.coat;
  return {
    behind: shadedPath(
      ctx,
      'M-10 -66C-40 -84 -44 -104 -40 -116C-24 -112 -8 -102 0 -92C0 -108 8 -122 20 -128C26 -112 26 -90 16 -66Z',
      dark,
    ),
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-78 50,-70 86,-28 92,18 78,58 40,82 0,86')), base) +
      fillPath(
        smoothPath([
          [HEAD_TURN_SHIFT, -8],
          [44, -28],
          [76, -8],
          [80, 34],
          [50, 70],
          [14, 80],
          [-28, 70],
          [-54, 34],
          [-48, -8],
          [-16, -28],
        ]),
        ctx.shaded(belly),
      ),
    face: faceLayout(ctx, belly, {
      mouth: 'none',
      eyeY: -6,
      eyeX: 36,
      cheekX: 45,
      cheekY: 32,
      browColor: darker(base, 0.45),
    }),
    over: beak(ctx, 17, 26, 26, 32, beakOpening(ctx.feeling, ctx.asleep), accent),
    hat: { x: 4, y: -72, w: 58 },
  };
};

const duck: DrawHead = (ctx) => {
  const { base, accent, dark } = ctx.appearance.coat;
  const open = beakOpening(ctx.feeling, ctx.asleep);
  return {
    behind: strokePath('M-4 -74q-14 -26 -2 -38M6 -76q-2 -22 14 -30', mix(base, dark, 0.5), 8),
    skull: shadedPath(ctx, symmetricPath(parsePoints('0,-80 48,-72 82,-30 88,16 72,56 38,78 0,82')), base),
    face: faceLayout(ctx, base, { mouth: 'none', eyeY: -14, eyeX: 38, cheekX: 66, cheekY: 22 }),
    over:
      (open > 0.05
        ? fillPath(
            smoothPath([
              [-20, 30],
              [20, 34],
              [60, 30],
              [44, 44 + open * 16],
              [20, 50 + open * 18],
              [-6, 44 + open * 16],
            ]),
            '#8A3446',
            { stroke: darker(accent, 0.25), 'stroke-width': '3' },
          )
        : '') +
      shadedPath(
        ctx,
        smoothPath(parsePoints('-32,28 -6,16 8,8 20,6 34,8 48,16 74,26 60,42 20,44 -20,42')),
        accent,
      ) +
      ellipse(12, 18, 3, 2.4, darker(accent, 0.4)) +
      ellipse(29, 18, 3, 2.4, darker(accent, 0.4)),
    hat: { x: 4, y: -74, w: 58 },
  };
};

const penguin: DrawHead = (ctx) => {
  const { base, belly, accent } = ctx.appearance.coat;
  return {
    behind: '',
    skull:
      shadedPath(ctx, symmetricPath(parsePoints('0,-84 50,-76 86,-30 92,20 84,64 44,88 0,90')), base) +
      fillPath(
        smoothPath([
          [HEAD_TURN_SHIFT, -22],
          [44, -46],
          [76, -24],
          [80, 26],
          [54, 66],
          [14, 84],
          [-30, 66],
          [-56, 26],
          [-50, -24],
          [-18, -46],
        ]),
        ctx.shaded(belly),
      ),
    face: faceLayout(ctx, belly, {
      mouth: 'none',
      eyeY: -6,
      eyeX: 35,
      cheekX: 45,
      cheekY: 30,
      browColor: lighter(base, 0.1),
    }),
    over: beak(ctx, 16, 22, 21, 28, beakOpening(ctx.feeling, ctx.asleep), accent),
    hat: { x: 4, y: -76, w: 60 },
  };
};

/** Heads of reptiles, amphibians, dragons and birds. */
export const REPTILE_AND_BIRD_HEADS = {
  frog,
  turtle,
  dragon,
  dinosaur,
  crocodile,
  owl,
  bird,
  duck,
  penguin,
} as const;
