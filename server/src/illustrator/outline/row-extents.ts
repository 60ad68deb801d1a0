import { flattenSvg } from './flatten-svg.ts';

/** Height of a row, in figure units. */
const ROW = 10;
const TOP = -1000;
const ROWS = 120;

/** The left and right end of a drawing in every row; rows without a part of it are infinite. */
export interface RowExtents {
  left: Float64Array;
  right: Float64Array;
  /** The first and the last row that are used; `first > last` for an empty drawing. */
  first: number;
  last: number;
}

/** Where the middle of a row is, in figure units. */
export const rowMiddle = (row: number): number => TOP + (row + 0.5) * ROW;
/** The row of a height, in figure units; it may be outside of all rows. */
export const rowAt = (y: number): number => Math.floor((y - TOP) / ROW);

const empty = (): RowExtents => ({
  left: new Float64Array(ROWS).fill(Number.POSITIVE_INFINITY),
  right: new Float64Array(ROWS).fill(Number.NEGATIVE_INFINITY),
  first: ROWS,
  last: -1,
});

function widen(out: RowExtents, x: number, y: number, half: number): void {
  const row = rowAt(y);
  if (row < 0 || row >= ROWS) return;
  out.left[row] = Math.min(out.left[row] ?? 0, x - half);
  out.right[row] = Math.max(out.right[row] ?? 0, x + half);
  out.first = Math.min(out.first, row);
  out.last = Math.max(out.last, row);
}

/** Measures an SVG drawing in rows. */
export function measureRows(svg: string): RowExtents {
  const out = empty();
  flattenSvg(svg, (points, half) => {
    for (const [i, [x, y]] of points.entries()) {
      const [px, py] = points[Math.max(0, i - 1)] ?? [x, y];
      const steps = Math.max(1, Math.ceil(Math.abs(y - py) / (ROW / 2)));
      for (let step = 1; step <= steps; step += 1)
        widen(out, px + ((x - px) * step) / steps, py + ((y - py) * step) / steps, half);
    }
  });
  return out;
}

/** The extents of several drawings together. */
export function joinRows(parts: readonly RowExtents[]): RowExtents {
  const out = empty();
  for (const part of parts)
    for (let row = part.first; row <= part.last; row += 1) {
      out.left[row] = Math.min(out.left[row] ?? 0, part.left[row] ?? 0);
      out.right[row] = Math.max(out.right[row] ?? 0, part.right[row] ?? 0);
      out.first = Math.min(out.first, row);
      out.last = Math.max(out.last, row);
    }
  return out;
}
