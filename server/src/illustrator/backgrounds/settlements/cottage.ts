import { darker, lighter } from '../../palette.ts';
import {
  circle,
  fillPath,
  group,
  parsePoints,
  rect,
  scallopedPath,
  smoothPath,
  strokePath,
  transform,
} from '../../svg.ts';
import type { DrawBackground } from '../background-context.ts';
import { fence } from '../buildings.ts';
import { ground, hill, windingPath } from '../land.ts';
import { bough, flowers, grassBlades, grassTufts, tree } from '../plants.ts';
import { sky } from '../sky.ts';
import { lampGlow, SHADE, windowGlass } from './settlement-parts.ts';

/** A thatched cottage with a garden. */
export const cottage: DrawBackground = (ctx) => {
  const wall = ctx.applyLight('#FBEBCB');
  const thatch = ctx.applyLight('#D9A45E');
  const wood = ctx.applyLight('#8A5A48');
  const window_ = (x: number, y: number) =>
    rect(x - 34, y - 36, 68, 72, windowGlass(ctx), 10, { stroke: wood, 'stroke-width': '8' }) +
    strokePath(`M${x} ${y - 32}v66M${x - 30} ${y}h60`, wood, 5) +
    rect(x - 42, y + 36, 84, 16, ctx.applyLight('#B9705A'), 5) +
    [-30, -10, 10, 30]
      .map((o, i) => circle(x + o, y + 32, 11, ctx.applyLight(i % 2 ? '#F2899A' : '#EE7F5E')))
      .join('');
  const home =
    rect(150, -430, 52, 120, ctx.diagonalGradient(ctx.applyLight('#B9705A'))) +
    fillPath(scallopedPath(190, -480, 32, 22, 7), ctx.applyLight('#FFF8EC'), { opacity: '.7' }) +
    fillPath(scallopedPath(226, -530, 42, 28, 7), ctx.applyLight('#FFF8EC'), { opacity: '.5' }) +
    rect(
      -200,
      -240,
      420,
      244,
      ctx.gradients.linear(
        [
          [0, lighter(wall, 0.2)],
          [0.6, wall],
          [1, darker(wall, 0.16)],
        ],
        70,
      ),
      14,
    ) +
    strokePath('M-120 -236V0M130 -236V0M-196 -130H-124M134 -130H216', wood, 9, { opacity: '.8' }) +
    fillPath(
      smoothPath(
        parsePoints(
          '-258,-208 -230,-300 -150,-400 -40,-428 90,-424 180,-380 240,-290 276,-206 216,-222 140,-204 60,-222 -20,-204 -110,-222 -190,-202',
        ),
        true,
        0.9,
      ),
      ctx.gradients.linear(
        [
          [0, lighter(thatch, 0.22)],
          [0.5, thatch],
          [1, darker(thatch, 0.2)],
        ],
        40,
      ),
    ) +
    strokePath(
      'M-180 -290q10 40 0 60M-90 -350q10 40 0 70M10 -380q8 40 0 80M100 -350q10 40 4 70M180 -290q14 40 8 60M-40 -270q6 20 0 34M60 -270q6 20 0 34',
      darker(thatch, 0.22),
      5,
      { opacity: '.6' },
    ) +
    fillPath('M-42 0V-112A48 52 0 0 1 54 -112V0Z', ctx.diagonalGradient(ctx.applyLight('#6FAE9A'))) +
    fillPath('M-42 0V-112A48 52 0 0 1 54 -112V0', 'none', { stroke: wood, 'stroke-width': '9' }) +
    circle(36, -62, 6, '#F2C064') +
    circle(6, -112, 17, windowGlass(ctx)) +
    window_(-126, -120) +
    window_(142, -120);
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 480, 30, '#93BFA2', 0.75) +
      tree(ctx, 110, 610, 320, '#86BA78', 0.4) +
      hill(ctx, 560, 22, '#97C582', 0.4) +
      tree(ctx, 1150, 650, 360, '#7FB572', 0.2) +
      ground(ctx, 640, '#A6CF78') +
      group(home, transform(870, 672)) +
      lampGlow(ctx, 870, 550, 260) +
      windingPath(ctx, 876, 670, 480, '#F0DDB0', 1.5, 50) +
      fence(ctx, -10, 420, 690, 74, '#FFF6E6', 0.06) +
      fence(ctx, 1110, 1240, 700, 74, '#FFF6E6', 0.06) +
      grassTufts(ctx, 710, 880, 34, ctx.applyLight('#78AE5C')) +
      flowers(ctx, 690, 724, 16, ['#F2899A', '#FFD155', '#B48FD8'], 1.8),
    front:
      grassBlades(ctx, '#7FB25E', 220) +
      flowers(ctx, 846, 884, 8, ['#F2899A', '#FFD155', '#EE7F5E'], 1.8) +
      bough(ctx, -1, '#86BC70'),
    medium: 'open',
    shadow: SHADE,
  };
};
