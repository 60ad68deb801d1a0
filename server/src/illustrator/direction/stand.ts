import type { Composition } from './composition.ts';
import { figureBox } from './figure-outline.ts';
import type { PlacedActor } from './placed-actor.ts';
import { FRAME } from './settle-row.ts';

/** Feet in a close-up that shows somebody whole. */
const NEAR_GROUND = 884;
/** A figure that is higher than this in a close-up is cut off at the thighs instead of at its feet. */
const HIGHEST_WHOLE = 830;
/** Poses that show nothing without feet. */
const NEEDS_FEET: ReadonlySet<string> = new Set([
  'sit',
  'crouch',
  'cower',
  'kick',
  'crawl',
  'dance',
  'jump',
  'run',
]);

/** Somebody whose legs, wheels or arms reach the ground is seen whole. */
const isCutBelow = ({ appearance, actor, extent, scale }: PlacedActor): boolean =>
  appearance.build.legs !== 'none' &&
  !appearance.aid &&
  !appearance.shape &&
  !NEEDS_FEET.has(actor.pose) &&
  extent.height * scale > HIGHEST_WHOLE;

/** In close-ups the camera comes as near as the largest needs; elsewhere small ones alone are still small, but not lost. */
export function comeNear(placed: readonly PlacedActor[], { distance }: Composition): void {
  const largest = Math.max(...placed.map(({ scale }) => scale));
  const nearer = largest ** (distance === 'close' ? -1 : -0.6);
  for (const each of placed) each.scale *= nearer;
}

/** Puts the feet of somebody in a close-up on the ground, or below the frame so that it ends at the thighs. */
function standInCloseUp(placed: PlacedActor): void {
  const legs = placed.appearance.build.legLength;
  placed.y = isCutBelow(placed) ? FRAME.cut + legs * 0.6 * placed.scale : NEAR_GROUND;
}

/** Keeps feet and wheels inside the picture; in close-ups see `standInCloseUp`. */
export function standOnGround(row: readonly PlacedActor[], { distance }: Composition): void {
  for (const each of row) {
    if (distance === 'close') standInCloseUp(each);
    else each.y -= Math.max(0, figureBox(each).bottom - FRAME.bottom);
  }
}
