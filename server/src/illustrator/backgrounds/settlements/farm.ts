import { darker, lighter } from '../../palette.ts';
import {
  circle,
  ellipse,
  fillPath,
  group,
  parsePoints,
  polygonPath,
  rect,
  strokePath,
  transform,
} from '../../svg.ts';
import type { DrawBackground } from '../background-context.ts';
import { fence } from '../buildings.ts';
import { ground, hill } from '../land.ts';
import { flowers, grassBlades, grassTufts, tree } from '../plants.ts';
import { sky } from '../sky.ts';
import { SHADE } from './settlement-parts.ts';

/** A farmyard with a barn. */
export const farm: DrawBackground = (ctx) => {
  const red = ctx.applyLight('#D0604C', 0.1);
  const white = ctx.applyLight('#FFF3E0', 0.1);
  const barn =
    fillPath(
      polygonPath(parsePoints('-170,0 -170,-190 -110,-290 0,-340 110,-290 170,-190 170,0')),
      ctx.gradients.linear(
        [
          [0, lighter(red, 0.14)],
          [0.5, red],
          [1, darker(red, 0.2)],
        ],
        60,
      ),
    ) +
    strokePath('M-184 -184L-118 -298L0 -350L118 -298L184 -184', white, 18) +
    rect(-70, -130, 140, 130, white) +
    rect(-60, -120, 120, 120, ctx.applyLight('#B8503F', 0.1)) +
    strokePath('M-60 -120L60 0M60 -120L-60 0M0 -120V0', white, 10) +
    fillPath(
      'M-34 -196A34 36 0 0 1 34 -196V-170H-34Z',
      ctx.lampsAreLit ? '#FFDB86' : ctx.applyLight('#7A4A48'),
    ) +
    strokePath('M-36 -168H36', white, 8) +
    strokePath('M-128 -20V-210M128 -20V-210', darker(red, 0.16), 4, { opacity: '.6' });
  const silo =
    rect(
      -46,
      -300,
      92,
      300,
      ctx.gradients.linear(
        [
          [0, ctx.applyLight('#EDEFF2', 0.1)],
          [1, ctx.applyLight('#A9B0C0', 0.1)],
        ],
        90,
      ),
    ) +
    fillPath('M-48 -296A48 54 0 0 1 48 -296Z', ctx.diagonalGradient(ctx.applyLight('#C9665A', 0.1))) +
    strokePath('M-46 -220H46M-46 -140H46M-46 -60H46', ctx.applyLight('#A9B0C0', 0.1), 4);
  const bale = (x: number, y: number, r: number) =>
    rect(x - r * 1.2, y - r * 2, r * 2.4, r * 2, ctx.shaded(ctx.applyLight('#E9BE6A')), r * 0.9) +
    ellipse(x - r * 0.5, y - r, r * 0.7, r, ctx.applyLight('#F3D48C')) +
    strokePath(
      `M${x - r * 0.5} ${y - r}m-6 0a8 10 0 1 1 14 6a16 20 0 1 1 -26 -10`,
      ctx.applyLight('#C99A4A'),
      4,
    );
  let rows = '';
  for (let i = 0; i < 7; i += 1) rows += `M${40 + i * 60} 640Q${i * 66 - 60} 760 ${i * 110 - 240} 905`;
  const scarecrow =
    strokePath('M0 0V-150M-46 -110H46', ctx.applyLight('#8A5A48'), 9) +
    fillPath('M-34 -118H34L26 -40H-26Z', ctx.applyLight('#5B8FB8')) +
    circle(0, -148, 24, ctx.applyLight('#F6D9A8')) +
    fillPath('M-40 -160Q0 -176 40 -160L20 -168L14 -198H-14L-20 -168Z', ctx.applyLight('#C99A4A'));
  const crowAt = ctx.standClear(180, 46, 480, 150);
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 480, 24, '#A3C48E', 0.75) +
      hill(ctx, 540, 22, '#E3CF84', 0.5) +
      tree(ctx, 560, 600, 190, '#86B878', 0.45) +
      group(silo, transform(1110, 652)) +
      group(barn, transform(900, 660)) +
      ground(ctx, 650, '#B9CE74', 14) +
      strokePath(rows, ctx.applyLight('#93AE58'), 13, { opacity: '.55' }) +
      fence(ctx, 420, 720, 690, 66, '#FBEFDA', 0.1) +
      bale(1090, 762, 44) +
      bale(1170, 790, 38) +
      grassTufts(ctx, 720, 880, 30, ctx.applyLight('#8AA84E')) +
      (crowAt === null ? '' : group(scarecrow, transform(crowAt, 680, -4))),
    front: grassBlades(ctx, '#C2A854', 260) + flowers(ctx, 850, 884, 6, ['#FFD155', '#EE7F5E'], 2),
    medium: 'open',
    shadow: SHADE,
  };
};
