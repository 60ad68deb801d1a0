import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { inStory } from './in-story.ts';
import { propMentions, wordsOf } from './prop-words.ts';
import { factualClauses } from './sentences-of-page.ts';

/** How far down from its top something has room on each: a tree’s crown, a roof, a seat. */
export const ROOM_ON: Partial<Record<PropName, number>> = {
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
  const said = factualClauses(scene.text).flatMap((clause) => restsIn(clause, plan, scene));
  return said.length > 0 ? said : stuckByRequest(plan, scene);
}

/** It is free. */
const IS_FREE =
  /\b(?:came (?:down|free|loose|out|off)|flew (?:down|off|out)|fell (?:down|out)|was free|let go|got (?:it|him|her|them) (?:down|out))\b/i;
const STUCK = /\b(?:stuck|caught|trapped|hangs|hanging) (?:up )?(?:in|on)\b/;

/** What the request has stuck in a tree is there until it comes down: `the kite stuck in the chestnut tree`. */
function stuckByRequest(plan: StoryPlan, scene: Scene): Rests {
  const theme = (plan.asked?.theme ?? plan.about?.topic ?? '').toLowerCase();
  const isOver = scene.beat === 'ending' || scene.beat === 'home-again' || IS_FREE.test(scene.text);
  return STUCK.test(theme) && !isOver ? restsIn(theme, plan, scene) : [];
}

function restsIn(clause: string, plan: StoryPlan, scene: Scene): Rests {
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
}
