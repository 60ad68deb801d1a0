import type { Shot } from './direct-book.ts';
import { figureBox } from './figure-outline.ts';
import type { PlacedActor } from './placed-actor.ts';
import type { PlacedThing } from './placed-thing.ts';

/** The part of a picture in which somebody or something is. */
const MIDDLE = { left: 450, right: 750 } as const;

/** Whether there is nothing to see in the middle of a picture. Who is small in a wide place may be at its side. */
export function hasEmptyMiddle(
  { composition, seating, relation, setting }: Shot,
  actors: readonly PlacedActor[],
  things: readonly PlacedThing[],
): boolean {
  if (composition.distance === 'far' || seating || relation || setting.inBed) return false;
  const boxes = [...actors.map(figureBox), ...things.map(({ box }) => box)];
  return boxes.every(({ left, right }) => right < MIDDLE.left || left > MIDDLE.right);
}

/** The same page with its actors together in the middle. */
export const centred = (shot: Shot): Shot => {
  const { gap: _gap, focus: _focus, isAround: _isAround, ...composition } = shot.composition;
  return { ...shot, focus: null, composition: { ...composition, x: 600 } };
};
