import { type FigureContext, shadedPath, symmetricPath } from '../creatures/figure-drawing.ts';
import { ellipse, parsePoints } from '../svg.ts';
import type { DrawFeature } from './feature.ts';

const skull =
  (right: string, face: ReturnType<DrawFeature>['face'] = {}): DrawFeature =>
  (ctx: FigureContext) => ({
    skull: shadedPath(ctx, symmetricPath(parsePoints(right)), ctx.appearance.coat.base),
    face,
  });

/** Shapes of a head; one of them replaces the head of the kind. */
export const SKULLS = {
  'skull-round': skull('0,-82 50,-76 88,-40 94,6 78,52 42,78 0,84', { eyeY: -12, mouthY: 50, mouthW: 15 }),
  'skull-wide': skull('0,-72 48,-70 80,-44 88,-4 106,34 96,72 50,94 0,98', {
    eyeX: 42,
    eyeY: -22,
    eyeR: 15,
    mouthY: 66,
    mouthW: 24,
    cheekX: 80,
    cheekY: 16,
  }),
  'skull-long': skull('0,-88 42,-82 70,-50 70,-6 64,40 62,84 36,110 0,114', {
    eyeX: 36,
    eyeY: -22,
    eyeR: 16,
    mouthY: 88,
    mouthW: 15,
    cheekX: 56,
    cheekY: 16,
  }),
  'skull-camel': skull('0,-78 34,-76 58,-54 62,-16 54,22 66,56 70,92 40,118 0,120', {
    eyeX: 35,
    eyeY: -26,
    eyeR: 17,
    mouthY: 100,
    mouthW: 14,
    cheekX: 48,
    cheekY: 16,
    lashes: true,
  }),
  'skull-cheeks': skull('0,-76 44,-72 74,-38 84,2 108,38 88,76 40,90 0,92', {
    eyeY: -14,
    mouthY: 48,
    mouthW: 13,
    cheekX: 78,
    cheekY: 34,
  }),
  'skull-narrow': skull('0,-84 40,-80 70,-48 78,0 64,46 34,80 0,88', {
    eyeX: 34,
    eyeY: -12,
    eyeR: 16,
    mouthY: 54,
    mouthW: 13,
    cheekX: 54,
    cheekY: 24,
  }),
  'skull-flat': skull('0,-58 58,-58 102,-24 112,16 88,54 42,70 0,72', {
    eyeX: 56,
    eyeY: -14,
    eyeR: 15,
    mouthY: 26,
    mouthW: 30,
    cheekX: 82,
    cheekY: 22,
  }),
  'skull-bird': skull('0,-84 50,-76 82,-36 86,10 70,54 36,78 0,82', {
    eyeX: 38,
    eyeY: -16,
    eyeR: 16,
    mouth: 'none',
    cheekX: 62,
    cheekY: 22,
  }),
  'skull-small-bird': skull('0,-70 40,-64 64,-30 66,8 54,42 28,62 0,66', {
    eyeX: 30,
    eyeY: -14,
    eyeR: 14,
    mouth: 'none',
    cheekX: 46,
    cheekY: 16,
  }),
  /** A light disc around the face, as apes and lemurs have. */
  'face-disc': (ctx: FigureContext) => ({
    mask:
      ellipse(-22, -16, 42, 40, ctx.shaded(ctx.appearance.coat.belly)) +
      ellipse(46, -16, 40, 40, ctx.shaded(ctx.appearance.coat.belly)) +
      ellipse(14, 36, 62, 40, ctx.shaded(ctx.appearance.coat.belly)),
  }),
  'skull-mantis': skull('0,-62 52,-66 96,-52 90,-18 56,30 26,74 0,88', {
    eyeX: 58,
    eyeY: -38,
    eyeR: 19,
    mouthY: 40,
    mouthW: 11,
    cheekX: 50,
    cheekY: 4,
  }),
} satisfies Record<string, DrawFeature>;
