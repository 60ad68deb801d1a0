import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { type Box, overlapArea } from '../box.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { inStory } from './in-story.ts';
import { faceBox, type PlacedActor } from './placed-actor.ts';
import type { PlacedThing } from './placed-thing.ts';
import { propMentions, wordsOf } from './prop-words.ts';
import { factualClauses } from './sentences-of-page.ts';

/** How far down from its top something has room on each: a tree’s crown, a roof, a seat. */
const ROOM_ON: Partial<Record<PropName, number>> = {
  tree: 0.3,
  'bare-tree': 0.34,
  'christmas-tree': 0.4,
  house: 0.1,
  fence: 0.06,
  wall: 0.04,
  bench: 0.5,
  chair: 0.55,
  stone: 0.1,
  box: 0.12,
  bed: 0.5,
  sofa: 0.55,
  gate: 0.05,
  hedge: 0.08,
  bush: 0.2,
  piano: 0.08,
  wardrobe: 0.02,
  stairs: 0.1,
  fountain: 0.2,
};
const ON = /^(?:in|on|onto|into|up|upon)$/;

/** Things, each with what it is on. */
export type Rests = readonly (readonly [PropName, PropName])[];

/** Pairs of things of which the text says that the first is on, or in the crown of, the second. */
export function readRests(plan: StoryPlan, scene: Scene): Rests {
  return factualClauses(scene.text).flatMap((clause) => {
    const words = wordsOf(clause);
    const mentions = propMentions(words);
    return mentions.flatMap(({ prop, from, to }, i) => {
      const on = inStory(prop, plan, scene);
      const first = mentions[i - 1];
      const thing = first && inStory(first.prop, plan, scene);
      if (!on || !thing || ROOM_ON[on] === undefined || to - from > 3) return [];
      // `stuck in the top of the old tree`
      const before = words.slice(Math.max(first.to, from - 6), from);
      const at = before.findLastIndex((word) => ON.test(word));
      const between = before.slice(at + 1);
      const isNext =
        at >= 0 && between.every((word) => !/^(?:and|with|behind|under|beside|at|for)$/.test(word));
      return isNext && from - first.to < 8 ? [[thing, on] as const] : [];
    });
  });
}

/** Puts things where they rest by the text, unless that would be on a face or beyond the picture. */
export function restOn(
  things: readonly PlacedThing[],
  rests: Rests,
  actors: readonly PlacedActor[],
): PlacedThing[] {
  const moved = things.map((thing) => {
    const on = rests.find(([prop]) => prop === thing.prop)?.[1];
    const support = on && things.find(({ prop }) => prop === on);
    const share = on && ROOM_ON[on];
    if (!support || share === undefined || support === thing || thing.isSeat || thing.isCover) return thing;
    return restingOn(thing, support, share, actors) ?? thing;
  });
  // Over what they are on.
  return moved.toSorted((a, b) => Number(a.rests ?? false) - Number(b.rests ?? false));
}

function restingOn(
  thing: PlacedThing,
  support: PlacedThing,
  share: number,
  actors: readonly PlacedActor[],
): PlacedThing | null {
  const { box } = support;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const own = { width: thing.box.right - thing.box.left, height: thing.box.bottom - thing.box.top };
  // Small beside what it is on, and whole inside the picture.
  const size = Math.min(1, (width * 0.55) / own.width, (height * 0.6) / own.height);
  const foot = Math.max(box.top + height * share, own.height * size + 16);
  const middle = (box.left + box.right) / 2;
  const moved: Box = {
    left: middle - (own.width * size) / 2,
    right: middle + (own.width * size) / 2,
    top: foot - own.height * size,
    bottom: foot,
  };
  if (moved.left < 10 || moved.right > 1190 || foot > box.bottom) return null;
  if (actors.some((actor) => overlapArea(moved, faceBox(actor)) > 0)) return null;
  return {
    ...thing,
    x: moved.left + (thing.x - thing.box.left) * size,
    y: moved.top + (thing.y - thing.box.top) * size,
    scale: thing.scale * size,
    box: moved,
    // Above its support in the order of drawing, without a shadow on the ground.
    isBehind: support.isBehind,
    rests: true,
  };
}
