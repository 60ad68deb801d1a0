import type { EffectKind } from './direction/effect-kind.ts';
import type { PlacedEffect } from './direction/effects.ts';
import { circle, ellipse, fillPath, group, num, starPath, strokePath, transform } from './svg.ts';

const INK = '#5B4A8A';
const PALE = '#FFF8EC';

/** A line with a pale rim, to be seen by day and by night. */
const line = (d: string, color = INK, width = 6): string =>
  strokePath(d, PALE, width + 5, { opacity: '.75' }) + strokePath(d, color, width);

/** An eighth note with its head at (x, y). */
const note = (x: number, y: number): string =>
  group(
    line('M11 -2L11 -50Q30 -44 30 -24', INK, 5) +
      ellipse(0, 0, 14, 10, INK, { stroke: PALE, 'stroke-width': '2', transform: 'rotate(-18)' }),
    transform(x, y),
  );
const heart = (x: number, y: number, size: number): string =>
  group(
    fillPath('M0 26C-40 -2 -26 -32 0 -14C26 -32 40 -2 0 26Z', '#E8596B', {
      stroke: PALE,
      'stroke-width': '3',
    }),
    transform(x, y, 0, size),
  );
const drop = (x: number, y: number, size = 1): string =>
  group(
    fillPath('M0 -15C9 -3 12 3 12 9A12 12 0 0 1 -12 9C-12 3 -9 -3 0 -15Z', '#7CC4E8', {
      stroke: PALE,
      'stroke-width': '2',
    }),
    transform(x, y, 0, size),
  );
const cloudlet = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#FFFFFF', { opacity: '.85' }) +
  circle(x + r * 0.9, y + r * 0.25, r * 0.7, '#FFFFFF', { opacity: '.85' });
const sparkle = (x: number, y: number, size: number): string =>
  group(
    fillPath('M0 -22Q3 -3 22 0Q3 3 0 22Q-3 3 -22 0Q-3 -3 0 -22Z', '#FFE08A', {
      stroke: PALE,
      'stroke-width': '2',
    }),
    transform(x, y, 0, size),
  );
const clod = (x: number, y: number, r: number): string => ellipse(x, y, r, r * 0.8, '#7A5236');
const bubble = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#E6F6FB', { opacity: '.85', stroke: '#8CCBE0', 'stroke-width': '3' }) +
  circle(x - r * 0.35, y - r * 0.35, r * 0.22, '#FFFFFF');

/** The drawings, facing right, with the middle at (0, 0). */
const DRAWINGS: Record<EffectKind, string> = {
  bubbles: bubble(-14, 8, 17) + bubble(20, -14, 22) + bubble(34, 26, 11) + bubble(-4, -38, 12),
  drops: drop(10, 16) + drop(34, 40, 0.8) + drop(-10, 46, 0.8) + drop(16, 66, 0.7),
  dust: cloudlet(-20, 20, 17) + cloudlet(24, 6, 21) + cloudlet(52, 24, 13),
  effort: drop(-22, 10, 0.9) + drop(8, -12, 1.1) + drop(38, 8, 0.9),
  fire:
    fillPath(
      'M-62 4C-30 -26 -8 -22 6 -50C16 -34 34 -40 52 -66C56 -44 74 -44 100 -58C90 -36 104 -26 126 -22C104 -10 108 6 128 20C104 16 92 30 96 52C76 34 60 40 50 58C40 38 22 42 8 36C-10 34 -30 26 -62 4Z',
      '#F0672E',
      { stroke: '#C23B22', 'stroke-width': '4' },
    ) +
    fillPath(
      'M-46 4C-14 -14 10 -14 30 -30C36 -16 56 -24 80 -32C76 -14 88 -10 100 0C82 4 78 16 80 28C60 18 44 26 32 28C10 24 -14 18 -46 4Z',
      '#FDB93A',
    ) +
    fillPath('M-30 4C0 -6 26 -8 58 -8C50 4 52 8 56 14C26 16 0 12 -30 4Z', '#FFF1B8'),
  fright: line('M-52 4L-36 26M-22 -26L-14 2M16 -26L10 2M48 4L32 26', '#E0913A', 7),
  hearts: heart(-16, 8, 0.8) + heart(24, -22, 1.1),
  knock: line('M14 -34Q30 -20 30 0Q30 20 14 34M34 -48Q54 -26 54 0Q54 26 34 48', '#E0913A', 6),
  notes: note(-26, 18) + note(22, -14),
  puff:
    line('M-40 0Q-10 -12 22 -2M-34 18Q0 12 46 18M-38 -18Q-12 -32 10 -26', '#8FB7CC', 6) +
    cloudlet(44, -4, 13),
  scent: strokePath(
    'M-50 -22q18 -16 36 0t36 0t36 0M-44 6q18 -16 36 0t36 0t36 0M-50 34q18 -16 36 0t36 0t36 0',
    '#6FA873',
    7,
    { opacity: '.9' },
  ),
  shiver: line(
    'M-118 -40q-14 14 0 28t0 28t0 28M118 -40q14 14 0 28t0 28t0 28M-142 -20q-10 12 0 24t0 24M142 -20q10 12 0 24t0 24',
    '#7A9CC0',
    5,
  ),
  soil:
    fillPath(
      'M-74 30Q-62 4 -34 -4Q-18 -20 4 -18Q30 -14 42 4Q70 8 78 30Q70 40 34 38Q-2 46 -38 39Q-68 42 -74 30Z',
      '#8A5E3C',
      { stroke: '#5E3E28', 'stroke-width': '3' },
    ) +
    clod(-46, -12, 10) +
    clod(20, -40, 8) +
    clod(52, -18, 9) +
    clod(-8, -30, 7),
  sound: line('M-38 -16L-2 -34M-32 8L18 8M-38 32L-2 50', '#E0913A', 7),
  sparkles: sparkle(-22, 10, 0.7) + sparkle(14, -18, 1.1) + sparkle(36, 18, 0.6),
  speed: line('M-50 -44L36 -44M-70 -6L26 -6M-44 32L40 32', '#FFFFFF', 7) + cloudlet(-20, 78, 14),
  splash:
    fillPath(
      'M-130 40C-116 -20 -104 -24 -92 22C-80 -44 -64 -44 -56 24L56 24C64 -44 80 -44 92 22C104 -24 116 -20 130 40Z',
      '#8CCBE8',
      {
        opacity: '.9',
        stroke: '#FFFFFF',
        'stroke-width': '4',
      },
    ) +
    drop(-120, -40) +
    drop(120, -44) +
    drop(-70, -72, 0.8) +
    drop(74, -76, 0.8),
  stars: [
    [-30, 4, 13],
    [0, -22, 16],
    [32, 2, 13],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      group(
        fillPath(starPath(0, 0, r, r * 0.46, 5), '#FFD25E', { stroke: '#B98420', 'stroke-width': '2' }),
        transform(x, y),
      ),
    )
    .join(''),
  strands:
    strokePath('M-8 -4Q-18 26 -6 50T-12 104M2 -4Q-6 30 8 54T0 116M12 -4Q22 26 12 50T20 98', '#C98F3E', 9) +
    strokePath('M-8 -4Q-18 26 -6 50T-12 104M2 -4Q-6 30 8 54T0 116M12 -4Q22 26 12 50T20 98', '#F6D67A', 6) +
    ['M-34 18l-14 -8', 'M36 12l14 -9', 'M-32 44l-14 4'].map((d) => strokePath(d, '#D9534F', 7)).join(''),
  steam: strokePath(
    'M-22 10q-12 -16 0 -30t0 -30M8 4q-12 -16 0 -30t0 -30M38 10q-12 -16 0 -30t0 -30',
    '#FFFFFF',
    8,
    {
      opacity: '.8',
    },
  ),
};

/** Draws the effects of a picture. */
export const drawEffects = (effects: readonly PlacedEffect[]): string =>
  effects
    .map(({ kind, x, y, scale, flip }) =>
      group(DRAWINGS[kind], transform(Number(num(x)), Number(num(y)), 0, flip ? -scale : scale, scale), {
        'data-part': `effect-${kind}`,
      }),
    )
    .join('');
