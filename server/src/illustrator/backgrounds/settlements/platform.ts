import { clockHands, NEUTRAL_TIME } from '../../clock-hands.ts';
import { darker, lighter } from '../../palette.ts';
import { circle, fillPath, group, rect, strokePath, transform } from '../../svg.ts';
import type { BackgroundContext, DrawBackground } from '../background-context.ts';
import { hill } from '../land.ts';
import { bush, tree } from '../plants.ts';
import { sky } from '../sky.ts';
import { lampGlow, SHADE, windowGlass } from './settlement-parts.ts';

/** The roof over the platform, with its posts and its clock. */
function canopy(ctx: BackgroundContext): string {
  const [iron, roof] = [ctx.applyLight('#4F7F78'), ctx.applyLight('#C9665A')];
  const scallops = Array.from({ length: 15 }, (_, i) => `M${i * 80} 96h80v22a40 26 0 0 1 -80 0Z`).join('');
  return (
    strokePath('M150 100V690M1050 100V690', iron, 20) +
    strokePath(
      'M150 210Q160 130 260 112M150 210Q140 130 40 112M1050 210Q1060 130 1160 112M1050 210Q1040 130 940 112',
      iron,
      10,
    ) +
    rect(132, 660, 36, 34, darker(iron, 0.2), 4) +
    rect(1032, 660, 36, 34, darker(iron, 0.2), 4) +
    rect(0, 0, 1200, 100, ctx.diagonalGradient(roof)) +
    fillPath(scallops, lighter(roof, 0.3)) +
    rect(0, 88, 1200, 12, darker(roof, 0.2)) +
    group(
      strokePath('M0 -70V-40', iron, 10) +
        circle(0, 0, 50, iron) +
        circle(0, 0, 41, ctx.applyLight('#FFF8EA')) +
        clockHands(0, 0, 38, SHADE, ctx.clockTime ?? NEUTRAL_TIME, ctx.mirrored),
      transform(600, 182),
    )
  );
}

/** The platform of a railway station, with the rails behind it and a roof above. */
export const platform: DrawBackground = (ctx) => {
  const [stone, edge, brick] = [
    ctx.applyLight('#D9CDBE'),
    ctx.applyLight('#FFF3DC'),
    ctx.applyLight('#E9C49A', 0.2),
  ];
  const [gravel, steel] = [ctx.applyLight('#B5A698', 0.1), ctx.applyLight('#7F8798', 0.06)];
  const sleepers = Array.from({ length: 16 }, (_, i) => `M${i * 80 + 10} 634l-22 40h36l16 -40Z`).join('');
  const flags = Array.from(
    { length: 11 },
    (_, i) => `M${600 + (i - 5) * 130} 724L${600 + (i - 5) * 230} 905`,
  ).join('');
  return {
    sky: sky(ctx),
    back:
      hill(ctx, 470, 22, '#97C3A4', 0.7) +
      tree(ctx, 330, 604, 220, '#8CC07E', 0.5) +
      tree(ctx, 470, 606, 170, '#84BA80', 0.55) +
      tree(ctx, 1130, 606, 230, '#84BA80', 0.5) +
      bush(ctx, 90, 616, 150, '#86B878', 0.4) +
      // The station house on the other side.
      rect(660, 410, 300, 200, ctx.diagonalGradient(brick)) +
      fillPath('M636 414L690 330H930L984 414Z', ctx.applyLight('#8A78A8', 0.25)) +
      [690, 770, 880]
        .map((x) => rect(x, 460, 50, 72, windowGlass(ctx), 4, { stroke: edge, 'stroke-width': '6' }))
        .join('') +
      rect(0, 600, 1200, 90, gravel) +
      fillPath(sleepers, ctx.applyLight('#9A6B4E', 0.08)) +
      strokePath('M0 640H1200M0 668H1200', steel, 9) +
      rect(0, 682, 1200, 24, darker(stone, 0.36)) +
      rect(
        0,
        700,
        1200,
        206,
        ctx.gradients.linear([
          [0, lighter(stone, 0.1)],
          [1, darker(stone, 0.14)],
        ]),
      ) +
      strokePath(flags, darker(stone, 0.12), 3) +
      strokePath('M0 780H1200M0 850H1200', darker(stone, 0.1), 3) +
      strokePath('M0 722H1200', edge, 9, { 'stroke-dasharray': '44 22', 'stroke-linecap': 'butt' }) +
      lampGlow(ctx, 600, 190, 200) +
      canopy(ctx),
    front: '',
    medium: 'open',
    shadow: SHADE,
  };
};
