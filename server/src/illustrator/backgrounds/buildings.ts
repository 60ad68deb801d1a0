import { darker, lighter } from '../palette.ts';
import { circle, fillPath, num, polygonPath, rect, strokePath } from '../svg.ts';
import type { BackgroundContext } from './background-context.ts';

/** A house with a pitched roof, standing at (x, y). */
export function house(
  ctx: BackgroundContext,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  distance = 0,
): string {
  const c = ctx.applyLight(wall, distance);
  const r = ctx.applyLight(roof, distance);
  const glass = ctx.lampsAreLit ? '#FFDB86' : ctx.applyLight('#BFE0E6', distance);
  const cream = ctx.applyLight('#FFF6E4', distance);
  const [top, height] = [y - h * 0.74, h * 0.24];
  const lefts = [-0.37, 0.19].map((dx) => x + dx * w);
  const box = (left: number, width: number) =>
    `M${num(left)} ${num(top)}h${num(width)}v${num(height)}h${num(-width)}Z`;
  const windows =
    fillPath(
      lefts.map((left) => box(left - w * 0.075, w * 0.065) + box(left + w * 0.19, w * 0.065)).join(''),
      darker(r, 0.1),
    ) +
    fillPath(lefts.map((left) => box(left, w * 0.18)).join(''), glass, {
      stroke: cream,
      'stroke-width': '5',
    }) +
    strokePath(
      lefts
        .map(
          (left) =>
            `M${num(left + w * 0.09)} ${num(top)}v${num(height)}M${num(left)} ${num(top + height / 2)}h${num(w * 0.18)}M${num(left - 4)} ${num(top + height + 4)}h${num(w * 0.18 + 8)}`,
        )
        .join(''),
      cream,
      4,
    );
  const tiles = [1.08, 1.23, 1.38]
    .map((level) => {
      const half = w * (0.6 - ((level - 0.94) / 0.58) * 0.24);
      return `M${num(x - half, 0)} ${num(y - h * level, 0)}H${num(x + half, 0)}`;
    })
    .join('');
  return (
    rect(x + w * 0.18, y - h * 1.66, w * 0.13, h * 0.5, ctx.applyLight('#B9705A', distance)) +
    rect(
      x - w / 2,
      y - h,
      w,
      h,
      ctx.gradients.linear(
        [
          [0, lighter(c, 0.14)],
          [0.6, c],
          [1, darker(c, 0.16)],
        ],
        70,
      ),
    ) +
    rect(x - w / 2, y - h * 0.07, w, h * 0.07, darker(c, 0.2)) +
    fillPath(
      polygonPath([
        [x - w * 0.6, y - h * 0.94],
        [x - w * 0.36, y - h * 1.52],
        [x + w * 0.36, y - h * 1.52],
        [x + w * 0.6, y - h * 0.94],
      ]),
      r,
      { stroke: r, 'stroke-width': '8' },
    ) +
    strokePath(tiles, darker(r, 0.22), 3, { 'stroke-dasharray': '13 7', opacity: '.7' }) +
    windows +
    fillPath(
      `M${num(x - w * 0.13)} ${num(y)}V${num(y - h * 0.47)}Q${num(x)} ${num(y - h * 0.66)} ${num(x + w * 0.13)} ${num(y - h * 0.47)}V${num(y)}Z`,
      cream,
    ) +
    fillPath(
      `M${num(x - w * 0.1)} ${num(y)}V${num(y - h * 0.45)}Q${num(x)} ${num(y - h * 0.6)} ${num(x + w * 0.1)} ${num(y - h * 0.45)}V${num(y)}Z`,
      ctx.applyLight('#9A5F48', distance),
    ) +
    circle(x + w * 0.06, y - h * 0.24, w * 0.014 + 1.5, '#F2C064')
  );
}

/** A picket fence from x to x2. */
export function fence(
  ctx: BackgroundContext,
  x: number,
  x2: number,
  y: number,
  h: number,
  color: string,
  distance = 0,
): string {
  const c = ctx.applyLight(color, distance);
  let d = '';
  for (let px = x; px < x2; px += h * 0.42)
    d += `M${num(px, 0)} ${num(y, 0)}V${num(y - h * 0.8, 0)}L${num(px + h * 0.12, 0)} ${num(y - h, 0)}L${num(px + h * 0.24, 0)} ${num(y - h * 0.8, 0)}V${num(y, 0)}Z`;
  return (
    rect(x - 6, y - h * 0.66, x2 - x, h * 0.11, darker(c, 0.16)) +
    rect(x - 6, y - h * 0.28, x2 - x, h * 0.11, darker(c, 0.16)) +
    fillPath(d, c, { stroke: darker(c, 0.2), 'stroke-width': '2' })
  );
}
