import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { appearanceOf } from '../creatures/derive-appearance.ts';
import { propEntry } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { longestSide } from '../props/prop-size.ts';
import { nameOfActor } from './actor-names.ts';
import { hasOtherHand } from './free-hands.ts';
import type { Action } from './read-actions.ts';
import type { Deed } from './read-deeds.ts';
import { isHoldable, isWornOrGiven } from './read-holder.ts';
import type { NamedThing } from './read-things.ts';

/** Who cannot take anything, because they sleep, ride, hide or carry, and what is used otherwise. */
interface Occupied {
  actors: ReadonlySet<string>;
  things: ReadonlySet<PropName | null | undefined>;
}

/** What lies, stands or grows where it is until somebody does something with it. */
const STAYS_PUT: ReadonlySet<PropName> = new Set<PropName>([
  'anchor',
  'big-button',
  'flower-pots',
  'food-bowl',
  'model-volcano',
  'robot-parts',
  'spilt-milk',
  'till',
  'washing-pile',
  'barrel',
  'bush',
  'cauldron',
  'chest',
  'fire-extinguisher',
  'grass',
  'blocks',
  'block-tower',
  'cage',
  'campfire',
  'computer',
  'unlit-campfire',
  'crumbs',
  'dustbin',
  'fish-tank',
  'footprints',
  'lamp',
  'unlit-lamp',
  'spark',
  'pole',
  'pipe',
  'arrow-sign',
  'leaf',
  'log',
  'mushroom',
  'nest',
  'nettle',
  'notice',
  'plank',
  'potty',
  'puddle',
  'pumpkin',
  'rails',
  'rubbish',
  'sandcastle',
  'seedling',
  'sign',
  'stone',
  'wheel',
]);
/** Poses with no hand free. */
const BUSY: ReadonlySet<string> = new Set(
  'sleep lie lie-back cover-eyes cover-ears hug crawl climb swim fall cower clap push pull startle kick catch cry dig handle play arms-crossed'.split(
    ' ',
  ),
);
/** What the text has on the ground, or somewhere where nobody has it in the hand. */
const IS_PUT =
  /^s?(?:,? (?:that|which|and) )? ?(?:was |were |is |are |had |still |just )*(?:fell|fallen|falls|lay|lies|lying|landed|rolled|stood|stands|standing|hung|hanging|grew|growing|floated|sank|slid|bounced|flew|blew away|went|in(?! (?:one|his|her|its|their|both|each|every|an?|the other) (?:\p{L}+ )?(?:hands?|paws?|wings?|arms?|mouth|beak)\b)|on|under|behind|inside|among|between|beneath|over|above|round|against) /u;
const PUT_DOWN =
  /\b(?:dropped|lay|lie|laid|lies|lying|stood|stand|hung|grew|grow|fell|rolled|landed|floated|threw|spilt|spilled|left|lost|under|behind|among|out of|over|past|round|around|towards?|by|near|beside|into|saw|see|at) (?:[\p{L}’-]+ ){0,3}$/u;
const HANDS: ReadonlySet<string> = new Set(['arm', 'stub', 'wing', 'tentacle', 'claw']);

/** What has a long handle or neck, or weighs little: larger than other things that one has in a hand. */
const LONG_OR_LIGHT: ReadonlySet<PropName> = new Set<PropName>([
  'balloon',
  'broom',
  'fishing-rod',
  'flag',
  'guitar',
  'hose',
  'oar',
  'pan',
  'rake',
  'sack',
  'shovel',
  'violin',
]);
/** The longest side of other things that a child lifts, in figure units. */
const LARGEST = 170;

/** Whether a child has it in the hand. */
export const isSmall = (prop: PropName): boolean =>
  isHoldable(prop) &&
  propEntry(prop).figure === null &&
  (longestSide(prop) <= LARGEST || LONG_OR_LIGHT.has(prop) || propEntry(prop).spot === 'wall');

/** Whether the clause that names a thing says that it lies or stands somewhere. */
export function isPutDown({ prop, clause, noun }: NamedThing): boolean {
  if (STAYS_PUT.has(prop)) return true;
  if (clause === undefined || noun === undefined) return false;
  const at = clause.indexOf(noun);
  if (isWornOrGiven(clause, noun)) return true;
  return at >= 0 && (IS_PUT.test(`${clause.slice(at + noun.length)} `) || PUT_DOWN.test(clause.slice(0, at)));
}

/**
 * Puts every small thing of a page into a hand: of whoever does something with it, whose it is, or else of the lead; a free hand has one.
 * What the text says lies somewhere stays there.
 */
export function giveThings(
  plan: StoryPlan,
  scene: Scene,
  things: readonly NamedThing[],
  actions: ReadonlyMap<string, Action>,
  deeds: readonly Deed[],
  occupied: Occupied,
): NamedThing[] {
  const held = new Map<string, number>();
  const take = (castId: string) => held.set(castId, (held.get(castId) ?? 0) + 1);
  for (const { holder, isAside } of things) if (holder && !isAside) take(holder);
  const poseOf = (castId: string) =>
    actions.get(castId)?.pose ?? scene.actors.find((actor) => actor.castId === castId)?.pose ?? 'stand';
  const isFree = (castId: string): boolean =>
    !held.has(castId) &&
    !occupied.actors.has(castId) &&
    !BUSY.has(poseOf(castId)) &&
    actions.get(castId)?.tool === undefined &&
    hasHands(plan, castId);
  const hasOtherFree = (castId: string): boolean =>
    held.get(castId) === 1 &&
    !occupied.actors.has(castId) &&
    actions.get(castId)?.tool === undefined &&
    things.every(({ prop, holder }) => holder !== castId || hasOtherHand(poseOf(castId), prop)) &&
    hasHands(plan, castId);
  const given = new Map<NamedThing, string>();
  for (const thing of things.toSorted((a, b) => rank(a) - rank(b))) {
    if (thing.holder !== null || !isSmall(thing.prop) || isPutDown(thing) || occupied.things.has(thing.prop))
      continue;
    const takers = takersOf(thing, plan, scene, deeds);
    const taker = takers.find(isFree) ?? takers.find(hasOtherFree);
    if (taker === undefined) continue;
    take(taker);
    given.set(thing, taker);
  }
  return things.map((thing) => ({ ...thing, holder: given.get(thing) ?? thing.holder }));
}

/** What the page is about comes first, what it does not name last. */
const rank = ({ isSubject, isAside, isUnnamed }: NamedThing): number =>
  (isAside ? 4 : 0) + (isUnnamed ? 2 : 0) + (isSubject ? 0 : 1);

/** Those who may have a thing in the hand, the likeliest first. */
function takersOf(
  { prop, clause = '', noun = '' }: NamedThing,
  plan: StoryPlan,
  scene: Scene,
  deeds: readonly Deed[],
): string[] {
  const everybody = scene.actors.map(({ castId }) => castId);
  const doers = noun === '' ? [] : (deeds.find(({ text }) => text.includes(noun))?.doers ?? []);
  const before = clause.slice(0, Math.max(0, clause.indexOf(noun)));
  const owner = everybody.filter((castId) => {
    const name = nameOfActor(plan, scene, castId).toLowerCase();
    return (
      name !== '' && new RegExp(`${name.replace(/[^\p{L} ]/gu, '.')}’s? (?:\\p{L}+ )?$`, 'u').test(before)
    );
  });
  // What hangs on a wall hangs there until somebody does something with it.
  const others = propEntry(prop).spot === 'wall' ? [] : everybody;
  return [...new Set([...owner, ...doers, ...others])];
}

/** Guests are drawn with hands unless they are things without; members of the cast by their looks. */
function hasHands({ cast }: StoryPlan, castId: string): boolean {
  const member = cast.find(({ id }) => id === castId);
  return !member || HANDS.has(appearanceOf(member).build.arms);
}
