import { darker, lighter } from '../palette.ts';
import { circle, ellipse, fillPath, group, rect, strokePath, transform } from '../svg.ts';
import type { BackgroundContext, DrawBackground } from './background-context.ts';
import { pottedPlant } from './furniture.ts';
import { drawWindow, floorShadow, inside, lightPatch, room, SHADE } from './room-parts.ts';

/** An aeroplane on the ground that faces left, about 520 wide, standing at (0, 0). */
function airliner(ctx: BackgroundContext): string {
  const [hull, tail] = [ctx.applyLight('#F6F3EC'), ctx.applyLight('#E2604F')];
  const windows = Array.from({ length: 9 }, (_, i) => `M${-130 + i * 34} -84h.1`).join('');
  return (
    fillPath('M150 -100L230 -196H270L236 -92Z', ctx.diagonalGradient(tail)) +
    fillPath(
      'M-250 -62Q-236 -112 -150 -116H180Q250 -110 268 -84Q210 -50 90 -44H-170Q-240 -42 -250 -62Z',
      hull,
    ) +
    fillPath('M-250 -62Q-240 -52 -170 -56H90Q210 -60 268 -84Q210 -50 90 -44H-170Q-240 -42 -250 -62Z', tail) +
    strokePath(windows, ctx.applyLight('#7FB6D0'), 17) +
    fillPath('M-222 -92Q-206 -110 -184 -110V-90Z', ctx.applyLight('#7FB6D0')) +
    fillPath('M-20 -62H60L150 -6H104Z', darker(hull, 0.16)) +
    ellipse(20, -26, 34, 16, ctx.diagonalGradient(darker(hull, 0.24))) +
    strokePath('M-160 -46V-12M70 -44V-12', ctx.applyLight('#6F7689'), 8) +
    circle(-160, -8, 12, ctx.applyLight('#4A4660')) +
    circle(70, -8, 12, ctx.applyLight('#4A4660'))
  );
}

/** Seats in a row that share one rail. */
function waitingSeats(ctx: BackgroundContext, x: number, y: number): string {
  const seat = ctx.applyLight('#4F86A8');
  return (
    floorShadow(x + 130, y + 2, 160) +
    strokePath(`M${x + 30} ${y}V${y - 60}M${x + 230} ${y}V${y - 60}`, ctx.applyLight('#8A93A3'), 12) +
    [0, 92, 184]
      .map(
        (dx) =>
          rect(x + dx, y - 160, 80, 96, ctx.diagonalGradient(seat), 16) +
          rect(x + dx - 3, y - 78, 86, 28, darker(seat, 0.16), 10),
      )
      .join('')
  );
}

/** The hall of an airport: an aeroplane beyond the windows, seats and a board of flights. */
export const airport: DrawBackground = (ctx) => {
  const frame = ctx.applyLight('#E9EDF0');
  const board = ctx.applyLight('#3E4A66');
  const lines = Array.from({ length: 4 }, (_, i) => `M792 ${112 + i * 26}h70M884 ${112 + i * 26}h150`).join(
    '',
  );
  return inside(
    room(ctx, '#DCE6EA', '#C6C9CC', 650, { floor: 'tiles' }) +
      drawWindow(ctx, 40, 190, 1120, 330) +
      rect(46, 456, 1108, 60, ctx.applyLight('#A9B0AE')) +
      strokePath('M70 494H1130', ctx.applyLight('#FBF6EE'), 6, { 'stroke-dasharray': '60 40' }) +
      group(airliner(ctx), transform(330, 488, 0, 1)) +
      strokePath('M320 190V520M880 190V520', frame, 22, { 'stroke-linecap': 'butt' }) +
      rect(750, 60, 330, 150, board, 10) +
      strokePath(lines, ctx.applyLight('#F2C064'), 10) +
      rect(0, 540, 1200, 112, ctx.applyLight('#C4D3DA')) +
      lightPatch(ctx, 600, 800) +
      waitingSeats(ctx, 60, 690) +
      waitingSeats(ctx, 870, 690) +
      pottedPlant(ctx, 400, 686, 0.7),
  );
};

/** The cabin of an aeroplane: round windows with clouds below, seats and lockers overhead. */
export const aeroplane: DrawBackground = (ctx) => {
  const [wall, seat] = [ctx.applyLight('#EDF0EC'), ctx.applyLight('#4F74A8')];
  const [a, b] = ctx.lighting.sky;
  const portholes = [110, 356, 602, 848, 1094]
    .map(
      (x) =>
        rect(x - 68, 236, 136, 184, darker(wall, 0.1), 60) +
        rect(
          x - 54,
          250,
          108,
          156,
          ctx.gradients.linear([
            [0, a],
            [1, b],
          ]),
          48,
        ) +
        fillPath(
          `M${x - 52} 366q14 -26 36 -14q16 -24 38 -2q22 -8 30 16v8q-6 32 -46 32h-12q-42 -2 -46 -32Z`,
          ctx.applyLight('#FFFFFF'),
          { opacity: '.9' },
        ),
    )
    .join('');
  const seats = [-20, 226, 472, 718, 964, 1210]
    .map(
      (x) =>
        rect(x - 74, 450, 148, 236, ctx.diagonalGradient(seat), 34) +
        rect(x - 52, 456, 104, 62, ctx.applyLight('#F4EDDD'), 18) +
        rect(x - 84, 600, 20, 84, darker(seat, 0.24), 8) +
        rect(x - 80, 640, 160, 52, darker(seat, 0.12), 16),
    )
    .join('');
  return inside(
    room(ctx, '#EDF0EC', '#7F8FA8', 690, { paper: 'plain' }) +
      rect(0, 0, 1200, 60, lighter(wall, 0.5)) +
      rect(0, 56, 1200, 120, ctx.diagonalGradient(darker(wall, 0.05))) +
      strokePath('M240 60V174M480 60V174M720 60V174M960 60V174', darker(wall, 0.18), 5) +
      strokePath('M96 160h48M336 160h48M576 160h48M816 160h48M1056 160h48', ctx.applyLight('#9AA6B2'), 8) +
      rect(0, 174, 1200, 12, darker(wall, 0.2)) +
      portholes +
      strokePath('M0 440H1200', darker(wall, 0.14), 8) +
      seats +
      rect(0, 686, 1200, 14, SHADE, 0, { opacity: '.2' }),
  );
};

/** The inside of a lift: steel walls with a rail, the shut doors, buttons and the number of the floor as lamps. */
export const lift: DrawBackground = (ctx) => {
  const steel = ctx.applyLight('#C3CDD6');
  const buttons = Array.from({ length: 8 }, (_, i) =>
    circle(
      968 + (i % 2) * 46,
      344 + Math.floor(i / 2) * 48,
      16,
      i === 4 ? '#FFD155' : ctx.applyLight('#F8F4EA'),
      { stroke: darker(steel, 0.3), 'stroke-width': '4' },
    ),
  ).join('');
  const lamps = Array.from({ length: 5 }, (_, i) =>
    circle(520 + i * 40, 88, 11, i === 2 ? '#FFB84B' : ctx.applyLight('#6F7689')),
  ).join('');
  return inside(
    room(ctx, '#D9CDB8', '#8F8A96', 680, { floor: 'tiles' }) +
      // The side walls lead towards the back, in which the doors are.
      fillPath('M-10 -10H190V664L-10 800Z', ctx.diagonalGradient(darker(steel, 0.1))) +
      fillPath('M1210 -10H1080V672L1210 770Z', ctx.diagonalGradient(darker(steel, 0.18))) +
      ellipse(600, -10, 420, 190, ctx.gradients.glow('#FFF3D0', 0.9)) +
      rect(320, 130, 560, 552, darker(steel, 0.3), 4) +
      rect(336, 146, 262, 536, ctx.diagonalGradient(steel), 2) +
      rect(602, 146, 262, 536, ctx.diagonalGradient(steel), 2) +
      strokePath('M600 146V682', darker(steel, 0.5), 6, { 'stroke-linecap': 'butt' }) +
      strokePath('M372 640L560 190M650 620L836 200', lighter(steel, 0.6), 9, { opacity: '.5' }) +
      rect(480, 62, 240, 52, ctx.applyLight('#3E4660'), 12) +
      lamps +
      rect(930, 300, 122, 236, ctx.diagonalGradient(lighter(steel, 0.3)), 12) +
      buttons +
      strokePath(
        'M-10 560L190 500M200 500H316M884 500H926M1056 500H1080L1210 540',
        ctx.applyLight('#A98A5E'),
        15,
      ) +
      rect(320, 680, 560, 12, darker(steel, 0.44)),
  );
};
