import { darker } from '../palette.ts';
import { ellipse, fillPath, rect } from '../svg.ts';

/** The gradients that props are drawn with. */
export interface PropContext {
  shaded(color: string): string;
  glow(color: string, strength?: number): string;
}

/** Draws one prop around its grip point (0, 0). */
export type DrawProp = (ctx: PropContext) => string;

/** The outline colour of a shape in this colour. */
export const outlineColor = (c: string) => darker(c, 0.28);

/** A path with shading and outline. */
export const shadedPath = (ctx: PropContext, d: string, c: string) =>
  fillPath(d, ctx.shaded(c), { stroke: outlineColor(c) });

/** An ellipse with shading and outline. */
export const shadedEllipse = (ctx: PropContext, x: number, y: number, rx: number, ry: number, c: string) =>
  ellipse(x, y, rx, ry, ctx.shaded(c), { stroke: outlineColor(c) });

/** A rounded rectangle with shading and outline. */
export const shadedRect = (ctx: PropContext, x: number, y: number, w: number, h: number, c: string, r = 4) =>
  rect(x, y, w, h, ctx.shaded(c), r, { stroke: outlineColor(c) });
