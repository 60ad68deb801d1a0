import type { Prop } from '../../storyteller/story-plan.ts';
import type { Gradients } from '../gradients.ts';
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
import { FOUND_PROP_DRAWINGS } from './found-props.ts';
import { type DrawProp, outlineColor, shadedEllipse, shadedPath, shadedRect } from './prop-shapes.ts';

/** How a prop is held and put down; lengths in picture units, measured from the grip point. */
export interface Grip {
  /** Rotation in the hand, in degrees. */
  angle: number;
  /** Stays unmirrored in a mirrored figure, e.g. a map. */
  neverMirrored: boolean;
  /** Distance from the grip down to the prop's lowest point. */
  footOffset: number;
  /** Height above the ground when nobody holds it; absent for props that do not float. */
  floatHeight?: number;
  /** Half the width of its shadow when it lies in the scene. */
  halfWidth: number;
}

const grip = (footOffset: number, halfWidth: number, more: Partial<Grip> = {}): Grip => ({
  angle: 0,
  neverMirrored: false,
  footOffset,
  halfWidth,
  ...more,
});

/** The grip of every prop. A new prop needs an entry here and a drawing below. */
export const PROP_GRIPS: Record<Prop, Grip> = {
  lantern: grip(104, 40),
  key: grip(22, 48, { angle: 24 }),
  map: grip(20, 70, { neverMirrored: true }),
  seed: grip(12, 34),
  shell: grip(30, 48),
  feather: grip(10, 50, { angle: 12 }),
  drum: grip(54, 56),
  kite: grip(60, 64, { angle: 0, floatHeight: 110 }),
  book: grip(22, 58, { neverMirrored: true }),
  bell: grip(64, 40),
  rope: grip(44, 56),
  boat: grip(36, 78),
  star: grip(48, 56, { floatHeight: 150 }),
  crystal: grip(26, 44),
  flower: grip(34, 36),
  cake: grip(26, 60),
  blanket: grip(44, 64),
  compass: grip(44, 44),
  pebble: grip(22, 40),
  whistle: grip(26, 46),
  telescope: grip(40, 70, { angle: -10 }),
  scarf: grip(70, 52),
  basket: grip(92, 58),
  umbrella: grip(60, 90, { angle: 6 }),
  mirror: grip(40, 42, { angle: 8 }),
  ball: grip(42, 44),
  acorn: grip(30, 34),
  paintbrush: grip(44, 30, { angle: 14 }),
  letter: grip(22, 56),
  balloon: grip(70, 48, { floatHeight: 60 }),
  chest: grip(32, 72),
  egg: grip(36, 50),
  pumpkin: grip(36, 72),
  boot: grip(38, 46),
  sandwich: grip(50, 64),
  bowl: grip(40, 62),
  flag: grip(44, 30),
  spoon: grip(34, 52, { angle: 18 }),
  slippers: grip(28, 74),
  bag: grip(40, 56),
  biscuit: grip(38, 44),
};

const PROP_DRAWINGS: Record<Prop, DrawProp> = {
  ...FOUND_PROP_DRAWINGS,
  lantern: (ctx) =>
    circle(0, 60, 92, ctx.glow('#FFD877', 0.75)) +
    strokePath('M-22 26Q0 -22 22 26', '#5B4A5E', 5) +
    shadedPath(ctx, 'M-30 28Q0 8 30 28L26 38H-26Z', '#6B5570') +
    shadedRect(ctx, -24, 36, 48, 52, '#FFE9A8', 8) +
    fillPath('M0 46C14 60 14 74 0 80C-14 74 -14 60 0 46Z', '#F79A3E') +
    fillPath('M0 58C7 66 7 74 0 78C-7 74 -7 66 0 58Z', '#FFF3C4') +
    strokePath('M-12 38V86M12 38V86', '#6B5570', 3.4) +
    shadedRect(ctx, -30, 86, 60, 16, '#6B5570', 6),
  key: (ctx) =>
    shadedPath(ctx, 'M-6 -14H6V-88H-6Z', '#EDB73F') +
    shadedPath(ctx, 'M6 -88H30V-74H20V-64H30V-52H6Z', '#EDB73F') +
    fillPath(
      'M0 -24A24 24 0 1 1 0 24A24 24 0 1 1 0 -24ZM0 -11A11 11 0 1 0 0 11A11 11 0 1 0 0 -11Z',
      ctx.shaded('#EDB73F'),
      { 'fill-rule': 'evenodd', stroke: outlineColor('#EDB73F') },
    ) +
    strokePath('M-2 -80V-34', '#FFE7A6', 3.4),
  map: (ctx) =>
    shadedPath(ctx, 'M-66 -74L-22 -86L22 -74L66 -86V4L22 16L-22 4L-66 16Z', '#F6E3B8') +
    fillPath('M-22 -86L22 -74V16L-22 4Z', '#E9CF9C') +
    fillPath(smoothPath(parsePoints('-56,-52 -36,-62 -28,-42 -44,-30')), '#A9CF9A') +
    fillPath(smoothPath(parsePoints('34,-34 52,-44 58,-20 40,-12')), '#9CCBD6') +
    strokePath('M-48 -12Q-20 -34 4 -22T40 -58', '#D9634E', 5, { 'stroke-dasharray': '9 9' }) +
    strokePath('M36 -66l14 14M50 -66l-14 14', '#D9634E', 6),
  seed: (ctx) =>
    circle(0, -16, 46, ctx.glow('#FFE79A', 0.7)) +
    shadedPath(ctx, 'M0 -44C24 -28 26 0 4 8C-22 10 -30 -22 0 -44Z', '#B77A48') +
    strokePath('M-6 -28Q-16 -12 -8 0', '#E2B184', 4) +
    strokePath('M0 -44Q2 -58 12 -64', '#6FAE66', 5) +
    shadedPath(ctx, 'M10 -62C14 -80 32 -82 40 -76C36 -60 22 -56 10 -62Z', '#8CC974'),
  shell: (ctx) =>
    shadedPath(
      ctx,
      'M0 24C-14 22 -20 14 -18 8C-52 -4 -54 -44 -34 -58C-24 -74 -8 -76 0 -72C8 -76 24 -74 34 -58C54 -44 52 -4 18 8C20 14 14 22 0 24Z',
      '#F6B5A2',
    ) +
    strokePath('M0 8V-66M-8 8L-28 -54M8 8L28 -54M-14 6L-42 -34M14 6L42 -34', '#DE8577', 4) +
    ellipse(-16, -50, 8, 5, '#FFFFFF', { opacity: '.5' }),
  feather: (ctx) =>
    shadedPath(ctx, 'M0 -6C-34 -36 -30 -96 8 -136C36 -100 38 -48 0 -6Z', '#7FB6DE') +
    fillPath('M4 -20C26 -50 28 -92 8 -134C14 -96 10 -50 4 -20Z', '#A9D2EC') +
    strokePath('M-2 16Q2 -60 8 -126', '#FFF6E4', 4.4) +
    strokePath('M-20 -58L-2 -48M-18 -84L2 -70M26 -62L6 -50', '#5B92BE', 3.4),
  drum: (ctx) =>
    shadedPath(ctx, 'M-52 -34V26Q0 56 52 26V-34Z', '#DC5F4C') +
    strokePath('M-52 -30L-34 38L-14 -20L2 46L20 -20L36 38L52 -30', '#FBE3B4', 5) +
    fillPath('M-53 14V28Q0 58 53 28V14Q0 44 -53 14Z', ctx.shaded('#F2C064')) +
    shadedEllipse(ctx, 0, -34, 54, 20, '#FFF1D6') +
    strokePath('M-30 -44L-62 -86M24 -44L58 -88', '#A8714A', 7) +
    circle(-28, -42, 8, '#C98A58') +
    circle(22, -42, 8, '#C98A58'),
  kite: (ctx) =>
    strokePath('M0 0Q-30 -60 10 -112', '#8E86A8', 3) +
    strokePath('M30 -118Q52 -92 30 -64T40 -18', '#C9665A', 3.4) +
    [
      [42, -84, 20],
      [32, -44, -20],
    ]
      .map(([x, y, r]) =>
        group(fillPath('M0 0L-15 -9V9ZM0 0L15 -9V9Z', '#FFD06A'), transform(x ?? 0, y ?? 0, r)),
      )
      .join('') +
    group(
      shadedPath(ctx, 'M0 -92L54 -20L0 64L-54 -20Z', '#EE7F5E') +
        fillPath('M0 -92L54 -20H0Z', '#FFD06A') +
        fillPath('M0 64L-54 -20H0Z', '#7FC8B4') +
        strokePath('M0 -90V62M-52 -20H52', '#FFF6E4', 4),
      transform(28, -180, 14),
    ),
  book: (ctx) =>
    shadedPath(ctx, 'M-58 -54Q-28 -70 0 -54Q28 -70 58 -54V18Q28 4 0 18Q-28 4 -58 18Z', '#8A5CB4') +
    fillPath('M-52 -60Q-24 -76 0 -60V10Q-24 -4 -52 10Z', '#FFF6E2') +
    fillPath('M52 -60Q24 -76 0 -60V10Q24 -4 52 10Z', '#F6E6C8') +
    strokePath(
      'M-42 -50Q-24 -60 -10 -52M-42 -34Q-24 -44 -10 -36M-42 -18Q-24 -28 -10 -20M12 -18Q26 -28 42 -18',
      '#C9B490',
      3.4,
    ) +
    fillPath(starPath(27, -42, 13, 6, 5), '#F2A04E') +
    strokePath('M0 -58V12', '#D9C19A', 3),
  bell: (ctx) =>
    strokePath('M-10 -2Q0 -22 10 -2', '#A8714A', 7) +
    shadedPath(ctx, 'M0 -2C28 0 26 34 44 50H-44C-26 34 -28 0 0 -2Z', '#F2BC4C') +
    circle(0, 56, 10, '#B9803A') +
    shadedRect(ctx, -48, 46, 96, 11, '#E2A43C', 6) +
    strokePath('M-14 12Q-20 28 -26 40', '#FFEDB8', 6),
  rope: (_b) =>
    [0, 1, 2]
      .map(
        (i) =>
          ellipse(0, 22 - i * 18, 50 - i * 3, 20, 'none', {
            stroke: outlineColor('#D2A873'),
            'stroke-width': '17',
          }) +
          ellipse(0, 22 - i * 18, 50 - i * 3, 20, 'none', { stroke: '#D9B27E', 'stroke-width': '13' }) +
          strokePath(
            `M-44 ${30 - i * 18}l8 8M-22 ${38 - i * 18}l8 8M4 ${39 - i * 18}l8 7M30 ${35 - i * 18}l7 6`,
            '#B98A58',
            3,
          ),
      )
      .join('') +
    strokePath('M40 -8Q66 -30 58 -54', outlineColor('#D2A873'), 15) +
    strokePath('M40 -8Q66 -30 58 -54', '#D9B27E', 11),
  boat: (ctx) =>
    strokePath('M0 -2V-104', '#8C5A44', 6) +
    shadedPath(ctx, 'M6 -104C40 -84 52 -44 46 -14H6Z', '#FFF3DC') +
    shadedPath(ctx, 'M-6 -92C-32 -70 -42 -40 -38 -14H-6Z', '#F29A72') +
    fillPath('M0 -124L26 -114L0 -104Z', '#DC5F4C') +
    shadedPath(ctx, 'M-74 -6H74C66 26 48 38 30 38H-30C-48 38 -66 26 -74 -6Z', '#B5714A') +
    strokePath('M-66 12H66', '#E2A878', 5),
  star: (ctx) =>
    circle(0, -2, 90, ctx.glow('#FFE28A', 0.8)) +
    fillPath(starPath(0, -2, 54, 27, 5), ctx.shaded('#FFD155'), {
      stroke: '#E8A93C',
      'stroke-width': '9',
    }) +
    fillPath(starPath(0, -2, 54, 27, 5), ctx.shaded('#FFD155'), {
      stroke: '#FFD155',
      'stroke-width': '4',
    }) +
    circle(-14, -4, 4.6, '#6A4632') +
    circle(14, -4, 4.6, '#6A4632') +
    strokePath('M-8 8Q0 16 8 8', '#6A4632', 3.6) +
    circle(-24, 6, 5, '#F59A6A', { opacity: '.7' }) +
    circle(24, 6, 5, '#F59A6A', { opacity: '.7' }),
  crystal: (ctx) =>
    circle(0, -30, 78, ctx.glow('#C9B4FF', 0.7)) +
    shadedPath(ctx, 'M-42 22L-50 -14L-34 -36L-18 -12L-16 22Z', '#A88FE0') +
    shadedPath(ctx, 'M42 22L48 -24L34 -42L18 -16L16 22Z', '#8FB6EC') +
    shadedPath(ctx, 'M-20 24L-26 -56L0 -92L26 -56L20 24Z', '#BFA4F2') +
    fillPath('M0 -92L-26 -56L-20 24L-4 24L-6 -54Z', '#E2D4FF') +
    strokePath('M-6 -54L0 -92M-6 -54L26 -56M-6 -54L-4 22', '#FFFFFF', 2.4, { opacity: '.7' }),
  flower: (ctx) =>
    strokePath('M0 34Q4 -10 0 -58', '#5F9F62', 7) +
    shadedPath(ctx, 'M2 6C20 -16 40 -14 46 -6C38 12 18 16 2 6Z', '#7FBF74') +
    shadedPath(ctx, 'M0 18C-18 2 -36 4 -42 10C-32 26 -14 28 0 18Z', '#7FBF74') +
    [0, 1, 2, 3, 4, 5]
      .map((i) => group(shadedEllipse(ctx, 0, -25, 15, 20, '#F2899A'), transform(0, -72, i * 60)))
      .join('') +
    shadedEllipse(ctx, 0, -72, 15, 15, '#FFD155'),
  cake: (ctx) =>
    shadedEllipse(ctx, 0, 18, 66, 13, '#DDE6EC') +
    shadedPath(ctx, 'M-52 -36V12Q0 30 52 12V-36Z', '#F6D6A4') +
    fillPath('M-52 -12Q0 6 52 -12V-4Q0 14 -52 -4Z', '#F2899A') +
    shadedPath(
      ctx,
      'M-54 -40Q0 -60 54 -40V-26Q46 -10 38 -24Q28 -4 16 -20Q4 0 -8 -20Q-22 -2 -32 -22Q-44 -8 -54 -26Z',
      '#FFF3EA',
    ) +
    strokePath('M0 -46V-72', '#8FC7E2', 8) +
    fillPath('M0 -100C10 -88 9 -78 0 -75C-9 -78 -10 -88 0 -100Z', '#FFB84A') +
    circle(-30, -42, 9, '#E2604F') +
    circle(30, -42, 9, '#E2604F'),
  blanket: (ctx) =>
    shadedPath(ctx, 'M-58 -26Q0 -44 58 -26L62 30Q30 46 0 38Q-30 48 -62 32Z', '#7FA8D6') +
    fillPath('M-58 -26Q0 -44 58 -26L59 -8Q0 -26 -59 -8Z', ctx.shaded('#FBE3B4')) +
    strokePath('M-28 -14L-32 40M0 -20V38M28 -14L32 40', '#FBE3B4', 5) +
    strokePath('M-60 12Q0 -6 60 12', '#F29A72', 6) +
    strokePath('M-56 38v9M-36 42v9M-14 41v9M12 42v9M36 42v9M56 36v9', '#FBE3B4', 4),
  compass: (ctx) =>
    shadedEllipse(ctx, 0, -40, 13, 11, '#D99A3C') +
    shadedEllipse(ctx, 0, 0, 44, 44, '#EDB73F') +
    circle(0, 0, 34, '#FFF8EA') +
    strokePath('M0 -30v6M0 24v6M-30 0h6M24 0h6', '#8E86A8', 4) +
    group(fillPath('M0 -26L8 0H-8Z', '#DC5445') + fillPath('M0 26L8 0H-8Z', '#5B6FA8'), transform(0, 0, 28)) +
    circle(0, 0, 5, '#FFE7A6'),
  pebble: (ctx) =>
    shadedPath(ctx, smoothPath(parsePoints('-40,6 -26,-22 6,-30 36,-14 42,8 24,22 -22,22')), '#A9B3C4') +
    strokePath('M-28 2Q0 -16 34 -4', '#F6F1E8', 6) +
    ellipse(-14, -14, 9, 5, '#FFFFFF', { opacity: '.5' }),
  whistle: (ctx) =>
    shadedPath(ctx, 'M-10 -26H56V-2H24A24 24 0 1 1 -10 -26Z', '#DC5F4C') +
    circle(-2, 0, 9, '#8E3440') +
    rect(16, -26, 14, 9, '#8E3440') +
    strokePath('M-22 -10Q-44 -30 -34 -54', '#F2C064', 5) +
    strokePath('M62 -30l12 -8M64 -14h14M62 -44l6 -12', '#FFE7A6', 4),
  telescope: (ctx) =>
    group(
      shadedRect(ctx, 16, -16, 46, 32, '#C98A58', 6) +
        shadedRect(ctx, -22, -13, 42, 26, '#EDB73F', 5) +
        shadedRect(ctx, -52, -10, 34, 20, '#C98A58', 5) +
        shadedRect(ctx, 58, -20, 15, 40, '#EDB73F', 5) +
        shadedRect(ctx, -64, -13, 13, 26, '#EDB73F', 5) +
        strokePath('M-14 -6H60', '#FFE7C2', 4),
      transform(0, -14, -24),
    ),
  scarf: (ctx) =>
    shadedPath(
      ctx,
      'M-44 -16Q-50 -34 -30 -36Q0 -22 32 -36Q52 -34 46 -16Q30 4 0 2Q-30 4 -44 -16Z',
      '#E2604F',
    ) +
    shadedPath(ctx, 'M-28 -8L-36 62Q-22 70 -6 64L-4 -2Z', '#E2604F') +
    shadedPath(ctx, 'M6 -2L16 54Q30 60 44 50L30 -10Z', '#D4533F') +
    strokePath('M-31 18L-5 22M-34 44L-6 48M10 20L36 14M14 40L41 34', '#FFF1D6', 8, {
      'stroke-linecap': 'butt',
    }) +
    strokePath('M-34 64v8M-22 68v8M-9 66v8M20 56v8M32 56v8M42 51v7', '#E2604F', 4),
  basket: (ctx) =>
    strokePath('M-44 40C-44 -22 44 -22 44 40', outlineColor('#C9925A'), 13) +
    strokePath('M-44 40C-44 -22 44 -22 44 40', '#D9A468', 9) +
    shadedEllipse(ctx, -20, 34, 19, 18, '#E2604F') +
    shadedEllipse(ctx, 16, 32, 19, 18, '#F2B84B') +
    shadedEllipse(ctx, -2, 28, 17, 16, '#8CC974') +
    shadedPath(ctx, 'M-56 38H56L44 90Q0 98 -44 90Z', '#D9A468') +
    strokePath('M-52 56H52M-48 74H48M-28 40L-24 90M0 40V92M28 40L24 90', '#B07A48', 4) +
    shadedRect(ctx, -60, 32, 120, 14, '#C9925A', 7),
  umbrella: (ctx) =>
    strokePath('M0 -120V34Q0 54 -16 54Q-28 54 -28 42', '#7A4E44', 8) +
    shadedPath(
      ctx,
      'M-92 -62C-84 -128 -40 -146 0 -146C40 -146 84 -128 92 -62Q74 -78 58 -64Q44 -80 28 -64Q14 -80 0 -64Q-14 -80 -30 -64Q-44 -80 -60 -64Q-76 -78 -92 -62Z',
      '#F0806A',
    ) +
    fillPath(
      'M-30 -64C-30 -110 -16 -138 0 -146C16 -138 30 -110 28 -64Q14 -80 0 -64Q-14 -80 -30 -64Z',
      '#FFD98A',
    ) +
    strokePath('M0 -146V-158', '#7A4E44', 7),
  mirror: (ctx) =>
    shadedRect(ctx, -8, -20, 16, 62, '#B98446', 8) +
    shadedEllipse(ctx, 0, -58, 44, 50, '#EDB73F') +
    ellipse(0, -58, 33, 39, ctx.shaded('#CDE8F0')) +
    strokePath('M-16 -48L6 -78M-4 -40L18 -68', '#FFFFFF', 6, { opacity: '.85' }) +
    circle(0, -108, 7, '#E2604F'),
  ball: (ctx) =>
    shadedEllipse(ctx, 0, 0, 42, 42, '#F0805E') +
    fillPath('M-36 -22Q0 6 40 -14L42 4Q0 26 -42 0Z', '#FFF3DA') +
    fillPath(starPath(0, 3, 13, 6, 5), '#5B9FB8') +
    ellipse(-16, -24, 9, 6, '#FFFFFF', { opacity: '.6' }),
  acorn: (ctx) =>
    shadedPath(ctx, 'M-26 -10C-28 18 -10 30 0 36C10 30 28 18 26 -10Z', '#D99A56') +
    shadedPath(ctx, smoothPath(parsePoints('-34,-10 -26,-30 0,-40 26,-30 34,-10 0,-2')), '#8C5A44') +
    strokePath('M0 -38Q2 -52 12 -56', '#8C5A44', 6) +
    strokePath('M-20 -20l8 8M-4 -26l8 8M12 -24l8 8M-12 -8', '#6B4234', 3) +
    strokePath('M-12 0Q-14 14 -4 24', '#F2C48E', 5),
  paintbrush: (ctx) =>
    shadedRect(ctx, -6, -60, 12, 104, '#D9A468', 6) +
    shadedRect(ctx, -9, -78, 18, 24, '#B9C0CC', 3) +
    shadedPath(ctx, 'M-13 -76C-18 -100 -6 -112 0 -130C10 -112 20 -100 13 -76Z', '#5B9FB8') +
    strokePath('M-4 -84Q-6 -98 0 -112', '#A9D6E6', 4),
  letter: (ctx) =>
    shadedRect(ctx, -54, -58, 108, 78, '#FFF3DC', 5) +
    strokePath('M-52 18L-10 -20M52 18L10 -20', '#DCC6A0', 3.4) +
    shadedPath(ctx, 'M-54 -56L0 -8L54 -56Z', '#FBE6C2') +
    circle(0, -14, 13, '#DC5445') +
    fillPath('M0 -6C-10 -13 -6 -21 0 -17C6 -21 10 -13 0 -6Z', '#FFD8CC'),
  balloon: (ctx) =>
    strokePath('M0 70Q-10 20 4 -40T2 -96', '#8E86A8', 3) +
    shadedPath(ctx, 'M-7 -92L2 -104L11 -92Z', '#DC5F4C') +
    shadedEllipse(ctx, 2, -158, 48, 58, '#EE6F5E') +
    ellipse(-14, -182, 10, 17, '#FFFFFF', { opacity: '.55' }),
};

/** Draws a prop around its grip point (0, 0); `flip` when the figure is mirrored, so that light still comes from the upper left. */
export function drawProp(prop: Prop, gradients: Gradients, flip = false): string {
  return PROP_DRAWINGS[prop]({
    shaded: (color) => gradients.shaded(color, flip),
    glow: (color, strength) => gradients.glow(color, strength),
  });
}

/** Draws a prop lying or standing in the scene, with its shadow; the ground is y = 0. */
export function drawStandingProp(prop: Prop, gradients: Gradients, shadow: string): string {
  const grip = PROP_GRIPS[prop];
  const floatHeight = grip.floatHeight ?? 0;
  const tilt =
    { key: 80, paintbrush: 72, feather: 64, whistle: 0, telescope: 14, mirror: 12, spoon: 70 }[
      prop as string
    ] ?? 0;
  const lift = tilt > 40 ? 16 : grip.footOffset;
  return (
    ellipse(8, 2, grip.halfWidth * (floatHeight ? 0.6 : 1.05), floatHeight ? 7 : 11, shadow) +
    group(drawProp(prop, gradients), transform(tilt > 40 ? -40 : 0, -lift - floatHeight, tilt))
  );
}
