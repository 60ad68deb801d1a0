import { containsKeyword, extractKeywords } from '../storyteller/grammar/keywords.ts';
import { countWords, splitSentences } from '../storyteller/grammar/sentences.ts';
import { lintStory } from '../storyteller/index.ts';
import { hasHarmfulSentence } from '../storyteller/moderation/has-harmful-sentence.ts';
import { parseEnding } from '../storyteller/parse/parse-ending.ts';
import { parseTheme } from '../storyteller/parse/parse-theme.ts';
import { readingLevelFor } from '../storyteller/reading-level.ts';
import type { StoryPlan } from '../storyteller/story-plan.ts';
import { isForeign } from './is-foreign.ts';

/** What an editor would mark in a story. */
export interface StoryFindings {
  /** The story must not be shown with these. */
  grave: string[];
  /** Worth a correction, but better than another story. */
  slight: string[];
}

/**
 * Findings of `lintStory` that are matters of taste in prose that nobody generated from templates: a word too many, a refrain, a word
 * of the theme that only occurs later. Whether theme and ending are told is checked below, in a way that fits free prose.
 */
const SLIGHT =
  /words, (more|fewer) than|wrong article|doubled word|without a capital|though no character uses it|does not agree|singular verb|repeated sentence|is shown that|is held that|stray space|repeated punctuation|on the (first|last) pages/;

/** A word of theme or ending that does not occur where it should. */
const MISSING_WORD = /on the (first|last) pages/;

/** How far a page may be from the words of its reading level, and from where on it is worth a correction: models count badly. */
const LENGTH_TOLERANCE = 1.6;
const LENGTH_NOTICED = 1.15;

const GENERIC =
  /^(everyone|everybody|always|ever|happily|after|story|adventure|magic|magical|fun|funny|learn|learning|about|going|being|having|first|new|big|little|time|day)$/;

/** By this a sentence tells a wish, a dream, a plan, or that something does not happen, and no event; `just as she had wished, they danced` does tell one. */
const NOT_HAPPENING =
  /\b(wish(ed|es|ing)?|dream(ed|t|s|ing)?|hop(ed|es|ing)|imagin(ed|es|ing)|pretend(ed|s|ing)?|want(ed|s)) (for|that|to|of|about|how|they|he|she|it|everyone|everybody|one)\b|\b(one day,? (\w+ ){1,3}(will|would|might|may|could|can)|someday|tomorrow|if only|not yet|there (was|were) (no|not|never)|never (had|got|came|found|happened|became|was|were)|had no|did(n[’']t| not) (have|get|come|find|happen|become)|would (have|be|come|get|soon)|plan(s|ned|ning)? (to|for|a|an|the|their|his|her|how|what))\b/i;

/** Whether a text has a word in any form, or a word with the same beginning: `friends` for `friendship`. */
const has = (text: string, keyword: string): boolean => {
  if (containsKeyword(text, keyword)) return true;
  const stem = keyword.replace(/(ship|ness|ment|ing|ies|es|ed|s)$/, '');
  return (
    stem.length >= 4 && new RegExp(`(?<!\\p{L})${stem.replace(/[^\p{L}\p{N}]/gu, '.')}`, 'iu').test(text)
  );
};

const countOf = (keywords: readonly string[], text: string): number =>
  keywords.filter((keyword) => has(text, keyword)).length;

/** Keywords without the characters' names, which are on every page, and without words that fit any story. */
const specific = (keywords: readonly string[], { cast }: StoryPlan): readonly string[] => {
  const names = new Set(cast.flatMap(({ name }) => extractKeywords(name)));
  const others = keywords.filter((keyword) => !names.has(keyword));
  const left = others.filter((keyword) => !GENERIC.test(keyword));
  return left.length > 0 ? left : others.length > 0 ? others : keywords;
};

const namesOf = ({ cast }: StoryPlan): string[] => cast.map(({ name }) => name);

/** The theme is on the first pages and goes on in the middle, instead of being named once. */
const checkTheme = (plan: StoryPlan): string[] => {
  const { asked, scenes } = plan;
  const keywords = specific(parseTheme(asked?.theme ?? '').keywords, plan);
  const texts = scenes.map(({ text }) => text);
  // The story is told in English: of a theme in another language a word is said, and no more.
  if (isForeign(asked?.theme ?? '', namesOf(plan)))
    return countOf(keywords, texts.slice(0, 2).join(' ')) > 0
      ? []
      : ['No word of the theme is on the first two pages in its own language.'];
  const needed = Math.ceil(Math.min(keywords.length, 6) / 2);
  const findings: string[] = [];
  if (countOf(keywords, texts.join(' ')) < needed)
    findings.push(`The theme is not told: these of its words are hardly used: ${keywords.join(', ')}.`);
  if (scenes.length < 3) return findings;
  const carries = texts.map((text) => keywords.some((keyword) => has(text, keyword)));
  if (!carries.slice(0, 2).includes(true)) findings.push('The theme is not named on the first two pages.');
  // The last page alone does not go on with it.
  if (!carries.slice(2, scenes.length > 4 ? -1 : undefined).includes(true))
    findings.push('The theme is named at the beginning and then forgotten.');
  return findings;
};

/** What a page says has happened: without direct speech and without sentences about wishes. */
const eventsOf = (text: string): string =>
  splitSentences(text.replace(/“[^”]*”?/g, ' ').replace(/\s+/g, ' '))
    .filter((sentence) => !NOT_HAPPENING.test(sentence))
    .join(' ');

/** The desired ending happens on the last two pages, instead of being spoken of. */
const checkEnding = (plan: StoryPlan): string[] => {
  const { asked, scenes, cast } = plan;
  const desired = asked?.desiredEnding ?? '';
  // Its words cannot be found in an English text.
  if (isForeign(desired, namesOf(plan))) return [];
  const { keywords } = parseEnding(desired, cast);
  // An ending that is itself about a wish or something that never happens is told in such a sentence.
  const read = NOT_HAPPENING.test(desired) ? (text: string) => text : eventsOf;
  const last = scenes
    .slice(-2)
    .map(({ text }) => read(text))
    .join(' ');
  const fromTheme = new Set(parseTheme(asked?.theme ?? '').keywords);
  const all = specific(extractKeywords(keywords.join(' ')), plan);
  // What the theme names is there anyway: of `the dragon swims` it is the swimming that has to happen.
  const own = all.filter((keyword) => !fromTheme.has(keyword) && !isProperNoun(desired, keyword));
  const words = own.length > 0 ? own : all;
  return countOf(words, last) >= Math.ceil(Math.min(words.length, 6) * TOLD_SHARE)
    ? []
    : [
        'The desired ending does not happen on the last two pages: it must be told as an event, in its own words.',
      ];
};

/** How many of the ending's words must occur where it happens. */
const TOLD_SHARE = 0.6;

/** Whether a keyword is written with a capital inside a sentence: where it happens, not what. */
const isProperNoun = (text: string, keyword: string): boolean =>
  text
    .split(/\s+/)
    .some((word, i) => i > 0 && /^\p{Lu}/u.test(word) && extractKeywords(word).includes(keyword));

const checkLengths = ({ asked, scenes }: StoryPlan): string[] => {
  const { minWords, maxWords } = readingLevelFor(asked?.age ?? null);
  const factor = scenes.length <= 3 ? LENGTH_TOLERANCE * 1.6 : LENGTH_TOLERANCE;
  return scenes.flatMap(({ pageNumber, text }) => {
    const words = countWords(text);
    if (words > maxWords * factor)
      return [`Page ${pageNumber}: ${words} words are far too many; at most ${maxWords}.`];
    return words < minWords / factor
      ? [`Page ${pageNumber}: ${words} words are far too few; at least ${minWords}.`]
      : [];
  });
};

/** Whether a finding is a page that is a few words too long or too short. */
const isNearlyLong = (finding: string): boolean => {
  const [, words, limit] = /(\d+) words, (?:more|fewer) than (\d+)/.exec(finding) ?? [];
  if (words === undefined || limit === undefined) return false;
  return Math.max(Number(words) / Number(limit), Number(limit) / Number(words)) < LENGTH_NOTICED;
};

/** What harms somebody without a word that the rules know. */
const checkSentences = ({ scenes }: StoryPlan): string[] =>
  scenes.flatMap(({ pageNumber, text }) =>
    hasHarmfulSentence(text) ? [`Page ${pageNumber}: a sentence is not fit for young children.`] : [],
  );

/** Texts in which a model speaks of itself or repeats its instructions. */
const OUT_OF_CHARACTER = /\b(language model|as an ai|system prompt|my instructions|json|https?:)|```/i;

/** Checks a story that a service wrote: the checks of the embedded storyteller, and whether theme and ending are told. */
export const checkStory = (plan: StoryPlan): StoryFindings => {
  const lint = lintStory(plan);
  const names = namesOf(plan);
  const isTranslated =
    isForeign(plan.asked?.theme ?? '', names) || isForeign(plan.asked?.desiredEnding ?? '', names);
  const outOfCharacter = [plan.title, ...plan.scenes.map(({ text }) => text)].some((text) =>
    OUT_OF_CHARACTER.test(text),
  );
  return {
    grave: [
      ...lint.filter((finding) => !SLIGHT.test(finding)),
      ...checkLengths(plan),
      ...checkSentences(plan),
      ...checkTheme(plan),
      ...checkEnding(plan),
      ...(outOfCharacter ? ['The text speaks of something outside the story.'] : []),
    ],
    slight: lint.filter(
      (finding) =>
        SLIGHT.test(finding) && !isNearlyLong(finding) && !(isTranslated && MISSING_WORD.test(finding)),
    ),
  };
};
