import { darker, lighter } from './palette.ts';
import { el, num } from './svg.ts';

/** Collects the definitions (`<defs>`) of one SVG picture. Ids start with the picture's prefix, so pictures can share a document. */
export interface Gradients {
  /** A radial gradient that makes a shape look round: light at the upper left (or right if `flipped`), shade opposite. */
  shaded(color: string, flipped?: boolean): string;
  /** A linear gradient; stops are `[offset, color, opacity?]`, angle in degrees: 0 runs downwards, 90 to the right. */
  linear(stops: readonly (readonly [number, string, number?])[], angle?: number, repeat?: string): string;
  /** A radial gradient that fades out from the centre. */
  glow(color: string, strength?: number): string;
  /** Any other definition, created once per key; returns its id. */
  define(key: string, make: (id: string) => string): string;
  /** The `<defs>` element with everything requested so far; empty text for nothing. */
  defs(): string;
}

/** Creates the gradients of one picture. */
export function createGradients(prefix: string): Gradients {
  const known = new Map<string, string>();
  const made: string[] = [];
  const define = (key: string, make: (id: string) => string) => {
    const existing = known.get(key);
    if (existing) return existing;
    const id = `${prefix}${known.size.toString(36)}`;
    known.set(key, id);
    made.push(make(id));
    return id;
  };
  const stop = (offset: number, color: string, opacity = 1) =>
    el('stop', {
      offset: offset === 0 ? undefined : num(offset, 2),
      'stop-color': color,
      'stop-opacity': opacity < 1 ? num(opacity, 2) : undefined,
    });
  return {
    define,
    shaded: (color, flipped = false) => {
      if (!color.startsWith('#')) return color;
      const id = define(`v${color}${flipped}`, (id) =>
        el(
          'radialGradient',
          { id, cx: flipped ? '.66' : '.34', cy: '.26', r: '.86' },
          stop(0, lighter(color, 0.11)) + stop(0.56, color) + stop(0.92, darker(color, 0.24)),
        ),
      );
      return `url(#${id})`;
    },
    linear: (stops, angle = 0, repeat) => {
      const id = define(`w${angle}${repeat ?? ''}${stops.map((s) => s.join(' ')).join()}`, (id) => {
        const a = (angle * Math.PI) / 180;
        const [x, y] = [Math.sin(a), Math.cos(a)];
        const [x1, y1] = [x < 0 ? -x : 0, y < 0 ? -y : 0];
        return el(
          'linearGradient',
          {
            id,
            x1: num(x1, 2),
            y1: num(y1, 2),
            x2: num(x1 + x * (repeat ? Number(repeat) : 1), 2),
            y2: num(y1 + y * (repeat ? Number(repeat) : 1), 2),
            spreadMethod: repeat ? 'repeat' : undefined,
          },
          stops.map((s) => stop(s[0], s[1], s[2])).join(''),
        );
      });
      return `url(#${id})`;
    },
    glow: (color, strength = 0.8) => {
      const id = define(`g${color}${strength}`, (id) =>
        el(
          'radialGradient',
          { id },
          stop(0, color, strength) + stop(0.45, color, strength * 0.45) + stop(1, color, 0),
        ),
      );
      return `url(#${id})`;
    },
    defs: () => (made.length ? el('defs', {}, made.join('')) : ''),
  };
}
