import type { Box } from '../box.ts';
import { propBox } from '../props/draw-prop.ts';
import type { Shot } from './direct-book.ts';
import type { PlacedActor } from './placed-actor.ts';
import type { PlacedThing } from './placed-thing.ts';
import { plainThing } from './read-things.ts';
import type { Position } from './thing-positions.ts';

/** The bed of a page on which somebody is in bed, and the cover over whoever lies in it. */
export function bedOf({ setting, composition: { x, y, scale } }: Shot): PlacedThing[] {
  if (!setting.inBed) return [];
  return (['bed', 'bed-cover'] as const).map((prop) => ({
    ...plainThing(prop),
    x,
    y,
    scale: scale * 1.12,
    cost: 0,
    angle: 0,
    box: shifted(propBox(prop), { x, y, scale: scale * 1.12, cost: 0 }),
    isBehind: prop === 'bed',
  }));
}

/** The vehicle or furniture that actors are in. */
export function seatOf(actors: readonly PlacedActor[]): PlacedThing[] {
  const seat = actors.find((actor) => actor.seat)?.seat;
  if (!seat) return [];
  const { prop, color, x, y, scale } = seat;
  const box = shifted(propBox(prop), { x, y, scale, cost: 0 });
  return [{ ...plainThing(prop), color, x, y, scale, cost: 0, angle: 0, box, isBehind: true, isSeat: true }];
}

/** A box around an origin, at a position. */
export const shifted = (box: Box, { x, y, scale }: Position): Box => ({
  left: x + box.left * scale,
  right: x + box.right * scale,
  top: y + box.top * scale,
  bottom: y + box.bottom * scale,
});
