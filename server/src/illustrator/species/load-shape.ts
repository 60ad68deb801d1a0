import { z } from 'zod';
import type { Coat } from '../creatures/coats.ts';
import type { FigureContext } from '../creatures/figure-drawing.ts';
import { outlineColor } from '../creatures/figure-drawing.ts';
import art from './shape-art.json' with { type: 'json' };
import type { ShapeName } from './shape-words.ts';

const Point = z.tuple([z.number(), z.number(), z.number()]);
/** A drawing of shapes/: a body that a face, arms and legs are drawn on. Its bottom is at y = 0. */
export const Shape = z.object({
  /** The colours of the file, as a coat. */
  coat: z.object({ base: z.string(), belly: z.string(), dark: z.string(), accent: z.string() }),
  /** Middle and radius of the face. */
  face: Point,
  /** Where the near arm and the near leg begin; the far ones are mirrored. Without them it has none. */
  arm: Point.nullable(),
  leg: Point.nullable(),
  /** The colour of the coat that arms and legs have, where they are part of the body: gingerbread, sleeves. */
  limbs: z.enum(['base', 'accent']).nullable(),
  /** Where a hat sits, and half its width. */
  hat: Point,
  behind: z.string(),
  body: z.string().min(1),
  over: z.string(),
});

export type Shape = z.infer<typeof Shape>;

const loaded = new Map<ShapeName, Shape>();

/** The drawing of a shape; throws with the missing part when `shape-art.json` is not what `pnpm pictures` writes. */
export function loadShape(name: ShapeName): Shape {
  const known = loaded.get(name);
  if (known) return known;
  const shape = Shape.parse(art[name]);
  loaded.set(name, shape);
  return shape;
}

/** A layer of a shape in the colours of a character. */
export function paintShape(ctx: FigureContext, layer: string, coat: Coat): string {
  const colors = { base: coat.base, light: coat.belly, dark: coat.dark, accent: coat.accent };
  return layer.replace(/\{(\w+) (\w+)\}/g, (_whole, how: string, paint: string) => {
    const color = colors[paint as keyof typeof colors];
    if (how === 'plain') return color;
    return how === 'shaded' ? ctx.shaded(color) : outlineColor(color);
  });
}
