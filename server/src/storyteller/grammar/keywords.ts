import { oncePerPlan } from '../while-planning.ts';
import { analyzeVerb, pastTense } from './verb-inflection.ts';

const STOP_WORDS = new Set(
  `a an the and or but so if then than that this these those there here of in on at to for from with without by about into onto over under
  up down out off as is are was were be been being am do does did done has have had having will would can could shall should may might must
  it its it's i me my mine we us our you your he him his she her hers they them their who whom whose which what when where why how not no
  very really just also too again ever all some any each both more most much many want wants wish story ending end ends finally last
  together himself herself itself themselves myself ourselves get gets got i'm don't they're it’s
  won't can't couldn't wouldn't doesn't didn't isn't aren't wasn't weren't`.split(/\s+/),
);

/** The distinct words of a text without stop words, in lower case; all of its words when only stop words are left. */
export function extractKeywords(text: string): string[] {
  const words = tokenize(text).map((word) => word.replace(/'s$/, '').replace(/['-]+$/, ''));
  const keywords = words.filter((word) => !STOP_WORDS.has(word) && (word.length > 1 || /\p{Lo}/u.test(word)));
  return [...new Set(keywords.length > 0 ? keywords : words)];
}

/** The words of a text, also without their endings in `s`: callers look for one keyword after the other in the same text. */
const wordsOf = oncePerPlan(
  (text): ReadonlySet<string> =>
    new Set(tokenize(text).flatMap((token) => [token, token.replace(/'s?$/, '')])),
);

type NamedTheme = { topic: string | null; keywords: readonly string[] };

/** Whether a text contains a keyword in any inflected form. */
export function containsKeyword(text: string, word: string): boolean {
  const words = wordsOf(text);
  // `bees` is no form of `be`.
  return inflectedForms(word).some(
    (form) => words.has(form) && (form === word || STOP_WORDS.has(word) || !STOP_WORDS.has(form)),
  );
}

/** Whether a text names a theme: half of the keywords of a noun phrase, or one of a whole clause, which a plot tells in its own words. */
export function hasEnoughKeywords(text: string, { topic, keywords }: NamedTheme): boolean {
  const named = keywords.filter((keyword) => containsKeyword(text, keyword)).length;
  const isClause = topic === null || /^how (?!to )/.test(topic);
  return keywords.length === 0 || named >= (isClause ? 1 : Math.max(1, Math.floor(keywords.length / 2)));
}

function tokenize(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’]/g, "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
  );
}

/** A map, because the words are a visitor's: `constructor` is in no map. */
const PAST_OF_AUXILIARIES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    can: ['could', 'able'],
    will: ['would'],
    is: ['was'],
    are: ['were'],
  }),
);

const inflectedForms = oncePerPlan((word): readonly string[] => {
  const verb = analyzeVerb(word);
  const forms = [word, `${word}s`, word.replace(/s$/, '')];
  const auxiliary = PAST_OF_AUXILIARIES.get(word);
  if (auxiliary) forms.push(...auxiliary);
  else if (verb) forms.push(verb.base, pastTense(verb.base));
  else forms.push(pastTense(word), pastTense(word.replace(/s$/, '')), pastTense(word.replace(/es$/, '')));
  return forms;
});
