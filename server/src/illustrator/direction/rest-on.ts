import { type Box, overlapArea } from '../box.ts';
import { faceBox, type PlacedActor } from './placed-actor.ts';
import type { PlacedThing } from './placed-thing.ts';
import { type Rests, ROOM_ON } from './read-rests.ts';

/** Puts things where they rest by the text, unless that would be on a face or beyond the picture. */
export function restOn(
  things: readonly PlacedThing[],
  rests: Rests,
  actors: readonly PlacedActor[],
): PlacedThing[] {
  const moved = things.map((thing) => {
    const on = rests.find(([prop]) => prop === thing.prop)?.[1];
    const support = on && things.find(({ prop }) => prop === on);
    const share = on && ROOM_ON[on];
    if (!support || share === undefined || support === thing || thing.isSeat || thing.isCover) return thing;
    return restingOn(thing, support, share, actors) ?? thing;
  });
  // Over what they are on.
  return moved.toSorted((a, b) => Number(a.rests ?? false) - Number(b.rests ?? false));
}

function restingOn(
  thing: PlacedThing,
  support: PlacedThing,
  share: number,
  actors: readonly PlacedActor[],
): PlacedThing | null {
  const { box } = support;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const own = { width: thing.box.right - thing.box.left, height: thing.box.bottom - thing.box.top };
  // Small beside what it is on, and whole inside the picture.
  const size = Math.min(1, (width * 0.55) / own.width, (height * 0.6) / own.height);
  const foot = Math.max(box.top + height * share, own.height * size + 16);
  const middle = (box.left + box.right) / 2;
  const moved: Box = {
    left: middle - (own.width * size) / 2,
    right: middle + (own.width * size) / 2,
    top: foot - own.height * size,
    bottom: foot,
  };
  if (moved.left < 10 || moved.right > 1190 || foot > box.bottom) return null;
  if (actors.some((actor) => overlapArea(moved, faceBox(actor)) > 0)) return null;
  return {
    ...thing,
    x: moved.left + (thing.x - thing.box.left) * size,
    y: moved.top + (thing.y - thing.box.top) * size,
    scale: thing.scale * size,
    box: moved,
    // Above its support in the order of drawing, without a shadow on the ground.
    isBehind: support.isBehind,
    rests: true,
  };
}
