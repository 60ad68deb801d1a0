import { darker, lighter, mix } from '../../palette.ts';
import { ellipse, fillPath, rect, strokePath } from '../../svg.ts';
import type { BackgroundContext, DrawBackground } from '../background-context.ts';
import { ground, hill } from '../land.ts';
import { bush, flowers, grassBlades, grassTufts, tree } from '../plants.ts';
import { sky } from '../sky.ts';
import { SHADE } from './settlement-parts.ts';

/** The top and the foot of the wall. */
const [TOP, FOOT] = [340, 668] as const;
const COURSE = 47;

/** Stones in courses, those of one tone as one path. */
function stones(ctx: BackgroundContext): { pale: string; deep: string } {
  const tones = { pale: '', deep: '' };
  for (const [row, y] of Array.from({ length: 6 }, (_, i) => TOP + 44 + i * COURSE).entries())
    for (let x = -60 + (row % 2) * 58; x < 1200; x += 116) {
      const tone = ctx.random.between(0, 1);
      const stone = `M${x + 8} ${y}h100q6 0 6 6v${COURSE - 16}q0 6 -6 6h-100q-6 0 -6 -6v${16 - COURSE}q0 -6 6 -6Z`;
      if (tone < 0.32) tones.pale += stone;
      else if (tone < 0.62) tones.deep += stone;
    }
  return tones;
}

/** A high wall of stones with ivy, and the hills behind it. */
export const wall: DrawBackground = (ctx) => {
  const stone = ctx.applyLight('#C9B8A4', 0.12);
  const { pale, deep } = stones(ctx);
  const ivy = ctx.applyLight('#6E9E62', 0.12);
  const caps = Array.from({ length: 11 }, (_, i) =>
    rect(-14 + i * 112, TOP - 8, 106, 42, ctx.shaded(lighter(stone, 0.1)), 9),
  ).join('');
  const leaves = (x: number, drop: number) =>
    strokePath(
      Array.from(
        { length: 9 },
        (_, i) =>
          `M${x + ((i * 37) % 64) - 32} ${TOP + 16 + (i * drop) / 9}h.1m${18 - ((i * 23) % 30)} ${12 + (i % 3) * 5}h.1`,
      ).join(''),
      ivy,
      34,
    ) +
    strokePath(
      Array.from(
        { length: 7 },
        (_, i) => `M${x + ((i * 41) % 56) - 30} ${TOP + 22 + (i * drop) / 8}h.1`,
      ).join(''),
      lighter(ivy, 0.16),
      17,
    );
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 330, 18, '#93C2A0', 0.75) +
      tree(ctx, 1080, 372, 190, '#84BA78', 0.5) +
      rect(-10, TOP, 1220, FOOT - TOP, mix(stone, ctx.applyLight('#9A8F86', 0.2), 0.16)) +
      fillPath(pale, lighter(stone, 0.14)) +
      fillPath(deep, darker(stone, 0.07)) +
      caps +
      leaves(120, 210) +
      leaves(1120, 150) +
      ground(ctx, 664, '#A8CF7C', 6) +
      ellipse(600, 674, 640, 12, SHADE, { opacity: '.12' }) +
      bush(ctx, 40, 690, 170, '#7DB573') +
      bush(ctx, 1170, 694, 150, '#7DB573') +
      grassTufts(ctx, 700, 880, 24, ctx.applyLight('#7FB560')),
    front: grassBlades(ctx, '#7FB560', 200) + flowers(ctx, 852, 886, 8, ['#FFD155', '#EE7F5E', '#F6F0E4'], 2),
    medium: 'open',
    shadow: SHADE,
  };
};
