import { aloftOf } from '../body/draw-aloft.ts';
import { POSES } from '../body/poses.ts';
import { faceBox, type PlacedActor } from './placed-actor.ts';
import { heldBox } from './reach.ts';
import { leastDistance } from './settle-row.ts';

/** The free space between two under one umbrella, for the hand with its shaft, in figure units. */
const SHAFT = 34;

const hasRoof = ({ appearance, actor, seat, isSilhouette, isFromBehind }: PlacedActor): boolean =>
  !seat && !isSilhouette && !isFromBehind && aloftOf(appearance, actor.pose, actor.holding)?.isRoof === true;

/** Lets the nearest neighbour of somebody with an umbrella come under it; the hand with the shaft is between both. */
export function shareRoof(row: readonly PlacedActor[]): void {
  const at = row.findIndex(hasRoof);
  const holder = row[at];
  if (!holder) return;
  const distanceTo = ({ x }: PlacedActor) => Math.abs(x - holder.x);
  const [neighbour] = [row[at + 1], row[at - 1]]
    .filter((each) => each !== undefined)
    .sort((a, b) => distanceTo(a) - distanceTo(b));
  const roof = heldBox(holder);
  if (!neighbour || !roof || neighbour.seat || hasRoof(neighbour)) return;
  // Who is taller does not fit under it.
  if (faceBox(neighbour).top < roof.bottom) return;
  const side = neighbour.x < holder.x ? -1 : 1;
  holder.flip = side < 0 === (POSES[holder.actor.pose].carry === 'arm');
  const [left, right] = side > 0 ? [holder, neighbour] : [neighbour, holder];
  const near = leastDistance(left, right, true) + SHAFT * holder.scale;
  if (distanceTo(neighbour) > near) neighbour.x = holder.x + side * near;
}
