import type { SeededRandom } from '../../storyteller/seeded-random.ts';
import { type Backdrop, isRoofed } from '../backgrounds/backdrop.ts';
import { isDrawnByBackdrop } from '../backgrounds/backdrop-things.ts';
import { type Box, overlapArea } from '../box.ts';
import { lyingBox, propEntry } from '../props/draw-prop.ts';
import type { PropName, PropSpot } from '../props/prop-catalog.ts';
import { CROWDS } from '../role-looks.ts';
import { crowdAround } from './crowd-around.ts';
import type { Shot } from './direct-book.ts';
import { coveredShare, figureBox, headBox, type Profile, profileOf } from './figure-outline.ts';
import { focusSlot } from './focus-slot.ts';
import { bedOf, seatOf, shifted } from './furniture-of-shot.ts';
import { isPutDown, isSmall } from './give-things.ts';
import { faceBox, heldBy, type PlacedActor } from './placed-actor.ts';
import type { PlacedThing } from './placed-thing.ts';
import { heldBox } from './reach.ts';
import { ANIMALS } from './read-holder.ts';
import { type NamedThing, plainThing } from './read-things.ts';
import { spotIn } from './spot-in.ts';
import { positionsFor } from './thing-positions.ts';
import { unitOf } from './unit-of.ts';
import { isFreeWall } from './wall-room.ts';

/** How many things a picture has room for beside what is held. */
const MAX_THINGS = 9;
/** How many figures a picture has, with its actors: each is several kilobytes. */
const MAX_FIGURES = 5;
const figuresIn = (actors: readonly PlacedActor[], placed: readonly PlacedThing[]): number =>
  actors.length + placed.filter(({ prop }) => propEntry(prop).figure !== null).length;
/** Beyond it a background is so much enlarged that what it draws itself may be out of view. */
const MAX_ZOOM_OF_ROOM = 1.35;
const MAX_ZOOM_OUTDOORS = 1.6;
/** The sky is never enlarged. */
const IN_THE_SKY: ReadonlySet<PropName> = new Set<PropName>(['sun', 'moon', 'star', 'cloud']);
const FRAME: Box = { left: 10, top: 10, right: 1190, bottom: 894 };
/** Where the sun or the moon may be: nothing in the sky is put in front of it. */
const LIGHT_IN_THE_SKY: Box = { left: 90, top: 40, right: 300, bottom: 410 };
const BEHIND: ReadonlySet<PropSpot> = new Set<PropSpot>(['large', 'wall', 'sky']);

/** Whether a shot shows a thing as a part of its background. */
export const isInBackdrop = (prop: PropName, { setting, composition }: Shot): boolean =>
  (composition.zoom <= (isRoofed(setting.backdrop) ? MAX_ZOOM_OF_ROOM : MAX_ZOOM_OUTDOORS) ||
    IN_THE_SKY.has(prop)) &&
  isDrawnByBackdrop(prop, setting);

/** No door stands in a meadow. A room has one sofa and one window, in view or not; trees there may be more of. */
const isAlreadyThere = ({ prop, isSubject }: NamedThing, shot: Shot): boolean =>
  (prop === 'door' && !isRoofed(shot.setting.backdrop)) ||
  // A doorstep needs a house.
  (prop === 'step' && !HAS_DOORSTEP.has(shot.setting.backdrop)) ||
  // Stars are outside, unless the story is about one.
  (prop === 'star' && !isSubject && isRoofed(shot.setting.backdrop)) ||
  (!isSubject && isOfAnotherRoom(prop, shot.setting.backdrop)) ||
  (isRoofed(shot.setting.backdrop) ? isDrawnByBackdrop(prop, shot.setting) : isInBackdrop(prop, shot));

/** Rooms in which furniture stands: a kitchen has no bed, whatever the page says of breakfast in bed. */
const ROOMS_OF: Partial<Record<PropName, readonly Backdrop[]>> = {
  bed: ['bedroom', 'ward', 'attic', 'cabin', 'great-hall'],
  bath: ['bathroom'],
  toilet: ['bathroom'],
  oven: ['kitchen', 'restaurant', 'workshop', 'shop'],
  stairs: ['hallway', 'cellar', 'great-hall', 'attic', 'museum', 'library', 'school'],
};
const isOfAnotherRoom = (prop: PropName, backdrop: Backdrop): boolean =>
  isRoofed(backdrop) && ROOMS_OF[prop]?.includes(backdrop) === false;

const HAS_DOORSTEP: ReadonlySet<string> = new Set(['cottage', 'village', 'city', 'farm', 'castle']);

/** Plants and things that the backgrounds have in their lower corners: what lies there would float before them. */
const FULL_CORNERS: ReadonlySet<string> = new Set(['city', 'library', 'school', 'workshop', 'cave', 'beach']);
const CORNER = 200;
/** What hangs ends above this line on a wall, and below it on a line between posts. */
const LINE_FOOT = 550;

interface Surroundings {
  faces: readonly Box[];
  bodies: readonly { profile: Profile; box: Box }[];
  held: readonly Box[];
  placed: readonly PlacedThing[];
  /** How large a child would be beside the actors. */
  unit: number;
  random: SeededRandom;
}

/**
 * Places the things of a page that nobody holds: never over a face, before the sun or beyond the frame, as little as possible over
 * bodies and one another. A thing without room is left out.
 */
export function placeThings(
  shot: Shot,
  actors: readonly PlacedActor[],
  random: SeededRandom,
  fixed: readonly PlacedThing[],
): PlacedThing[] {
  const held = new Set(actors.flatMap(heldBy));
  const around: Surroundings = {
    faces: actors.flatMap((actor) => [faceBox(actor), headBox(actor)]),
    bodies: actors.map((actor) => ({ profile: profileOf(actor, 'whole'), box: figureBox(actor) })),
    held: actors.map(heldBox).filter((box) => box !== null),
    placed: [],
    unit: unitOf(actors) ?? shot.composition.scale,
    random,
  };
  const placed: PlacedThing[] = [...bedOf(shot), ...seatOf(actors), ...fixed, ...focusOf(shot, actors)];
  for (const thing of withTable(shot)) {
    if (placed.length >= MAX_THINGS) break;
    if (
      held.has(thing.prop) ||
      // What only somebody’s hand would explain is not left in a corner.
      (thing.isAside && thing.holder !== null) ||
      // What the page does not name lies nowhere.
      (thing.isUnnamed && isForSurface(thing) && !shot.setting.isInside) ||
      placed.some(({ prop }) => prop === thing.prop || isSameFurniture(prop, thing.prop)) ||
      (BEDDING.has(thing.prop) && thing.holder === null && (shot.setting.inBed || hasBed(placed, shot))) ||
      isAlreadyThere(thing, shot) ||
      (propEntry(thing.prop).figure !== null && figuresIn(actors, placed) >= MAX_FIGURES)
    )
      continue;
    const found = bestPosition(thing, shot, { ...around, placed });
    if (found) placed.push(found);
    if (found && thing.isMany)
      placed.push(
        ...(CROWDS.has(thing.prop)
          ? crowdAround(found, actors, placed, MAX_FIGURES - figuresIn(actors, placed))
          : secondOne(found, shot, { ...around, placed })),
      );
  }
  return placed.map((thing) => besideFaces(thing, around.faces));
}

/** Tables and desks that stand for one another: there is one of them. */
const TABLES: ReadonlySet<PropName> = new Set<PropName>([
  'table',
  'bare-table',
  'long-table',
  'feast-table',
  'desk',
]);
const isSameFurniture = (one: PropName, other: PropName): boolean => TABLES.has(one) && TABLES.has(other);

/** What is drawn with a bed: it does not lie on the floor beside it as well. */
const BEDDING: ReadonlySet<PropName> = new Set<PropName>(['cushion', 'blanket', 'mattress']);
const hasBed = (placed: readonly PlacedThing[], { setting, things }: Shot): boolean =>
  isDrawnByBackdrop('bed', setting) || [...placed, ...things].some(({ prop }) => prop === 'bed');

/** Whether somebody could put a small thing on a table. */
const isForTable = (thing: NamedThing, spot: PropSpot, { setting }: Shot): boolean =>
  spot === 'table' ||
  (isRoofed(setting.backdrop) && !ANIMALS.has(thing.prop) && (spot === 'hand' || isForSurface(thing)));

/** What nobody has in the hand, and of which the text does not say that it lies somewhere. */
const isForSurface = (thing: NamedThing): boolean =>
  thing.holder === null && isSmall(thing.prop) && !isPutDown(thing) && !isFootwear(thing.prop);
const isFootwear = (prop: PropName): boolean => FOOTWEAR.has(prop);
const FOOTWEAR: ReadonlySet<PropName> = new Set<PropName>(['shoe', 'boot', 'slippers', 'skates', 'sock']);
/** Rooms in which a table may stand. */
const WITH_TABLE: ReadonlySet<string> = new Set(
  'kitchen living-room restaurant workshop library school bedroom attic shop clinic ward'.split(' '),
);

/** How far a thing is moved sideways at most to be beside a face. */
const MOST_MOVED = 30;

/** A thing that stands on the edge of a face, moved to its side; others stay. */
function besideFaces(thing: PlacedThing, faces: readonly Box[]): PlacedThing {
  const { box } = thing;
  const face = faces.find((each) => overlapArea(each, box) > 0);
  if (!face || thing.isBehind || thing.isCarried || thing.isCover || thing.isSeat || thing.rests)
    return thing;
  const [toLeft, toRight] = [face.left - box.right, face.right - box.left];
  const by = -toLeft < toRight ? toLeft - 1 : toRight + 1;
  const moved = { ...box, left: box.left + by, right: box.right + by };
  return Math.abs(by) > MOST_MOVED || faces.some((each) => overlapArea(each, moved) > 0)
    ? thing
    : { ...thing, x: thing.x + by, box: moved };
}

/** The thing that the page is about, where the composition has a place for it; several of it are around that place. */
function focusOf(shot: Shot, actors: readonly PlacedActor[]): PlacedThing[] {
  const { focus } = shot;
  const slot = focus && focusSlot(shot, focus, unitOf(actors) ?? undefined);
  const isBesideRiders = shot.seating !== null && actors.some(({ seat }) => !seat);
  if (!focus || !slot || isBesideRiders || actors.some((actor) => heldBy(actor).includes(focus.prop)))
    return [];
  const look = {
    angle: propEntry(focus.prop).lyingAngle,
    cost: 0,
    isBehind: slot.isBehind,
    hangsOnLine: slot.isOnStand,
    isFocus: true,
  };
  const table = slot.table
    ? [{ ...plainThing('table'), ...look, ...slot.table, angle: 0, isBehind: true }]
    : [];
  return [...table, ...slot.copies.map((copy) => ({ ...focus, ...look, ...copy }))];
}

/** Large things first; food and dishes in a room come on a table. */
function withTable({ things, setting }: Shot): NamedThing[] {
  const spotOf = ({ prop }: NamedThing) => propEntry(prop).spot;
  const sorted = [...things].sort((a, b) => order(a) - order(b));
  const needsTable =
    setting.isInside &&
    things.some(
      (thing) =>
        (spotOf(thing) === 'table' && thing.holder === null) ||
        (WITH_TABLE.has(setting.backdrop) && !thing.isAside && isForSurface(thing)),
    );
  if (!needsTable || things.some(({ prop }) => TABLES.has(prop))) return sorted;
  return [plainThing('table'), ...sorted];
}

const order = ({ prop, isSubject, isAside }: NamedThing): number =>
  (isSubject ? 0 : isAside ? 20 : 10) +
  ['large', 'wall', 'sky', 'ground', 'hand', 'table'].indexOf(propEntry(prop).spot);

function bestPosition(thing: NamedThing, shot: Shot, around: Surroundings): PlacedThing | null {
  const { lyingAngle } = propEntry(thing.prop);
  const spot = spotIn(thing.prop, shot.setting.backdrop);
  const outline = lyingBox(thing.prop);
  const isBehind = BEHIND.has(spot);
  const table = isForTable(thing, spot, shot)
    ? around.placed.find(({ prop }) => TABLES.has(prop) && prop !== 'bare-table')
    : undefined;
  let best: { thing: PlacedThing; cost: number } | null = null;
  for (const position of positionsFor(thing, outline, shot, around.unit, table?.box ?? null, around.random)) {
    const box = shifted(outline, position);
    const isOnTable = table !== undefined && Math.abs(box.bottom - table.box.top - 12) < 14;
    const isHidden = isBehind || (isOnTable && !table.isSeat && !table.isCover);
    if (position.cost >= (best?.cost ?? 60_000)) continue;
    // What finds no room on a wall hangs from a line, as it does outdoors.
    const hangsOnLine = spot === 'wall' && box.bottom >= LINE_FOOT;
    if (spot === 'wall' && !hangsOnLine && !isFreeWall(box, shot)) continue;
    if (!isBehind && isInFullCorner(box, shot)) continue;
    const kind = { spot, isFigure: propEntry(thing.prop).figure !== null };
    const cost = position.cost + costOf(box, kind, isHidden, around, isOnTable ? table : null);
    if (cost < (best?.cost ?? 60_000))
      best = {
        thing: { ...thing, ...position, angle: lyingAngle, box, isBehind: isHidden, hangsOnLine },
        cost,
      };
  }
  return best?.thing ?? null;
}

const isInFullCorner = ({ left, right, bottom }: Box, { setting, composition }: Shot): boolean =>
  FULL_CORNERS.has(setting.backdrop) &&
  composition.distance !== 'close' &&
  bottom > 740 &&
  (left < CORNER || right > 1200 - CORNER);

/** A second one of several small things, next to the first where there is room. */
function secondOne(first: PlacedThing, shot: Shot, around: Surroundings): PlacedThing[] {
  const spot = spotIn(first.prop, shot.setting.backdrop);
  const width = first.box.right - first.box.left;
  if (spot === 'large' || spot === 'wall' || width > 190 || around.placed.length >= MAX_THINGS) return [];
  const table = around.placed.find(
    ({ prop, box }) => TABLES.has(prop) && Math.abs(first.box.bottom - box.top - 12) < 14,
  );
  for (const side of [1, -1]) {
    const position = {
      x: first.x + side * width * 0.92,
      y: first.y + (spot === 'sky' ? -20 : 6),
      scale: first.scale,
      cost: 0,
    };
    const box = shifted(lyingBox(first.prop), position);
    if (table && (box.left < table.box.left || box.right > table.box.right)) continue;
    const isHidden =
      costOf(
        box,
        { spot, isFigure: propEntry(first.prop).figure !== null },
        first.isBehind,
        { ...around, placed: around.placed.filter((each) => each !== first) },
        null,
      ) > 14_000;
    if (!isHidden && shot.composition.style !== 'silhouette') return [{ ...first, ...position, box }];
  }
  return [];
}

/** Infinite over a face, beyond the frame, before the sun or where something else is hidden. */
function costOf(
  box: Box,
  { spot, isFigure }: { spot: PropSpot; isFigure: boolean },
  isBehind: boolean,
  { faces, bodies, held, placed }: Surroundings,
  table: PlacedThing | null,
): number {
  const never = Number.POSITIVE_INFINITY;
  if (box.left < FRAME.left || box.right > FRAME.right) return never;
  if (box.top < FRAME.top || box.bottom > FRAME.bottom) return never;
  if (spot === 'sky' && overlapArea(box, LIGHT_IN_THE_SKY) > 0) return never;
  const area = (box.right - box.left) * (box.bottom - box.top);
  if (!isBehind && faces.some((face) => overlapArea(box, face) > 0)) return never;
  if (!isBehind && held.some((other) => overlapArea(box, other) > area * 0.3)) return never;
  for (const other of placed) {
    if (other === table) continue;
    const share =
      overlapArea(box, other.box) /
      Math.min(area, (other.box.right - other.box.left) * (other.box.bottom - other.box.top));
    // Small things may stand before large ones.
    const allowed = other.isFocus
      ? 0.06
      : other.isBehind !== isBehind
        ? 0.8
        : spot !== 'large' && propEntry(other.prop).spot === 'large'
          ? 0.9
          : 0.3;
    if (share > allowed) return never;
  }
  const hidden =
    table?.isSeat || table?.isCover
      ? 0
      : bodies.reduce(
          (sum, body) => sum + (overlapArea(box, body.box) > 0 ? coveredShare(box, body.profile) : 0),
          0,
        );
  // In front it would cover limbs; behind, it would not be known any more.
  if (hidden > (isFigure ? 0.3 : isBehind ? (spot === 'large' ? 0.6 : 0.4) : table ? 0.14 : 0.09))
    return never;
  const shared = placed.reduce((sum, other) => sum + (other === table ? 0 : overlapArea(box, other.box)), 0);
  return hidden * (isBehind ? 9_000 : 16_000) + shared * 0.4;
}
