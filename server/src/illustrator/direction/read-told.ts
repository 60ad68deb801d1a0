import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { WITHOUT_GROUND } from '../backgrounds/backdrop.ts';
import { PROP_CATALOG, type PropName } from '../props/prop-catalog.ts';
import { inStory } from './in-story.ts';
import { propMentions, wordsOf } from './prop-words.ts';
import { lackedBy, readAbsent } from './read-absent.ts';
import type { Setting } from './read-setting.ts';
import { withoutSpeech } from './sentences-of-page.ts';
import { storyThing } from './story-thing.ts';

/** Somebody has something in mind that is not there, and says or does no more than that. */
const THINKS =
  /\b(?:thinking (?:about|of)|th(?:inks|ought) (?:about|of) (?:it|that|the|his|her|their)|thought (?:hard|and thought)|(?:couldn’t|can’t) stop thinking|(?:dream|dreamt|dreamed|dreams) (?:of|about)|remember(?:ed|s)?|wish(?:ed|es)? (?:for|that)|miss(?:ed|es)|longed for|imagined|pictured)\b/i;

/** What somebody thinks of on a page that shows nothing else of its story: it is in a bubble. Null for none. */
export function readTold(plan: StoryPlan, scene: Scene): PropName | null {
  const { beat, text } = scene;
  if (beat === 'ending' || beat === 'home-again' || !THINKS.test(withoutSpeech(text))) return null;
  const thing = storyThing(plan);
  return thing && inStory(thing, plan, scene);
}

const SMALL: ReadonlySet<string> = new Set(['hand', 'ground', 'table']);
/** The thing of a story where it is not lost. */
function presentThing(plan: StoryPlan, scene: Scene): PropName | null {
  const thing = storyThing(plan);
  return thing && !lackedBy(plan, scene).includes(thing) && !readAbsent(scene.text).has(thing) ? thing : null;
}

/** The page does something with it without naming it: `lit the first`, `put it down`. */
const HANDLED =
  /\b(?:put|took|gave|held|picked|lit|carried|dropped|laid|lifted|washed|mended|opened|caught) (?:it|one|them|the (?:first|second|third|last|next)(?: one)?)(?= (?:up|down|away|out|in|on|to|into|onto|back|home)\b|[,.;])/i;
/** Large, but with the actors on every page of its story. */
const PLAYED: ReadonlySet<PropName> = new Set<PropName>(['piano', 'easel']);

const isNamed = (prop: PropName, plan: StoryPlan, scene: Scene): boolean =>
  propMentions(wordsOf(withoutSpeech(scene.text).toLowerCase())).some(
    (each) => each.prop === prop && inStory(prop, plan, scene) !== null,
  );

/** The thing of the story on a page that shows nothing else: it is at hand since it was first named. Null before that. */
export function readPlanted(plan: StoryPlan, scene: Scene): PropName | null {
  const named = presentThing(plan, scene);
  const thing = named && inStory(named, plan, scene);
  if (!named || !thing || PROP_CATALOG[thing].figure !== null) return null;
  if (!SMALL.has(PROP_CATALOG[thing].spot) && !PLAYED.has(thing)) return null;
  return isKnownBy(named, plan, scene) || HANDLED.test(withoutSpeech(scene.text)) ? thing : null;
}

/** `They turned it upside down`: it is what the story is about. */
const DONE_TO_IT =
  /\b(?!(?:and|but|so|when|that|because|if|as|until|till|then|said|thought|what|how|where|while|before|after|now|than|like|of)\b)\p{L}+(?: (?:at|into|on|in|under|round|up|over|behind|for|with))? (?:it|them)\b(?! (?:was|is|were|are|had|has|would|could|will|did|does|might|must|all (?:was|were))\b)/u;

/**
 * The thing of the story on a page that is about it without naming it: `it` where nothing else has been named, or something large that
 * another page has at the same place. Null for none.
 */
export function readUnnamed(
  plan: StoryPlan,
  scene: Scene,
  { isInside, backdrop }: Setting,
  named: readonly PropName[],
): PropName | null {
  const own = presentThing(plan, scene);
  const thing = own && inStory(own, plan, scene);
  if (!own || !thing || PROP_CATALOG[thing].figure !== null || named.includes(thing)) return null;
  const { isOutdoors, isIndoors, spot } = PROP_CATALOG[thing];
  if ((isInside ? isOutdoors : isIndoors) || WITHOUT_GROUND.has(backdrop) || spot === 'sky') return null;
  const isThere = ({ pageNumber, place }: Scene) =>
    pageNumber <= scene.pageNumber + 1 && place === scene.place;
  const isStanding =
    spot === 'large' && !isInside && plan.scenes.some((each) => isThere(each) && isNamed(own, plan, each));
  const isIt =
    named.length === 0 && DONE_TO_IT.test(withoutSpeech(scene.text)) && isKnownBy(own, plan, scene);
  return isStanding || isIt ? thing : null;
}

/** Whether a page up to this one has named a thing. */
const isKnownBy = (prop: PropName, plan: StoryPlan, { pageNumber }: Scene): boolean =>
  plan.scenes.some((each) => each.pageNumber <= pageNumber && isNamed(prop, plan, each));
