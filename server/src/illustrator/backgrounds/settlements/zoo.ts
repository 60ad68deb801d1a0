import { darker, lighter } from '../../palette.ts';
import { circle, ellipse, fillPath, group, rect, strokePath, transform } from '../../svg.ts';
import type { BackgroundContext, DrawBackground } from '../background-context.ts';
import { ground, hill, rock, windingPath } from '../land.ts';
import { bush, cornerLeaves, grassTufts, tree } from '../plants.ts';
import { sky } from '../sky.ts';
import { SHADE } from './settlement-parts.ts';

/** A gate of two posts with a board on which there is a paw. */
function gate(ctx: BackgroundContext): string {
  const [post, board, paw] = ['#8A5A48', '#E8B864', '#FFF6E4'].map((color) => ctx.applyLight(color, 0.1)) as [
    string,
    string,
    string,
  ];
  return (
    strokePath('M-104 0V-250M104 0V-250', post, 20) +
    fillPath('M-136 -244Q0 -322 136 -244V-200Q0 -270 -136 -200Z', ctx.diagonalGradient(board)) +
    ellipse(0, -256, 17, 14, paw) +
    circle(-22, -274, 7, paw) +
    circle(-8, -283, 7, paw) +
    circle(8, -283, 7, paw) +
    circle(22, -274, 7, paw)
  );
}

/** A zoo: an enclosure with rocks and a pond behind bars, a gate with a paw, trees. */
export const zoo: DrawBackground = (ctx) => {
  const [stone, bar, water] = ['#C9B8A4', '#5F7F9A', '#7FC3D8'].map((color) =>
    ctx.applyLight(color, 0.14),
  ) as [string, string, string];
  const bars = Array.from({ length: 17 }, (_, i) => `M${24 + i * 38} 640V476`).join('');
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 470, 20, '#93C2A0', 0.7) +
      tree(ctx, 760, 600, 260, '#84BA78', 0.34) +
      tree(ctx, 1150, 616, 300, '#7FB572', 0.34) +
      ground(ctx, 590, '#B6D488', 6) +
      rock(ctx, 170, 624, 240, '#B9A48C', 0.3) +
      rock(ctx, 330, 630, 150, '#C4B09A', 0.3) +
      ellipse(520, 632, 110, 16, water) +
      bush(ctx, 60, 634, 120, '#7DB573', 0.3) +
      strokePath(bars, bar, 7) +
      strokePath('M0 480H660M0 540H660', darker(bar, 0.1), 9) +
      rect(-10, 626, 676, 62, ctx.diagonalGradient(stone), 6) +
      rect(-10, 618, 684, 16, lighter(stone, 0.2), 6) +
      strokePath('M90 636v50M230 636v50M370 636v50M510 636v50', darker(stone, 0.14), 4) +
      windingPath(ctx, 960, 640, 520, '#F0DDB6', 1.3) +
      group(gate(ctx), transform(ctx.standClear(960, 120, 360, 120) ?? 960, 676)) +
      bush(ctx, 1150, 690, 150, '#7DB573') +
      grassTufts(ctx, 720, 880, 24, ctx.applyLight('#7FB560')),
    front: cornerLeaves(ctx, 1, '#6DAA62', 0.8),
    medium: 'open',
    shadow: SHADE,
  };
};
