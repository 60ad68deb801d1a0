import { type FigureContext, outlineColor, shadedPath } from '../creatures/figure-drawing.ts';
import { beakOpening } from '../draw-face.ts';
import { darker, lighter } from '../palette.ts';
import { circle, ellipse, fillPath, group, scallopedPath, strokePath, transform } from '../svg.ts';
import type { DrawFeature } from './feature.ts';

/** A beak from its upper and lower half; the lower one opens with the feeling. */
const beak =
  (upper: string, lower: string, color?: string, tip = ''): DrawFeature =>
  (ctx) => {
    const paint = color ?? ctx.appearance.coat.accent;
    const open = beakOpening(ctx.feeling, ctx.asleep);
    return {
      over:
        group(shadedPath(ctx, lower, darker(paint, 0.12)), transform(14, 20, open * 16)) +
        group(
          shadedPath(ctx, upper, paint) + (tip ? fillPath(tip, '#3F3A50') : ''),
          transform(14, 20, -open * 6),
        ),
      face: { mouth: 'none' },
    };
  };

const crest =
  (draw: (ctx: FigureContext) => string): DrawFeature =>
  (ctx) => ({ behind: draw(ctx) });

const RED = '#DC5445';

/** Beaks, combs and crests of birds, and the bill of a platypus. */
export const BEAKS_AND_CRESTS = {
  'beak-small': beak('M-22 0Q6 -22 34 -2L44 12Q10 18 -20 10Z', 'M-14 8Q10 16 32 12L22 26Q4 28 -8 20Z'),
  'beak-hooked': beak(
    'M-26 -2C-10 -34 50 -36 66 6C70 24 66 42 58 50C54 34 40 26 20 22Q-10 20 -26 -2Z',
    'M-10 14Q18 20 36 26Q24 42 6 38Q-8 30 -10 14Z',
  ),
  'beak-toucan': beak(
    'M-26 -4C-10 -60 90 -72 146 -24C164 -6 164 24 154 40C140 10 60 24 -20 20Z',
    'M-14 14Q80 10 140 28Q90 54 20 44Q-10 34 -14 14Z',
    '#F59A3C',
    'M118 -42C150 -28 166 4 154 40C148 20 132 16 120 16Z',
  ),
  'beak-long': beak('M-16 -8Q60 -10 150 18Q80 22 -14 14Z', 'M-10 10Q70 18 140 20Q60 32 -4 26Z'),
  'beak-spear': beak('M-20 -8Q40 -16 104 8Q40 20 -18 14Z', 'M-14 8Q40 16 96 12Q40 30 -8 24Z'),
  'beak-puffin': beak(
    'M-26 -10C0 -40 60 -30 74 10C60 22 20 24 -24 20Z',
    'M-16 14Q30 22 66 14Q40 44 4 40Q-12 30 -16 14Z',
    '#F08A3C',
  ),
  'beak-down': beak(
    'M-20 -8C30 -24 70 -4 70 44C70 60 54 64 48 46C40 26 10 20 -18 14Z',
    'M-10 12Q24 18 42 40Q26 46 6 36Q-8 26 -10 12Z',
    '#F6D9C8',
    'M52 8C68 18 74 40 68 54C60 62 52 56 48 46C46 34 46 20 52 8Z',
  ),
  'bill-flat': beak(
    'M-40 0C-20 -26 60 -28 88 2C96 18 80 24 40 24C0 26 -50 22 -40 0Z',
    'M-28 14Q20 26 76 16Q60 42 12 38Q-20 34 -28 14Z',
  ),
  'bill-pouch': beak(
    'M-20 -10Q70 -14 150 16Q70 24 -18 14Z',
    'M-14 10Q70 18 146 18C110 80 20 84 -10 40Z',
    '#F5B04C',
  ),
  'crest-comb': crest((ctx) =>
    shadedPath(ctx, 'M-34 -60C-54 -100 -24 -116 -12 -96C-8 -128 28 -130 26 -98C44 -116 66 -96 50 -62Z', RED),
  ),
  'crest-tuft': crest((ctx) =>
    shadedPath(
      ctx,
      'M-14 -70C-20 -104 -6 -120 6 -128C8 -112 14 -108 30 -118C26 -96 26 -84 22 -70Z',
      ctx.appearance.coat.base,
    ),
  ),
  'crest-fan': crest((ctx) =>
    shadedPath(
      ctx,
      'M-20 -64C-70 -90 -84 -130 -76 -150C-50 -140 -34 -120 -28 -104C-34 -140 -20 -166 0 -178C12 -150 10 -120 4 -100C16 -130 38 -146 58 -148C54 -116 36 -84 24 -64Z',
      ctx.appearance.coat.accent,
    ),
  ),
  'crest-peacock': crest((ctx) =>
    [-40, -6, 30]
      .map(
        (x) =>
          strokePath(`M4 -70L${4 + x} -120`, ctx.appearance.coat.dark, 4) +
          circle(4 + x, -126, 10, ctx.shaded(ctx.appearance.coat.accent)),
      )
      .join(''),
  ),
  'crest-spikes': crest((ctx) =>
    shadedPath(
      ctx,
      'M-64 -50L-60 -100L-32 -78L-16 -122L10 -84L36 -118L46 -74L76 -92L74 -44Z',
      ctx.appearance.coat.accent,
    ),
  ),
  'crest-flames': crest((ctx) =>
    shadedPath(
      ctx,
      'M-50 -54C-80 -90 -60 -120 -56 -136C-40 -124 -30 -110 -28 -100C-24 -134 0 -150 4 -172C26 -150 30 -124 26 -102C40 -112 48 -126 50 -140C74 -110 76 -80 58 -54Z',
      '#F5923C',
    ),
  ),
  'crest-mohawk': crest((ctx) =>
    shadedPath(ctx, 'M-50 -60C-60 -110 -10 -130 10 -134C46 -130 66 -100 60 -60Z', RED),
  ),
  /** The pointed helmet of a chameleon, and its eyes in round lids. */
  casque: (ctx) => ({
    behind: shadedPath(
      ctx,
      'M64 -40C40 -76 -30 -92 -96 -138C-128 -84 -120 -20 -86 24Z',
      ctx.appearance.coat.base,
    ),
    mask:
      strokePath('M-94 -118C-86 -80 -84 -40 -78 0', darker(ctx.appearance.coat.base, 0.25), 5) +
      circle(-43, -14, 37, ctx.shaded(lighter(ctx.appearance.coat.base, 0.25)), {
        stroke: outlineColor(ctx.appearance.coat.base),
      }) +
      circle(67, -14, 37, ctx.shaded(lighter(ctx.appearance.coat.base, 0.25)), {
        stroke: outlineColor(ctx.appearance.coat.base),
      }),
    face: { eyeR: 13 },
  }),
  /** The black knob over a swan’s bill. */
  'bill-knob': () => ({ over: ellipse(18, -8, 20, 14, '#3A3440') }),
  'crest-bone': crest((ctx) =>
    shadedPath(
      ctx,
      'M10 -60C-30 -80 -90 -110 -150 -112C-120 -70 -70 -40 -40 -30Z',
      ctx.appearance.coat.accent,
    ),
  ),
  wattle: (ctx) => ({ over: shadedPath(ctx, 'M4 46C-8 70 0 92 14 92C28 92 34 70 24 46Z', RED) }),
  'cap-white': (ctx) => ({
    mask: fillPath(
      'M-84 20C-90 -40 -50 -84 2 -84C54 -84 90 -40 86 20C80 70 40 80 0 82C-40 80 -78 70 -84 20Z',
      ctx.shaded('#FBF6EC'),
      { stroke: outlineColor('#FBF6EC') },
    ),
  }),
  'breast-red': (ctx, build) => ({
    trunkOver: fillPath(
      scallopedPath(6, -build.torsoHeight * 0.5, build.torsoWidth * 0.66, build.torsoHeight * 0.42, 11),
      ctx.shaded('#E2643F'),
    ),
    mask: ellipse(14, 42, 62, 36, ctx.shaded('#E2643F')),
  }),
  'cheek-patches': () => ({ mask: ellipse(-48, 20, 20, 16, '#F59A3C') + ellipse(74, 20, 18, 16, '#F59A3C') }),
  'face-white': (ctx) => ({
    mask: ellipse(-26, -6, 40, 46, ctx.shaded('#FBF6EC')) + ellipse(50, -6, 38, 46, ctx.shaded('#FBF6EC')),
  }),
  halo: () => ({
    behind:
      ellipse(4, -126, 56, 15, 'none', { stroke: '#F2C34A', 'stroke-width': '11' }) +
      ellipse(4, -127, 56, 14, 'none', { stroke: '#FFE9A0', 'stroke-width': '4' }),
  }),
  frill: (ctx) => ({
    behind:
      shadedPath(ctx, scallopedPath(0, -34, 128, 104, 13), darker(ctx.appearance.coat.base, 0.08)) +
      fillPath(scallopedPath(0, -32, 98, 78, 11), lighter(ctx.appearance.coat.accent, 0.25)),
  }),
} satisfies Record<string, DrawFeature>;
