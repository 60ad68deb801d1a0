import { darker, lighter } from '../palette.ts';
import { circle, ellipse, fillPath, group, rect, strokePath, transform } from '../svg.ts';
import type { BackgroundContext, DrawBackground } from './background-context.ts';
import { floorShadow, hangingLamp, inside, room } from './room-parts.ts';

/** A thing on a shop's shelf, standing at (x, y): a jar, bottle, box, loaf, fruit or tin. */
export function ware(ctx: BackgroundContext, kind: number, x: number, y: number, color: string): string {
  const c = ctx.applyLight(color);
  const [paint, pale] = [ctx.diagonalGradient(c), ctx.applyLight('#FFF3DC')];
  switch (kind) {
    case 0:
      return (
        rect(x, y - 58, 48, 58, paint, 10) +
        rect(x + 5, y - 70, 38, 14, pale, 4) +
        rect(x + 8, y - 42, 32, 22, pale, 3)
      );
    case 1:
      return (
        fillPath(`M${x + 6} ${y}v-46q0 -12 10 -18v-22h14v22q10 6 10 18v46Z`, paint) +
        rect(x + 8, y - 34, 30, 18, pale)
      );
    case 2:
      return (
        rect(x - 2, y - 72, 54, 72, paint, 3) +
        rect(x - 2, y - 50, 54, 16, pale) +
        circle(x + 25, y - 18, 9, pale)
      );
    case 3:
      return (
        fillPath(`M${x - 6} ${y}q-4 -46 32 -48q36 2 32 48Z`, ctx.shaded(ctx.applyLight('#D9A05E'))) +
        strokePath(
          `M${x + 8} ${y - 34}l8 12M${x + 22} ${y - 38}l8 12M${x + 36} ${y - 34}l8 12`,
          ctx.applyLight('#F3D49A'),
          5,
        )
      );
    case 4:
      return [
        [12, 15],
        [40, 15],
        [26, 38],
      ]
        .map(([dx = 0, dy = 0]) => circle(x + dx, y - dy, 15, ctx.shaded(c)))
        .join('');
    default:
      return (
        rect(x, y - 46, 44, 46, ctx.applyLight('#C3CAD6'), 5) +
        rect(x, y - 36, 44, 26, paint) +
        ellipse(x + 22, y - 46, 22, 5, ctx.applyLight('#E4E8EE'))
      );
  }
}

export const shop: DrawBackground = (ctx) => {
  const wood = ctx.applyLight('#C98F5E');
  const colors = ['#D9604F', '#F2B84B', '#6FAE86', '#5B9FB8', '#EE8F78', '#8A6BB8'];
  const wares = (y: number, row: number) =>
    Array.from({ length: 13 }, (_, i) =>
      ware(ctx, (i * 5 + row * 2) % 6, 52 + i * 86, y, colors[(i * 7 + row) % 6] ?? '#D9604F'),
    ).join('');
  return inside(
    room(ctx, '#F6E0B4', '#C7A184', 650, { floor: 'tiles' }) +
      rect(20, 80, 1160, 562, darker(wood, 0.34), 8) +
      [220, 370, 520]
        .map(
          (y, row) =>
            rect(20, y - 10, 1160, 12, darker(wood, 0.5)) +
            wares(y, row) +
            rect(20, y, 1160, 18, ctx.diagonalGradient(wood), 4),
        )
        .join('') +
      [60, 250, 440]
        .map(
          (x) =>
            rect(x, 560, 170, 82, ctx.diagonalGradient(darker(wood, 0.08)), 6) +
            rect(x + 12, 572, 146, 58, darker(wood, 0.3), 4) +
            wareCrate(ctx, x + 20, 632, x),
        )
        .join('') +
      fillPath(
        Array.from({ length: 10 }, (_, i) => `M${i * 120} 0h120v60a60 40 0 0 1 -120 0Z`).join(''),
        ctx.applyLight('#FBEBCB'),
      ) +
      fillPath(
        Array.from({ length: 5 }, (_, i) => `M${i * 240} 0h120v60a60 40 0 0 1 -120 0Z`).join(''),
        ctx.applyLight('#D9705E'),
      ) +
      floorShadow(990, 684, 250) +
      rect(760, 530, 460, 150, ctx.diagonalGradient(wood), 8) +
      rect(790, 560, 180, 100, darker(wood, 0.1), 6) +
      rect(990, 560, 180, 100, darker(wood, 0.1), 6) +
      fillPath('M756 496H1240V514H740Z', lighter(wood, 0.32)) +
      rect(740, 510, 500, 28, ctx.diagonalGradient(lighter(wood, 0.2)), 8) +
      group(
        rect(-50, -60, 100, 60, ctx.diagonalGradient(ctx.applyLight('#6F86A8')), 8) +
          rect(-40, -96, 60, 32, ctx.applyLight('#DDEAF0'), 6) +
          strokePath('M-34 -40H34M-34 -22H34', ctx.applyLight('#C9D6E8'), 8, { 'stroke-dasharray': '1 14' }),
        transform(1090, 506),
      ) +
      hangingLamp(ctx, 420, 130, '#6FAE86'),
  );
};

/** Fruit in a crate below the shelves. */
const wareCrate = (ctx: BackgroundContext, x: number, y: number, seed: number) =>
  [0, 1, 2, 3]
    .map((i) =>
      circle(x + 16 + i * 33, y - 18, 19, ctx.shaded(ctx.applyLight(seed % 3 ? '#EE8F5E' : '#8CC974'))),
    )
    .join('');
