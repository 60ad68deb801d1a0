import type { Point } from '../svg.ts';

/** Receives a closed or open line as points, and half the width of its stroke. */
type Visit = (points: readonly Point[], half: number) => void;

/** A 2 × 3 matrix, as in the SVG transform `matrix(a b c d e f)`. */
type Matrix = readonly [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const TAG = /<(\/?)(path|circle|ellipse|rect|g)\b([^<>]*?)(\/?)>/g;
const TRANSFORM = /(translate|rotate|scale)\(([^)]*)\)/g;
const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;
/** What is fainter than this is a shine or a glow, not a part of the outline. */
const FAINT = 0.3;
const CURVE_STEPS = 6;

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

function parseTransform(text: string | undefined): Matrix {
  let out = IDENTITY;
  for (const [, kind, list = ''] of text?.matchAll(TRANSFORM) ?? []) {
    const [a = 0, b, c] = list.split(/[ ,]+/).map(Number);
    if (kind === 'translate') out = multiply(out, [1, 0, 0, 1, a, b ?? 0]);
    else if (kind === 'scale') out = multiply(out, [a, 0, 0, b ?? a, 0, 0]);
    else {
      const angle = (a * Math.PI) / 180;
      const [x, y] = [b ?? 0, c ?? 0];
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      out = multiply(out, [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]);
    }
  }
  return out;
}

const attribute = (attributes: string, name: string): string | undefined => {
  const start = attributes.indexOf(` ${name}="`);
  if (start < 0) return undefined;
  const from = start + name.length + 3;
  return attributes.slice(from, attributes.indexOf('"', from));
};

const numberOf = (attributes: string, name: string): number => Number(attribute(attributes, name) ?? 0);

function ring(cx: number, cy: number, rx: number, ry: number): Point[] {
  return Array.from({ length: 17 }, (_, i): Point => {
    const angle = (i / 16) * Math.PI * 2;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}

/** The points of an elliptical arc with equal radii or axes that are not turned. */
function arc([x0, y0]: Point, [x1, y1]: Point, radii: Point, isLarge: boolean, isSweep: boolean): Point[] {
  let [rx, ry] = [Math.abs(radii[0]) || 1, Math.abs(radii[1]) || 1];
  const [hx, hy] = [(x0 - x1) / 2, (y0 - y1) / 2];
  const far = (hx / rx) ** 2 + (hy / ry) ** 2;
  if (far > 1) [rx, ry] = [rx * Math.sqrt(far), ry * Math.sqrt(far)];
  const square = (rx * ry) ** 2 / ((rx * hy) ** 2 + (ry * hx) ** 2 || 1) - 1;
  const k = Math.sqrt(Math.max(0, square)) * (isLarge === isSweep ? -1 : 1);
  const [cx, cy] = [(k * rx * hy) / ry, (-k * ry * hx) / rx];
  const from = Math.atan2((hy - cy) / ry, (hx - cx) / rx);
  let turn = Math.atan2((-hy - cy) / ry, (-hx - cx) / rx) - from;
  if (isSweep && turn < 0) turn += Math.PI * 2;
  if (!isSweep && turn > 0) turn -= Math.PI * 2;
  return Array.from({ length: CURVE_STEPS }, (_, i): Point => {
    const angle = from + (turn * (i + 1)) / CURVE_STEPS;
    return [(x0 + x1) / 2 + cx + Math.cos(angle) * rx, (y0 + y1) / 2 + cy + Math.sin(angle) * ry];
  });
}

/** A point of a quadratic or cubic Bézier curve. */
function bezier([a, b, c, d]: readonly Point[], t: number): Point {
  const u = 1 - t;
  const [p, q, r] = [a as Point, b as Point, c as Point];
  if (!d)
    return [u * u * p[0] + 2 * u * t * q[0] + t * t * r[0], u * u * p[1] + 2 * u * t * q[1] + t * t * r[1]];
  const [k, l, m, n] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [k * p[0] + l * q[0] + m * r[0] + n * d[0], k * p[1] + l * q[1] + m * r[1] + n * d[1]];
}

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, A: 7 };

/** The lines of path data, curves as short straight pieces. */
function linesOfPath(d: string): Point[][] {
  const tokens = d.match(TOKEN) ?? [];
  const lines: Point[][] = [];
  let line: Point[] = [];
  let at: Point = [0, 0];
  let command = 'M';
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] ?? '';
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      i += 1;
      if (command === 'Z' || command === 'z') {
        const [first] = line;
        if (first) {
          line.push(first);
          at = first;
        }
        continue;
      }
    }
    const kind = command.toUpperCase();
    const count = ARGUMENTS[kind] ?? 0;
    if (count === 0) break;
    const values = tokens.slice(i, i + count).map(Number);
    i += count;
    const [ox, oy] = command === kind ? [0, 0] : at;
    const point = (n: number): Point => [(values[n] ?? 0) + ox, (values[n + 1] ?? 0) + oy];
    const end: Point =
      kind === 'H'
        ? [(values[0] ?? 0) + ox, at[1]]
        : kind === 'V'
          ? [at[0], (values[0] ?? 0) + oy]
          : point(count - 2);
    if (kind === 'M') {
      line = [end];
      lines.push(line);
      command = command === 'M' ? 'L' : 'l';
    } else if (kind === 'A')
      line.push(
        ...arc(at, end, [values[0] ?? 1, values[1] ?? 1], (values[3] ?? 0) === 1, (values[4] ?? 0) === 1),
      );
    else if (count > 2) {
      const control = [at, ...Array.from({ length: count / 2 }, (_, n) => point(n * 2))];
      for (let step = 1; step <= CURVE_STEPS; step += 1) line.push(bezier(control, step / CURVE_STEPS));
    } else line.push(end);
    at = end;
  }
  return lines;
}

function linesOf(tag: string, attributes: string): Point[][] {
  const value = (name: string) => numberOf(attributes, name);
  switch (tag) {
    case 'path':
      return linesOfPath(attribute(attributes, 'd') ?? '');
    case 'circle':
      return [ring(value('cx'), value('cy'), value('r'), value('r'))];
    case 'ellipse':
      return [ring(value('cx'), value('cy'), value('rx'), value('ry'))];
    default: {
      const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(value) as [number, number, number, number];
      return [
        [
          [x, y],
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
          [x, y],
        ],
      ];
    }
  }
}

/** Calls `visit` with every line of an SVG drawing, in the coordinates around it; what is nearly transparent is left out. */
export function flattenSvg(svg: string, visit: Visit): void {
  const stack: Matrix[] = [];
  let matrix = IDENTITY;
  for (const [, isEnd, tag = '', attributes = '', isEmpty] of svg.matchAll(TAG)) {
    if (tag === 'g') {
      if (isEnd) matrix = stack.pop() ?? IDENTITY;
      else if (!isEmpty) {
        stack.push(matrix);
        matrix = multiply(matrix, parseTransform(attribute(attributes, 'transform')));
      }
      continue;
    }
    if (Number(attribute(attributes, 'opacity') ?? 1) < FAINT) continue;
    const own = multiply(matrix, parseTransform(attribute(attributes, 'transform')));
    const isStroke = attribute(attributes, 'fill') === 'none';
    const half = isStroke ? (numberOf(attributes, 'stroke-width') / 2) * Math.hypot(own[0], own[1]) : 0;
    for (const line of linesOf(tag, attributes))
      visit(
        line.map(([x, y]): Point => [own[0] * x + own[2] * y + own[4], own[1] * x + own[3] * y + own[5]]),
        half,
      );
  }
}
