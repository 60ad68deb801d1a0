import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { PROP_CATALOG, type PropName } from '../props/prop-catalog.ts';
import { inStory } from './in-story.ts';
import { propMentions, wordsOf } from './prop-words.ts';
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
  const named = storyThing(plan);
  const thing = named && inStory(named, plan, scene);
  if (!named || !thing || PROP_CATALOG[thing].figure !== null) return null;
  if (!SMALL.has(PROP_CATALOG[thing].spot) && !PLAYED.has(thing)) return null;
  const isKnown = plan.scenes.some(
    (each) => each.pageNumber <= scene.pageNumber && isNamed(named, plan, each),
  );
  return isKnown || HANDLED.test(withoutSpeech(scene.text)) ? thing : null;
}
