import { boxOfProfile, distanceBetween, figureBox, profileOf } from './figure-outline.ts';
import type { PlacedActor } from './placed-actor.ts';

/** The part of the picture in which a row has to be, and which of its ends stays where it is. */
export interface Room {
  left: number;
  right: number;
  pinned?: 'left' | 'right';
  /** The arm of whoever is at that end will reach beyond it. */
  isTouched?: boolean;
}

/** The part of the picture in which actors are whole, and where close-ups cut them off. */
export const FRAME = { left: 14, right: 1186, top: 14, bottom: 892, cut: 900 } as const;
/** The free space between two outlines. */
const SPACE = 8;
/** How far the bodies of those who touch may overlap, in figure units. */
const TOUCHING = 46;
/** How many times a row is made smaller until it fits: distances change with the size. */
const ROUNDS = 4;

/** How far two neighbours have to be apart: outlines do not meet; of those who touch only heads are kept clear. */
export function leastDistance(a: PlacedActor, b: PlacedActor, isJoined: boolean): number {
  if (!isJoined) return distanceBetween(profileOf(a, 'whole'), profileOf(b, 'whole')) + SPACE;
  return (
    SPACE +
    Math.max(
      distanceBetween(profileOf(a, 'head'), profileOf(b, 'still')),
      distanceBetween(profileOf(a, 'still'), profileOf(b, 'head')),
      // Tails, wings and wheels end beside the neighbour.
      distanceBetween(profileOf(a, 'still'), profileOf(b, 'still')) - TOUCHING * Math.min(a.scale, b.scale),
    )
  );
}

/** Moves the actors of a row, which is ordered from left to right, apart until no outline is behind another. */
function moveApart(row: readonly PlacedActor[], isJoined: boolean): void {
  const middle = row.reduce((sum, { x }) => sum + x, 0) / row.length;
  for (const [i, each] of row.entries())
    for (const before of row.slice(0, i))
      each.x = Math.max(each.x, before.x + leastDistance(before, each, isJoined));
  const shift = middle - row.reduce((sum, { x }) => sum + x, 0) / row.length;
  for (const each of row) each.x += shift;
}

const extentOf = (row: readonly PlacedActor[], { pinned, isTouched }: Room) => {
  const nearest = pinned === 'left' ? row[0] : row.at(-1);
  const boxes = row.map((each) =>
    isTouched && each === nearest ? boxOfProfile(profileOf(each, 'still')) : figureBox(each),
  );
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
  };
};

/** Makes actors smaller around their feet, and comes nearer together by as much. */
function shrink(row: readonly PlacedActor[], by: number): void {
  const middle = row.reduce((sum, { x }) => sum + x, 0) / row.length;
  for (const each of row) {
    each.scale *= by;
    each.x = middle + (each.x - middle) * by;
  }
}

/**
 * Puts rows of actors, each ordered from left to right, into their rooms so that nobody covers anybody, nothing crosses the frame and
 * all keep their sizes relative to one another. Returns the factor by which they became smaller.
 */
export function settleRows(
  rows: readonly (readonly [readonly PlacedActor[], Room])[],
  isJoined: boolean,
): number {
  const used = rows.filter(([row]) => row.length > 0);
  let factor = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    let fit = 1;
    for (const [row, room] of used) {
      moveApart(row, isJoined);
      const { left, right, top } = extentOf(row, room);
      fit = Math.min(fit, (room.right - room.left) / (right - left));
      const lowest = Math.min(...row.map(({ y }) => y));
      if (top < FRAME.top) fit = Math.min(fit, (lowest - FRAME.top) / (lowest - top));
    }
    if (fit >= 0.995) break;
    for (const [row] of used) shrink(row, fit * 0.995);
    factor *= fit * 0.995;
  }
  for (const [row, room] of used) {
    const { left, right } = extentOf(row, room);
    const shift =
      room.pinned === 'left'
        ? room.left - left
        : room.pinned === 'right'
          ? room.right - right
          : Math.max(room.left - left, Math.min(0, room.right - right));
    for (const each of row) each.x += shift;
  }
  return factor;
}
