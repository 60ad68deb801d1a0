import type { FigurePose } from '../body/poses.ts';
import { type Box, overlapArea } from '../box.ts';
import { largestScale, propBox, propEntry, propSeats } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import type { Shot } from './direct-book.ts';
import { figureExtent } from './figure-extent.ts';
import { isSmall } from './give-things.ts';
import { faceBox, type PlacedActor } from './placed-actor.ts';
import type { PlacedThing } from './placed-thing.ts';
import type { Relation } from './read-relation.ts';
import { plainThing } from './read-things.ts';
import { FRAME, settleRows } from './settle-row.ts';

const EDGE = 40;
/** The share of a drawing's width behind which somebody is hidden: a tree is narrow below its crown. */
const TRUNK: Partial<Record<PropName, number>> = { tree: 0.3, 'christmas-tree': 0.8, sunflower: 0.3 };
/** How much of a body is seen over what it is behind, in or at, below the chin. */
const LEFT_FREE: Record<Relation['kind'], number> = {
  behind: 6,
  under: 6,
  in: 30,
  on: 6,
  at: 62,
  blanket: 6,
  water: 6,
  doorway: 6,
};
/** What is higher than whoever hides behind it, and how high. */
const HIGH: Partial<Record<PropName, number>> = {
  curtain: 620,
  door: 500,
  wardrobe: 500,
  'coat-pegs': 480,
  tree: 560,
};
/** Those who swim have their arms out, and those at a thing have it between them. */
const SPACING: Partial<Record<Relation['kind'], number>> = { at: 1.2, water: 1.08 };
/** The height of a ladder beside a hero of 400. */
const LADDER = 540;
/** The least height of a table beside a hero, as a share of its drawing. */
const LEAST_TABLE = 0.6;
/** How high the middle of a bridge is below its rail, in its own units. */
const BRIDGE_DECK = 112;
/** Nobody is larger than this on top of something. */
const HIGHEST = 30;

/** Puts those who are behind, under, in or on something together, the others at the left, turned towards them. */
export function stageRelated(placed: readonly PlacedActor[], shot: Shot, relation: Relation): PlacedActor[] {
  const { composition } = shot;
  const heroes = relation.kind === 'water' ? [...placed] : heroesOf(relation, placed);
  const others = placed.filter((each) => !heroes.includes(each));
  // Whoever is under a table crouches: all are a little smaller, so that there is room for it.
  const size =
    composition.scale *
    (relation.kind === 'under' ? 0.74 : heroes.length === 1 && others.length === 0 ? 1.12 : 1);
  for (const each of placed) each.scale *= size;
  const isHigh = isTall(relation, heroes);
  for (const each of heroes) {
    pose(each, poseIn(relation, isHigh, each.actor.pose));
    each.y = composition.y;
  }
  const center = others.length === 0 ? 600 : composition.x;
  lineUp(heroes, center, composition.spacing * (SPACING[relation.kind] ?? 1));
  const first = heroes[0];
  if (first && relation.kind === 'behind' && isHigh && relation.prop) {
    const half = hiddenHalf(relation.prop, first) + 8;
    for (const each of heroes)
      each.x -= half + (each.extent.headHalf * 0.86 - Math.abs(each.extent.headX)) * each.scale;
  }
  for (const each of heroes) each.flip = others.length > 0 || relation.kind === 'behind';
  if (relation.kind === 'water' || relation.kind === 'at')
    for (const [i, each] of heroes.entries()) each.flip = heroes.length > 1 && i === heroes.length - 1;
  if (relation.kind === 'on' && relation.prop) climbOn(heroes, others, relation.prop);
  const room = FRAME.left + others.reduce((sum, each) => sum + 2 * each.extent.rowHalf * each.scale, 0);
  const missing = others.length === 0 ? 0 : room - leftOf(heroes, shot, size);
  const right = Math.max(
    ...heroes.map((each) => each.x + each.extent.rowHalf * each.scale),
    ...thingOfRelation(shot, heroes).map(({ box }) => box.right),
  );
  if (missing > 0) for (const each of heroes) each.x += Math.min(missing, Math.max(0, FRAME.right - right));
  lineUpLeft(others, leftOf(heroes, shot, size), composition.y);
  return [...heroes, ...others];
}

/** A table is for those who are about as high; who is smaller stands beside it. */
const AS_HIGH = 0.7;

/** Those whom the text has there. */
function heroesOf({ kind, doers }: Relation, actors: readonly PlacedActor[]): PlacedActor[] {
  const named = actors.filter(({ actor }) => doers.includes(actor.castId));
  if (kind !== 'at') return named;
  const high = ({ extent, scale }: PlacedActor) => extent.height * scale;
  const highest = Math.max(...named.map(high));
  return named.filter((each) => high(each) >= AS_HIGH * highest);
}

/** Where those who look on have to end: left of those who hide, and of what they hide behind. */
function leftOf(heroes: readonly PlacedActor[], shot: Shot, size: number): number {
  const kind = shot.relation?.kind;
  const apart = (kind === 'behind' ? 150 : kind === 'doorway' ? 90 : 40) * size;
  return Math.min(
    ...heroes.map((each) => each.x - each.extent.bodyHalf * each.scale - apart),
    ...thingOfRelation(shot, heroes).map(({ box }) => box.left - 10),
  );
}

/** Whether a thing is too high to look over: one looks past its side. */
function isTall({ kind, prop }: Relation, heroes: readonly PlacedActor[]): boolean {
  const hero = heroes[0];
  if (!hero || !prop || kind !== 'behind') return false;
  const { top, bottom } = propBox(prop);
  return (
    HIGH[prop] !== undefined ||
    (bottom - top) * hidingScale(prop, hero.scale) > hero.extent.height * hero.scale * 0.72
  );
}

/** How large something is behind which one hides: what hangs or stands as high as a person is larger than one. */
function hidingScale(prop: PropName, heroScale: number): number {
  const { top, bottom } = propBox(prop);
  const high = HIGH[prop];
  return high === undefined ? naturalScale(prop, heroScale) : (high * heroScale) / (bottom - top);
}

function poseIn({ kind }: Relation, isHigh: boolean, own: FigurePose): FigurePose {
  switch (kind) {
    case 'behind':
      return isHigh ? 'peek' : 'stand';
    case 'under':
      return 'crouch';
    case 'in':
      return own === 'sleep' || own === 'crawl' || own === 'cower' || own === 'lie' || own === 'lie-back'
        ? 'stand'
        : own;
    case 'on':
      return own === 'crawl' || own === 'cower' ? 'crouch' : own;
    case 'water':
      return own === 'stand' || own === 'walk' || own === 'crouch' ? 'swim' : own;
    case 'blanket':
      return 'sit';
    case 'at':
      return own;
    case 'doorway':
      return 'stand';
  }
}

function pose(placed: PlacedActor, name: FigurePose): void {
  placed.actor = { ...placed.actor, pose: name };
  placed.extent = figureExtent(placed.appearance, name);
}

const naturalScale = (prop: PropName, heroScale: number): number =>
  Math.min(propEntry(prop).size * heroScale, largestScale(prop, heroScale));

const hiddenHalf = (prop: PropName, { scale }: PlacedActor): number => {
  const { left, right } = propBox(prop);
  return ((right - left) / 2) * hidingScale(prop, scale) * (TRUNK[prop] ?? 1);
};

function lineUp(heroes: readonly PlacedActor[], center: number, spacing: number): void {
  const widths = heroes.map((each) => 2 * each.extent.rowHalf * each.scale * spacing);
  const width = widths.reduce((sum, each) => sum + each, 0);
  const spare = Math.min(1, (1200 - 2 * EDGE) / width);
  let x = Math.max(EDGE, Math.min(center - (width * spare) / 2, 1200 - EDGE - width * spare));
  for (const [i, each] of heroes.entries()) {
    each.scale *= spare;
    each.x = x + ((widths[i] ?? 0) * spare) / 2;
    x += (widths[i] ?? 0) * spare;
  }
}

/** Those who look on stand in a row that ends at `right`, smaller where there is little room. */
function lineUpLeft(others: readonly PlacedActor[], right: number, y: number): void {
  let x = right;
  for (const each of others) {
    const half = each.extent.rowHalf * each.scale;
    x -= half;
    Object.assign(each, { x, y, flip: false });
    x -= half;
  }
  settleRows(
    [[[...others].reverse(), { left: FRAME.left, right: Math.max(right, 170), pinned: 'right' }]],
    false,
  );
}

/** Puts actors on top of a thing; up a tree or a ladder they are half way. Where they do not fit, everybody is smaller. */
function climbOn(heroes: readonly PlacedActor[], others: readonly PlacedActor[], prop: PropName): void {
  const first = heroes[0];
  if (!first) return;
  const isClimbed = prop === 'ladder' || prop === 'tree' || prop === 'stairs';
  if (isClimbed) for (const each of heroes) pose(each, 'climb');
  const heightUnder = (): number => {
    const height = standingHeight(prop) * platformScale(prop, first);
    // The chimney is higher than the ridge.
    return isClimbed ? height * 0.36 : height * (prop === 'house' ? 0.92 : 1) - 12 * first.scale;
  };
  const foot = first.y;
  const fits = (each: PlacedActor) => (foot - HIGHEST) / (heightUnder() + each.extent.height * each.scale);
  const smaller = Math.min(1, ...heroes.map(fits));
  for (const each of [...heroes, ...others]) each.scale *= smaller;
  for (const each of heroes) each.y -= heightUnder();
}

/** How high one stands on something, in its own units: on the seat of a chair, not on its back. */
function standingHeight(prop: PropName): number {
  const { top, bottom } = propBox(prop);
  const bench = propSeats(prop).find(({ kind }) => kind === 'bench');
  if (prop === 'bridge') return BRIDGE_DECK;
  return bench && BACKED.has(prop) ? bottom - bench.y : bottom - top;
}

/** Seats with a back, on which nobody sits or stands. */
const BACKED: ReadonlySet<PropName> = new Set<PropName>(['chair', 'bench', 'sofa', 'armchair', 'throne']);

/** How large something is that one stands on. */
function platformScale(prop: PropName, { scale }: PlacedActor): number {
  const { top, bottom } = propBox(prop);
  if (prop === 'ladder') return (LADDER * scale) / (bottom - top);
  return prop === 'tree'
    ? Math.min(naturalScale(prop, scale), 640 / (bottom - top))
    : naturalScale(prop, scale);
}

/** The thing that actors are behind, under, in, on or at, where they are. */
export function thingOfRelation(shot: Shot, actors: readonly PlacedActor[]): PlacedThing[] {
  const { relation, composition } = shot;
  const heroes = relation ? heroesOf(relation, actors) : [];
  const first = heroes[0];
  if (!relation?.prop || !first) return [];
  const { kind } = relation;
  // A tablecloth would hang before the faces of those under it.
  const prop = kind === 'under' && relation.prop === 'table' ? 'bare-table' : relation.prop;
  const own = propBox(prop);
  const [width, height] = [own.right - own.left, own.bottom - own.top];
  const left = Math.min(...heroes.map((each) => each.x - each.extent.bodyHalf * each.scale));
  const right = Math.max(...heroes.map((each) => each.x + each.extent.bodyHalf * each.scale));
  const chin = Math.max(...heroes.map((each) => faceBox(each).bottom));
  const foot = kind === 'at' ? Math.min(894, composition.y + 40) : composition.y + 14;
  const isHigh = isTall(relation, heroes);
  const isUpon = kind === 'on';
  const scale =
    kind === 'under'
      ? Math.max(
          (foot - Math.min(...heroes.map((each) => faceBox(each).top)) + 26 * first.scale) / (height * 0.86),
          ((right - left) * 0.95) / width,
        )
      : isUpon
        ? platformScale(prop, first)
        : isHigh
          ? hidingScale(prop, first.scale)
          : Math.min((foot - chin - LEFT_FREE[kind] * first.scale) / height, 780 / width);
  // A table that is low enough for the smallest beside somebody large is a footstool.
  if (kind === 'at' && scale < LEAST_TABLE * first.scale) return [];
  const middle = isHigh && !isUpon ? faceBox(first).right + 4 + hiddenHalf(prop, first) : (left + right) / 2;
  const at = { x: middle - ((own.left + own.right) / 2) * scale, y: foot - own.bottom * scale };
  const half = (width * scale * (isHigh ? (TRUNK[prop] ?? 1) : 1)) / 2;
  const top = foot - height * scale;
  // Under a table only its top is in front of those below it.
  const box: Box = {
    left: middle - half,
    right: middle + half,
    top,
    bottom: kind === 'under' ? top + height * scale * 0.14 : foot,
  };
  const known = shot.things.find((thing) => thing.prop === relation.prop);
  const thing: PlacedThing = {
    ...(known ?? plainThing(prop)),
    prop,

    ...at,
    scale,
    cost: 0,
    angle: 0,
    box,
    isBehind: isUpon,
    isCover: !isUpon,
  };
  // Several work at a long table, and so does somebody who has much on it.
  const isFull = shot.things.filter(({ prop: each, holder }) => holder === null && isSmall(each)).length > 1;
  const isLong = kind === 'at' && prop === 'table' && (isFull || right - left > width * scale * 1.1);
  const whole = isLong ? longTable(thing, (left + right) / 2, foot) : thing;
  const isOnFace = !whole.isBehind && actors.some((actor) => overlapArea(whole.box, faceBox(actor)) > 0);
  return isOnFace ? [] : [whole];
}

/** A table of the same height that is long enough for several. */
function longTable(table: PlacedThing, middle: number, foot: number): PlacedThing {
  const own = propBox('long-table');
  const { scale, box } = table;
  const x = middle - ((own.left + own.right) / 2) * scale;
  const sides = { left: x + own.left * scale, right: x + own.right * scale };
  return { ...table, prop: 'long-table', x, y: foot - own.bottom * scale, box: { ...box, ...sides } };
}
