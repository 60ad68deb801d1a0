import { darker, lighter } from '../../palette.ts';
import { ellipse, fillPath, group, rect, strokePath, transform } from '../../svg.ts';
import type { DrawBackground } from '../background-context.ts';
import { bush, flowers, tree } from '../plants.ts';
import { sky } from '../sky.ts';
import { lampGlow, SHADE } from './settlement-parts.ts';

/** Tall houses, a street and lamps. */
export const city: DrawBackground = (ctx) => {
  const block = (x: number, w: number, h: number, color: string, distance: number, roof = 0) => {
    const c = ctx.applyLight(color, distance);
    let panes = '';
    for (let r = 0; r < Math.floor((h - 50) / 62); r += 1)
      for (let k = 0; k < Math.floor(w / 46); k += 1)
        panes += `M${Math.round(x + 20 + k * 44)} ${650 - h + 36 + r * 60}h20v28h-20Z`;
    return (
      rect(
        x,
        650 - h,
        w,
        h,
        ctx.gradients.linear(
          [
            [0, lighter(c, 0.14)],
            [0.5, c],
            [1, darker(c, 0.14)],
          ],
          80,
        ),
        6,
      ) +
      (roof
        ? fillPath(
            `M${x} ${652 - h}Q${x + w / 2} ${650 - h - roof} ${x + w} ${652 - h}Z`,
            ctx.applyLight('#7FB8A4', distance),
          )
        : rect(x - 6, 646 - h, w + 12, 16, darker(c, 0.16), 4)) +
      fillPath(panes, ctx.lampsAreLit ? '#FFDD90' : lighter(c, 0.5), {
        opacity: distance > 0.5 ? '.5' : '.9',
      })
    );
  };
  const post = (planned: number) => {
    const x = ctx.standClear(planned + 22, 40, 486, 90);
    return x === null ? '' : lampPost(x - 22);
  };
  const lampPost = (x: number) =>
    strokePath(`M${x} 780V520q0 -34 36 -34`, ctx.applyLight('#4A4A66'), 11) +
    lampGlow(ctx, x + 44, 508, 130) +
    fillPath(`M${x + 26} 492h36l8 30h-52Z`, ctx.lampsAreLit ? '#FFE29A' : ctx.applyLight('#F6EBC8')) +
    rect(x - 14, 770, 28, 14, ctx.applyLight('#4A4A66'), 4);
  const bench = group(
    rect(-90, -64, 180, 14, ctx.applyLight('#B5714A'), 5) +
      rect(-90, -96, 180, 14, ctx.applyLight('#B5714A'), 5) +
      rect(-96, -40, 192, 14, ctx.applyLight('#C98A58'), 5) +
      strokePath('M-74 -30V0M74 -30V0M-74 -96V-40M74 -96V-40', ctx.applyLight('#4A4A66'), 9),
    transform(160, 772),
  );
  return {
    sky: sky(ctx),
    back:
      block(60, 130, 330, '#A8B0CC', 0.8) +
      block(240, 110, 420, '#B8AFC8', 0.8, 40) +
      block(430, 140, 350, '#A8B8C8', 0.8) +
      block(640, 110, 440, '#B0AFCC', 0.8) +
      block(820, 150, 360, '#B8B0C4', 0.8, 60) +
      block(1030, 120, 430, '#A8B4CC', 0.8) +
      block(-30, 170, 300, '#EE9A7C', 0.24) +
      block(150, 140, 230, '#F6D494', 0.28, 44) +
      block(300, 150, 280, '#8FB8C4', 0.34) +
      block(740, 150, 260, '#D9A0B4', 0.32, 40) +
      block(900, 140, 320, '#F2C48C', 0.26) +
      block(1050, 180, 250, '#9FB48C', 0.24) +
      tree(ctx, 520, 660, 190, '#86B878', 0.24) +
      tree(ctx, 660, 660, 170, '#8FBF78', 0.26) +
      rect(-5, 646, 1210, 60, ctx.diagonalGradient(ctx.applyLight('#D9CFC0'))) +
      rect(
        -5,
        700,
        1210,
        204,
        ctx.gradients.linear([
          [0, ctx.applyLight('#EADCC4')],
          [1, ctx.applyLight('#CDBCA8')],
        ]),
      ) +
      ellipse(540, 800, 640, 100, ctx.gradients.glow('#FFF6E0', 0.4)) +
      strokePath(
        'M-5 702H1205M-5 768H1205M140 702l-40 66M360 702l-26 66M600 702v66M840 702l26 66M1060 702l40 66M60 768l-80 136M330 768l-50 136M600 768v136M870 768l50 136M1140 768l80 136',
        ctx.applyLight('#BBA995'),
        4,
        { opacity: '.8' },
      ) +
      post(1010) +
      (ctx.hasThing('bench') ? '' : bench) +
      post(60),
    front:
      bush(ctx, 40, 930, 260, '#6FA66E') +
      bush(ctx, 1170, 935, 280, '#6FA66E') +
      flowers(ctx, 850, 884, 0, ['#F2899A']),
    medium: 'open',
    shadow: SHADE,
  };
};
