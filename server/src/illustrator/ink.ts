import { darker, lighter } from './palette.ts';
import { el, num } from './svg.ts';

/** Hands out the gradients of one picture; every id carries the picture's prefix. */
export interface Ink {
  /** A round, softly modelled fill: lit from the upper left, shade at the lower right. */
  volume(color: string, flipped?: boolean): string;
  /** A straight gradient; stops are `[offset, color, opacity?]`, angle 0 runs downwards, 90 to the right. */
  wash(stops: readonly (readonly [number, string, number?])[], angle?: number, repeat?: string): string;
  /** A gradient that fades from the centre outwards. */
  glow(color: string, strength?: number): string;
  /** A definition of any other kind; `make` gets the id. */
  define(key: string, make: (id: string) => string): string;
  /** All definitions handed out. */
  defs(): string;
}

/** A fresh set of gradients for one picture. */
export function createInk(prefix: string): Ink {
  const known = new Map<string, string>();
  const made: string[] = [];
  const define = (key: string, make: (id: string) => string) => {
    const have = known.get(key);
    if (have) return have;
    const id = `${prefix}${known.size.toString(36)}`;
    known.set(key, id);
    made.push(make(id));
    return id;
  };
  const stop = (offset: number, color: string, opacity = 1) =>
    el('stop', {
      offset: num(offset, 2),
      'stop-color': color,
      'stop-opacity': opacity < 1 ? num(opacity, 2) : undefined,
    });
  return {
    define,
    volume: (color, flipped = false) => {
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
    wash: (stops, angle = 0, repeat) => {
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
