import {
  drawNose,
  type FigureContext,
  outlineColor,
  shadedEllipse,
  shadedPath,
} from '../creatures/figure-drawing.ts';
import { darker, lighter, mix } from '../palette.ts';
import { circle, ellipse, fillPath, parsePoints, smoothPath, strokePath } from '../svg.ts';
import type { DrawFeature } from './feature.ts';

const NOSE = '#4A3A48';
const belly = (ctx: FigureContext) => ctx.shaded(ctx.appearance.coat.belly);
const showsTeeth = ({ feeling, asleep }: FigureContext) =>
  feeling !== 'sad' && feeling !== 'tearful' && !asleep;

const nostrils = (y: number, gap: number, color: string, r = 6): string =>
  ellipse(18 - gap, y, r, r * 1.3, color) + ellipse(18 + gap, y, r, r * 1.3, color);

/** Muzzles, noses, teeth and whiskers. */
export const MUZZLES = {
  'muzzle-small': (ctx) => ({
    mask: ellipse(16, 44, 40, 30, belly(ctx)),
    over: drawNose(17, 30, 14, NOSE),
    face: { mouthY: 54 },
  }),
  'muzzle-pink-nose': (ctx) => ({
    mask: ellipse(16, 44, 36, 28, belly(ctx)),
    over: drawNose(17, 30, 11, '#E88F94'),
    face: { mouthY: 52 },
  }),
  'muzzle-broad': (ctx) => ({
    mask: ellipse(18, 50, 70, 44, belly(ctx), {
      stroke: outlineColor(ctx.appearance.coat.belly),
      'stroke-opacity': '.35',
    }),
    over: nostrils(32, 24, darker(ctx.appearance.coat.base, 0.4), 8),
    face: { mouthY: 62 },
  }),
  'muzzle-blunt': (ctx) => ({
    mask: fillPath(smoothPath(parsePoints('-42,14 16,4 76,14 84,52 66,82 16,90 -36,82 -52,52')), belly(ctx)),
    over:
      fillPath(smoothPath(parsePoints('-14,14 18,6 50,14 46,34 18,42 -10,34')), NOSE) +
      ellipse(8, 18, 9, 4, '#FFFFFF', { opacity: '.5' }),
    face: { mouthY: 60 },
  }),
  'muzzle-long': (ctx) => ({
    mask: ellipse(14, 74, 52, 38, belly(ctx)),
    over: nostrils(62, 18, darker(ctx.appearance.coat.belly, 0.5)),
    face: { mouthY: 86 },
  }),
  'muzzle-split': (ctx) => ({
    mask: ellipse(14, 68, 46, 40, belly(ctx)),
    over: drawNose(17, 50, 13, darker(ctx.appearance.coat.dark, 0.3), 18),
    face: { mouthY: 82, mouthW: 12 },
  }),
  /** Hanging lips, the upper one split, and slanting nostrils. */
  'muzzle-camel': (ctx) => ({
    mask: fillPath(
      smoothPath(parsePoints('-30,40 14,28 62,40 76,76 60,112 14,122 -36,112 -50,76')),
      belly(ctx),
      { stroke: outlineColor(ctx.appearance.coat.belly), 'stroke-opacity': '.5' },
    ),
    over: strokePath('M-12 52Q-4 60 2 60M44 52Q36 60 28 60', NOSE, 6) + strokePath('M15 66V88', NOSE, 4),
    face: { mouthY: 96, mouthW: 15 },
  }),
  'snout-long': (ctx) => ({
    over:
      shadedPath(
        ctx,
        'M-22 10C-6 -6 26 -8 44 8C70 34 110 66 150 92C162 104 150 118 136 112C86 96 20 82 -14 56Z',
        ctx.appearance.coat.base,
      ) +
      ellipse(146, 102, 13, 11, NOSE) +
      ellipse(142, 98, 4, 3, '#FFFFFF', { opacity: '.6' }),
    face: { mouthY: 74, mouthShift: 2, mouthW: 12 },
  }),
  'snout-pointed': (ctx) => ({
    mask: fillPath(smoothPath(parsePoints('-30,20 20,4 66,16 112,42 84,66 30,78 -24,64')), belly(ctx), {
      stroke: outlineColor(ctx.appearance.coat.belly),
      'stroke-opacity': '.4',
    }),
    over: ellipse(108, 40, 17, 14, '#E88F94') + ellipse(103, 35, 5, 4, '#FFFFFF', { opacity: '.7' }),
    face: { mouthY: 58, mouthW: 13, mouthShift: 40 },
  }),
  'snout-tapir': (ctx) => ({
    over:
      shadedPath(
        ctx,
        'M-16 20C6 6 34 8 50 22C74 44 84 74 80 104C76 118 52 118 48 104C40 80 14 66 -12 54Z',
        ctx.appearance.coat.base,
      ) + nostrils(106, 0, NOSE, 0.1),
    face: { mouthY: 72, mouthShift: 0, mouthW: 12 },
  }),
  'nose-pig': (ctx) => ({
    over:
      shadedEllipse(ctx, 18, 30, 28, 20, ctx.appearance.coat.accent) +
      nostrils(30, 10, darker(ctx.appearance.coat.accent, 0.4), 4),
    face: { mouthY: 60 },
  }),
  'nose-big': (ctx) => ({
    over: shadedEllipse(ctx, 18, 24, 26, 20, mix(ctx.appearance.coat.base, '#E0685C', 0.35)),
    face: { mouthY: 56 },
  }),
  'nose-red': () => ({
    over: circle(18, 28, 17, '#E2504A') + ellipse(12, 22, 6, 4, '#FFFFFF', { opacity: '.7' }),
  }),
  'nose-ape': (ctx) => ({
    mask: ellipse(16, 46, 60, 40, belly(ctx)),
    over: nostrils(26, 9, darker(ctx.appearance.coat.belly, 0.5), 5.5),
    face: { mouthY: 56, mouthW: 20 },
  }),
  'teeth-buck': (ctx) => ({
    over: showsTeeth(ctx)
      ? fillPath('M5 62H31V76Q29 80 23 80H19V64H17V80H12Q7 80 5 76Z', '#FFFCF2', {
          stroke: '#C9BBAA',
          'stroke-width': '2',
        })
      : '',
  }),
  tusks: () => ({
    over:
      fillPath('M-34 62C-44 90 -40 116 -26 136C-14 116 -12 90 -14 64Z', '#FBF3E0', {
        stroke: '#C9B99A',
        'stroke-width': '2',
      }) +
      fillPath('M48 64C48 90 52 116 64 136C78 116 80 90 70 62Z', '#FBF3E0', {
        stroke: '#C9B99A',
        'stroke-width': '2',
      }),
  }),
  'teeth-up': () => ({
    over:
      fillPath('M-16 60C-22 44 -20 32 -12 22C-4 34 -2 46 -4 60Z', '#FBF3E0', {
        stroke: '#C9B99A',
        'stroke-width': '2',
      }) +
      fillPath('M38 60C36 46 38 34 46 22C56 32 58 46 52 60Z', '#FBF3E0', {
        stroke: '#C9B99A',
        'stroke-width': '2',
      }),
  }),
  fangs: (ctx) => ({
    over: showsTeeth(ctx)
      ? fillPath('M2 48l6 15l7 -14ZM22 49l6 15l7 -16Z', '#FFFCF2', {
          stroke: '#C9BBAA',
          'stroke-width': '1.5',
        })
      : '',
  }),
  whiskers: (ctx) => ({
    over: strokePath(
      'M-30 46L-84 36M-30 56L-84 60M-26 64L-74 80M64 46L118 36M64 56L118 60M60 64L108 80',
      mix(ctx.appearance.coat.dark, '#2B2440', 0.4),
      3,
      { opacity: '.7' },
    ),
  }),
  'beard-goat': (ctx) => ({
    over: shadedPath(
      ctx,
      'M-16 104C-12 134 0 160 14 172C30 156 40 132 42 104Z',
      lighter(ctx.appearance.coat.belly, 0.2),
    ),
  }),
  gills: (ctx) => {
    const c = ctx.appearance.coat.accent;
    const frond = (d: string) => strokePath(d, darker(c, 0.26), 17) + strokePath(d, c, 12);
    return {
      behind: [
        'M-84 -20Q-124 -40 -134 -78',
        'M-92 6Q-136 -4 -160 -30',
        'M-88 30Q-128 40 -156 28',
        'M92 -20Q132 -40 142 -78',
        'M100 6Q144 -4 168 -30',
        'M96 30Q136 40 164 28',
      ]
        .map(frond)
        .join(''),
    };
  },
  'nose-only': (ctx) => ({
    over: drawNose(17, 30, 13, darker(ctx.appearance.coat.dark, 0.3)),
    face: { mouthY: 54 },
  }),
} satisfies Record<string, DrawFeature>;
