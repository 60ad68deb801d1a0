import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { propBox } from '../props/draw-prop.ts';
import { PROP_CATALOG, type PropName } from '../props/prop-catalog.ts';
import { nameOfActor, namePattern } from './actor-names.ts';

/** Small enough for a hand, and no animal. */
export function isHoldable(prop: PropName): boolean {
  const { spot, size } = PROP_CATALOG[prop];
  if (LONG_TOOLS.has(prop)) return true;
  const { left, right, top, bottom } = propBox(prop);
  return (
    (spot === 'hand' || spot === 'table' || spot === 'ground' || FROM_WALL.has(prop)) &&
    (right - left) * size < 260 &&
    (bottom - top) * size < 240 &&
    !ANIMALS.has(prop)
  );
}
/** Tools with a long handle, and the kite with its tail. */
const LONG_TOOLS: ReadonlySet<PropName> = new Set<PropName>([
  'broom',
  'rake',
  'shovel',
  'fishing-rod',
  'kite',
]);
/** Clothes and pictures are held like other things, although they hang on a wall when nobody does. */
const FROM_WALL: ReadonlySet<PropName> = new Set<PropName>([
  'coat',
  'shirt',
  'cape',
  'pyjamas',
  'picture',
  'towel',
  'apron',
  'dress',
  'trousers',
]);
/** Animals that are drawn as props. */
export const ANIMALS: ReadonlySet<PropName> = new Set<PropName>([
  'bird',
  'bee',
  'butterfly',
  'beetle',
  'ladybird',
  'fly',
  'ant',
  'snail',
  'caterpillar',
  'frog',
  'duck',
  'hen',
  'cat',
  'kitten',
  'dog',
  'mouse',
  'fish',
  'sheep',
  'cow',
  'spider',
]);

const HOLDING =
  /\b(held|holds|holding|took|takes|rang|unrolled|tore|kept watch with|folded|sucked|slurped|lifted|carried|carrying|brought|fetched|gave|picked|opened|read|play(?= (?:the|a|an|his|her|their) )|plays|playing|unpacked|packed|poured|drew|drank|ate|blew|played|waved|found|wrapped|chose|hung|pulled out|put on|bit into|nibbled|licked|tasted|chewed|threw|tossed|offered|handed|raised|shared|counted|passed|lent|dropped|used|waved|rattled|shook|peeled|squeezed|polished|buttered|caught|carrying|holding|eating|bringing|put down|set (?=the |an? )|got (?=out |(?:the|an?|his|her|their) )|pushed (?=an? (?:\p{L}+ )?$))\b/u;
/** `came in, with a squashed bun`: what somebody has along, or does something with. */
const WITH =
  /(?:^|,|\b(?:came|went|arrived|stood|appeared|ran|was|in|by|along|over|back|\p{L}+ed(?: \p{L}+){0,5})) with (?:an?|the|his|her|their|one|another|some|two|three) (?:[\p{L}’-]+ ){0,4}$/u;
/** Nobody is named here: the clause goes on with what was said of somebody. */
const GOES_ON =
  /^(?:and |but |then |so |now )*(?:with\b|\p{L}+(?:ed|ing)\b|brought|took|gave|held|found|got|put|ate|drank|set|lent|caught)/u;
/** Nothing but what is meant. */
const ONLY_NOUN = /^ ?(?:an?|the|one|two|three|his|her|their) (?:[\p{L}’-]+ ){0,2}$/u;
/** `with one shoe on` */
const IS_WORN = /^s? on(?:[,.;:!?”]|$)/;
/** Whom something is given to: `gave the baby the fastest car`. */
const GIVEN_TO =
  /\b(?:gave|lent|handed|offered|showed|brought|passed|fetched) (?:the|an?|his|her|their)(?: [\p{L}’-]+){0,2} $/u;
const AND_WHAT = /^[\p{L}’-]* (?:an?|the|his|her|their|one|another|some|two|three|back)\b/u;

/** What hangs for all to read is in nobody’s hand. */
const HANGS: ReadonlySet<string> = new Set([
  'sign',
  'notice',
  'poster',
  'banner',
  'signs',
  'notices',
  'posters',
]);
const HUNG_UP =
  /\b(?:hung|put|stuck|pinned|nailed)(?: \p{L}+){0,2} up\b|\b(?:hung|put|stuck|pinned|nailed) up\b|\bhung (?:a|the|an)\b/u;

const PUT_ROUND = /\bput (?:\p{L}+ ){1,4}(?:a)?round\b/u;

/** `in the flamingo’s hands` */
const ownHands = (name: string): RegExp =>
  name === ''
    ? /(?!)/
    : new RegExp(
        `\\b(?:in|between) ${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}’s? (?:\\w+ )?(?:hands?|paws?|arms|wings?|fins|claws|beak|mouth)\\b`,
        'iu',
      );

/**
 * The actor in whose hands it is, or that a clause names before a verb of holding and the thing; the lead for a pronoun; null without such a
 * verb. `earlier` is what the sentence says before the clause: its actor goes on where the clause names nobody.
 */
export function holderIn(
  clause: string,
  thing: string,
  plan: StoryPlan,
  scene: Scene,
  earlier = '',
): string | null {
  if (HANGS.has(thing) && HUNG_UP.test(clause)) return null;
  const inHands = scene.actors.find(({ castId }) => ownHands(nameOfActor(plan, scene, castId)).test(clause));
  if (inHands) return inHands.castId;
  const at = clause.indexOf(thing);
  const own = clause.slice(0, at);
  // `lent her something like it: a saucepan`
  const isAfterColon = ONLY_NOUN.test(own) && HOLDING.test(earlier);
  if (!isAfterColon && !HOLDING.test(own) && !WITH.test(own) && !PUT_ROUND.test(clause)) return null;
  if (IS_WORN.test(clause.slice(at + thing.length))) return null;
  if (GIVEN_TO.test(own) && AND_WHAT.test(clause.slice(at + thing.length))) return null;
  const before = isAfterColon || GOES_ON.test(own.trim()) ? `${earlier} ${own}` : own;
  const receiver = receiverIn(before, plan, scene);
  const names = scene.actors
    .map(({ castId }) => ({ castId, at: before.search(namePattern(nameOfActor(plan, scene, castId))) }))
    .filter(({ castId, at }) => at >= 0 && castId !== receiver)
    .sort((a, b) => a.at - b.at);
  const isByPronoun = /\b(he|she|they|i|we)\b/.test(before);
  const giver =
    receiver === null || !isByPronoun ? undefined : scene.actors.find(({ castId }) => castId !== receiver);
  return (
    names[0]?.castId ??
    giver?.castId ??
    // `The teacher gave Bo a puzzle.`
    receiver ??
    (isByPronoun ? (scene.actors[0]?.castId ?? null) : null)
  );
}

/** Whether a clause says of a thing that somebody wears it, or that it is given something. */
export function isWornOrGiven(clause: string, thing: string): boolean {
  const at = clause.indexOf(thing);
  const after = clause.slice(at + thing.length);
  return IS_WORN.test(after) || (GIVEN_TO.test(clause.slice(0, at)) && AND_WHAT.test(after));
}

/** The actor to whom something is given: `gave Bo forty keys`; null for none. */
function receiverIn(before: string, plan: StoryPlan, scene: Scene): string | null {
  const isReceiver = (castId: string) => {
    const name = namePattern(nameOfActor(plan, scene, castId)).source;
    return new RegExp(`\\b(?:gave|lent|handed|offered|showed|brought|passed) (?:the )?${name}`, 'iu').test(
      before,
    );
  };
  return scene.actors.find(({ castId }) => isReceiver(castId))?.castId ?? null;
}
