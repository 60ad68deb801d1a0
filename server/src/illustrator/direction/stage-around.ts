import { propEntry } from '../props/draw-prop.ts';
import type { Shot } from './direct-book.ts';
import { focusSlot } from './focus-slot.ts';
import type { PlacedActor } from './placed-actor.ts';
import { holdClearOfFaces, joinNeighbours, reachFor, shoulderAt } from './reach.ts';
import type { NamedThing } from './read-things.ts';
import { FRAME, settleRows } from './settle-row.ts';
import { standOnGround } from './stand.ts';
import { unitOf } from './unit-of.ts';

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

/** What stands behind them is touched only by those who push, pull or knock. */
const PUSHED: ReadonlySet<string> = new Set(['push', 'pull']);

/** Puts actors around the thing that the page is about, turned towards it; those next to it touch it. */
export function stageAround(staged: readonly PlacedActor[], shot: Shot, thing: NamedThing): PlacedActor[] {
  const { composition, contact } = shot;
  const first = focusSlot(shot, thing);
  if (!first) return [];
  let slot = first;
  for (const each of staged) {
    each.scale *= composition.scale * (composition.distance === 'far' && shot.setting.isInside ? 1.3 : 1);
    each.isFromBehind = composition.style === 'from-behind';
  }
  const isRight = (i: number) => composition.isAround === true && i % 2 === 1;
  // Whoever does something with it is next to it.
  const isDoer = ({ actor }: PlacedActor) => Number(shot.actions.get(actor.castId)?.isStrong ?? false);
  // Those who touch stand side by side.
  const isTouching = ({ actor }: PlacedActor) =>
    Number(shot.touching.length === 2 && contact !== 'none' && shot.touching.includes(actor.castId));
  const placed = staged.toSorted((a, b) => isTouching(b) - isTouching(a) || isDoer(b) - isDoer(a));
  const left = placed.filter((_, i) => !isRight(i));
  const right = placed.filter((_, i) => isRight(i));
  const isTouched =
    !slot.isAbove &&
    (!slot.isBehind ||
      PUSHED.has(placed[0]?.actor.pose ?? '') ||
      shot.actions.get(placed[0]?.actor.castId ?? '')?.effect === 'knock') &&
    !propEntry(thing.prop).figure;
  const isJoined = right.length === 0 && contact !== 'none';
  const row = [...left].reverse().concat(right);
  for (let round = 0; round < 2; round += 1) {
    // Where the actors had to become smaller, so does what they stand around.
    if (round > 0) slot = focusSlot(shot, thing, unitOf(row) ?? undefined) ?? slot;
    const middle = (slot.left + slot.right) / 2;
    const [inner, outer] = slot.isAbove ? [middle, middle] : [slot.left, slot.right];
    lineUp(left, inner, -1, shot);
    lineUp(right, outer, 1, shot);
    standOnGround(row, composition);
    settleRows(
      [
        [
          [...left].reverse(),
          { left: FRAME.left, right: inner, pinned: 'right', isTouched: isTouched && isFree(left[0]) },
        ],
        [
          right,
          { left: outer, right: FRAME.right, pinned: 'left', isTouched: isTouched && isFree(right[0]) },
        ],
      ],
      isJoined,
    );
  }
  standOnGround(row, composition);
  if (right.length === 0) joinNeighbours(row, contact, shot.touching);
  if (isTouched) touch([left[0], right[0]], slot.copies);
  holdClearOfFaces(row);
  return row;
}

/** Whether somebody's arm is free to touch what stands before them. */
const isFree = (each: PlacedActor | undefined): boolean =>
  each !== undefined && each.actor.holding === null && FREE.has(each.actor.pose);

/** Lines actors up from the thing outwards. */
function lineUp(group: readonly PlacedActor[], from: number, side: 1 | -1, { composition }: Shot): void {
  let x = from;
  for (const [i, each] of group.entries()) {
    const half = each.extent.rowHalf * each.scale;
    each.flip = side > 0;
    each.x = x + side * half;
    each.y = composition.y - (composition.distance === 'close' ? 0 : i * 6);
    x += side * 2 * half;
  }
}

function touch(
  nearest: readonly (PlacedActor | undefined)[],
  copies: readonly { box: { left: number; right: number; top: number; bottom: number } }[],
): void {
  for (const each of nearest) {
    if (!each || !isFree(each)) continue;
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
