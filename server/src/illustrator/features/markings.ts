import { type FigureContext, shadedPath } from '../creatures/figure-drawing.ts';
import { darker, lighter } from '../palette.ts';
import { circle, ellipse, fillPath, parsePoints, smoothPath, strokePath } from '../svg.ts';
import type { DrawFeature } from './feature.ts';

const dark = (ctx: FigureContext) => ctx.appearance.coat.dark;
const patches =
  (color: (ctx: FigureContext) => string, rx: number, ry: number): DrawFeature =>
  (ctx) => ({
    mask: ellipse(-26, -8, rx, ry, color(ctx)) + ellipse(50, -8, rx * 0.95, ry, color(ctx)),
    face: { style: 'ball' },
  });

/** Markings of the face and the coat. */
export const MARKINGS = {
  'mask-badger': (ctx) => ({
    mask:
      fillPath(
        smoothPath(parsePoints('-8,-84 30,-84 46,-40 54,30 40,80 0,88 -24,76 -30,20 -20,-40')),
        ctx.shaded('#FBF6EC'),
      ) +
      fillPath(smoothPath(parsePoints('-56,-70 -26,-80 -8,-30 -12,20 -30,40 -50,30 -60,-20')), '#3F3A50') +
      fillPath(smoothPath(parsePoints('40,-80 66,-66 78,-20 68,30 48,40 36,20 32,-30')), '#3F3A50'),
    face: { style: 'ball' },
  }),
  'mask-eyes': patches(dark, 32, 30),
  'mask-sloth': (ctx) => ({
    mask:
      ellipse(14, 2, 80, 68, ctx.shaded(ctx.appearance.coat.belly)) +
      fillPath(smoothPath(parsePoints('-16,-26 -6,4 -46,30 -80,36 -72,8 -44,-26')), dark(ctx)) +
      fillPath(smoothPath(parsePoints('44,-26 34,4 74,30 106,36 98,8 70,-26')), dark(ctx)),
    face: { style: 'ball', eyeR: 14 },
  }),
  'mask-bandit': (ctx) => ({
    mask: fillPath(
      smoothPath(parsePoints('-84,-26 -30,-36 14,-20 60,-36 100,-26 96,14 56,22 14,10 -30,22 -80,14')),
      dark(ctx),
    ),
    face: { style: 'ball' },
  }),
  'mask-red-panda': (ctx) => ({
    mask:
      ellipse(-56, 22, 34, 30, '#FFF6EA') +
      ellipse(82, 22, 28, 30, '#FFF6EA') +
      ellipse(-34, -38, 17, 11, '#FFF6EA') +
      ellipse(58, -38, 16, 11, '#FFF6EA') +
      ellipse(16, 44, 44, 32, '#FFF6EA') +
      strokePath('M-36 10Q-40 36 -24 58M66 10Q70 36 56 58', dark(ctx), 11),
  }),
  'blaze-white': (ctx) => ({
    mask: fillPath(
      smoothPath(parsePoints('-4,-84 28,-84 34,-40 46,20 14,40 -16,20 -8,-40')),
      ctx.shaded('#FBF6EC'),
    ),
  }),
  'stripe-skunk': (ctx) => ({
    mask: fillPath(smoothPath(parsePoints('-4,-84 24,-84 30,-50 18,-8 12,-8 2,-50')), ctx.shaded('#FBF6EC')),
    face: { style: 'ball' },
  }),
  'mask-husky': (ctx) => ({
    mask: fillPath(
      smoothPath(
        parsePoints('-70,10 -46,-30 -20,-34 6,-4 14,-40 22,-4 50,-34 74,-28 92,10 78,56 40,84 0,88 -44,76'),
      ),
      ctx.shaded('#FBF6EC'),
    ),
    face: { iris: '#6FA5D8' },
  }),
  'stripes-head': (ctx) => ({
    mask: strokePath(
      'M14 -82V-46M-12 -80L-8 -54M40 -80L36 -54M-86 0L-58 4M-84 22L-60 20M96 0L72 4M94 22L72 20',
      dark(ctx),
      8,
    ),
  }),
  'stripes-chipmunk': (ctx) => ({
    mask:
      strokePath('M-86 0Q-50 -34 -6 -24M98 0Q70 -34 36 -24', '#FFF6EA', 10) +
      strokePath(
        'M-84 -16Q-50 -50 -6 -40M96 -16Q70 -50 36 -40M-84 14Q-50 0 -20 4M96 14Q70 0 44 4',
        dark(ctx),
        7,
      ),
  }),
  'spots-head': (ctx) => ({
    mask: [
      [-56, -50, 9],
      [-20, -70, 8],
      [40, -70, 9],
      [70, -46, 8],
      [-76, 10, 7],
      [88, 14, 7],
      [14, -58, 7],
    ]
      .map(([x, y, r]) => ellipse(x ?? 0, y ?? 0, r ?? 1, (r ?? 1) * 0.85, dark(ctx)))
      .join(''),
  }),
  rosettes: (ctx) => ({
    mask: [
      [-58, -46, 13],
      [-22, -66, 11],
      [14, -50, 10],
      [44, -68, 11],
      [74, -42, 12],
      [-80, 14, 10],
      [90, 18, 10],
    ]
      .map(([x = 0, y = 0, r = 1]) =>
        circle(x, y, r, darker(ctx.appearance.coat.base, 0.14), {
          stroke: dark(ctx),
          'stroke-width': '6',
          'stroke-dasharray': `${Math.round(r * 1.4)} 9`,
        }),
      )
      .join(''),
  }),
  'tear-lines': (ctx) => ({ mask: strokePath('M-12 4Q-16 30 -6 52M44 4Q48 30 38 52', dark(ctx), 6) }),
  'patch-eye': (ctx) => ({ mask: ellipse(52, -14, 34, 32, ctx.shaded(dark(ctx))), face: { style: 'ball' } }),
  curls: (ctx) => ({
    mask: [-40, -14, 16, 44]
      .map((x, i) =>
        shadedPath(
          ctx,
          `M${x - 22} ${-64 - (i % 2) * 16}a24 24 0 1 1 44 4a22 22 0 1 1 -44 -4Z`,
          lighter(ctx.appearance.coat.base, 0.12),
        ),
      )
      .join(''),
  }),
  stitches: () => ({
    mask: strokePath('M14 -84V-50M6 -76H22M6 -64H22M-74 30l16 16M-62 26l-8 22', '#6B4A3A', 4),
  }),
  'spots-white': () => ({
    mask:
      circle(-40, -52, 6, '#FFF6EA') +
      circle(-14, -62, 5, '#FFF6EA') +
      circle(44, -56, 6, '#FFF6EA') +
      circle(66, -38, 5, '#FFF6EA'),
  }),
  snood: (ctx) => ({
    mask: ellipse(10, 0, 78, 74, ctx.shaded('#C98A8E')),
    over: shadedPath(ctx, 'M8 8C-6 30 -14 60 0 80C14 74 22 40 26 12Z', '#DC5445'),
  }),
  'bald-pink': (ctx) => ({
    mask: fillPath(
      'M-84 10C-90 -44 -50 -86 2 -86C54 -86 92 -44 86 10C84 50 44 78 0 80C-44 78 -80 50 -84 10Z',
      ctx.shaded('#E9A79A'),
    ),
    back: ellipse(4, 78, 72, 30, ctx.shaded('#F4EAE0'), { stroke: darker('#F4EAE0', 0.3) }),
  }),
  /** The pale heart of a barn owl's face. */
  'mask-heart': (ctx) => ({
    mask: fillPath(
      'M10 -40C24 -88 96 -84 94 -24C92 26 44 62 10 82C-24 62 -76 26 -78 -24C-80 -84 -4 -88 10 -40Z',
      ctx.shaded('#FFF6E6'),
      { stroke: darker(ctx.appearance.coat.base, 0.22), 'stroke-width': '7' },
    ),
    face: { style: 'dot', eyeX: 40, eyeY: -20, eyeR: 17, mouth: 'none', cheekX: 58, cheekY: 16 },
  }),
  'eyes-red': (ctx) => ({
    face: {
      style: 'ball',
      eyeX: 46,
      eyeY: -22,
      eyeR: 30,
      iris: ctx.appearance.eyes === '#2B2440' ? '#B0485C' : ctx.appearance.eyes,
    },
  }),
  'hair-tuft': (ctx) => ({
    behind: shadedPath(
      ctx,
      'M-30 -60C-50 -120 -20 -116 -10 -100C-6 -140 20 -140 20 -104C36 -128 60 -116 44 -62Z',
      ctx.appearance.coat.dark,
    ),
  }),
  'crest-squid': (ctx) => ({
    behind: shadedPath(
      ctx,
      'M-84 -60C-130 -90 -120 -120 -90 -130C-60 -150 -30 -176 4 -206C36 -176 68 -150 98 -130C128 -120 138 -90 92 -60Z',
      ctx.appearance.coat.base,
    ),
  }),
  ribs: (ctx, build) => ({
    trunkOver:
      [-0.7, -0.5, -0.3]
        .map((y) => strokePath(`M-40 ${Math.round(y * build.torsoHeight)}q44 16 88 0`, dark(ctx), 8))
        .join('') + strokePath(`M4 ${Math.round(-0.8 * build.torsoHeight)}V-20`, dark(ctx), 9),
    mask:
      ellipse(17, 26, 7, 9, dark(ctx)) +
      strokePath('M-22 56H54M-8 48V64M8 48V64M24 48V64M40 48V64', dark(ctx), 3),
  }),
} satisfies Record<string, DrawFeature>;
