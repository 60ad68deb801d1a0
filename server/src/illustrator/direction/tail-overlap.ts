import { faceBox, type PlacedActor } from './placed-actor.ts';

/** How much the tail of whoever is in front covers of the neighbour's face; `a` is left of `b`. */
export function tailOverlap(a: PlacedActor, b: PlacedActor): number {
  const [front, back] = a.y > b.y ? [a, b] : [b, a];
  const face = faceBox(back);
  const isTowards = front === b ? !front.flip : front.flip;
  if (!isTowards || front.extent.tail === 0 || face.bottom < front.y - 250 * front.scale) return 0;
  const reach = front.extent.tail * front.scale;
  return front === b ? face.right - (b.x - reach) : a.x + reach - face.left;
}
