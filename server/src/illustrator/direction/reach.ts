import { adaptPose, poseOf } from '../body/adapt-pose.ts';
import { aloftBox, aloftOf } from '../body/draw-aloft.ts';
import { isHeldUnderArm } from '../body/draw-held-prop.ts';
import { isInArms, isInBoth } from '../body/hold.ts';
import type { Limb } from '../body/joint-angles.ts';
import { POSES } from '../body/poses.ts';
import { computeSkeleton, withReach } from '../body/skeleton.ts';
import { type Box, overlapArea } from '../box.ts';
import { heldInBothOffset, heldOffset, heldScale, propBox } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { interpolate, type Point } from '../svg.ts';
import { coveredShare, headBox, profileOf } from './figure-outline.ts';
import { NEEDS_HELD } from './needs-held.ts';
import { faceBox, type PlacedActor } from './placed-actor.ts';
import type { Contact } from './read-actions.ts';

const DEGREES = 180 / Math.PI;
/** Poses in which something can be held in both hands as well. */
const IN_BOTH_HANDS: ReadonlySet<string> = new Set(
  'stand walk hold offer speak listen work look-up eat'.split(' '),
);
/** The share of a face that a neighbour’s arm may cover. */
const ON_A_FACE = 0.02;
const REACHING_ARMS: ReadonlySet<string> = new Set(['arm', 'stub', 'wing', 'tentacle']);

/** What somebody has in the hands, and in which pose. */
export const holdingOf = ({ actor, second, seat, isFromBehind, flip }: PlacedActor) => ({
  pose: actor.pose,
  feeling: actor.feeling,
  holding: actor.holding,
  second,
  seat: seat?.kind,
  fromBehind: isFromBehind,
  flip,
});

const canReach = ({ actor, appearance }: PlacedActor) =>
  REACHING_ARMS.has(appearance.build.arms) && !POSES[actor.pose].lying && !appearance.build.bodiless;

/** Where a shoulder is in the picture. */
export function shoulderAt(placed: PlacedActor, which: 'arm' | 'farArm'): Point {
  const skeleton = computeSkeleton(
    placed.appearance.build,
    poseOf(placed.appearance, placed.actor.pose, placed.seat?.kind),
  );
  const [x, y] = skeleton[which][0];
  return [placed.x + (placed.flip ? -x : x) * placed.scale, placed.y + y * placed.scale];
}

/** Where a hand is in the picture. */
export function handPosition(placed: PlacedActor, which: 'arm' | 'farArm'): Point {
  const pose = withReach(poseOf(placed.appearance, placed.actor.pose, placed.seat?.kind), placed.reach);
  const [x, y] = computeSkeleton(placed.appearance.build, pose)[which][2];
  return [placed.x + (placed.flip ? -x : x) * placed.scale, placed.y + y * placed.scale];
}

/** Where a shoulder, an elbow and a hand are in the picture. */
export function armOf(placed: PlacedActor, which: 'arm' | 'farArm'): readonly Point[] {
  const pose = withReach(poseOf(placed.appearance, placed.actor.pose, placed.seat?.kind), placed.reach);
  return computeSkeleton(placed.appearance.build, pose)[which].map(
    ([x, y]): Point => [placed.x + (placed.flip ? -x : x) * placed.scale, placed.y + y * placed.scale],
  );
}

/** Two-link inverse kinematics: the angles with which an arm's hand is at the target, or stretched towards it. */
function limbTowards(placed: PlacedActor, which: 'arm' | 'farArm', target: Point): Limb {
  const [sx, sy] = shoulderAt(placed, which);
  const dx = ((target[0] - sx) / placed.scale) * (placed.flip ? -1 : 1);
  const dy = (target[1] - sy) / placed.scale;
  const half = placed.appearance.build.armLength / 2;
  const distance = Math.max(20, Math.min(Math.hypot(dx, dy), half * 1.96));
  const direction = Math.atan2(dx, dy) * DEGREES;
  const bend = Math.acos(distance / (2 * half)) * DEGREES * (direction >= 0 ? 1 : -1);
  const free = POSES[placed.actor.pose].lean * 0.5;
  return [direction - bend + free, direction + bend + free];
}

/** The arm on the side of the neighbour, unless it holds something. */
function armTowards(placed: PlacedActor, x: number): 'arm' | 'farArm' | null {
  const isAhead = placed.flip ? x < placed.x : x > placed.x;
  const which = isAhead ? 'arm' : 'farArm';
  const isCarrying =
    (placed.actor.holding !== null && POSES[placed.actor.pose].carry === which) ||
    Boolean(placed.second) ||
    isInArms(placed.appearance, holdingOf(placed));
  return isCarrying ? null : which;
}

/** Lets neighbours touch: they hold hands, hug, or one puts an arm around the other. Sets `reach` of the placed actors. */
export function joinNeighbours(
  row: readonly PlacedActor[],
  contact: Contact,
  touching: readonly string[] = [],
): void {
  if (contact === 'none') return;
  const isMeant = ({ actor }: PlacedActor) => touching.length < 2 || touching.includes(actor.castId);
  for (let i = 1; i < row.length; i += 1) {
    const [a, b] = [row[i - 1] as PlacedActor, row[i] as PlacedActor];
    if (!isMeant(a) || !isMeant(b)) continue;
    const pairs: readonly (readonly [PlacedActor, Point])[] =
      contact === 'hands'
        ? handsBetween(a, b)
        : contact === 'hug'
          ? [
              [a, backOf(b, a)],
              [b, backOf(a, b)],
            ]
          : [[b, backOf(a, b)]];
    for (const [placed, aim] of pairs) {
      const target = belowFaces(aim, [a, b]);
      const which = armTowards(placed, target[0]);
      if (!which || !canReach(placed) || placed.reach?.[which]) continue;
      const { reach } = placed;
      placed.reach = { ...reach, [which]: limbTowards(placed, which, target) };
      // An arm over the face of somebody small stays where it was.
      const other = placed === a ? b : a;
      const isOnFace = () => coveredShare(faceBox(other), profileOf(placed, which)) > ON_A_FACE;
      // Who is much taller hugs lower down.
      if (contact === 'hug' && isOnFace())
        placed.reach = { ...reach, [which]: limbTowards(placed, which, waistOf(other)) };
      if (isOnFace()) placed.reach = reach;
      else if (contact === 'hug') embrace(placed, other);
    }
    if (contact === 'comfort') b.y += 3;
    if (b.y > a.y || contact === 'hug') lowerArms(b, a);
    if (b.y <= a.y || contact === 'hug') lowerArms(a, b);
  }
}

/** Where arms are round somebody below the face. */
function waistOf(somebody: PlacedActor): Point {
  const [, shoulder] = shoulderAt(somebody, 'arm');
  return [somebody.x, shoulder + 84 * somebody.scale];
}

/** The other arm of a hug: it is round the waist, where it covers no face. */
function embrace(placed: PlacedActor, other: PlacedActor): void {
  const ahead = placed.flip ? -1 : 1;
  const isHolding =
    Boolean(placed.second) || (placed.actor.holding !== null && POSES[placed.actor.pose].carry === 'farArm');
  if (isHolding || Math.sign(other.x - placed.x) !== ahead) return;
  const { reach } = placed;
  placed.reach = {
    ...reach,
    farArm: limbTowards(placed, 'farArm', belowFaces(waistOf(other), [placed, other])),
  };
  if (coveredShare(faceBox(other), profileOf(placed, 'farArm')) > ON_A_FACE) placed.reach = reach ?? {};
}

/** Lets the arms of a pose hang that would be over the face of the neighbour behind. */
function lowerArms(placed: PlacedActor, behind: PlacedActor): void {
  if (!canReach(placed)) return;
  for (const which of ['arm', 'farArm'] as const) {
    if (coveredShare(faceBox(behind), profileOf(placed, which)) <= ON_A_FACE) continue;
    const [x, y] = shoulderAt(placed, which);
    const below: Point = [x, y + placed.appearance.build.armLength * placed.scale];
    placed.reach = { ...placed.reach, [which]: limbTowards(placed, which, below) };
  }
}

/** A hand does not end on a face: it is below it then. */
function belowFaces([x, y]: Point, row: readonly PlacedActor[]): Point {
  const hidden = row.filter((each) => {
    const face = faceBox(each);
    const hand = 34 * each.scale;
    return x > face.left - hand && x < face.right + hand && y < face.bottom + hand;
  });
  return [x, Math.max(y, ...hidden.map((each) => faceBox(each).bottom + 46 * each.scale))];
}

/** Lets an actor reach for a point with the arm on its side. */
export function reachFor(placed: PlacedActor, target: Point): void {
  const which = armTowards(placed, target[0]);
  if (which && canReach(placed))
    placed.reach = { ...placed.reach, [which]: limbTowards(placed, which, target) };
}

function handsBetween(a: PlacedActor, b: PlacedActor): (readonly [PlacedActor, Point])[] {
  const [ay, by] = [a, b].map((each) => shoulderAt(each, 'arm')[1]) as [number, number];
  const low = Math.max(ay, by) + 62 * Math.min(a.scale, b.scale);
  const meet: Point = [(a.x + b.x) / 2, low];
  return [
    [a, meet],
    [b, meet],
  ];
}

/** The shoulder of somebody that is farther from `from`, a little lower. */
function backOf(somebody: PlacedActor, from: PlacedActor): Point {
  const side = somebody.x > from.x ? 1 : -1;
  const [, y] = shoulderAt(somebody, 'arm');
  return [somebody.x + side * 10 * somebody.scale, y + 26 * somebody.scale];
}

/** The box of what an actor holds, in picture units; null for nothing. */
export function heldBox(placed: PlacedActor): Box | null {
  const { actor, appearance, scale, x, y, flip } = placed;
  const { build } = appearance;
  if (actor.holding === null || !REACHING_ARMS.has(build.arms) || POSES[actor.pose].lying) return null;
  const held = holdingOf(placed);
  const pose = withReach(
    adaptPose(appearance, actor.pose, actor.holding, placed.seat?.kind, placed.second),
    placed.reach,
  );
  const skeleton = computeSkeleton(build, pose);
  const inBoth = isInBoth(appearance, held);
  const hand = inBoth ? interpolate(skeleton.arm[2], skeleton.farArm[2], 0.5) : skeleton[pose.carry][2];
  const side = flip ? -1 : 1;
  const aloft = aloftOf(appearance, actor.pose, actor.holding);
  const inFigure = aloft
    ? aloftBox(aloft, hand, skeleton.headPosition)
    : boxInHand(
        actor.holding,
        hand,
        actor.pose === 'handle' || actor.pose === 'read' || isInArms(appearance, held),
      );
  const [left, right] = [inFigure.left, inFigure.right]
    .map((each) => x + side * each * scale)
    .sort((a, b) => a - b) as [number, number];
  return { left, right, top: y + inFigure.top * scale, bottom: y + inFigure.bottom * scale };
}

/** The box of a thing whose middle is between both hands, or that one hand holds, in figure units. */
function boxInHand(prop: PropName, [hx, hy]: Point, isMiddle: boolean): Box {
  const size = heldScale(prop);
  const { left, right, top, bottom } = propBox(prop);
  const low = hy + (isMiddle ? heldInBothOffset : heldOffset)(prop);
  return {
    left: hx + left * size,
    right: hx + right * size,
    top: low + top * size,
    bottom: low + bottom * size,
  };
}

/** How far somebody steps aside at most, in picture units. */
const STEP_ASIDE = 70;

/** Lets somebody step aside whose work in both hands would be before a neighbour's face. */
function stepAside(placed: PlacedActor, row: readonly PlacedActor[]): void {
  for (const other of row) {
    const held = heldBox(placed);
    const face = faceBox(other);
    if (other === placed || !held || overlapArea(held, face) === 0) continue;
    const by = other.x > placed.x ? face.left - held.right - 4 : face.right - held.left + 4;
    const { left, right } = headBox(placed);
    if (Math.abs(by) <= STEP_ASIDE && left + by > 10 && right + by < 1190) placed.x += by;
  }
}

/** Whether what somebody holds hides the whole arm, so that its hand seems to be apart. */
function isArmBehind(placed: PlacedActor, held: Box | null): boolean {
  const { actor, appearance } = placed;
  if (!held || appearance.build.arms !== 'arm') return false;
  const state = holdingOf(placed);
  if (isHeldUnderArm(appearance, state) || aloftOf(appearance, actor.pose, actor.holding)) return false;
  return armOf(placed, POSES[actor.pose].carry).every(
    ([x, y]) => x > held.left && x < held.right && y > held.top && y < held.bottom,
  );
}

/** Lets those hold their thing before their own trunk who would hold it before a neighbour's head or their own face. */
export function holdClearOfFaces(row: readonly PlacedActor[]): void {
  for (const placed of row) {
    const box = heldBox(placed);
    // A roof may be over the ears of who is under it.
    const isRoof = aloftOf(placed.appearance, placed.actor.pose, placed.actor.holding)?.isRoof === true;
    const coversFace = (held: Box) =>
      row.some(
        (other) => overlapArea(held, other === placed || isRoof ? faceBox(other) : headBox(other)) > 0,
      );
    const isBeforeChest = placed.actor.pose === 'phone' || isInBoth(placed.appearance, holdingOf(placed));
    if (isBeforeChest) stepAside(placed, row);
    if (!box || isBeforeChest) continue;
    const isHidden = () => isArmBehind(placed, heldBox(placed));
    if (!coversFace(box) && !isHidden()) continue;
    const { carry } = POSES[placed.actor.pose];
    const [, shoulderY] = shoulderAt(placed, carry);
    const prop = propBox(placed.actor.holding as PropName);
    const target: Point = [
      placed.x + (placed.flip ? -1 : 1) * 14 * placed.scale,
      // High things are held lower, so that they do not cover the holder's own face.
      shoulderY +
        Math.max(
          60,
          -prop.top * heldScale(placed.actor.holding as PropName) -
            heldOffset(placed.actor.holding as PropName) -
            6,
        ) *
          placed.scale,
    ];
    placed.reach = { ...placed.reach, [carry]: limbTowards(placed, carry, target) };
    const held = heldBox(placed);
    if (!held || !(coversFace(held) || isHidden())) continue;
    // Both hands hold it before the chest; who does something else with them has nothing in the hand.
    const before: PlacedActor = { ...placed, actor: { ...placed.actor, pose: 'handle' }, reach: {} };
    const inBoth = IN_BOTH_HANDS.has(placed.actor.pose) ? heldBox(before) : null;
    if (inBoth && !coversFace(inBoth)) {
      placed.actor = before.actor;
      placed.reach = {};
    } else if (coversFace(held)) {
      const pose = NEEDS_HELD.has(placed.actor.pose) ? 'stand' : placed.actor.pose;
      placed.actor = { ...placed.actor, holding: null, pose };
    }
  }
}
