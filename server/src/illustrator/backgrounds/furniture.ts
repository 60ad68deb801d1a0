import { darker, lighter } from '../palette.ts';
import { circle, ellipse, fillPath, group, rect, strokePath, transform } from '../svg.ts';
import type { BackgroundContext } from './background-context.ts';
import { floorShadow } from './room-parts.ts';

/** A framed picture on the wall: a hill with a sun. */
export function framedPicture(ctx: BackgroundContext, x: number, y: number, w: number, h: number): string {
  const frame = ctx.applyLight('#C98F5E');
  return (
    rect(x, y, w, h, ctx.applyLight('#D6E7F2'), 4, { stroke: frame, 'stroke-width': '12' }) +
    circle(x + w * 0.7, y + h * 0.34, h * 0.14, ctx.applyLight('#FFD155')) +
    fillPath(
      `M${x + 6} ${y + h - 6}V${y + h * 0.7}Q${x + w * 0.4} ${y + h * 0.36} ${x + w - 6} ${y + h * 0.74}V${y + h - 6}Z`,
      ctx.applyLight('#8FBF86'),
    )
  );
}

/** An oval rug with a fringe on the floor. */
export const rug = (ctx: BackgroundContext, x: number, y: number, rx: number, color: string) =>
  ellipse(x, y, rx + 9, rx * 0.14 + 5, 'none', {
    stroke: ctx.applyLight('#FFF3DC'),
    'stroke-width': '12',
    'stroke-dasharray': '4 9',
    'stroke-linecap': 'butt',
    opacity: '.7',
  }) +
  ellipse(x, y, rx, rx * 0.14, ctx.shaded(ctx.applyLight(color))) +
  [0.84, 0.66, 0.3]
    .map((k, i) =>
      ellipse(x, y, rx * k, rx * 0.13 * k, 'none', {
        stroke: i === 1 ? darker(ctx.applyLight(color), 0.2) : ctx.applyLight('#FFF3DC'),
        'stroke-width': i === 1 ? '12' : '6',
        opacity: '.7',
      }),
    )
    .join('');

/** A wooden door with a round window. */
export function door(ctx: BackgroundContext, x: number, y: number, color: string): string {
  const wood = ctx.applyLight(color);
  return (
    rect(x - 10, y - 412, 220, 412, ctx.applyLight('#FBEFDA'), 8) +
    rect(x + 6, y - 396, 188, 396, darker(wood, 0.35), 4) +
    rect(x + 12, y - 390, 176, 390, ctx.diagonalGradient(wood), 4) +
    rect(x + 36, y - 190, 128, 150, darker(wood, 0.14), 6) +
    rect(x + 42, y - 182, 118, 140, lighter(wood, 0.08), 4) +
    ellipse(x + 100, y + 22, 118, 15, ctx.applyLight('#B5714A')) +
    circle(x + 100, y - 290, 44, ctx.lampsAreLit ? ctx.applyLight('#5A6AA8') : ctx.applyLight('#CDE8F0'), {
      stroke: darker(wood, 0.3),
      'stroke-width': '9',
    }) +
    circle(x + 164, y - 190, 11, ctx.applyLight('#F2C064'))
  );
}

/** Curtains at both sides of a window. */
export function curtains(
  ctx: BackgroundContext,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): string {
  const cloth = ctx.diagonalGradient(ctx.applyLight(color));
  return (
    fillPath(
      `M${x - 46} ${y - 24}H${x + 40}Q${x + 30} ${y + h * 0.5} ${x - 20} ${y + h + 40}H${x - 46}Z`,
      cloth,
    ) +
    fillPath(
      `M${x + w + 46} ${y - 24}H${x + w - 40}Q${x + w - 30} ${y + h * 0.5} ${x + w + 20} ${y + h + 40}H${x + w + 46}Z`,
      cloth,
    ) +
    strokePath(
      `M${x - 26} ${y - 20}Q${x - 22} ${y + h * 0.5} ${x - 36} ${y + h + 34}M${x + 6} ${y - 20}Q${x + 4} ${y + h * 0.4} ${x - 18} ${y + h}M${x + w + 26} ${y - 20}Q${x + w + 22} ${y + h * 0.5} ${x + w + 36} ${y + h + 34}M${x + w - 6} ${y - 20}Q${x + w - 4} ${y + h * 0.4} ${x + w + 18} ${y + h}`,
      darker(ctx.applyLight(color), 0.22),
      5,
      { opacity: '.5' },
    ) +
    rect(x - 66, y - 38, w + 132, 16, ctx.applyLight('#A8714A'), 8) +
    circle(x - 68, y - 30, 12, ctx.applyLight('#C98F5E')) +
    circle(x + w + 68, y - 30, 12, ctx.applyLight('#C98F5E'))
  );
}

/** A shelf on the wall with books and toys. */
export function toyShelf(ctx: BackgroundContext, x: number, y: number): string {
  const wood = ctx.applyLight('#C98F5E');
  const book = (dx: number, w: number, h: number, color: string) =>
    rect(x + dx, y - h, w, h, ctx.diagonalGradient(ctx.applyLight(color)), 3);
  return (
    book(14, 22, 78, '#D9604F') +
    book(38, 18, 66, '#F2B84B') +
    book(58, 24, 84, '#5B9FB8') +
    book(84, 18, 70, '#8A6BB8') +
    circle(x + 146, y - 30, 30, ctx.shaded(ctx.applyLight('#EE8F78'))) +
    strokePath(`M${x + 118} ${y - 38}q28 -16 56 0`, ctx.applyLight('#FFF3DC'), 7) +
    rect(x + 196, y - 44, 44, 44, ctx.diagonalGradient(ctx.applyLight('#6FAE86')), 4) +
    rect(x + 204, y - 84, 40, 40, ctx.diagonalGradient(ctx.applyLight('#F2B84B')), 4) +
    rect(x, y, 280, 16, ctx.diagonalGradient(wood), 4) +
    fillPath(
      `M${x + 30} ${y + 16}h14v34Q${x + 30} ${y + 40} ${x + 30} ${y + 16}ZM${x + 236} ${y + 16}h14Q${x + 250} ${y + 40} ${x + 236} ${y + 50}Z`,
      darker(wood, 0.24),
    )
  );
}

/** A plant in a pot, standing at (x, y). */
export function pottedPlant(ctx: BackgroundContext, x: number, y: number, k = 1): string {
  if (ctx.standClear(x, 64 * k, y - 220 * k, 0) === null) return '';
  const leaf = ctx.applyLight('#6FA66A');
  const blade = (angle: number, size: number, tone: string) =>
    group(fillPath('M0 0C-26 -30 -26 -96 0 -136C26 -96 26 -30 0 0Z', tone), transform(0, -64, angle, size));
  return group(
    floorShadow(6, 0, 62) +
      blade(-58, 0.8, darker(leaf, 0.2)) +
      blade(58, 0.8, darker(leaf, 0.2)) +
      blade(-30, 1, darker(leaf, 0.08)) +
      blade(32, 1, darker(leaf, 0.08)) +
      blade(0, 1.16, ctx.diagonalGradient(leaf)) +
      strokePath('M0 -70V-190M-10 -80L-56 -150M10 -80L56 -150', darker(leaf, 0.24), 3, { opacity: '.6' }) +
      fillPath('M-46 -72H46L34 0H-34Z', ctx.shaded(ctx.applyLight('#D98A5E'))) +
      rect(-52, -82, 104, 20, ctx.diagonalGradient(ctx.applyLight('#E59B6E')), 6),
    transform(x, y, 0, k),
  );
}

/** A lamp on a stand at (x, y), lit in the evening and at night. */
export function standingLamp(ctx: BackgroundContext, x: number, y: number, h: number, color: string): string {
  if (ctx.standClear(x, 52, y - h - 34, 0) === null) return '';
  const shade = ctx.lampsAreLit ? '#FFDF96' : ctx.applyLight(color);
  return (
    circle(x, y - h + 20, h * 1.1, ctx.gradients.glow('#FFD98A', ctx.lampsAreLit ? 0.75 : 0.12)) +
    floorShadow(x, y, 34) +
    strokePath(`M${x} ${y - 6}V${y - h + 30}`, ctx.applyLight('#7E5A48'), 8) +
    ellipse(x, y - 4, 32, 8, ctx.applyLight('#7E5A48')) +
    fillPath(
      `M${x - 52} ${y - h + 44}L${x - 32} ${y - h - 34}H${x + 32}L${x + 52} ${y - h + 44}Q${x} ${y - h + 56} ${x - 52} ${y - h + 44}Z`,
      ctx.diagonalGradient(shade),
    )
  );
}
