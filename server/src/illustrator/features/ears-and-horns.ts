import { type FigureContext, shadedEllipse, shadedPath } from '../creatures/figure-drawing.ts';
import { darker } from '../palette.ts';
import { circle, ellipse, group, strokePath, transform } from '../svg.ts';
import type { DrawFeature } from './feature.ts';

/** Both ears or horns: the drawing for the left side is mirrored for the right one. */
const both = (svg: string, x: number, y: number, dx = 8) =>
  group(svg, transform(-x, y)) + group(svg, transform(x + dx, y, 0, -1, 1));

const ears =
  (d: string, inner: string, x: number, y: number, tip = ''): DrawFeature =>
  (ctx) => {
    const { base, accent, dark } = ctx.appearance.coat;
    return {
      behind: both(
        shadedPath(ctx, d, base) +
          (inner ? group(shadedPath(ctx, inner, accent), undefined, { opacity: '.85' }) : '') +
          (tip ? shadedPath(ctx, tip, dark) : ''),
        x,
        y,
      ),
    };
  };

const roundEars =
  (r: number, x: number, y: number): DrawFeature =>
  (ctx: FigureContext) => {
    const { base, accent } = ctx.appearance.coat;
    const ear = (cx: number) =>
      shadedEllipse(ctx, cx, y, r, r, base) +
      ellipse(cx, y + r * 0.1, r * 0.58, r * 0.58, ctx.shaded(accent));
    return { behind: ear(-x) + ear(x + 8) };
  };

const HORN = '#E9D9BC';
const horns =
  (d: string, x: number, y: number, ridges = '', color = HORN): DrawFeature =>
  (ctx) => ({
    behind: both(
      shadedPath(ctx, d, color) + (ridges ? strokePath(ridges, darker(color, 0.22), 4) : ''),
      x,
      y,
    ),
  });

/** Ears, horns and antlers. */
export const EARS_AND_HORNS = {
  'ears-small': roundEars(20, 66, -62),
  'ears-round': roundEars(32, 70, -62),
  'ears-big-round': roundEars(54, 92, -52),
  'ears-pointed': ears(
    'M-26 30C-34 -10 -34 -40 -26 -66C-2 -50 22 -22 34 10Z',
    'M-14 18C-20 -6 -22 -26 -18 -44C-4 -32 10 -14 18 6Z',
    54,
    -58,
  ),
  'ears-tufted': ears(
    'M-26 30C-34 -10 -34 -40 -26 -66C-2 -50 22 -22 34 10Z',
    'M-14 18C-20 -6 -22 -26 -18 -44C-4 -32 10 -14 18 6Z',
    54,
    -58,
    'M-28 -44C-32 -70 -40 -92 -46 -108C-28 -98 -12 -76 -10 -48Z',
  ),
  'ears-long': ears(
    'M-14 34C-40 -20 -42 -80 -22 -112C6 -90 22 -40 24 20Z',
    'M-8 20C-24 -20 -26 -64 -16 -88C0 -70 10 -30 12 10Z',
    44,
    -62,
  ),
  'ears-side': ears(
    'M30 14C0 -26 -50 -40 -92 -22C-74 10 -20 34 26 34Z',
    'M10 12C-10 -12 -46 -22 -72 -14C-56 6 -20 20 8 22Z',
    72,
    -42,
  ),
  'ears-side-small': ears('M20 -16C-10 -34 -44 -16 -46 14C-30 30 0 26 22 14Z', '', 76, -44),
  'ears-floppy': ears('M24 -20C-20 -36 -56 -6 -60 60C-58 92 -26 96 -10 66C0 40 10 20 30 12Z', '', 66, -48),
  'ears-bat': ears(
    'M-30 46C-70 0 -78 -70 -60 -112C-14 -96 26 -50 40 16Z',
    'M-20 30C-46 -6 -52 -56 -44 -84C-14 -70 12 -36 22 8Z',
    48,
    -44,
  ),
  'ears-goblin': ears(
    'M30 10C0 -30 -60 -50 -124 -44C-100 0 -40 34 24 40Z',
    'M10 12C-14 -14 -56 -32 -94 -32C-74 -6 -30 14 6 22Z',
    76,
    -10,
  ),
  'horns-goat': horns(
    'M14 24C-6 -30 -24 -80 -74 -96C-66 -60 -54 -20 -20 30Z',
    34,
    -70,
    'M-8 -4l-18 8M-22 -36l-16 10M-40 -62l-12 12',
  ),
  'horns-ram': (_ctx) => {
    const curl = 'M40 -20C-6 -62 -76 -44 -82 18C-84 64 -34 82 -10 54C6 30 -16 6 -36 20';
    return {
      behind: '',
      over: both(
        strokePath(curl, darker(HORN, 0.3), 37) +
          strokePath(curl, HORN, 32) +
          strokePath('M-10 -50l-6 22M-50 -34l14 16M-78 8l22 2M-62 52l10 -18', darker(HORN, 0.22), 4),
        78,
        -34,
        4,
      ),
    };
  },
  'horns-bull': horns(
    'M36 26C-10 34 -66 18 -84 -56C-88 -68 -76 -74 -66 -62C-50 -30 -20 -18 30 -20Z',
    54,
    -62,
  ),
  'horns-long': horns(
    'M16 24C8 -40 -10 -100 -34 -146C-44 -100 -34 -30 -14 28Z',
    30,
    -68,
    'M0 -20l-24 4M-8 -56l-20 4M-16 -90l-16 4',
  ),
  'horns-short': horns('M-18 14C-24 -20 -18 -44 -2 -58C14 -40 20 -16 18 10Z', 44, -72),
  'antlers-broad': horns(
    'M20 40C0 10 -30 6 -60 0C-110 0 -140 -30 -150 -70C-130 -64 -124 -60 -116 -50C-118 -74 -116 -92 -108 -108C-96 -92 -92 -76 -88 -60C-82 -84 -72 -98 -58 -110C-52 -90 -54 -70 -52 -50C-40 -66 -26 -72 -12 -76C-14 -40 10 -4 34 24Z',
    40,
    -72,
    '',
    '#B98A5C',
  ),
  antlers: (ctx) => ({
    behind: both(
      strokePath(
        'M10 20C0 -20 -20 -40 -34 -84M-8 -24C-34 -30 -54 -44 -60 -66M-24 -56C-10 -64 -2 -76 0 -92',
        darker('#C49A68', 0.25),
        17,
      ) +
        strokePath(
          'M10 20C0 -20 -20 -40 -34 -84M-8 -24C-34 -30 -54 -44 -60 -66M-24 -56C-10 -64 -2 -76 0 -92',
          ctx.appearance.kind === 'dragon' ? HORN : '#C49A68',
          12,
        ),
      38,
      -70,
    ),
  }),
  'unicorn-horn': (ctx) => ({
    over: group(
      shadedPath(ctx, 'M-18 10L4 -92L24 8Q4 16 -18 10Z', '#F6CF6A') +
        strokePath('M-12 -12L18 -20M-8 -38L14 -46M-2 -62L10 -66', '#D9A53C', 4),
      transform(8, -74),
    ),
  }),
  'tusk-narwhal': (ctx) => ({
    behind:
      shadedPath(ctx, 'M104 -74L244 -190L132 -44Z', '#F3E6C8') +
      strokePath('M132 -92L146 -60M154 -112L170 -84M178 -132L190 -106M200 -150L210 -130', '#C9AE7C', 4),
  }),
  'horn-nose': (ctx) => ({
    // Between the eyes and over the mouth, clear of both.
    over:
      shadedPath(ctx, 'M-16 52C-12 26 2 -2 28 -34C38 0 44 28 44 52Q14 62 -16 52Z', '#F3EAD6') +
      strokePath('M-8 36Q16 44 40 34M0 18Q18 24 38 16', darker('#F3EAD6', 0.2), 3.5),
  }),
  antennae: (ctx) => ({
    behind:
      both(strokePath('M10 20Q0 -30 -24 -52', darker(ctx.appearance.coat.base, 0.26), 8), 38, -62) +
      circle(-64, -118, 14, ctx.shaded(ctx.appearance.coat.accent)) +
      circle(72, -118, 14, ctx.shaded(ctx.appearance.coat.accent)),
  }),
} satisfies Record<string, DrawFeature>;
