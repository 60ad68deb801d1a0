import { isRoofed, WITHOUT_GROUND } from './backgrounds/backdrop.ts';
import { isDrawnByBackdrop } from './backgrounds/backdrop-things.ts';
import { aloftOf } from './body/draw-aloft.ts';
import { isHeldUnderArm } from './body/draw-held-prop.ts';
import { isInBoth } from './body/hold.ts';
import { POSES } from './body/poses.ts';
import { type Box, overlapArea } from './box.ts';
import { faceBox, type PlacedActor } from './direction/placed-actor.ts';
import type { PlacedThing } from './direction/placed-thing.ts';
import { armOf, heldBox, holdingOf } from './direction/reach.ts';
import { spotIn } from './direction/spot-in.ts';
import type { StagedScene } from './draw-scene.ts';
import { propEntry } from './props/draw-prop.ts';
import type { PropName } from './props/prop-catalog.ts';
import type { Point } from './svg.ts';

/* Checks what holds the things of a picture: hands, tables, walls and the ground. */

export const PROP_FAULTS = ['floats', 'hand-apart', 'held-on-a-face', 'two-of-a-kind'] as const;

/** One fault of a thing in a picture. */
export interface PropFault {
  kind: (typeof PROP_FAULTS)[number];
  /** Which thing, or whose. */
  what: string;
}

/** Things stand on the ground below this line. */
const GROUND = 640;
/** How far above or below the top of a table the foot of what stands on it may be, in picture units. */
const ON_TOP = 30;
/** The share of a face that what somebody holds may cover. */
const ON_A_FACE = 0.04;
/** Poses in which something is held to one’s own face. */
const AT_OWN_FACE: ReadonlySet<string> = new Set([
  'eat',
  'phone',
  'read',
  'blow',
  'sing',
  'raise',
  'work-high',
  'play',
]);
/** Furniture of which a room has one. */
const SINGLE: ReadonlySet<PropName> = new Set<PropName>([
  'rug',
  'window',
  'curtain',
  'bed',
  'sofa',
  'oven',
  'bath',
  'wardrobe',
  'piano',
  'fridge',
]);
const TABLES: ReadonlySet<PropName> = new Set<PropName>([
  'table',
  'bare-table',
  'long-table',
  'desk',
  'feast-table',
]);

/** The faults of the things of a staged page. */
export const propFaults = (staged: StagedScene): PropFault[] => [
  ...floating(staged),
  ...hands(staged),
  ...doubles(staged),
];

/** What is neither on the ground nor on a wall or in the sky, and has nothing below its middle. */
function floating({ things, shot }: StagedScene): PropFault[] {
  const { backdrop } = shot.setting;
  if (WITHOUT_GROUND.has(backdrop)) return [];
  return things
    .filter((thing) => {
      const { prop, box, isCarried, isSeat, isCover, hangsOnLine, rests } = thing;
      const spot = spotIn(prop, backdrop);
      const hangs = hangsOnLine || spot === 'sky' || (spot === 'wall' && isRoofed(backdrop));
      return (
        !(hangs || isCarried || isSeat || isCover || rests) && box.bottom < GROUND && !isOnTop(thing, things)
      );
    })
    .map(({ prop }) => ({ kind: 'floats', what: prop }));
}

function isOnTop({ box }: PlacedThing, things: readonly PlacedThing[]): boolean {
  const middle = (box.left + box.right) / 2;
  return things.some(
    (other) =>
      other.box !== box &&
      middle > other.box.left &&
      middle < other.box.right &&
      Math.abs(box.bottom - other.box.top) < ON_TOP,
  );
}

const contains = ({ left, right, top, bottom }: Box, [x, y]: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

const area = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

/** Hands whose arm is hidden by what they hold or by the cover of the bed, and things that are held before a face. */
function hands({ actors, things }: StagedScene): PropFault[] {
  const out: PropFault[] = [];
  const cover = things.find(({ prop }) => prop === 'bed-cover')?.box;
  for (const each of actors.filter(({ isSilhouette, isFromBehind }) => !isSilhouette && !isFromBehind)) {
    const held = heldBox(each);
    const { castId, holding, pose } = each.actor;
    const { arms } = each.appearance.build;
    const [shoulder, elbow, hand] = armOf(each, POSES[pose].carry) as [Point, Point, Point];
    const isHidden = held !== null && [hand, elbow, shoulder].every((point) => contains(held, point));
    if (
      isHidden &&
      arms === 'arm' &&
      !isInBoth(each.appearance, holdingOf(each)) &&
      !aloftOf(each.appearance, pose, holding) &&
      !isHeldUnderArm(each.appearance, holdingOf(each))
    )
      out.push({ kind: 'hand-apart', what: `${castId} with the ${holding}` });
    if (cover && each.appearance.shape && arms !== 'none' && contains(cover, elbow))
      out.push({ kind: 'hand-apart', what: `${castId} in bed` });
    if (held && actors.some((other) => isOnFace(held, each, other)))
      out.push({ kind: 'held-on-a-face', what: `${castId} with the ${holding}` });
  }
  return out;
}

function isOnFace(held: Box, holder: PlacedActor, other: PlacedActor): boolean {
  if (other.isFromBehind || (other === holder && AT_OWN_FACE.has(holder.actor.pose))) return false;
  const face = faceBox(other);
  return overlapArea(held, face) / area(face) > ON_A_FACE;
}

/** Furniture that a room has already, and two tables. */
function doubles({ things, shot }: StagedScene): PropFault[] {
  const isInRoom = isRoofed(shot.setting.backdrop);
  const placed = things.filter(({ prop }) => propEntry(prop).spot === 'large' || SINGLE.has(prop));
  return placed.flatMap(({ prop }, i): PropFault[] => {
    const isSecond = placed
      .slice(0, i)
      .some((other) => (TABLES.has(prop) ? TABLES.has(other.prop) : SINGLE.has(prop) && other.prop === prop));
    const isInRoomAlready = isInRoom && SINGLE.has(prop) && isDrawnByBackdrop(prop, shot.setting);
    return isSecond || isInRoomAlready ? [{ kind: 'two-of-a-kind', what: prop }] : [];
  });
}
