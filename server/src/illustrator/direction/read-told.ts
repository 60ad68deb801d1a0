import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { PROP_CATALOG, type PropName } from '../props/prop-catalog.ts';
import { inStory } from './in-story.ts';
import { propMentions, wordsOf } from './prop-words.ts';
import { withoutSpeech } from './sentences-of-page.ts';
import { storyThing } from './story-thing.ts';

/** What friends say to each other before it begins: `“It’s about the picnic,” said Mira`. */
const TELLS =
  /\b(?:it’s about|thinking (?:about|of)|told [^.“”]{1,30} (?:all )?about|all about it|explain(?:ed)? (?:it|everything)|happy to explain|heard (?:it|about)|talk(?:ed)? (?:to [^.“”]{1,20} )?about|tell (?:me|you)|what (?:was|is|’s) (?:happening|the matter)|listened to every word|wanted to know|so glad you’re here|keep you company|beside you)\b/i;
const THINKS = /\b(?:had an idea|thought hard|thought and thought|couldn’t stop thinking|can’t think of)\b/i;

/** What somebody tells of on a page that shows nothing else of its story: it is in a bubble. Null for none. */
export function readTold(plan: StoryPlan, { beat, text }: Scene): PropName | null {
  if (beat === 'ending' || beat === 'home-again') return null;
  if (!TELLS.test(text) && !THINKS.test(text) && beat !== 'friend-and-object') return null;
  return storyThing(plan);
}

const SMALL: ReadonlySet<string> = new Set(['hand', 'ground', 'table']);

const isNamed = (prop: PropName, plan: StoryPlan, scene: Scene): boolean =>
  propMentions(wordsOf(withoutSpeech(scene.text).toLowerCase())).some(
    (each) => each.prop === prop && inStory(prop, plan, scene) === prop,
  );

/** The thing of the story on a page that shows nothing else: it is at hand since it was first named. Null before that. */
export function readPlanted(plan: StoryPlan, scene: Scene): PropName | null {
  const thing = storyThing(plan);
  if (!thing || PROP_CATALOG[thing].figure !== null || !SMALL.has(PROP_CATALOG[thing].spot)) return null;
  if (inStory(thing, plan, scene) !== thing) return null;
  const isKnown = plan.scenes.some(
    (each) => each.pageNumber <= scene.pageNumber && isNamed(thing, plan, each),
  );
  return isKnown ? thing : null;
}
