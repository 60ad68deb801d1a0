import { pluralOf } from '../../storyteller/grammar/inflections.ts';
import { PROP_CATALOG, PROP_NAMES, type PropName } from '../props/prop-catalog.ts';

/** The plurals of the words that name props, looked up instead of inflecting every word of a text, which is slow. */
const SINGULAR_OF_PLURAL = new Map<string, string>();
for (const prop of PROP_NAMES)
  for (const phrase of PROP_CATALOG[prop].words) {
    const noun = phrase.split(' ').at(-1) ?? phrase;
    SINGULAR_OF_PLURAL.set(pluralOf(noun), noun);
  }
/** The singular of a word that names props; any other word as it is. */
export const toSingular = (word: string): string => SINGULAR_OF_PLURAL.get(word) ?? word;

/** The prop of a phrase in the singular. */
const PROP_OF_PHRASE: ReadonlyMap<string, PropName> = new Map(
  PROP_NAMES.flatMap((prop) => PROP_CATALOG[prop].words.map((words) => [words, prop] as const)),
);
/** How many words the longest phrase of the catalog has. */
const LONGEST_PHRASE = Math.max(...[...PROP_OF_PHRASE.keys()].map((phrase) => phrase.split(' ').length));

/** The prop that a noun phrase in any inflected form names; null for none. */
export function propOfNoun(noun: string): PropName | null {
  const words = noun.toLowerCase().split(/[\s-]+/);
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length -= 1) {
    const phrase = words.slice(-length);
    const found =
      PROP_OF_PHRASE.get([...phrase.slice(0, -1), toSingular(phrase.at(-1) ?? '')].join(' ')) ??
      PROP_OF_PHRASE.get(phrase.join(' '));
    if (found) return found;
  }
  return null;
}

/** A prop that a text names: its words are those from `from` to `to`. */
interface PropMention {
  prop: PropName;
  from: number;
  to: number;
}

/** The words of a text. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}’-]+/gu) ?? [];

/** The props that a text names, in its order; of overlapping phrases the longest first one. */
export function propMentions(words: readonly string[]): PropMention[] {
  const out: PropMention[] = [];
  for (let i = 0; i < words.length; i += 1)
    for (let length = Math.min(LONGEST_PHRASE, words.length - i); length > 0; length -= 1) {
      const before = words.slice(i, i + length - 1);
      const last = words[i + length - 1] ?? '';
      const prop =
        PROP_OF_PHRASE.get([...before, toSingular(last)].join(' ')) ??
        PROP_OF_PHRASE.get([...before, last].join(' '));
      if (!prop || (PROP_CATALOG[prop].isSingular && toSingular(last) !== last)) continue;
      out.push({ prop, from: i, to: i + length });
      i += length - 1;
      break;
    }
  // In `bean tin` the first noun says what kind of tin it is.
  return out.filter(
    ({ to }, i) => out[i + 1]?.from !== to || toSingular(words[to - 1] ?? '') !== words[to - 1],
  );
}

/** The first prop that a text names; null for none. */
export const firstProp = (text: string): PropName | null => propMentions(wordsOf(text))[0]?.prop ?? null;
