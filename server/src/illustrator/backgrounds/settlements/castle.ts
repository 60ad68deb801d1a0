import { darker, lighter } from '../../palette.ts';
import { fillPath, group, polygonPath, rect, strokePath, transform } from '../../svg.ts';
import type { DrawBackground } from '../background-context.ts';
import { ground, hill, windingPath } from '../land.ts';
import { bush, cornerLeaves, flowers, grassBlades, grassTufts, tree } from '../plants.ts';
import { sky } from '../sky.ts';
import { lampGlow, SHADE, windowGlass } from './settlement-parts.ts';

/** A castle on a hill. */
export const castle: DrawBackground = (ctx) => {
  const c = ctx.applyLight('#D9CBDD', 0.2);
  const tower = (x: number, w: number, h: number, roof: string) =>
    rect(
      x - w / 2,
      -h,
      w,
      h,
      ctx.gradients.linear(
        [
          [0, lighter(c, 0.22)],
          [0.5, c],
          [1, darker(c, 0.2)],
        ],
        80,
      ),
    ) +
    fillPath(
      polygonPath([
        [x - w * 0.68, -h + 6],
        [x, -h - w * 1.35],
        [x + w * 0.68, -h + 6],
      ]),
      ctx.diagonalGradient(ctx.applyLight(roof, 0.14)),
      { 'stroke-linejoin': 'round' },
    ) +
    strokePath(`M${x} ${-h - w * 1.3}v-34`, ctx.applyLight('#8A5A48'), 4) +
    fillPath(`M${x} ${-h - w * 1.3 - 34}q18 -6 36 6q-18 10 -36 10Z`, ctx.applyLight('#EE7F5E')) +
    fillPath(`M${x - 13} ${-h + 92}v-30a13 16 0 0 1 26 0v30Z`, windowGlass(ctx));
  const wall = (x: number, w: number, h: number) => {
    let d = `M${x} 0V${-h}`;
    for (let i = 0; i < w / 40; i += 1) d += `h20v18h20v-18`;
    return fillPath(`${d}V0Z`, ctx.diagonalGradient(darker(c, 0.04)));
  };
  const fort =
    wall(-250, 520, 190) +
    tower(-240, 90, 300, '#8A6BB8') +
    tower(260, 96, 320, '#8A6BB8') +
    wall(-130, 280, 270) +
    tower(-110, 74, 400, '#E2604F') +
    tower(120, 78, 430, '#5B8FB8') +
    tower(10, 96, 500, '#8A6BB8') +
    fillPath('M-50 0V-96A54 60 0 0 1 62 -96V0Z', ctx.diagonalGradient(ctx.applyLight('#8A5A48'))) +
    strokePath('M-22 -4V-140M6 -4V-152M34 -4V-140M-46 -60H58', darker(ctx.applyLight('#8A5A48'), 0.3), 4) +
    strokePath(
      'M-170 -110h26M-150 -80h26M170 -120h26M196 -84h26M-80 -200h24M66 -214h24M-210 -40h26M210 -30h24',
      darker(c, 0.16),
      5,
      { opacity: '.7' },
    );
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 500, 30, '#9BC0B0', 0.78) +
      hill(ctx, 560, 26, '#93C28A', 0.5) +
      fillPath(
        'M480 680Q640 560 860 556Q1080 560 1230 690Z',
        ctx.diagonalGradient(ctx.applyLight('#97C67C', 0.24)),
      ) +
      group(fort, transform(850, 612, 0, 0.98)) +
      lampGlow(ctx, 856, 560, 200) +
      ground(ctx, 656, '#A6CF7C', 16) +
      windingPath(ctx, 856, 612, 500, '#F0DDB8', 1.3, 54) +
      tree(ctx, 90, 690, 240, '#7FB872', 0.1) +
      bush(ctx, 210, 694, 120, '#8CC07A') +
      bush(ctx, 1120, 706, 140, '#8CC07A') +
      grassTufts(ctx, 710, 880, 34, ctx.applyLight('#78AE5C')),
    front:
      cornerLeaves(ctx, -1, '#67A262', 0.62) +
      grassBlades(ctx, '#7DB05C', 180) +
      flowers(ctx, 850, 884, 8, ['#F2899A', '#FFF6E4', '#FFD155'], 1.7),
    medium: 'open',
    shadow: SHADE,
  };
};
