import { darker } from '../../palette.ts';
import { circle, ellipse, fillPath, group, rect, strokePath, transform } from '../../svg.ts';
import type { BackgroundContext, DrawBackground } from '../background-context.ts';
import { house } from '../buildings.ts';
import { cobbles, ground, hill } from '../land.ts';
import { sky } from '../sky.ts';
import { SHADE } from './settlement-parts.ts';

/** A stall with a striped awning and goods of some colours on its counter, 300 wide. */
function stall(
  ctx: BackgroundContext,
  x: number,
  y: number,
  k: number,
  awning: string,
  goods: readonly string[],
): string {
  const [a, b, wood] = [awning, '#FFF3E0', '#B9805A'].map((color) => ctx.applyLight(color, 0.1));
  const strips = (odd: number) =>
    [0, 1, 2, 3, 4, 5]
      .filter((i) => i % 2 === odd)
      .map((i) => `M${-138 + i * 46} -330h46l${(i - 2) * 8 - 4} 76a27 24 0 0 1 -54 0Z`)
      .join('');
  const heaps = goods
    .map((color, i) => {
      const left = -136 + i * 92;
      const paint = ctx.applyLight(color, 0.06);
      return (
        [0, 1, 2].map((n) => circle(left + 20 + n * 24, -152, 16, paint)).join('') +
        [0, 1].map((n) => circle(left + 32 + n * 24, -176, 16, ctx.shaded(paint))).join('') +
        fillPath(`M${left - 2} -150h88l-8 34h-72Z`, darker(wood ?? '', 0.14))
      );
    })
    .join('');
  return group(
    ellipse(0, 2, 170, 14, SHADE, { opacity: '.18' }) +
      strokePath('M-134 0V-320M134 0V-320', darker(wood ?? '', 0.25), 12) +
      rect(-134, -300, 268, 190, darker(wood ?? '', 0.45), 0, { opacity: '.55' }) +
      (ctx.lampsAreLit ? ellipse(0, -200, 190, 120, ctx.gradients.glow('#FFDF94', 0.85)) : '') +
      heaps +
      rect(-150, -120, 300, 122, ctx.diagonalGradient(wood ?? ''), 5) +
      rect(-158, -130, 316, 20, ctx.applyLight('#D9A76C', 0.08), 6) +
      strokePath('M-75 -104V-6M0 -104V-6M75 -104V-6', darker(wood ?? '', 0.2), 5) +
      fillPath(strips(0), a ?? '') +
      fillPath(strips(1), b ?? '') +
      rect(-142, -338, 284, 14, darker(a ?? '', 0.16), 6),
    transform(x, y, 0, k),
  );
}

/** Lanterns on a string over the stalls. */
function lanterns(ctx: BackgroundContext): string {
  const paper = ['#EE7F5E', '#FFD155', '#7FC8B4', '#F2899A'];
  return (
    strokePath('M-10 70Q300 190 600 90T1210 80', ctx.applyLight('#6A4A4E'), 4) +
    [90, 260, 430, 600, 770, 940, 1110]
      .map((x, i) => {
        const y = 120 + (i % 2 ? 18 : -6) + (x < 560 ? 26 : 0);
        const color = ctx.lampsAreLit ? '#FFD98A' : ctx.applyLight(paper[i % 4] ?? '#EE7F5E');
        return (
          (ctx.lampsAreLit ? circle(x, y + 26, 90, ctx.gradients.glow('#FFD98A', 0.8)) : '') +
          ellipse(x, y + 26, 24, 28, color) +
          rect(x - 11, y - 6, 22, 7, ctx.applyLight('#8A4A44'), 3) +
          rect(x - 11, y + 51, 22, 7, ctx.applyLight('#8A4A44'), 3)
        );
      })
      .join('')
  );
}

/** A market: stalls with striped awnings around a square, lit by lanterns in the evening. */
export const market: DrawBackground = (ctx) => ({
  sky: sky(ctx),
  back:
    hill(ctx, 460, 22, '#93BBA4', 0.75) +
    house(ctx, 420, 600, 170, 190, '#F6D2A8', '#C9665A', 0.42) +
    house(ctx, 620, 596, 190, 160, '#CFE3D6', '#6F8FA8', 0.46) +
    house(ctx, 800, 600, 160, 200, '#F3BFAE', '#8A6BA8', 0.42) +
    ground(ctx, 636, '#E3CDA6', 8) +
    cobbles(ctx, 690, '#CBB086') +
    stall(ctx, 470, 664, 0.62, '#5B9FB8', ['#8CC974', '#F2B84B', '#E2604F']) +
    stall(ctx, 740, 664, 0.62, '#F2B84B', ['#C98FD0', '#F2899A', '#FFD155']) +
    stall(ctx, 160, 712, 0.98, '#E2604F', ['#E2604F', '#F2A04E', '#8CC974']) +
    stall(ctx, 1040, 712, 0.98, '#6FAE86', ['#D9A05E', '#E9C98A', '#B5714A']),
  front: lanterns(ctx),
  medium: 'open',
  shadow: SHADE,
});
