import type { SeededRandom } from '../../storyteller/seeded-random.ts';
import { type Box, overlapArea } from '../box.ts';
import { propBox, propEntry } from '../props/draw-prop.ts';
import type { PropName, PropSpot } from '../props/prop-catalog.ts';
import type { Shot } from './direct-book.ts';
import { bodyBox, faceBox, type PlacedActor } from './placed-actor.ts';
import type { NamedThing } from './read-things.ts';

/** A thing with its position in the picture. */
export interface PlacedThing extends NamedThing {
  /** Where the prop's grip point is. */
  x: number;
  y: number;
  scale: number;
  angle: number;
  box: Box;
  /** Drawn behind the actors. */
  isBehind: boolean;
}

/** How many things a picture has room for beside what is held. */
const MAX_THINGS = 7;
const FRAME: Box = { left: 14, top: 14, right: 1186, bottom: 892 };
/** Where the sun or the moon may be: nothing in the sky is put in front of it. */
const LIGHT_IN_THE_SKY: Box = { left: 90, top: 40, right: 300, bottom: 410 };
const BEHIND: ReadonlySet<PropSpot> = new Set<PropSpot>(['large', 'wall', 'sky']);

const shifted = (box: Box, x: number, y: number, scale: number): Box => ({
  left: x + box.left * scale,
  right: x + box.right * scale,
  top: y + box.top * scale,
  bottom: y + box.bottom * scale,
});

/**
 * Places the things of a page that nobody holds: never over a face or beyond the frame, as little as possible over bodies and one
 * another. A thing without room is left out.
 */
export function placeThings(
  shot: Shot,
  actors: readonly PlacedActor[],
  held: ReadonlySet<PropName>,
  random: SeededRandom,
): PlacedThing[] {
  const faces = actors.map(faceBox);
  const bodies = actors.map(bodyBox);
  const placed: PlacedThing[] = [];
  for (const thing of shot.things.filter(({ prop }) => !held.has(prop))) {
    if (placed.length >= MAX_THINGS) break;
    const found = bestPosition(thing, shot, { faces, bodies, placed, random });
    if (found) placed.push(found);
  }
  return placed;
}

interface Surroundings {
  faces: readonly Box[];
  bodies: readonly Box[];
  placed: readonly PlacedThing[];
  random: SeededRandom;
}

function bestPosition(thing: NamedThing, shot: Shot, around: Surroundings): PlacedThing | null {
  const { spot, lyingAngle } = propEntry(thing.prop);
  const own = lyingAngle > 40 ? { left: -60, right: 60, top: -24, bottom: 14 } : propBox(thing.prop);
  const isBehind = BEHIND.has(spot);
  let best: { thing: PlacedThing; cost: number } | null = null;
  for (const candidate of candidates(spot, own, shot, around.random)) {
    const box = shifted(own, candidate.x, candidate.y, candidate.scale);
    const hidesLight = spot === 'sky' && overlapArea(box, LIGHT_IN_THE_SKY) > 0;
    const cost = hidesLight ? Number.POSITIVE_INFINITY : costOf(box, isBehind, around) + candidate.cost;
    if (cost < (best?.cost ?? 40_000))
      best = { thing: { ...thing, ...candidate, angle: lyingAngle, box, isBehind }, cost };
  }
  return best?.thing ?? null;
}

/** Infinite over a face, beyond the frame or where something else is hidden. */
function costOf(box: Box, isBehind: boolean, { faces, bodies, placed }: Surroundings): number {
  if (box.left < FRAME.left || box.right > FRAME.right || box.top < FRAME.top || box.bottom > FRAME.bottom)
    return Number.POSITIVE_INFINITY;
  const area = (box.right - box.left) * (box.bottom - box.top);
  const hidden = bodies.reduce((sum, body) => sum + overlapArea(box, body), 0) / area;
  if (isBehind && hidden > 0.62) return Number.POSITIVE_INFINITY;
  if (!isBehind && faces.some((face) => overlapArea(box, face) > 0)) return Number.POSITIVE_INFINITY;
  const others = placed.filter(
    (other) => overlapArea(box, other.box) > area * 0.16 && other.isBehind === isBehind,
  );
  if (others.length > 0) return Number.POSITIVE_INFINITY;
  const shared = placed.reduce((sum, other) => sum + overlapArea(box, other.box), 0);
  return hidden * (isBehind ? 9_000 : 16_000) + shared;
}

/** The positions at which a kind of thing may be, with their own costs. */
function candidates(spot: PropSpot, box: Box, { composition }: Shot, random: SeededRandom) {
  const isClose = composition.distance === 'close';
  const figure = isClose ? 1.1 : composition.scale;
  const out: { x: number; y: number; scale: number; cost: number }[] = [];
  const add = (x: number, foot: number, scale: number, cost: number) =>
    out.push({ x, y: foot - box.bottom * scale, scale, cost });
  if (spot === 'sky') {
    for (let x = 120; x <= 1080; x += 80)
      for (const foot of [230, 330]) add(x, foot, Math.max(0.7, figure * 0.9), foot);
    return out;
  }
  if (spot === 'wall') {
    for (let x = 110; x <= 1090; x += 70)
      for (const foot of [260, 350, 430]) add(x, foot, Math.max(0.8, figure), foot);
    return out;
  }
  const isLarge = spot === 'large';
  const scale = isLarge ? Math.max(0.62, figure) : Math.max(0.82, figure * 1.05);
  const low = isLarge ? (composition.distance === 'far' ? [720, 770] : [750, 800]) : [872, 840, 800];
  for (let x = 70; x <= 1130; x += 42)
    for (const foot of low)
      for (const smaller of isLarge ? [1, 0.8, 0.6] : [1])
        add(
          x + random.between(-8, 8),
          foot,
          scale * smaller,
          Math.abs(x - composition.x - 160) * 4 + (1 - smaller) * 3_000 + (isLarge ? 0 : 872 - foot) * 6,
        );
  return out;
}
