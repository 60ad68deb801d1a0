import { darker } from './palette.ts';
import { box, oval, shape } from './svg.ts';

/** What a prop is painted with: fills that are lit from the upper left, and glows. */
export interface Brush {
  fill(color: string): string;
  glow(color: string, strength?: number): string;
}

/** Paints one prop around its grip point (0, 0). */
export type Painter = (b: Brush) => string;

/** The outline that goes with a colour. */
export const tone = (c: string) => darker(c, 0.28);

/** A filled path with its outline. */
export const part = (b: Brush, d: string, c: string) => shape(d, b.fill(c), { stroke: tone(c) });

/** A filled ellipse with its outline. */
export const round = (b: Brush, x: number, y: number, rx: number, ry: number, c: string) =>
  oval(x, y, rx, ry, b.fill(c), { stroke: tone(c) });

/** A filled box with its outline. */
export const slab = (b: Brush, x: number, y: number, w: number, h: number, c: string, r = 4) =>
  box(x, y, w, h, b.fill(c), r, { stroke: tone(c) });
