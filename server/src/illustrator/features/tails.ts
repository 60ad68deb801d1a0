import { type FigureContext, outlineColor, shadedPath } from '../creatures/figure-drawing.ts';
import { darker, lighter, mix, RAINBOW } from '../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  parsePoints,
  scallopedPath,
  smoothPath,
  strokePath,
  transform,
} from '../svg.ts';
import type { DrawFeature } from './feature.ts';

const tail =
  (draw: (ctx: FigureContext) => string): DrawFeature =>
  (ctx) => ({ tail: draw(ctx) });
const coatOf = (ctx: FigureContext) => ctx.appearance.coat;

const rope = (d: string, color: string, width: number) =>
  strokePath(d, outlineColor(color), width + 4) + strokePath(d, color, width);
const BUSHY = '-20,-30 -70,-22 -122,-54 -146,-112 -128,-154 -106,-168 -84,-128 -72,-86 -30,-64';

/** Tails; one of them replaces the tail of the kind. */
export const TAIL_FEATURES = {
  'tail-none': tail(() => ''),
  'tail-thin': tail((ctx) => rope('M-40 -20C-98 8 -116 -52 -124 -96', coatOf(ctx).base, 13)),
  'tail-stub': tail((ctx) =>
    shadedPath(ctx, smoothPath(parsePoints('-50,-30 -84,-50 -96,-36 -80,-10 -50,-6')), coatOf(ctx).base),
  ),
  'tail-thick': tail((ctx) =>
    shadedPath(
      ctx,
      'M0 -60C-70 -60 -120 -10 -190 6C-230 14 -230 36 -200 36C-120 40 -40 34 0 24Z',
      coatOf(ctx).base,
    ),
  ),
  'tail-flat': tail((ctx) =>
    group(
      shadedPath(
        ctx,
        'M0 30C-60 20 -70 -60 -40 -110C-16 -140 40 -130 50 -90C60 -40 50 20 0 30Z',
        mix(coatOf(ctx).dark, '#5A4A48', 0.3),
      ) +
        strokePath(
          'M-46 -90L40 -30M-50 -60L26 0M-36 -110L48 -60M40 -100L-46 -30M46 -70L-30 0',
          darker(coatOf(ctx).dark, 0.25),
          3,
        ),
      transform(-84, -24, -56, 0.9),
    ),
  ),
  'tail-bushy': tail((ctx) => shadedPath(ctx, smoothPath(parsePoints(BUSHY)), coatOf(ctx).base)),
  'tail-skunk': tail(
    (ctx) =>
      shadedPath(
        ctx,
        'M-20 -10C-90 20 -150 -40 -140 -120C-150 -200 -110 -250 -60 -240C-20 -230 -30 -180 -60 -180C-90 -170 -70 -110 -40 -50Z',
        coatOf(ctx).base,
      ) +
      fillPath(
        'M-60 -16C-110 -30 -124 -90 -112 -130C-120 -190 -100 -224 -70 -226C-90 -200 -100 -170 -92 -130C-96 -80 -80 -40 -60 -16Z',
        ctx.shaded('#FBF6EC'),
      ),
  ),
  'tail-ringed': tail(
    (ctx) =>
      rope('M-30 -20C-120 20 -150 -80 -120 -140C-100 -200 -60 -220 -50 -180', coatOf(ctx).base, 28) +
      [
        'M-92 0L-84 -30',
        'M-132 -40L-104 -54',
        'M-140 -92L-112 -94',
        'M-130 -144L-102 -132',
        'M-112 -188L-90 -172',
      ]
        .map((d) => strokePath(d, coatOf(ctx).dark, 15))
        .join(''),
  ),
  'tail-striped': tail(
    (ctx) =>
      rope('M-40 -20C-110 20 -140 -60 -130 -130', coatOf(ctx).base, 24) +
      ['M-84 -14L-70 -32', 'M-122 -36L-100 -46', 'M-140 -74L-116 -78', 'M-142 -112L-118 -110']
        .map((d) => strokePath(d, ctx.appearance.tailColor ?? coatOf(ctx).dark, 12))
        .join(''),
  ),
  'tail-curl': tail((ctx) =>
    rope(
      'M-30 -10C-110 40 -190 0 -180 -60C-172 -110 -110 -110 -108 -66C-108 -36 -146 -40 -142 -64',
      coatOf(ctx).base,
      20,
    ),
  ),
  'tail-lizard': tail((ctx) =>
    shadedPath(
      ctx,
      'M0 -46C-60 -40 -110 10 -180 -10C-210 -20 -220 -60 -204 -90C-180 -60 -186 -40 -166 -34C-120 -20 -70 -60 0 -4Z',
      coatOf(ctx).base,
    ),
  ),
  'tail-dragon': tail(
    (ctx) =>
      shadedPath(
        ctx,
        'M0 -60C-60 -50 -90 -14 -150 -14C-196 -20 -220 -60 -236 -84C-226 -26 -190 14 -130 24L-40 22Z',
        coatOf(ctx).base,
      ) + shadedPath(ctx, 'M-236 -124L-264 -74L-234 -84L-206 -66Z', coatOf(ctx).accent),
  ),
  'tail-plume': tail((ctx) =>
    [
      'M-30 -40C-90 -40 -130 -90 -130 -150C-104 -130 -70 -110 -30 -90Z',
      'M-30 -20C-110 -10 -160 -50 -176 -110C-140 -90 -90 -70 -30 -60Z',
      'M-30 0C-100 20 -160 0 -186 -50C-140 -40 -90 -40 -30 -40Z',
    ]
      .map((d, i) => shadedPath(ctx, d, mix(coatOf(ctx).dark, '#3F8C7A', i * 0.3)))
      .join(''),
  ),
  'tail-fan': tail((ctx) =>
    Array.from({ length: 9 }, (_, i) => {
      const angle = -80 + i * 20;
      const feather = shadedPath(
        ctx,
        'M-14 0C-40 -90 -34 -170 0 -200C34 -170 40 -90 14 0Z',
        i % 2 ? coatOf(ctx).dark : mix(coatOf(ctx).dark, coatOf(ctx).base, 0.3),
      );
      const eye =
        ellipse(0, -160, 17, 22, ctx.shaded(coatOf(ctx).accent)) + ellipse(0, -158, 9, 12, coatOf(ctx).dark);
      return group(feather + eye, transform(0, -50, angle));
    }).join(''),
  ),
  'tail-turkey': tail((ctx) =>
    Array.from({ length: 9 }, (_, i) =>
      group(
        shadedPath(
          ctx,
          'M-14 0C-36 -80 -34 -140 0 -160C34 -140 36 -80 14 0Z',
          i % 2 ? '#C9743E' : '#8E5334',
        ) + strokePath('M-22 -134Q0 -152 22 -134', '#F6E3C4', 8),
        transform(0, -50, -80 + i * 20),
      ),
    ).join(''),
  ),
  'tail-flames': tail((ctx) =>
    shadedPath(
      ctx,
      'M-20 -10C-80 0 -150 -10 -190 -60C-170 -60 -156 -64 -150 -70C-180 -90 -196 -130 -190 -160C-160 -130 -140 -124 -124 -124C-130 -150 -126 -170 -116 -186C-96 -130 -50 -80 -20 -70Z',
      '#F5923C',
    ),
  ),
  'tail-fish': tail((ctx) =>
    shadedPath(
      ctx,
      'M-20 -20C-60 -10 -90 10 -110 0C-140 -20 -170 -20 -190 -10C-180 10 -170 20 -150 24C-170 30 -176 44 -176 56C-150 56 -120 44 -100 32C-70 30 -40 24 -10 20Z',
      coatOf(ctx).base,
    ),
  ),
  'tail-horse': tail((ctx) =>
    shadedPath(
      ctx,
      smoothPath(parsePoints('-38,-52 -84,-74 -124,-34 -122,24 -142,58 -96,58 -82,10 -66,-16 -40,-24')),
      ctx.appearance.hair,
    ),
  ),
  'tail-puff': tail((ctx) =>
    shadedPath(ctx, scallopedPath(-66, -22, 28, 26, 8), lighter(coatOf(ctx).base, 0.5)),
  ),
  'tail-rainbow': tail(
    (ctx) =>
      RAINBOW.map((color, i) =>
        strokePath(
          `M-30 ${-40 + i * 9}C-100 ${-70 + i * 9} -120 ${20 + i * 6} -190 ${-30 + i * 9}`,
          color,
          10,
        ),
      ).join('') + circle(0, 0, 0.1, coatOf(ctx).base),
  ),
} satisfies Record<string, DrawFeature>;
