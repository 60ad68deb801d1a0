import { darker, lighter } from '../../palette.ts';
import { fillPath, rect, scallopedPath, strokePath } from '../../svg.ts';
import type { DrawBackground } from '../background-context.ts';
import { ground, hill } from '../land.ts';
import { bush, cornerLeaves, flowers, grassBlades, grassTufts, tree } from '../plants.ts';
import { sky } from '../sky.ts';
import { lampGlow, SHADE, windowGlass } from './settlement-parts.ts';

/** A house in a tree. */
export const treehouse: DrawBackground = (ctx) => {
  const bark = ctx.applyLight('#8F674F', 0.08);
  const leaf = ctx.applyLight('#7DB56C', 0.1);
  const wood = ctx.applyLight('#D9A468', 0.06);
  const crown = (x: number, y: number, rx: number, ry: number, c: string) =>
    fillPath(scallopedPath(x, y, rx, ry, 11, 0.2), ctx.shaded(c));
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 490, 26, '#90BFA0', 0.78) +
      tree(ctx, 140, 620, 300, '#86BA7C', 0.5) +
      tree(ctx, 300, 620, 230, '#8FC080', 0.55) +
      hill(ctx, 590, 18, '#93C47C', 0.36) +
      ground(ctx, 650, '#9CCB72') +
      crown(900, 120, 420, 190, darker(leaf, 0.14)) +
      fillPath(
        'M760 700C830 640 836 540 812 420C790 320 740 260 700 210L760 190C800 240 840 280 862 330C870 260 866 200 870 140H950C946 210 950 270 962 320C990 280 1040 240 1090 200L1130 240C1060 300 1010 350 1000 430C990 540 1000 640 1080 704Q920 676 760 700Z',
        ctx.gradients.linear(
          [
            [0, lighter(bark, 0.2)],
            [0.5, bark],
            [1, darker(bark, 0.24)],
          ],
          80,
        ),
      ) +
      rect(716, 384, 400, 26, ctx.diagonalGradient(darker(wood, 0.14)), 6) +
      rect(
        770,
        236,
        290,
        150,
        ctx.gradients.linear(
          [
            [0, lighter(wood, 0.16)],
            [1, darker(wood, 0.12)],
          ],
          70,
        ),
        4,
      ) +
      strokePath('M770 274H1060M770 312H1060M770 350H1060', darker(wood, 0.2), 3) +
      fillPath('M740 244L915 130L1090 244Z', ctx.diagonalGradient(ctx.applyLight('#C9665A', 0.06))) +
      rect(810, 278, 64, 62, windowGlass(ctx), 6, { stroke: darker(wood, 0.3), 'stroke-width': '7' }) +
      strokePath('M842 280v58M812 309h60', darker(wood, 0.3), 4) +
      fillPath('M950 386V300A34 36 0 0 1 1018 300V386Z', ctx.applyLight('#8A5A48')) +
      strokePath('M724 384V330M760 384V330M1080 384V330M1108 384V330M716 332H766M1074 332H1112', wood, 9) +
      lampGlow(ctx, 842, 310, 170) +
      strokePath(
        'M836 410L800 700M886 410L868 700M832 450h50M826 500h52M820 550h54M812 600h58M806 650h62',
        darker(wood, 0.18),
        9,
      ) +
      strokePath('M1060 410V600M1108 410V600', ctx.applyLight('#D9C29A'), 5) +
      rect(1046, 596, 76, 15, wood, 5) +
      crown(650, 130, 150, 100, leaf) +
      crown(1150, 110, 170, 120, leaf) +
      crown(900, 40, 260, 100, lighter(leaf, 0.08)) +
      grassTufts(ctx, 690, 880, 40, ctx.applyLight('#6FA858')) +
      bush(ctx, 1150, 720, 150, '#7DB56C') +
      flowers(ctx, 690, 740, 14, ['#F2899A', '#FFD155', '#FFF6E4'], 1.6),
    front: cornerLeaves(ctx, -1, '#63A05E', 0.8) + grassBlades(ctx, '#74AA56', 200),
    medium: 'open',
    shadow: SHADE,
  };
};
