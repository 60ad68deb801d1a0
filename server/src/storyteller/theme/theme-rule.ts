import type { Situation } from '../lexicon/story-source.ts';
import { isLiving, type Noun, readNoun } from './noun.ts';
import type { VerbPhrase } from './verb-phrase.ts';

/** What a theme says. */
export type ThemeReading = {
  /** The normalized theme without its lead-in (`a story about`). */
  text: string;
  /** What the theme is about, without what a title adds behind a colon, a dash or a comma. */
  heading: string;
  /** The theme with all its clauses, of which `text` may be only the one that is the trouble. */
  whole: string;
  situation: Situation | null;
  /** Who does it, where the theme names somebody. */
  subject: Noun | null;
  /** What it is about, apart from the subject. */
  object: Noun | null;
  /** What the action of a subject is done to: the hats that a monkey steals. */
  item: Noun | null;
  /** A third thing: what two quarrel about. */
  matter: Noun | null;
  /** Where it happens, with its preposition: `in the garden`. */
  where: string | null;
  action: VerbPhrase | null;
  /** `too tall`, `grumpy`: in the situation `trait`. */
  quality: string | null;
};

/** What one rule has understood. */
export type Match = Pick<ThemeReading, 'situation'> & Partial<ThemeReading>;
export type Rule = (text: string) => Match | null;

/** A relative pronoun, or none: children leave it out. */
export const WHO = '(?:who |that |which |whose )?';

/** A rule that reads the first match of a pattern. */
export const rule =
  (pattern: RegExp, read: (groups: string[], text: string) => Match | null): Rule =>
  (text) => {
    const found = pattern.exec(text);
    return found
      ? read(
          found.slice(1).map((group) => group ?? ''),
          text,
        )
      : null;
  };

/** Somebody living, or null. */
export const subjectOf = (text: string): Noun | null => {
  const noun = text ? readNoun(text) : null;
  return noun && isLiving(noun) ? noun : null;
};

const NOBODY =
  /^(i|we|you|he|she|it|they|who|what|how|when|why|where|someone|somebody|everyone|everybody|nobody|no one|child|kid|toddler|son|daughter|day|night|morning|week|time|story|being|feeling|today|tomorrow|yesterday|tonight|everything|nothing|something)$/i;

/** `the book that nobody` borrowed: somebody else does it; `moving house with a cat` is an activity. */
const IS_NO_ACTOR =
  / (?:that|which|who|whom) (?:nobody|no one|everyone|everybody|someone|somebody|i|we|he|she|they|you)$|^(?:moving|going|having|being|getting|making|taking|looking|learning|playing|losing|helping|feeling) /i;

/** Whoever does something in a sentence: a cloud may act like a being. Null for the speaker and for words that name nobody. */
export const actorOf = (text: string): Noun | null => {
  const noun = text && !IS_NO_ACTOR.test(text) ? readNoun(text) : null;
  return noun && !NOBODY.test(noun.head) && !/^(?:i|we|you|he|she|they) /i.test(text) ? noun : null;
};

/** A match of a situation that needs an action. */
export const withAction = (
  situation: Situation,
  subject: Noun | null,
  action: VerbPhrase | null,
): Match | null => (action ? { situation, subject, action } : null);

/** A text without its end punctuation. */
export const withoutEnd = (text: string): string => text.replace(/[.!?]+$/, '');
