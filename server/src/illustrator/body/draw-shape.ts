import type { Appearance } from '../creatures/appearance.ts';
import type { FigureContext } from '../creatures/figure-drawing.ts';
import { loadShape, paintShape } from '../species/load-shape.ts';
import type { DrawnShape } from '../species/shape.ts';
import { group } from '../svg.ts';

/** Draws the body of an object, in trunk coordinates; what of it lies over the face is drawn by the head. */
export function drawShape(ctx: FigureContext, name: DrawnShape): string {
  const { coat } = ctx.appearance;
  const shape = loadShape(name);
  return group(
    paintShape(ctx, shape.behind, coat) +
      paintShape(ctx, shape.body, coat) +
      paintShape(ctx, shape.over, coat),
  );
}

/** Arms and legs of objects. */
const LIMB_COLOR = '#5A4C66';

/** The colour of the arms and legs of an object. */
export function limbColorOfShape(name: DrawnShape, { coat }: Pick<Appearance, 'coat'>): string {
  const { limbs } = loadShape(name);
  return limbs ? coat[limbs] : LIMB_COLOR;
}
