import { darker, lighter } from '../../palette.ts';
import { circle, ellipse, fillPath, group, rect, strokePath, transform } from '../../svg.ts';
import type { BackgroundContext, DrawBackground } from '../background-context.ts';
import { house } from '../buildings.ts';
import { hill } from '../land.ts';
import { tree } from '../plants.ts';
import { sky } from '../sky.ts';
import { SHADE } from './settlement-parts.ts';

/** A post with the red and the green light of a crossing; its foot is at (x, y). */
function trafficLight(ctx: BackgroundContext, x: number, y: number): string {
  const iron = ctx.applyLight('#4A4A66');
  return group(
    ellipse(6, 2, 30, 7, SHADE, { opacity: '.2' }) +
      strokePath('M0 0V-250', iron, 13) +
      rect(-28, -372, 56, 128, ctx.diagonalGradient(iron), 14) +
      circle(0, -340, 18, darker(ctx.applyLight('#C9403A'), 0.3)) +
      circle(0, -276, 40, ctx.gradients.glow('#9DF0B0', 0.6)) +
      circle(0, -276, 18, '#5FD07A'),
    transform(x, y),
  );
}

/** A street with a zebra crossing: the pavement with houses on the far side, the road, and the pavement on this side. */
export const crossing: DrawBackground = (ctx) => {
  const [stone, edge, road] = [
    ctx.applyLight('#E2D5C2'),
    ctx.applyLight('#F7EFDF'),
    ctx.applyLight('#7D7F8E', 0.06),
  ];
  // Wider at the near side of the road.
  const stripes = Array.from({ length: 6 }, (_, i) => {
    const [far, near] = [424 + i * 62, 372 + i * 80];
    return `M${far} 678h36L${near + 50} 806H${near}Z`;
  }).join('');
  const flags = [-2, -1, 0, 1, 2].map((i) => `M${600 + i * 240} 830L${600 + i * 300} 905`).join('');
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 470, 22, '#93BBA4', 0.8) +
      house(ctx, 110, 642, 220, 200, '#F6D2A8', '#C9665A', 0.22) +
      house(ctx, 340, 640, 190, 230, '#CFE3D6', '#6F8FA8', 0.26) +
      tree(ctx, 500, 646, 210, '#86B878', 0.28) +
      house(ctx, 660, 640, 200, 190, '#F8E3B8', '#A8714A', 0.26) +
      house(ctx, 880, 640, 190, 236, '#F3BFAE', '#8A6BA8', 0.24) +
      house(ctx, 1110, 642, 220, 190, '#DCE6C4', '#5FA08F', 0.22) +
      rect(-5, 638, 1210, 34, ctx.diagonalGradient(darker(stone, 0.06))) +
      rect(-5, 668, 1210, 10, edge) +
      rect(
        -5,
        678,
        1210,
        128,
        ctx.gradients.linear([
          [0, darker(road, 0.08)],
          [1, lighter(road, 0.08)],
        ]),
      ) +
      strokePath('M-5 738H380M850 738H1205', lighter(road, 0.6), 6, { 'stroke-dasharray': '58 40' }) +
      fillPath(stripes, ctx.applyLight('#FBF8F0')) +
      rect(-5, 806, 1210, 14, edge) +
      rect(-5, 820, 1210, 6, darker(stone, 0.24)) +
      rect(-5, 826, 1210, 80, stone) +
      strokePath(`${flags}M-5 866H1205`, darker(stone, 0.14), 4, { opacity: '.7' }) +
      trafficLight(ctx, 940, 668) +
      trafficLight(ctx, 286, 836),
    front: '',
    medium: 'open',
    shadow: SHADE,
  };
};
