import { circle, ellipse } from '../svg.ts';
import type { BackgroundContext } from './background-context.ts';

const COLORS = ['#EE5E8C', '#FFC53D', '#5BC08A', '#5AA7E8', '#A36BD6', '#F5803E'] as const;
/** Clouds of powder: middle and half width. */
const CLOUDS = [
  [150, 470, 210],
  [420, 330, 190],
  [690, 440, 220],
  [930, 310, 200],
  [1080, 520, 210],
  [300, 600, 180],
] as const;

/** The clouds of coloured powder in the air on Holi, and splashes on the ground. */
export function drawColorPowder(ctx: BackgroundContext): string {
  const clouds = CLOUDS.map(([x, y, r], i) => {
    const color = ctx.applyLight(COLORS[i % COLORS.length] ?? COLORS[0]);
    const puffs = [
      [0, 0, 1],
      [-0.5, 0.16, 0.66],
      [0.48, 0.2, 0.7],
      [0.1, -0.34, 0.6],
    ] as const;
    const dots = Array.from({ length: 9 }, (_, k) => {
      const angle = (k / 9) * Math.PI * 2 + i;
      const far = r * (0.7 + (k % 3) * 0.16);
      return circle(
        Math.round(x + Math.cos(angle) * far),
        Math.round(y + Math.sin(angle) * far * 0.7),
        4 + (k % 4) * 2,
        color,
      );
    });
    return (
      puffs
        .map(([dx, dy, k]) =>
          ellipse(
            Math.round(x + dx * r),
            Math.round(y + dy * r),
            Math.round(r * k),
            Math.round(r * k * 0.72),
            ctx.gradients.glow(color, 0.62),
          ),
        )
        .join('') + dots.join('')
    );
  });
  const splashes = [120, 330, 560, 800, 1010].map((x, i) => {
    const color = ctx.applyLight(COLORS[(i + 2) % COLORS.length] ?? COLORS[0]);
    const y = 770 + (i % 3) * 44;
    return (
      ellipse(x, y, 70, 15, color, { opacity: '.75' }) +
      ellipse(x + 66, y - 12, 16, 6, color, { opacity: '.75' }) +
      ellipse(x - 74, y + 10, 20, 7, color, { opacity: '.75' })
    );
  });
  return clouds.join('') + splashes.join('');
}
