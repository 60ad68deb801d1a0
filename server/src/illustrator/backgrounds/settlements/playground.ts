import { darker, lighter } from '../../palette.ts';
import { circle, ellipse, fillPath, group, rect, strokePath, transform } from '../../svg.ts';
import type { BackgroundContext, DrawBackground } from '../background-context.ts';
import { ground, hill } from '../land.ts';
import { bush, cornerLeaves, grassTufts, tree } from '../plants.ts';
import { sky } from '../sky.ts';
import { SHADE } from './settlement-parts.ts';

/** A tower with a roof, a ladder and a slide. */
function climbingFrame(ctx: BackgroundContext): string {
  const [wood, red, yellow] = ['#C98F5E', '#E2604F', '#F2B84B'].map((color) => ctx.applyLight(color, 0.08));
  return (
    ellipse(70, 4, 250, 18, SHADE, { opacity: '.18' }) +
    strokePath('M-70 0V-330M70 0V-330', darker(wood ?? '', 0.12), 18) +
    fillPath('M-104 -318L0 -420L104 -318Z', ctx.diagonalGradient(red ?? '')) +
    strokePath('M-70 -318H-40M0 -318H30', lighter(red ?? '', 0.3), 8) +
    rect(-84, -196, 168, 22, ctx.diagonalGradient(wood ?? ''), 5) +
    strokePath('M-66 -250H66M-66 -220H66', ctx.applyLight('#5B9FB8', 0.08), 9) +
    strokePath('M-150 4L-82 -190M-108 4L-48 -190M-136 -40H-94M-120 -86H-78M-104 -132H-62', wood ?? '', 10) +
    fillPath(
      'M78 -196Q150 -190 196 -100T330 -22V4Q240 2 190 -62T78 -156Z',
      ctx.diagonalGradient(yellow ?? ''),
    ) +
    strokePath('M78 -196Q150 -190 196 -100T330 -22', darker(yellow ?? '', 0.16), 10)
  );
}

/** Two swings on a frame. */
function swings(ctx: BackgroundContext): string {
  const [post, rope, seat] = ['#5B9FB8', '#8A7A6A', '#E2604F'].map((color) => ctx.applyLight(color, 0.1));
  return (
    ellipse(0, 2, 230, 16, SHADE, { opacity: '.16' }) +
    strokePath('M-210 4L-170 -330L-130 4M210 4L170 -330L130 4', post ?? '', 15) +
    strokePath('M-176 -330H176', darker(post ?? '', 0.14), 17) +
    strokePath('M-96 -326V-84M-34 -326V-84M34 -326L20 -90M96 -326L82 -90', rope ?? '', 5) +
    rect(-104, -90, 78, 15, seat ?? '', 6) +
    rect(12, -96, 78, 15, ctx.applyLight('#F2B84B', 0.1), 6)
  );
}

/** A playground: a climbing frame with a slide, swings and a sandpit under trees. */
export const playground: DrawBackground = (ctx) => {
  const sand = ctx.applyLight('#F3DDA8');
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 500, 20, '#93C2A0', 0.7) +
      tree(ctx, 60, 626, 300, '#84BA78', 0.34) +
      tree(ctx, 640, 610, 240, '#8CC07E', 0.46) +
      tree(ctx, 1150, 622, 320, '#7FB572', 0.34) +
      bush(ctx, 480, 640, 130, '#7DB573', 0.3) +
      bush(ctx, 780, 640, 150, '#7DB573', 0.3) +
      ground(ctx, 646, '#A8CF7C', 8) +
      grassTufts(ctx, 700, 880, 24, ctx.applyLight('#7FB560')) +
      group(climbingFrame(ctx), transform(190, 690)) +
      group(swings(ctx), transform(950, 684)) +
      ellipse(600, 836, 430, 62, darker(sand, 0.12)) +
      ellipse(600, 830, 424, 56, sand) +
      ellipse(520, 822, 260, 26, lighter(sand, 0.3), { opacity: '.5' }) +
      group(
        fillPath('M-26 0L-34 -46H34L26 0Z', ctx.shaded(ctx.applyLight('#5B9FB8'))) +
          strokePath('M-34 -46Q0 -84 34 -46', ctx.applyLight('#F2B84B'), 6) +
          circle(70, -10, 14, ctx.applyLight('#E2604F')),
        transform(1090, 800),
      ),
    front: cornerLeaves(ctx, 1, '#6DAA62', 0.7),
    medium: 'open',
    shadow: SHADE,
  };
};
