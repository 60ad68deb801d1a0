import { darker, lighter } from '../palette.ts';
import { circle, fillPath, rect, strokePath } from '../svg.ts';
import type { BackgroundContext, DrawBackground } from './background-context.ts';
import { pottedPlant } from './furniture.ts';
import { drawWindow, floorShadow, hangingLamp, inside, lightPatch, room } from './room-parts.ts';

/** The door of a classroom or a ward, with a pane in it. */
function roomDoor(ctx: BackgroundContext, x: number, color: string): string {
  const c = ctx.applyLight(color);
  return (
    rect(x - 14, 226, 198, 426, ctx.applyLight('#FBEFDA'), 6) +
    rect(x, 240, 170, 412, ctx.diagonalGradient(c), 4) +
    rect(x + 34, 272, 102, 130, ctx.applyLight('#CDE8F0'), 6) +
    strokePath(`M${x + 48} 380l40 -92`, '#FFFFFF', 6, { opacity: '.7' }) +
    rect(x + 26, 470, 118, 150, darker(c, 0.12), 6) +
    circle(x + 148, 452, 9, ctx.applyLight('#F2C064'))
  );
}

/** Coats and bags on a row of pegs above a bench, about 400 wide. */
function pegs(ctx: BackgroundContext, x: number): string {
  const wood = ctx.applyLight('#B98560');
  const hooks = [30, 110, 190, 270, 350].map((dx) => `M${x + dx} 384v24q0 12 13 10`).join('');
  const coat = (dx: number, color: string) =>
    fillPath(`M${x + dx - 20} 414q20 -14 40 0l14 118h-68Z`, ctx.diagonalGradient(ctx.applyLight(color)));
  return (
    rect(x, 372, 382, 16, ctx.diagonalGradient(wood), 4) +
    strokePath(hooks, ctx.applyLight('#8A5A48'), 7) +
    coat(34, '#E2604F') +
    coat(194, '#5B9FB8') +
    coat(354, '#F2B84B') +
    strokePath(`M${x + 100} 420q14 -14 28 0`, ctx.applyLight('#6FAE86'), 7) +
    rect(x + 86, 424, 56, 66, ctx.diagonalGradient(ctx.applyLight('#6FAE86')), 14) +
    floorShadow(x + 191, 664, 190) +
    rect(x + 14, 604, 18, 62, darker(wood, 0.3)) +
    rect(x + 350, 604, 18, 62, darker(wood, 0.3)) +
    rect(x - 4, 590, 390, 22, ctx.diagonalGradient(lighter(wood, 0.1)), 6)
  );
}

/** The corridor of a school or a hospital: doors, coats on their pegs, a bench and a window. */
export const corridor: DrawBackground = (ctx) =>
  inside(
    room(ctx, '#DDE8D2', '#C9B79C', 650, { floor: 'tiles' }) +
      rect(0, 330, 1200, 14, ctx.applyLight('#A9C4A4')) +
      drawWindow(ctx, 520, 110, 160, 190) +
      lightPatch(ctx, 520, 800) +
      roomDoor(ctx, 70, '#7FA0B8') +
      roomDoor(ctx, 960, '#D9906A') +
      pegs(ctx, 400) +
      hangingLamp(ctx, 330, 120, '#F2B84B') +
      hangingLamp(ctx, 860, 120, '#F2B84B') +
      pottedPlant(ctx, 880, 690, 0.7),
  );
