import { overlapArea } from '../box.ts';
import { faceBox, type PlacedActor } from './placed-actor.ts';
import type { PlacedThing } from './placed-thing.ts';

/** Where the further ones of a crowd may be, in widths of one, and how much farther away: the first two that are seen. */
const AROUND = [
  { across: -0.8, up: 0.05, size: 0.92 },
  { across: 0.8, up: 0.05, size: 0.92 },
  { across: -1.6, up: 0.02, size: 0.96 },
  { across: 1.6, up: 0.02, size: 0.96 },
  { across: -2.4, up: 0.05, size: 0.92 },
  { across: 2.4, up: 0.05, size: 0.92 },
] as const;
const FURTHER = 2;

/** The others of several beings that stand together, where no face of an actor is before theirs. */
export function crowdAround(
  first: PlacedThing,
  actors: readonly PlacedActor[],
  placed: readonly PlacedThing[],
  most = FURTHER,
): PlacedThing[] {
  const { left, right, top, bottom } = first.box;
  const found = AROUND.flatMap(({ across, up, size }) => {
    const shift = across * (right - left);
    const rise = up * (bottom - top);
    const middle = (left + right) / 2 + shift;
    const half = ((right - left) / 2) * size;
    const box = {
      left: middle - half,
      right: middle + half,
      top: bottom - rise - (bottom - top) * size,
      bottom: bottom - rise,
    };
    const isInside = box.left > 0 && box.right < 1200;
    const head = { ...box, bottom: box.top + (box.bottom - box.top) * 0.5 };
    const isSeen =
      actors.every((actor) => overlapArea(head, faceBox(actor)) === 0) &&
      placed.every((other) => other === first || overlapArea(head, other.box) === 0);
    return isInside && isSeen
      ? [{ ...first, x: first.x + shift, y: first.y - rise, scale: first.scale * size, box }]
      : [];
  });
  return found.slice(0, Math.min(FURTHER, most)).map((thing, i) => ({ ...thing, nth: i + 1 }));
}
