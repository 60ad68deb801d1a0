import { clockHands, NEUTRAL_TIME } from '../../clock-hands.ts';
import { circle, ellipse, fillPath, group, rect, strokePath, transform } from '../../svg.ts';
import type { DrawBackground } from '../background-context.ts';
import { house } from '../buildings.ts';
import { cobbles, ground, hill } from '../land.ts';
import { bush, tree } from '../plants.ts';
import { sky } from '../sky.ts';
import { lampGlow, SHADE, windowGlass } from './settlement-parts.ts';

/** A market square with houses and a clock tower. */
export const village: DrawBackground = (ctx) => ({
  sky: sky(ctx),
  back:
    hill(ctx, 450, 26, '#93BBA4', 0.8) +
    hill(ctx, 520, 22, '#97C38C', 0.6) +
    house(ctx, 120, 650, 210, 180, '#F6D2A8', '#C9665A', 0.24) +
    house(ctx, 410, 642, 170, 200, '#CFE3D6', '#6F8FA8', 0.28) +
    house(ctx, 566, 640, 150, 150, '#F8E3B8', '#A8714A', 0.34) +
    tree(ctx, 690, 646, 210, '#86B878', 0.3) +
    // It stands whole beside the houses, not behind them: a spire alone would grow out of a roof.
    group(
      rect(-50, -330, 100, 336, ctx.diagonalGradient(ctx.applyLight('#F3DDBE', 0.2))) +
        strokePath('M-50 -210H50M-50 -110H50', ctx.applyLight('#D9BC94', 0.2), 7) +
        fillPath('M-66 -326L0 -450L66 -326Z', ctx.diagonalGradient(ctx.applyLight('#8A78A8', 0.2))) +
        circle(0, -270, 33, ctx.applyLight('#8A5A48', 0.2)) +
        circle(0, -270, 28, ctx.applyLight('#FFF8EA', 0.1)) +
        clockHands(0, -270, 25, SHADE, ctx.clockTime ?? NEUTRAL_TIME, ctx.mirrored) +
        strokePath('M0 -450V-486', ctx.applyLight('#8A5A48'), 5) +
        fillPath('M-18 -142A18 22 0 0 1 18 -142V-122H-18Z', windowGlass(ctx)) +
        fillPath('M-26 6V-50A26 30 0 0 1 26 -50V6Z', ctx.applyLight('#9A5F48', 0.2)),
      transform(264, 640),
    ) +
    house(ctx, 830, 644, 180, 190, '#F3BFAE', '#8A6BA8', 0.28) +
    house(ctx, 1046, 648, 250, 172, '#FBEBC8', '#5FA08F', 0.22) +
    lampGlow(ctx, 410, 560, 160) +
    lampGlow(ctx, 830, 560, 160) +
    ground(ctx, 650, '#E5CFA8', 12) +
    cobbles(ctx, 686, '#CBB086') +
    group(
      rect(-70, -70, 140, 74, ctx.shaded(ctx.applyLight('#A9A6B4')), 14) +
        ellipse(0, -70, 70, 18, ctx.applyLight('#6F86A8')) +
        strokePath('M-58 -70V-170M58 -70V-170', ctx.applyLight('#8A5A48'), 11) +
        fillPath('M-96 -160L0 -230L96 -160Z', ctx.diagonalGradient(ctx.applyLight('#C9665A'))) +
        strokePath('M0 -170V-112', ctx.applyLight('#D9B27E'), 4) +
        rect(-14, -112, 28, 26, ctx.applyLight('#B07A48'), 4),
      transform(1060, 748),
    ) +
    bush(ctx, 40, 710, 130, '#86B878') +
    bush(ctx, 1180, 716, 120, '#86B878'),
  front: '',
  medium: 'open',
  shadow: SHADE,
});
