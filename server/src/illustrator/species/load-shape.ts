import type { Coat } from '../creatures/coats.ts';
import type { FigureContext } from '../creatures/figure-drawing.ts';
import { outlineColor } from '../creatures/figure-drawing.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { type DrawnShape, Shape } from './shape.ts';
import art from './shape-art.json' with { type: 'json' };
import { shapeOfProp } from './shape-of-prop.ts';

const loaded = new Map<DrawnShape, Shape>();

const isThing = (name: DrawnShape): name is `thing:${PropName}` => name.startsWith('thing:');

/** The drawing of a shape; throws with the missing part when `shape-art.json` is not what `pnpm pictures` writes. */
export function loadShape(name: DrawnShape): Shape {
  const known = loaded.get(name);
  if (known) return known;
  const shape = isThing(name) ? shapeOfProp(name.slice(6) as PropName) : Shape.parse(art[name]);
  loaded.set(name, shape);
  return shape;
}

/** A layer of a shape in the colours of a character. */
export function paintShape(ctx: FigureContext, layer: string, coat: Coat): string {
  const colors = { base: coat.base, light: coat.belly, dark: coat.dark, accent: coat.accent };
  return layer.replace(/\{(\w+) ([\w#]+)\}/g, (_whole, how: string, paint: string) => {
    const color = colors[paint as keyof typeof colors] ?? paint;
    if (how === 'plain') return color;
    return how === 'shaded' ? ctx.shaded(color) : outlineColor(color);
  });
}
