import { darker, lighter, mix } from '../palette.ts';
import { ellipse, fillPath, num, type Point, rect, smoothPath, strokePath } from '../svg.ts';
import type { BackgroundContext } from './background-context.ts';

/** A layer of hills from edge to edge, with its ridge around `y`. */
export function hill(
  ctx: BackgroundContext,
  y: number,
  swing: number,
  color: string,
  distance: number,
): string {
  const c = ctx.applyLight(color, distance);
  const points: Point[] = [];
  for (let i = 0; i <= 6; i += 1) points.push([-60 + i * 220, y + ctx.random.between(-swing, swing)]);
  const crest = smoothPath(points, false);
  // Far ridges have rows of small trees, which show how far they are.
  const woods =
    distance < 0.45 || swing < 12
      ? ''
      : strokePath(
          [0.5, 1.6, 3.4, 4.7]
            .map((at) => {
              const [left, right] = [points[Math.floor(at)], points[Math.ceil(at)]];
              const part = at - Math.floor(at);
              const ridge = (left?.[1] ?? y) * (1 - part) + (right?.[1] ?? y) * part;
              return `M${num(-84 + at * 220, 0)} ${num(ridge + 12, 0)}h.1m22 -9h.1m26 4h.1m22 6h.1`;
            })
            .join(''),
          mix(c, ctx.applyLight('#5E9A6E', distance), 0.55),
          36,
        );
  return (
    woods +
    fillPath(
      `${crest}L1280 920H-80Z`,
      ctx.gradients.linear(
        [
          [0, lighter(c, 0.16)],
          [0.5, c],
          [1, darker(c, 0.08)],
        ],
        8,
      ),
    )
  );
}

/** The ground on which the actors stand, with a glow around them. */
export function ground(ctx: BackgroundContext, y: number, color: string, bow = 26): string {
  const c = ctx.applyLight(color);
  return (
    fillPath(
      `M-10 ${y + bow}Q300 ${y - bow} 640 ${y}T1210 ${y + bow * 0.4}V910H-10Z`,
      ctx.gradients.linear(
        [
          [0, lighter(c, 0.13)],
          [0.4, c],
          [1, darker(c, 0.2)],
        ],
        10,
      ),
    ) +
    ellipse(540, 800, 640, 120, ctx.gradients.glow(lighter(c, 0.5), ctx.isNight ? 0.3 : 0.5)) +
    // Waves in the land: a flat plane looks like paper.
    fillPath(
      `M-10 ${y + bow + 54}Q260 ${y + 44} 520 ${y + 78}T1210 ${y + 60}V${y + 96}Q880 ${y + 84} 560 ${y + 104}T-10 ${y + bow + 80}Z`,
      lighter(c, 0.22),
      { opacity: '.35' },
    ) +
    fillPath('M-10 846Q280 806 600 852T1210 832V910H-10Z', darker(c, 0.16), { opacity: '.4' })
  );
}

/** A boulder lying at (x, y). */
export function rock(
  ctx: BackgroundContext,
  x: number,
  y: number,
  w: number,
  color: string,
  distance = 0,
): string {
  const c = ctx.applyLight(color, distance);
  return (
    fillPath(
      smoothPath(
        [
          [x - w * 0.5, y],
          [x - w * 0.46, y - w * 0.3],
          [x - w * 0.14, y - w * 0.52],
          [x + w * 0.24, y - w * 0.46],
          [x + w * 0.5, y - w * 0.16],
          [x + w * 0.52, y],
        ],
        true,
        0.8,
      ),
      ctx.shaded(c),
    ) +
    strokePath(
      `M${num(x - w * 0.3)} ${num(y - w * 0.28)}Q${num(x - w * 0.1)} ${num(y - w * 0.42)} ${num(x + w * 0.08)} ${num(y - w * 0.38)}`,
      lighter(c, 0.35),
      4,
      { opacity: '.7' },
    )
  );
}

/** A winding path from the distance to the lower edge; `start` is half its width where it begins, such as half a door. */
export const windingPath = (
  ctx: BackgroundContext,
  topX: number,
  topY: number,
  bottomX: number,
  color: string,
  w = 1,
  start = 9 * w,
) => {
  const c = ctx.applyLight(color);
  let pebbles = '';
  for (let i = 0; i < 14; i += 1) {
    const part = ((i * 5) % 14) / 14;
    const y = topY + 40 + part * (860 - topY);
    const middle = topX + (bottomX + 25 * w - topX) * (0.1 + part * 0.84);
    const half = start + part * 110 * w;
    pebbles += `M${num(middle + half * (((i * 7) % 13) / 13 - 0.5), 0)} ${num(y, 0)}h${num(2 + part * 12, 0)}`;
  }
  return (
    fillPath(
      `M${num(topX - start, 0)} ${topY}C${num(topX - start + 24, 0)} ${topY + 70} ${topX - 190} ${topY + 90} ${num(bottomX - 150 * w, 0)} 910H${num(bottomX + 200 * w, 0)}C${topX + 40} ${topY + 130} ${num(topX + start + 70, 0)} ${topY + 70} ${num(topX + start, 0)} ${topY}Z`,
      ctx.gradients.linear([
        [0, lighter(c, 0.1)],
        [1, darker(c, 0.08)],
      ]),
      { stroke: darker(c, 0.14), 'stroke-width': '5', 'stroke-opacity': '.5' },
    ) + strokePath(pebbles, darker(c, 0.16), 6, { opacity: '.55' })
  );
};

/** A body of water from y down to y2 with calm ripples. */
export function water(ctx: BackgroundContext, y: number, y2: number, color: string): string {
  const c = ctx.applyLight(color);
  let d = '';
  for (let i = 0; i < 26; i += 1) {
    const py = ctx.random.between(y + 8, y2 - 6);
    const w = 16 + ((py - y) / (y2 - y)) * 60;
    d += `M${num(ctx.random.between(-20, 1200), 0)} ${num(py, 0)}q${num(w / 2, 0)} ${num(-5, 0)} ${num(w, 0)} 0`;
  }
  return (
    rect(
      -5,
      y,
      1210,
      y2 - y + 4,
      ctx.gradients.linear([
        [0, mix(lighter(c, 0.3), ctx.lighting.sky[2], 0.35)],
        [0.4, c],
        [1, darker(c, 0.14)],
      ]),
    ) + strokePath(d, lighter(c, 0.5), 3.4, { opacity: '.6' })
  );
}

/** Cobbles from `y` to the lower edge: rows of dashes that grow towards the reader. */
export function cobbles(ctx: BackgroundContext, y: number, color: string): string {
  const c = ctx.applyLight(color);
  let out = '';
  let row = y;
  for (let i = 0; row < 896; i += 1) {
    const size = 9 + ((row - y) / 250) * 24;
    out += strokePath(
      `M${i % 2 ? -20 : -46} ${num(row, 0)}q600 ${num(-8 + i, 0)} 1260 0`,
      i % 3 === 1 ? lighter(c, 0.2) : darker(c, 0.1),
      size * 0.8,
      { 'stroke-dasharray': `${num(size * 1.1, 0)} ${num(size * 1.5, 0)}`, opacity: '.26' },
    );
    row += size * 1.34;
  }
  return out;
}
