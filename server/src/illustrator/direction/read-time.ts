import type { Scene, StoryPlan, TimeOfDay } from '../../storyteller/story-plan.ts';
import { toldSentences, withoutSpeech } from './sentences-of-page.ts';

const CERTAIN_NIGHT =
  /\b(it was (?:already |late at |still )?night|at night|(?:that|one) night|in the night|all night|night (?:came|fell)|midnight|moonlight|nightfall|night-?time|tonight|(?:whole|dark|cold|warm|starry|next|same|windy|stormy|quiet) night|by night|under the stars|stars? (?:shone|twinkled|came|blinked))\b/;
/** Some of these words are also said by day: somebody is asleep, and there is a moon in a song. */
const NIGHT =
  /\b(the night|night was|moon|in the dark|pitch dark|so did the (?:whole )?street|woke the (?:whole )?street|the dark (?:was|came)|it (?:was|grew|got) (?:quite |very )?dark|asleep|(?<!\bhad )slept|stars? hummed|the stars)\b/;
const MORNING =
  /(?<!\b(?:until|till|by|before|for|towards|every|to be)(?: the| next)? )\bmorning\b|\b(?:sunrise|sun (?:rose|came up|was rising))\b|(?<!\b(?:until|till|by|for|towards|every)(?: the)? )\b(?:dawn|daybreak|first light)\b/;
/** Before sunrise, or just at it. */
const DAWN =
  /(?<!\b(?:until|till|by|for|towards|every)(?: the)? )\b(?:dawn|daybreak|first light|sunrise|sun (?:rose|came up|was rising)|cock crowed)\b/;
const CERTAIN_EVENING =
  /\b(?:evening(?! (?:tune|song|star|dress|paper|meal))|sunset|dusk|twilight|sun (?:went|was going) down)\b/;
/** Sentences about another time than that of the page. */
const ANOTHER_DAY =
  /\b(?:tomorrow|yesterday|last night|as in the (?:evening|morning|night)|had [\w’]+ in the night)\b/;
const LESSONS =
  /\b(?:at school|in (?:the )?class(?:room)?|the (?:teacher|classroom|school bell)|playtime|lunch break|(?<!learn(?:ed|t) (?:a|his|her|their) )lessons?)\b/;
/** What a story at night is about. */
const BY_NIGHT =
  /\b(?:at night|by night|night (?:train|bus|watch|sky)|midnight|the night|in the dark|afraid of the dark)\b/i;
const EVENING =
  /\b(evening(?! (?:tune|song|star|dress|paper|meal))|sunset|dusk|bedtime|supper|good night|sun (?:went|was going) down|twilight)\b/;

const matches = (clauses: readonly string[], pattern: RegExp) =>
  clauses.some((clause) => pattern.test(clause));

/**
 * The time that the words of the page state last, morning before all; the hours of a school are by day. The plan decides what they
 * leave open.
 */
export function readTime(
  { about, asked, scenes }: StoryPlan,
  { time, place, text, beat, pageNumber }: Scene,
  clauses: readonly string[],
  inBed: boolean,
): TimeOfDay {
  const stated = statedTime(text) ?? (MEAL_IN_THE_EVENING.test(withoutSpeech(text)) ? 'evening' : null);
  if (stated === null && /\b(?:afternoon|at noon|midday|lunchtime)\b/i.test(withoutSpeech(text)) && !inBed)
    return 'day';
  if (stated === 'morning') return 'morning';
  const isAtSchool = place === 'school' || matches(clauses, LESSONS);
  const before =
    stated === null && time === 'day' && !NAMES_TIME.test(text) ? timeBefore(scenes, pageNumber) : null;
  if (isAtSchool && !inBed && !matches(clauses, CERTAIN_NIGHT))
    return stated === 'evening' ? stated : time === 'morning' ? time : 'day';
  if (matches(clauses, CERTAIN_NIGHT) || matches(clauses, NIGHT)) return 'night';
  if (matches(clauses, EVENING) || stated === 'evening')
    return time === 'night' ? 'night' : inBed ? 'night' : 'evening';
  if (inBed && time !== 'morning') return 'night';
  const isOfNight =
    beat !== 'home-and-wish' &&
    beat !== 'home-again' &&
    BY_NIGHT.test(`${about?.topic ?? ''} ${asked?.theme ?? ''}`);
  return isOfNight && stated === null ? 'night' : (before ?? time);
}

const MEAL_IN_THE_EVENING = /\b(?:by|at|after) (?:supper(?: ?time)?|bedtime)\b/i;
/** Another time than that of the page before has begun. */
const NAMES_TIME =
  /\b(?:morning|noon|midday|afternoon|lunch(?:time)?|breakfast|day|days|week|weeks|next|later|(?:mon|tues|wednes|thurs|fri|satur|sun)day|sun(?:light|shine)?|school|o’clock|until|till)\b/i;
/** What is so every evening, and not yet. */
const USUALLY =
  /\b(?:every|each|all the|those|till|until|before|by|towards)(?: the)? (?:evening|night|sunset|dusk)s?\b/i;

/** The evening or night that the page before states, which goes on; null for none. */
function timeBefore(scenes: StoryPlan['scenes'], pageNumber: number): TimeOfDay | null {
  const text = scenes.find((each) => each.pageNumber === pageNumber - 1)?.text ?? '';
  const stated = USUALLY.test(text) ? null : statedTime(text);
  return stated === 'morning' ? null : stated;
}

/** Whether a page in the morning is at sunrise. */
export const isDawn = (text: string): boolean =>
  toldSentences(text).some((sentence) => DAWN.test(sentence.toLowerCase()));

/** Morning, unless evening or night come after it; also where nobody came in the morning. */
function statedTime(text: string): TimeOfDay | null {
  const sentences = toldSentences(text)
    .map((sentence) => sentence.toLowerCase())
    .filter((sentence) => !ANOTHER_DAY.test(sentence));
  const last = (words: RegExp) => sentences.findLastIndex((sentence) => words.test(sentence));
  const [morning, evening, night] = [last(MORNING), last(CERTAIN_EVENING), last(CERTAIN_NIGHT)];
  if (morning >= 0 && morning >= Math.max(evening, night)) return 'morning';
  if (evening < 0 && night < 0) return null;
  return night > evening ? 'night' : 'evening';
}
