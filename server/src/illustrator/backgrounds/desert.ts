import { lighter } from '../palette.ts';
import { circle, ellipse, fillPath, group, parsePoints, smoothPath, strokePath, transform } from '../svg.ts';
import type { DrawBackground } from './background-context.ts';
import { ground, hill, rock } from './land.ts';
import { grassBlades } from './plants.ts';
import { sky } from './sky.ts';

const SHADE = '#2B2440';

/** A desert: dunes, a stone arch, cacti, and tents and palms by a water hole far away. */
export const desert: DrawBackground = (ctx) => {
  const cactus = (x: number, y: number, k: number, distance = 0) => {
    const c = ctx.applyLight('#7FAE7A', distance);
    return group(
      strokePath('M0 0V-190', c, 46) +
        strokePath('M0 -70H-52V-130M0 -100H50V-160', c, 30) +
        strokePath('M-10 -10V-180M-58 -84V-126M44 -112V-156', lighter(c, 0.25), 5, { opacity: '.7' }) +
        circle(4, -214, 12, ctx.applyLight('#F2899A', distance)),
      transform(x, y, 0, k),
    );
  };
  const palm = (x: number, y: number, k: number) =>
    group(
      strokePath('M0 0Q10 -60 -4 -116', ctx.applyLight('#A87C58', 0.25), 12) +
        strokePath(
          'M-4 -116Q-50 -146 -80 -104M-4 -116Q-40 -120 -54 -70M-4 -116Q46 -146 74 -100M-4 -116Q36 -118 48 -66M-4 -116Q-10 -150 20 -166',
          ctx.applyLight('#7FAE6A', 0.25),
          13,
        ),
      transform(x, y, 0, k),
    );
  return {
    sky: sky(ctx),
    back:
      fillPath(
        smoothPath(
          parsePoints(
            '700,640 700,380 770,330 900,320 1010,350 1040,640 960,640 950,480 880,430 810,480 800,640',
          ),
          true,
          0.5,
        ),
        ctx.diagonalGradient(ctx.applyLight('#D98F66', 0.45)),
      ) +
      strokePath(
        'M716 420Q860 360 1026 400M722 470Q760 450 800 452M960 450Q1000 446 1032 460',
        ctx.applyLight('#C47A58', 0.4),
        6,
        { opacity: '.6' },
      ) +
      // Tents of travellers and palms by a water hole, far away.
      fillPath('M150 560L250 400L350 560ZM300 560L370 450L440 560Z', ctx.applyLight('#DDA878', 0.5)) +
      fillPath('M250 400L350 560H286ZM370 450L440 560H396Z', ctx.applyLight('#B97F5C', 0.5)) +
      hill(ctx, 560, 36, '#EBBE84', 0.55) +
      ellipse(560, 596, 120, 15, ctx.applyLight('#7FC3D0', 0.3)) +
      [490, 540, 640].map((x, i) => palm(x, 598, 0.7 + (i % 2) * 0.2)).join('') +
      hill(ctx, 600, 30, '#EFC689', 0.3) +
      cactus(150, 660, 1.1, 0.12) +
      cactus(1090, 650, 0.7, 0.3) +
      ground(ctx, 660, '#F3CF92', 40) +
      strokePath(
        'M80 740q120 -26 240 0t240 0M620 720q110 -22 220 0t220 0M300 840q130 -24 260 0M760 850q120 -24 240 0',
        ctx.applyLight('#DDB070'),
        5,
        { opacity: '.7' },
      ) +
      rock(ctx, 1060, 770, 110, '#C9946E') +
      rock(ctx, 1140, 784, 70, '#B98460'),
    front: rock(ctx, 10, 930, 240, '#BF8862') + cactus(1150, 960, 1.15) + grassBlades(ctx, '#C2A45E', 220),
    medium: 'open',
    shadow: SHADE,
  };
};
