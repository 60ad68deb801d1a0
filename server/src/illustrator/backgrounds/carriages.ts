import { darker, lighter } from '../palette.ts';
import { circle, group, rect, strokePath, transform } from '../svg.ts';
import type { DrawBackground } from './background-context.ts';
import { inside, room, SHADE, windowBand } from './room-parts.ts';

/** Inside a bus: seats in rows and straps to hold on to. */
export const bus: DrawBackground = (ctx) => {
  const [wall, seat, steel] = [
    ctx.applyLight('#E9C98A'),
    ctx.applyLight('#5B7FA8'),
    ctx.applyLight('#C3CAD6'),
  ];
  const seats = [90, 330, 570, 810, 1050]
    .map(
      (x) =>
        rect(x - 70, 440, 140, 230, ctx.diagonalGradient(seat), 26) +
        rect(x - 52, 462, 104, 90, lighter(seat, 0.12), 16) +
        rect(x - 78, 616, 156, 70, ctx.diagonalGradient(darker(seat, 0.1)), 18),
    )
    .join('');
  const straps = [150, 390, 630, 870, 1110]
    .map(
      (x) =>
        strokePath(`M${x} 60V112`, ctx.applyLight('#8A5A48'), 6) +
        circle(x, 130, 20, 'none', { stroke: ctx.applyLight('#FFF3DC'), 'stroke-width': '8' }),
    )
    .join('');
  return inside(
    room(ctx, '#E9C98A', '#8F93A4', 690, { paper: 'plain' }) +
      windowBand(ctx, 30, 120, 1140, 240, 3) +
      rect(0, 400, 1200, 40, darker(wall, 0.14)) +
      rect(0, 0, 1200, 56, ctx.diagonalGradient(lighter(wall, 0.3))) +
      strokePath('M0 62H1200', steel, 11) +
      straps +
      seats +
      rect(0, 684, 1200, 14, SHADE, 0, { opacity: '.2' }) +
      strokePath('M215 62V760M935 62V760', ctx.diagonalGradient(ctx.applyLight('#F2B84B')), 15),
  );
};

/** The compartment of a train: seats that face each other, cases on the rack above the windows. */
export const train: DrawBackground = (ctx) => {
  const [wall, plush, wood, steel] = ['#EAD8B4', '#B5564E', '#A8714A', '#B9C0CC'].map((color) =>
    ctx.applyLight(color),
  ) as [string, string, string, string];
  const seat = (x: number, way: 1 | -1) =>
    group(
      rect(-62, -258, 124, 262, ctx.diagonalGradient(plush), 30) +
        rect(-46, -236, 92, 56, lighter(plush, 0.3), 16) +
        rect(-50, -70, 150, 56, ctx.diagonalGradient(lighter(plush, 0.08)), 18) +
        strokePath('M-30 -14V20M80 -14V20', darker(wood, 0.3), 10),
      transform(x, 676, 0, way, 1),
    );
  const table = (x: number) =>
    rect(x - 70, 566, 140, 16, ctx.diagonalGradient(lighter(wood, 0.2)), 5) +
    strokePath(`M${x} 582V690`, darker(wood, 0.2), 12);
  const bag = (x: number, w: number, color: string) =>
    rect(x, 66 - w * 0.08, w, 56 + w * 0.08, ctx.diagonalGradient(ctx.applyLight(color)), 9) +
    strokePath(
      `M${x + w * 0.38} ${66 - w * 0.08}q0 -16 12 -16h${w * 0.24 - 24}q12 0 12 16`,
      ctx.applyLight('#6B4A38'),
      5,
    );
  return inside(
    room(ctx, '#EAD8B4', '#9A8474', 690, { paper: 'plain' }) +
      windowBand(ctx, 60, 176, 1080, 240, 2) +
      bag(120, 150, '#5B8FB8') +
      bag(300, 100, '#C98F5E') +
      bag(760, 120, '#7FA86F') +
      bag(930, 160, '#B5714A') +
      strokePath('M40 126H1160', steel, 10) +
      strokePath('M90 126v-30M390 126v-30M690 126v-30M1110 126v-30', steel, 6) +
      rect(0, 452, 1200, 26, darker(wall, 0.16)) +
      seat(96, 1) +
      seat(500, -1) +
      seat(700, 1) +
      seat(1104, -1) +
      table(298) +
      table(902) +
      rect(0, 686, 1200, 14, SHADE, 0, { opacity: '.2' }),
  );
};
