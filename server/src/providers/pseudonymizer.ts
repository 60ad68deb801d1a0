import { assignShortNames } from '../storyteller/parse/short-names.ts';
import { createSeededRandom } from '../storyteller/seeded-random.ts';
import type { StoryRequest } from '../storyteller/story-plan.ts';
import { kindOfNoun } from '../storyteller/word-net/kind-of.ts';
import { createNameMatcher, keyOf, wordPattern } from './name-pattern.ts';
import { findPersonalWords } from './personal-words.ts';

/** Invented names that suggest no gender and begin differently, so that a model keeps them apart. */
const NAMES =
  `Andorel Brimble Corvey Dunnick Elowick Fennor Gillory Hazelin Ivorel Jessamy Kestrin Lorrick Merrin Nolvy Orrin Pellory Quillan
  Rowley Tamsel Umbrey Velloran Wistan Yarrel Zephrin Ambrin Cobbin Dorrin Evvel Garrin Hollin Jorrin Kellin Lindell
  Marlow Nettel Osslin Perrin Rushel Sedrin Tolliver Verrin Wendrell Yoric`.split(/\s+/);

/** What the prompt must not contain: delimiters of chat templates and slots, and control characters. */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>|{}[\]`]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const wordsOf = (name: string): string[] =>
  clean(name)
    .split(/[\s,.-]+/)
    .map(keyOf);

/** A name as a book writes it, however it was typed: `my friend leo`. */
const capitalized = (name: string): string =>
  name === name.toLowerCase() ? name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : name;

/** The names of a cast member under which a text may mention it: the whole name, and its parts that are no ordinary words. */
const namesOf = (name: string, shortName: string): string[] => {
  const parts = clean(name)
    .split(/[\s,.-]+/)
    .filter((part) => part.length > 1);
  const own = parts.filter(
    (part) =>
      parts.length > 1 &&
      kindOfNoun(part) === null &&
      !/^(mr|mrs|ms|miss|dr|the|of|and|big|little|old)$/i.test(part),
  );
  return [clean(name), shortName, ...own].filter((each) => /[\p{L}\p{N}]/u.test(each));
};

/** An answer still has an invented name in it, or a name in a form that could not be put back. */
export class NameLeftOverError extends Error {
  constructor() {
    super('The answer has a name in a form that cannot be put back');
  }
}

/** A request as it leaves the server, and the way back. */
export interface Pseudonymizer {
  /** The invented name of every cast member, in order. */
  castNames: readonly string[];
  /** A text without names: each is replaced by its invented one. */
  replace(text: string): string;
  /** The kind of a character, in which an ordinary word stays although it is a name as well: a bear called Bear is a bear. */
  replaceKind(creature: string): string;
  /** A text with the real names; throws NameLeftOverError. */
  restore(text: string): string;
}

/**
 * Replaces every name in a request by an invented one-word name that is not in it: of the cast, of `privateNames` (the family's child
 * profiles), and words that may be names. The same seed gives the same names.
 */
export const createPseudonymizer = (
  request: StoryRequest,
  privateNames: readonly string[],
): Pseudonymizer => {
  const texts = [
    request.theme,
    request.desiredEnding,
    ...request.cast.flatMap(({ name, creature, description }) => [name, creature, description]),
  ];
  const all = [...texts, ...privateNames].join(' ').toLowerCase();
  const random = createSeededRandom(`pseudonymizer/${request.seed}`);
  const unused = random.shuffle(NAMES.filter((name) => !all.includes(name.toLowerCase())));
  const nextName = (): string => {
    const initials = new Set([...hidden.values()].map((name) => name[0]));
    const at = Math.max(
      0,
      unused.findIndex((name) => !initials.has(name[0])),
    );
    return unused.splice(at, 1)[0] ?? `Ferrin${hidden.size}`;
  };
  const hidden = new Map<string, string>();
  const shown = new Map<string, string>();
  const shortNames = assignShortNames(request.cast);
  const castNames = request.cast.map(({ name }, i) => {
    const invented = nextName();
    const shortName = shortNames[i] ?? name;
    for (const each of namesOf(name, shortName))
      if (!hidden.has(keyOf(each))) hidden.set(keyOf(each), invented);
    // Two characters of one name: both are known by their own invented name only.
    if (![...hidden.values()].includes(invented)) hidden.set(keyOf(`${name} ${invented}`), invented);
    shown.set(invented.toLowerCase(), shortName);
    return invented;
  });
  // As the parent wrote them.
  for (const name of privateNames.flatMap((each) => namesOf(each, each)))
    if (!hidden.has(keyOf(name))) {
      const invented = nextName();
      hidden.set(keyOf(name), invented);
      shown.set(invented.toLowerCase(), name);
    }
  const others = [...texts.map(clean).flatMap((text) => findPersonalWords(text))];
  const known = createNameMatcher(hidden);
  for (const word of others) {
    // Also `leopoldinas`, where Leopoldina is known.
    if (hidden.has(keyOf(word)) || known.replace(word, () => null) !== word) continue;
    // `tomato goes to school` is about Mister Tomato.
    const owner = castNames[request.cast.findIndex(({ name }) => wordsOf(name).includes(keyOf(word)))];
    const invented = owner ?? nextName();
    hidden.set(keyOf(word), invented);
    if (owner === undefined) shown.set(invented.toLowerCase(), capitalized(word));
  }
  const names = createNameMatcher(hidden);
  const invented = wordPattern([...shown.keys()]);
  /** A kind is no owner, `Rose’s cat`, and nobody whom it is like, `a friend of Rose`. */
  const isKind = (match: string, before: string, after: string): boolean =>
    kindOfNoun(match) !== null &&
    !/^[’']/.test(after) &&
    !/\b(of|like|called|named|and|with) $/i.test(before);
  const leftOver = new RegExp([...shown.keys()].join('|'), 'iu');
  return {
    castNames,
    replace: (text) =>
      // A name that is also an ordinary word stays where it is one: `the lost star`.
      names.replace(clean(text), (match, before) =>
        match === match.toLowerCase() &&
        kindOfNoun(match) !== null &&
        /\b(an?|the|some|of|two|three)( \p{L}+)? $/iu.test(before)
          ? match
          : null,
      ),
    replaceKind: (creature) =>
      names.replace(clean(creature), (match, before, after) =>
        isKind(match, before, after) ? match.toLowerCase() : null,
      ),
    restore: (text) => {
      const restored = text.replace(invented, (match) => {
        const name = shown.get(match.toLowerCase()) ?? match;
        return match.length > 2 && match === match.toUpperCase() ? name.toUpperCase() : name;
      });
      if (leftOver.test(restored)) throw new NameLeftOverError();
      return restored;
    },
  };
};
