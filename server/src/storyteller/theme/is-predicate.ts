import { kindOfNoun } from '../word-net/kind-of.ts';
import { tagWords } from './tag-words.ts';
import type { Match } from './theme-rule.ts';

/** Words that end no noun phrase and are nobody's action, whatever a rule has cut: `does all morning`. */
const NO_VERB = /^(?:all|both|each|first|last|next|more|most|so|too|very|much|many|then|there|here)$/;
const BEGINS_WITH_SOMEBODY =
  /^(?:an?|the|my|our|his|her|their|your|its|this|that|these|those|some|every|each|two|three|four|five|six|seven|i|he|she|it|we|they|you|who|somebody|someone|nobody|everybody|everyone)\b/i;

/** What nobody can do without something or somebody: `the octopus my auntie made` is an octopus. */
const NEEDS_OBJECT =
  /^(?:make|build|buy|bring|give|find|send|sew|crochet|carve)(?: (?:for|last|yesterday) ?.*)?$/;
/** No skill that can be learned: `Grandma can’t come because of the ice`. */
const NO_SKILL = /^(?:come|arrive|visit)$/;

/**
 * Whether what a rule took for a deed is one. Without an article before them, two nouns are a phrase and no sentence: `Diwali lamps`,
 * `ninja cats`, `first visit`; `dinosaur eats`, whose second word is no noun, is one.
 */
export function isPredicate(text: string, { situation, subject, action }: Match): boolean {
  if (situation === 'cannot' && action) return !NO_SKILL.test(action.verb);
  if (situation !== 'deed' || !action) return true;
  if (NEEDS_OBJECT.test(action.do)) return false;
  if (NO_VERB.test(action.verb)) return false;
  // `grandma rides a motorbike`
  const isKin = subject?.kind === 'relative' && subject.isProper;
  if (!subject || subject.kind === 'person' || isKin || BEGINS_WITH_SOMEBODY.test(text)) return true;
  const words = text.toLowerCase().split(/[^\p{L}’'-]+/u);
  const forms = [action.verb, ...[action.did, action.doing].map((form) => form.split(' ')[0])];
  const at = words.findIndex(
    (word, i) => i > 0 && (forms.includes(word) || /^(?:e?s)$/.test(restOf(word, action.verb))),
  );
  const word = words[at];
  if (word === undefined) return true;
  const isPlural = subject.isPlural === true || /s$/.test(words[at - 1] ?? '');
  if (word === action.verb && word !== forms[1] && !isPlural) return false;
  // A word that names a thing: `pirate ships`.
  return !(
    /s$/.test(word) &&
    (kindOfNoun(action.verb) !== null || tagWords(word)[0]?.tags.has('Noun') === true)
  );
}

/** What follows the beginning of a word; the word itself where it begins otherwise. */
const restOf = (word: string, beginning: string): string =>
  word.startsWith(beginning) ? word.slice(beginning.length) : word;
