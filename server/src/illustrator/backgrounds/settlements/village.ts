import { circle, ellipse, fillPath, group, rect, strokePath, transform } from '../../svg.ts';
import type { DrawBackground } from '../background-context.ts';
import { bush, cornerLeaves, flowers, ground, hill, house, sky } from '../scenery.ts';
import { bunting, lampGlow, SHADE, windowGlass } from './settlement-parts.ts';

/** A market square with houses and a clock tower. */
export const village: DrawBackground = (ctx) => ({
  sky: sky(ctx),
  back:
    hill(ctx, 450, 26, '#93BBA4', 0.8) +
    hill(ctx, 520, 22, '#97C38C', 0.6) +
    group(
      rect(-46, -330, 92, 330, ctx.diagonalGradient(ctx.applyLight('#F3DDBE', 0.3))) +
        fillPath('M-62 -326L0 -450L62 -326Z', ctx.diagonalGradient(ctx.applyLight('#8A78A8', 0.3))) +
        circle(0, -270, 30, ctx.applyLight('#FFF8EA', 0.2)) +
        strokePath('M0 -270V-288M0 -270H12', SHADE, 4) +
        strokePath('M0 -450V-486', ctx.applyLight('#8A5A48'), 5) +
        fillPath('M-22 -180A22 26 0 0 1 22 -180V-130H-22Z', windowGlass(ctx)),
      transform(640, 640),
    ) +
    house(ctx, 120, 650, 210, 180, '#F6D2A8', '#C9665A', 0.24) +
    house(ctx, 330, 640, 180, 210, '#CFE3D6', '#6F8FA8', 0.28) +
    house(ctx, 476, 640, 150, 150, '#F8E3B8', '#A8714A', 0.34) +
    house(ctx, 830, 644, 180, 190, '#F3BFAE', '#8A6BA8', 0.28) +
    house(ctx, 1010, 648, 210, 160, '#FBEBC8', '#5FA08F', 0.22) +
    house(ctx, 1190, 656, 180, 220, '#D9D2EA', '#C9665A', 0.24) +
    lampGlow(ctx, 330, 560, 160) +
    lampGlow(ctx, 830, 560, 160) +
    ground(ctx, 650, '#E5CFA8', 12) +
    strokePath(
      'M60 720q40 -14 80 0t80 0M300 700q40 -12 80 0t80 0M560 720q40 -14 80 0M760 700q50 -14 90 0t90 0M980 730q50 -14 100 0M120 800q60 -18 120 0t120 0M460 840q60 -18 120 0t120 0M820 810q60 -18 120 0t120 0M240 870q70 -18 140 0M960 872q70 -18 140 0',
      ctx.applyLight('#CBB086'),
      6,
      { opacity: '.8' },
    ) +
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
  front:
    bunting(ctx, 54, 70, 34) +
    cornerLeaves(ctx, 1, '#6DA666', 0.5) +
    flowers(ctx, 850, 884, 6, ['#F2899A', '#FFD155', '#EE7F5E'], 1.9),
  medium: 'open',
  shadow: SHADE,
});
