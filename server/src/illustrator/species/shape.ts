import { z } from 'zod';
import type { PropName } from '../props/prop-catalog.ts';
import type { ShapeName } from './shape-words.ts';

/** A drawing of shapes/, or a thing of the catalog of props that is drawn with a face. */
export type DrawnShape = ShapeName | `thing:${PropName}`;

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
