import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import type { Setting } from './read-setting.ts';
import { withoutSpeech } from './sentences-of-page.ts';

const GROUP =
  'the whole (?:castle|village|town|class|school|family|street|team|crew|kingdom|playground|orchestra|choir|train|bus|hall|neighbourhood)|the (?:villagers|townspeople|players|dancers|sailors|singers|musicians|friends and neighbours)|all the (?:neighbours|children|families|people)';
/** What a crowd does that the cast does not do alone: `everyone clapped`. */
const CROWD_DOES =
  'came|clapped|cheered|watched|helped|brought|joined|gathered|stopped|stared|turned|looked (?:up|at|round)|was (?:there|watching|waiting|looking|invited)|were (?:there|watching|waiting|looking)|stood (?:in|round|around)|knew where|sang along|waited|danced';
const CROWD = new RegExp(
  `\\b(?:${GROUP})\\b|\\b(?:everyone|everybody)(?: else)? (?:\\p{L}+ly )?(?:${CROWD_DOES})\\b|\\b(?:told|asked|called|in front of|where|before|showed|among|knocked at) (?:everyone|everybody|every door)\\b|\\bwent (?:along the street and knocked|from door to door)\\b|\\b(?<!the )others (?:came|joined|helped|stood|watched)\\b|\\bsome had (?:never|brought|come)\\b`,
  'iu',
);
/** What is told to a crowd or dreamed of does not bring one. */
const NOT_THERE = /\b(?:nobody|no one|not everyone|had gone|went home|would|if|drew|painted|wrote)\b/i;

/** Those who come in numbers without being named in the catalog: `the whole castle`, `everyone clapped`; null for none. */
export function readCrowd(
  { asked, about }: StoryPlan,
  { text }: Scene,
  { backdrop }: Setting,
): 'children' | 'people' | null {
  const sentences = withoutSpeech(text).split(/(?<=[.!?])\s/);
  const found = sentences.some((sentence) => CROWD.test(sentence) && !NOT_THERE.test(sentence));
  if (!found) return null;
  const isSchool =
    backdrop === 'school' ||
    backdrop === 'playground' ||
    /\b(?:school|class|nursery|playground)\b/i.test(`${asked?.theme ?? ''} ${about?.topic ?? ''}`);
  return isSchool ? 'children' : 'people';
}
