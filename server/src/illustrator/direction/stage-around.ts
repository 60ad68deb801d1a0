import { propEntry } from '../props/draw-prop.ts';
import type { Shot } from './direct-book.ts';
import { focusSlot } from './focus-slot.ts';
import { faceBox, type PlacedActor } from './placed-actor.ts';
import { holdClearOfFaces, joinNeighbours, reachFor, shoulderAt } from './reach.ts';
import type { NamedThing } from './read-things.ts';
import { tailOverlap } from './tail-overlap.ts';

const EDGE = 34;
/** Poses whose arms are free to reach for what stands before them. */
const FREE: ReadonlySet<string> = new Set([
  'stand',
  'walk',
  'hold',
  'point',
  'crouch',
  'run',
  'push',
  'pull',
  'work',
  'work-high',
]);

/** What stands behind them is touched only by those who push or pull it. */
const PUSHED: ReadonlySet<string> = new Set(['push', 'pull']);

/** Puts actors around the thing that the page is about, turned towards it; those next to it touch it. */
export function stageAround(placed: readonly PlacedActor[], shot: Shot, thing: NamedThing): PlacedActor[] {
  const { composition, contact } = shot;
  const slot = focusSlot(shot, thing);
  if (!slot) return [];
  const middle = (slot.left + slot.right) / 2;
  const [inner, outer] = slot.isAbove ? [middle, middle] : [slot.left, slot.right];
  for (const each of placed) {
    each.scale *= composition.scale * (composition.distance === 'far' && shot.setting.isInside ? 1.3 : 1);
    each.isFromBehind = composition.style === 'from-behind';
  }
  const isRight = (i: number) => composition.isAround === true && i % 2 === 1;
  const left = placed.filter((_, i) => !isRight(i));
  const right = placed.filter((_, i) => isRight(i));
  lineUp(left, inner, -1, shot);
  lineUp(right, outer, 1, shot);
  const row = [...left].reverse().concat(right);
  if (composition.distance === 'close') for (const each of row) each.y -= each.extent.headY * each.scale;
  else keepHeadsInside(row);
  clearOfTails(left, -1);
  clearOfTails(right, 1);
  if (right.length === 0) joinNeighbours(row, contact);
  if (
    !slot.isAbove &&
    (!slot.isBehind || PUSHED.has(row[0]?.actor.pose ?? '')) &&
    !propEntry(thing.prop).figure
  )
    touch([left[0], right[0]], slot.copies);
  holdClearOfFaces(row, faceBox);
  return row;
}

/** Lines actors up from the thing outwards, smaller where there is too little room. */
function lineUp(group: readonly PlacedActor[], from: number, side: 1 | -1, { composition }: Shot): void {
  const width = group.reduce((sum, each) => sum + 2 * halfWidth(each) * each.scale, 0);
  const room = side < 0 ? from - EDGE : 1200 - EDGE - from;
  const spare = Math.min(1, room / Math.max(1, width * Math.max(1, composition.spacing)));
  let x = from;
  for (const [i, each] of group.entries()) {
    each.scale *= spare;
    const half = halfWidth(each) * each.scale * Math.max(1, composition.spacing);
    each.flip = side > 0;
    each.x = x + side * half;
    each.y = composition.y + (composition.distance === 'close' ? 0 : i * 9);
    x += side * 2 * half;
  }
}

/** Moves those farther out from under the tail of whoever is nearer to the thing, as far as the picture goes. */
function clearOfTails(group: readonly PlacedActor[], side: 1 | -1): void {
  for (let i = 1; i < group.length; i += 1) {
    const [near, far] = [group[i - 1] as PlacedActor, group[i] as PlacedActor];
    const shared = side < 0 ? tailOverlap(far, near) : tailOverlap(near, far);
    if (shared <= 0) continue;
    const half = far.extent.headHalf * far.scale;
    far.x = Math.max(EDGE + half, Math.min(1200 - EDGE - half, far.x + side * shared));
    // Where there is no room, the tail is behind the neighbour instead.
    if (side < 0 ? tailOverlap(far, near) > 0 : tailOverlap(near, far) > 0) far.y = near.y + 6;
  }
}

/** Half the width that an actor needs, with a head that leans towards the thing. */
const halfWidth = ({ extent }: PlacedActor): number =>
  Math.max(extent.rowHalf, Math.abs(extent.headX) + extent.headHalf * 0.9);

/** Nobody is higher than the picture. */
function keepHeadsInside(row: readonly PlacedActor[]): void {
  for (const each of row) {
    const tallest = each.y - 24;
    if (each.extent.height * each.scale > tallest) each.scale = tallest / each.extent.height;
  }
}

function touch(
  nearest: readonly (PlacedActor | undefined)[],
  copies: readonly { box: { left: number; right: number; top: number; bottom: number } }[],
): void {
  for (const each of nearest) {
    if (!each || each.actor.holding !== null || !FREE.has(each.actor.pose)) continue;
    const box = copies.reduce(
      (near, { box }) =>
        Math.abs(each.x - (box.left + box.right) / 2) < Math.abs(each.x - (near.left + near.right) / 2)
          ? box
          : near,
      copies[0]?.box ?? { left: 0, right: 0, top: 0, bottom: 0 },
    );
    const [, shoulder] = shoulderAt(each, 'arm');
    const inset = (box.right - box.left) * 0.16;
    const y = Math.max(box.top + (box.bottom - box.top) * 0.25, Math.min(shoulder + 30, box.bottom));
    reachFor(each, [each.x < box.left ? box.left + inset : box.right - inset, y]);
  }
}
