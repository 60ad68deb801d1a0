/** A point in picture units. */
export type Point = readonly [number, number];
/** The point at `t` (0 to 1) on the line from `a` to `b`. */
export const interpolate = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

type Attrs = Record<string, string | number | undefined>;

/** Formats a number for SVG (one decimal by default); throws on NaN, so that tests find broken drawings. */
export function num(value: number, digits = 1): string {
  if (!Number.isFinite(value)) throw new Error(`A drawing asked for the number ${value}`);
  const k = 10 ** digits;
  const rounded = Math.round(value * k) / k;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

const escapeAttr = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** An SVG element; undefined attributes are omitted, numbers rounded, texts escaped. */
export function el(tag: string, attrs: Attrs, children = ''): string {
  let out = `<${tag}`;
  for (const [key, value] of Object.entries(attrs)) {
    if (value === undefined) continue;
    out += ` ${key}="${typeof value === 'number' ? num(value, 3) : escapeAttr(value)}"`;
  }
  return children ? `${out}>${children}</${tag}>` : `${out}/>`;
}

/** A `<g>` element with an optional transform; empty text when it has no children. */
export const group = (children: string, transform?: string, more: Attrs = {}) =>
  children ? el('g', { transform, ...more }, children) : '';

/** A `transform` attribute: translate, then rotate (degrees), then scale. */
export function transform(x: number, y: number, rotate = 0, scaleX = 1, scaleY = scaleX): string {
  let out = `translate(${num(x)} ${num(y)})`;
  if (rotate) out += ` rotate(${num(rotate)})`;
  if (scaleX !== 1 || scaleY !== 1) out += ` scale(${num(scaleX, 3)} ${num(scaleY, 3)})`;
  return out;
}

/** A filled ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attrs = {}) =>
  el('ellipse', { cx: num(cx), cy: num(cy), rx: num(rx), ry: num(ry), fill, ...more });

/** A filled circle. */
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attrs = {}) =>
  el('circle', { cx: num(cx), cy: num(cy), r: num(r), fill, ...more });

/** A filled rectangle with rounded corners. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  r = 0,
  more: Attrs = {},
) =>
  el('rect', {
    x: num(x),
    y: num(y),
    width: num(width),
    height: num(height),
    rx: r ? num(r) : undefined,
    fill,
    ...more,
  });

/** Path data without the blanks before minus signs, which separate numbers themselves. */
const compact = (d: string): string => d.replaceAll(' -', '-');

/** A filled path. */
export const fillPath = (d: string, fill: string, more: Attrs = {}) =>
  el('path', { d: compact(d), fill, ...more });

/** Stroke attributes (round caps and joins, thin outlines) that are set once, on the group around a whole picture. */
export const ROUND_LINES = {
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'stroke-width': '2.2',
} as const;

/** A path with a stroke and no fill (round caps come from `ROUND_LINES`). */
export const strokePath = (d: string, stroke: string, width: number, more: Attrs = {}) =>
  el('path', {
    d: compact(d),
    fill: 'none',
    stroke,
    'stroke-width': num(width),
    ...more,
  });

const PARSED_POINTS = new Map<string, readonly Point[]>();

/** Parses points in the syntax of an SVG `points` attribute: `0,-80 46,-76`. Results are cached. */
export function parsePoints(text: string): readonly Point[] {
  const known = PARSED_POINTS.get(text);
  if (known) return known;
  const points = text.split(' ').map((pair): Point => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
    return [x, y];
  });
  PARSED_POINTS.set(text, points);
  return points;
}

/** Path data of a closed polygon. */
export const polygonPath = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

/** Path data of a smooth curve through the points (Catmull-Rom spline), closed by default. */
export function smoothPath(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length;
  const at = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]) ?? [0, 0];
  const [sx, sy] = at(0);
  const wide = points.some(([x, y]) => Math.abs(x - sx) + Math.abs(y - sy) > 40);
  const put = (value: number) => num(value, wide ? 0 : 1);
  let d = `M${put(sx)} ${put(sy)}`;
  const last = closed ? count : count - 1;
  for (let i = 0; i < last; i += 1) {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i);
    const [cx, cy] = at(i + 1);
    const [dx, dy] = at(i + 2);
    const k = tension / 6;
    d += `C${put(bx + (cx - ax) * k)} ${put(by + (cy - ay) * k)} ${put(cx - (dx - bx) * k)} ${put(cy - (dy - by) * k)} ${put(cx)} ${put(cy)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Completes the points of a right half (top to bottom) to a closed symmetric outline. */
export const mirrorOutline = (right: readonly Point[]): Point[] => [
  ...right,
  ...right
    .filter(([x]) => x !== 0)
    .map(([x, y]): Point => [-x, y])
    .reverse(),
];

/** Path data of a tapered tube through three joints, for limbs, tails and trunks; widths are half-widths. */
export function taperedPath(
  a: Point,
  b: Point,
  c: Point,
  from: number,
  to: number,
  middle = (from + to) / 2,
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 3;
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const u = 1 - t;
    const kx = 2 * b[0] - (a[0] + c[0]) / 2;
    const ky = 2 * b[1] - (a[1] + c[1]) / 2;
    const x = u * u * a[0] + 2 * u * t * kx + t * t * c[0];
    const y = u * u * a[1] + 2 * u * t * ky + t * t * c[1];
    const dx = u * (kx - a[0]) + t * (c[0] - kx);
    const dy = u * (ky - a[1]) + t * (c[1] - ky);
    const long = Math.hypot(dx, dy) || 1;
    const w = u * u * from + 2 * u * t * (2 * middle - (from + to) / 2) + t * t * to;
    left.push([x + (-dy / long) * w, y + (dx / long) * w]);
    right.push([x + (dy / long) * w, y - (dx / long) * w]);
  }
  const back = right.reverse();
  const [ex, ey] = back[0] ?? c;
  const [sx, sy] = left[0] ?? a;
  const open = smoothPath(left, false);
  const home = smoothPath(back, false).replace(/^M[^C]*/, '');
  return `${open}A${num(to)} ${num(to)} 0 0 0 ${num(ex)} ${num(ey)}${home}A${num(from)} ${num(from)} 0 0 0 ${num(sx)} ${num(sy)}Z`;
}

/** Path data of round bumps along an ellipse, for wool, manes, clouds and bushes. */
export function scallopedPath(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bumps: number,
  start = 0,
): string {
  const at = (i: number): Point => {
    const a = ((i + start) / bumps) * Math.PI * 2 - Math.PI / 2;
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];
  };
  const digits = rx > 24 ? 0 : 1;
  const put = (value: number) => num(value, digits);
  const [x0, y0] = at(0);
  let d = `M${put(x0)} ${put(y0)}`;
  for (let i = 1; i <= bumps; i += 1) {
    const [px, py] = at(i - 1);
    const [x, y] = at(i);
    const r = Math.hypot(x - px, y - py) * 0.56;
    d += `A${put(r + 0.5)} ${put(r + 0.5)} 0 0 1 ${put(x)} ${put(y)}`;
  }
  return `${d}Z`;
}

/** Path data of a star: points alternate between two radii. */
export function starPath(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  points: number,
  turn = 0,
): string {
  const out: Point[] = [];
  for (let i = 0; i < points * 2; i += 1) {
    const a = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2 + turn;
    const r = i % 2 ? inner : outer;
    out.push([cx + Math.cos(a) * r, cy + Math.sin(a) * r]);
  }
  return polygonPath(out);
}
