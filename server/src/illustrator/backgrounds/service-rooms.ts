import { darker, lighter } from '../palette.ts';
import { circle, ellipse, fillPath, rect, strokePath } from '../svg.ts';
import type { BackgroundContext, DrawBackground } from './background-context.ts';
import { pottedPlant } from './furniture.ts';
import { drawWindow, floorShadow, hangingLamp, inside, lightPatch, room, SHADE } from './room-parts.ts';
import { ware } from './shop.ts';

/** A washing machine with coloured washing behind its round door, its foot at y. */
function washingMachine(
  ctx: BackgroundContext,
  x: number,
  y: number,
  wash: readonly [string, string],
): string {
  const body = ctx.applyLight('#F4F1EA');
  return (
    rect(x - 88, y - 224, 176, 224, ctx.diagonalGradient(body), 10) +
    rect(x - 88, y - 224, 176, 46, darker(body, 0.1), 10) +
    strokePath(`M${x - 66} ${y - 201}h54`, ctx.applyLight('#9FB6C6'), 14) +
    circle(x + 34, y - 201, 11, ctx.applyLight('#E2604F')) +
    circle(x + 64, y - 201, 11, ctx.applyLight('#F2B84B')) +
    circle(x, y - 96, 68, ctx.applyLight('#A9B9C9')) +
    circle(x, y - 96, 54, ctx.applyLight('#4F6F86')) +
    fillPath(
      `M${x - 50} ${y - 80}q20 -34 46 -14t54 2q-10 48 -50 50q-40 -2 -50 -38Z`,
      ctx.applyLight(wash[0]),
    ) +
    fillPath(`M${x - 40} ${y - 62}q24 -16 40 0t42 -2q-16 22 -42 22q-28 0 -40 -20Z`, ctx.applyLight(wash[1])) +
    strokePath(`M${x - 34} ${y - 124}q12 -16 30 -18`, '#FFFFFF', 7, { opacity: '.8' })
  );
}

/** A launderette: machines in two rows, a bench and a basket of washing. */
export const launderette: DrawBackground = (ctx) => {
  const colors = ['#E2604F', '#5B9FB8', '#F2B84B', '#6FAE86', '#8A6BB8', '#EE8F78'];
  const wash = (i: number) => [colors[i % 6] ?? '#E2604F', colors[(i + 2) % 6] ?? '#5B9FB8'] as const;
  const row = (y: number, shift: number) =>
    [0, 1, 2, 3, 4, 5].map((i) => washingMachine(ctx, 100 + i * 200, y, wash(i + shift))).join('');
  return inside(
    room(ctx, '#CFE8E4', '#D9CDB8', 676, { floor: 'tiles' }) +
      rect(0, 96, 1200, 14, ctx.applyLight('#7FB6B0')) +
      row(420, 0) +
      rect(0, 420, 1200, 30, ctx.diagonalGradient(ctx.applyLight('#7FB6B0'))) +
      row(676, 3) +
      rect(0, 676, 1200, 12, SHADE, 0, { opacity: '.18' }) +
      hangingLamp(ctx, 300, 84, '#F2B84B') +
      hangingLamp(ctx, 900, 84, '#F2B84B'),
  );
};

/** A hairdresser's: mirrors with lamps above a long shelf with bottles, and two chairs. */
export const hairdresser: DrawBackground = (ctx) => {
  const wood = ctx.applyLight('#C98F5E');
  const mirror = (x: number) =>
    rect(x - 118, 120, 236, 360, ctx.applyLight('#F2C9B8'), 110) +
    rect(
      x - 102,
      136,
      204,
      328,
      ctx.gradients.linear([
        [0, ctx.applyLight('#E9F5F8')],
        [1, ctx.applyLight('#B9D9E4')],
      ]),
      96,
    ) +
    strokePath(`M${x - 62} 320L${x + 10} 176M${x - 40} 370L${x + 50} 200`, '#FFFFFF', 10, { opacity: '.7' }) +
    [-128, 128].map((dx) => circle(x + dx, 220, 15, '#FFE9A8') + circle(x + dx, 300, 15, '#FFE9A8')).join('');
  const chair = (x: number) =>
    floorShadow(x, 700, 90) +
    ellipse(x, 696, 66, 12, ctx.applyLight('#8A93A3')) +
    rect(x - 11, 610, 22, 86, ctx.applyLight('#A9B4C0')) +
    rect(x - 66, 420, 132, 160, ctx.diagonalGradient(ctx.applyLight('#B5485A')), 28) +
    rect(x - 80, 564, 160, 54, ctx.diagonalGradient(ctx.applyLight('#9A3C50')), 18) +
    strokePath(`M${x - 84} 580V520H${x - 62}M${x + 84} 580V520H${x + 62}`, ctx.applyLight('#A9B4C0'), 11);
  const bottles = [40, 70, 440, 470, 730, 760, 1130, 1160]
    .map((x, i) =>
      ware(ctx, i % 2 ? 1 : 0, x - 20, 512, ['#6FAE86', '#EE8F78', '#8A6BB8', '#5B9FB8'][i % 4] ?? '#6FAE86'),
    )
    .join('');
  return inside(
    room(ctx, '#F8E1D4', '#C9B7A6', 650, { floor: 'tiles' }) +
      drawWindow(ctx, 500, 110, 200, 260) +
      lightPatch(ctx, 560, 800) +
      mirror(260) +
      mirror(940) +
      bottles +
      rect(20, 512, 460, 22, ctx.diagonalGradient(wood), 6) +
      rect(720, 512, 460, 22, ctx.diagonalGradient(wood), 6) +
      rect(40, 534, 420, 116, darker(wood, 0.14), 6) +
      rect(740, 534, 420, 116, darker(wood, 0.14), 6) +
      chair(150) +
      chair(1060) +
      // A pole in stripes of red, white and blue.
      rect(588, 430, 24, 170, ctx.applyLight('#FBF6EE'), 10) +
      strokePath('M590 470l20 -18M590 566l20 -18', ctx.applyLight('#E2604F'), 11) +
      strokePath('M590 518l20 -18', ctx.applyLight('#4F74A8'), 11) +
      circle(600, 424, 17, ctx.applyLight('#F2C064')) +
      pottedPlant(ctx, 600, 688, 0.55),
  );
};

/** A supermarket: long aisles of shelves that lead to the back, crates of fruit and a till. */
export const supermarket: DrawBackground = (ctx) => {
  const shelf = ctx.applyLight('#E9E4D8');
  const colors = ['#D9604F', '#F2B84B', '#6FAE86', '#5B9FB8', '#EE8F78', '#8A6BB8'];
  const rowOf = (x: number, count: number, y: number, row: number) =>
    Array.from({ length: count }, (_, i) =>
      ware(ctx, [0, 2, 5, 1, 2][(i + row) % 5] ?? 0, x + i * 72, y, colors[(i * 5 + row) % 6] ?? '#D9604F'),
    ).join('');
  const aisle = (x: number, count: number, shift: number) =>
    rect(x - 24, 216, count * 72 + 34, 456, darker(shelf, 0.1), 6) +
    [330, 450, 570]
      .map(
        (y, row) =>
          rowOf(x, count, y, row + shift) + rect(x - 24, y, count * 72 + 34, 16, ctx.diagonalGradient(shelf)),
      )
      .join('') +
    rect(x - 24, 590, count * 72 + 34, 82, darker(shelf, 0.2), 6);
  const fruit = (x: number, color: string) =>
    [0, 1, 2, 3]
      .map((i) => circle(x + i * 42, 580 - (i % 2) * 8, 24, ctx.shaded(ctx.applyLight(color))))
      .join('') + rect(x - 34, 590, 196, 74, ctx.diagonalGradient(ctx.applyLight('#C98F5E')), 6);
  return inside(
    room(ctx, '#EAF1EC', '#D4D6D2', 660, { floor: 'tiles' }) +
      rect(0, 0, 1200, 90, ctx.applyLight('#F6F8F4')) +
      strokePath('M100 44H420M500 44H700M780 44H1100', '#FFFFFF', 20) +
      ellipse(600, 90, 640, 120, ctx.gradients.glow('#FFFFFF', 0.8)) +
      // Fridges at the back, and signs without words above the aisles.
      rect(470, 240, 270, 420, ctx.diagonalGradient(ctx.applyLight('#B9D3DE'))) +
      strokePath('M560 240V660M650 240V660', ctx.applyLight('#E4EFF3'), 10) +
      rowOf(490, 4, 380, 2) +
      rect(470, 380, 270, 8, ctx.applyLight('#E4EFF3')) +
      aisle(20, 6, 0) +
      aisle(770, 6, 3) +
      rect(90, 120, 250, 64, ctx.diagonalGradient(ctx.applyLight('#6FAE86')), 10) +
      circle(215, 152, 22, ctx.applyLight('#EE8F5E')) +
      rect(860, 120, 250, 64, ctx.diagonalGradient(ctx.applyLight('#5B9FB8')), 10) +
      fillPath('M970 176v-34l8 -12v-8h16v8l8 12v34Z', ctx.applyLight('#FBF6EE')) +
      strokePath('M120 60V120M310 60V120M890 60V120M1080 60V120', ctx.applyLight('#A9B0AE'), 5) +
      floorShadow(180, 668, 230) +
      fruit(40, '#EE8F5E') +
      fruit(240, '#8CC974') +
      floorShadow(1010, 700, 220) +
      rect(830, 590, 380, 106, ctx.diagonalGradient(lighter(ctx.applyLight('#8FA8B8'), 0.1)), 8) +
      rect(820, 576, 400, 24, ctx.applyLight('#4A4F5E'), 6) +
      rect(1080, 500, 90, 76, ctx.diagonalGradient(ctx.applyLight('#6F86A8')), 8) +
      rect(1092, 512, 66, 34, ctx.applyLight('#DDEAF0'), 4),
  );
};
