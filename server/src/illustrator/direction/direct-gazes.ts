import { POSES } from '../body/poses.ts';
import { overlapArea } from '../box.ts';
import type { Point } from '../svg.ts';
import type { Shot } from './direct-book.ts';
import { coveredShare, figureBox, profileOf } from './figure-outline.ts';
import { faceBox, heldBy, type PlacedActor } from './placed-actor.ts';
import type { PlacedThing } from './placed-thing.ts';
import type { GazeTarget } from './read-gazes.ts';
import { FRAME } from './settle-row.ts';

/** The sun and the moon, which backgrounds draw at the upper left. */
const LIGHT: Point = [200, 200];
/** Feelings whose eyes are closed: only what the text says opens them. */
const CLOSED_EYES: ReadonlySet<string> = new Set(['proud', 'laughing', 'sleepy']);

/** Poses that are turned towards somebody; who moves or does something looks where it goes. */
const TURNS: ReadonlySet<string> = new Set([
  'stand',
  'hold',
  'wave',
  'sit',
  'speak',
  'listen',
  'whisper',
  'offer',
  'clap',
  'cheer',
  'hands-on-hips',
]);

/**
 * Lets everybody look at what the text says; otherwise at whoever speaks, at the thing that the page is about, or at a neighbour, if that
 * is in front of them. Turns round those who would have it behind them.
 */
export function directGazes(
  actors: readonly PlacedActor[],
  things: readonly PlacedThing[],
  shot: Shot,
): void {
  for (const placed of actors) {
    if (placed.isSilhouette || placed.isFromBehind || placed.actor.pose === 'sleep') continue;
    // Whoever works on something looks at it.
    if (POSES[placed.actor.pose].bothHands && placed.actor.pose !== 'play' && placed.actor.holding) {
      const [x, y] = middleOf(placed);
      placed.gaze = [x + (placed.flip ? -18 : 18) * placed.scale, y + 130 * placed.scale];
      continue;
    }
    const told = shot.gazes.get(placed.actor.castId);
    const point = told ? pointOf(told, placed, actors, things) : undefined;
    const isTurnable = !shot.composition.focus || told?.kind === 'actor';
    if (point && (isTurnable ? turnTo(placed, point, actors) : isAhead(placed, point))) placed.gaze = point;
    if (placed.gaze || CLOSED_EYES.has(placed.actor.feeling)) continue;
    const near = usualTarget(placed, actors, things, shot);
    const canTurn = !shot.isBackToBack && TURNS.has(placed.actor.pose);
    if (near && (canTurn && !shot.composition.focus ? turnTo(placed, near, actors) : isAhead(placed, near)))
      placed.gaze = near;
  }
}

const middleOf = (placed: PlacedActor): Point => {
  const { left, right, top, bottom } = faceBox(placed);
  return [(left + right) / 2, (top + bottom) / 2];
};

const middleOfThing = ({ box }: PlacedThing): Point => [
  (box.left + box.right) / 2,
  (box.top + box.bottom) / 2,
];

const isAhead = (placed: PlacedActor, [x]: Point): boolean =>
  placed.flip ? x < middleOf(placed)[0] : x > middleOf(placed)[0];

/** Where a target is; undefined when it is not in the picture. */
function pointOf(
  target: GazeTarget,
  placed: PlacedActor,
  actors: readonly PlacedActor[],
  things: readonly PlacedThing[],
): Point | undefined {
  const [x, y] = middleOf(placed);
  const ahead = placed.flip ? -1 : 1;
  switch (target.kind) {
    case 'actor': {
      const other = actors.find(({ actor }) => actor.castId === target.castId);
      return other && middleOf(other);
    }
    case 'thing':
      return pointOfProp(target.prop, actors, things) ?? [x + ahead * 300, y - 120];
    case 'subject': {
      const subject = things.find(({ isSubject }) => isSubject) ?? things.find(({ isBehind }) => !isBehind);
      return subject && middleOfThing(subject);
    }
    case 'up':
      return [x + ahead * 130, y - 400];
    case 'down':
      return [x + ahead * 110, y + 320];
    case 'aside':
      return [x + ahead * 400, y - 20];
  }
}

function pointOfProp(
  prop: PlacedThing['prop'],
  actors: readonly PlacedActor[],
  things: readonly PlacedThing[],
): Point | undefined {
  const thing = things.find((each) => each.prop === prop);
  if (thing) return middleOfThing(thing);
  const holder = actors.find((actor) => heldBy(actor).includes(prop));
  if (holder) return [holder.x + (holder.flip ? -90 : 90) * holder.scale, holder.y - 170 * holder.scale];
  return prop === 'sun' || prop === 'moon' ? LIGHT : undefined;
}

/** Whether it faces the point, turned round where that is possible: not in a vehicle, while it holds somebody, or into another face. */
function turnTo(placed: PlacedActor, point: Point, actors: readonly PlacedActor[]): boolean {
  if (isAhead(placed, point) || Math.abs(point[0] - middleOf(placed)[0]) < 30) return true;
  if (placed.reach || (placed.seat && placed.seat.kind !== 'bench' && placed.seat.kind !== 'window'))
    return false;
  const turned: PlacedActor = { ...placed, flip: !placed.flip };
  const { left, right } = figureBox(turned);
  const isWorse = (other: PlacedActor) =>
    (covers(turned, other) && !covers(placed, other)) || (covers(other, turned) && !covers(other, placed));
  const hides = actors.some((other) => other !== placed && isWorse(other));
  if (hides || left < FRAME.left || right > FRAME.right) return false;
  placed.flip = !placed.flip;
  return true;
}

/** Whether somebody with its tail, wings and arms is over a neighbour's face. */
const covers = (placed: PlacedActor, other: PlacedActor): boolean =>
  overlapArea(figureBox(placed), faceBox(other)) > 0 &&
  coveredShare(faceBox(other), profileOf(placed, 'whole')) > 0.02;

function usualTarget(
  placed: PlacedActor,
  actors: readonly PlacedActor[],
  things: readonly PlacedThing[],
  { speaker }: Shot,
): Point | undefined {
  const subject =
    things.find(({ isFocus }) => isFocus) ?? things.find(({ isSubject, isSeat }) => isSubject && !isSeat);
  if (subject?.isFocus) return middleOfThing(subject);
  const others = actors.filter((other) => other !== placed);
  const speaking = others.find(({ actor }) => actor.castId === speaker);
  if (speaking) return middleOf(speaking);
  if (subject) return middleOfThing(subject);
  // Nobody looks past whoever is next to it.
  const distance = (other: PlacedActor) =>
    Math.abs(other.x - placed.x) + (isAhead(placed, middleOf(other)) ? 0 : 1200);
  const nearest = others.toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest && middleOf(nearest);
}
