import nlp from 'compromise/two';
import { capitalizeProperNouns } from '../storyteller/theme/proper-nouns.ts';
import { kindOfNoun } from '../storyteller/word-net/kind-of.ts';

/** Capitalised words that name nobody; festivals, days, months and planets are in `proper-nouns.ts`. */
const PUBLIC_WORDS = new Set(
  `I I’m I’ll I’d I’ve Mum Mummy Mom Mommy Dad Daddy Mama Papa Nana Granny Grandma Grandpa Grandad Gran Auntie Uncle Aunt Mr Mrs Ms Miss Dr
  Santa Earth Moon Sun Sky Mercury Uranus Neptune Pluto Atlantic Pacific Arctic Antarctica Egypt French English German Spanish Italian
  Chinese Japanese African Indian Mexican American Viking Vikings Roman Romans Bengal Persian Siamese Siberian Polar T-Rex Tyrannosaurus
  Rex God TV UFO`.split(/\s+/),
);

const TITLES = /^(Mr|Mrs|Ms|Miss|Dr|Aunt|Auntie|Uncle|Grandma|Grandpa|Granny|Nana|Oma|Opa)\.?$/;

/** What the tagger knows to be a name of somebody, of a place or of a company. */
const NAME_TAG = /^(FirstName|LastName|MaleName|FemaleName|City|Region|Address|Organization|Company|School)$/;

type Term = { text: string; tags: string[]; pre: string };

const termsOf = (text: string): { terms: Term[] }[] => nlp(text).json() as { terms: Term[] }[];

const lexicon = (nlp.model() as { one: { lexicon: Record<string, string> } }).one.lexicon;

/** Whether a word is in no dictionary: an unusual name, or an invented word. */
const isUnknown = (word: string): boolean => {
  const lower = word.toLowerCase().replace(/[’'](s|re|ve|ll|d|t|m)?$/, '');
  return !Object.hasOwn(lexicon, lower) && kindOfNoun(lower) === null;
};

const isOrdinaryWord = (tags: readonly string[]): boolean =>
  tags.some((tag) =>
    /^(Verb|Gerund|Adjective|Adverb|Determiner|Preposition|Conjunction|Pronoun|QuestionWord|Value|Modal)$/.test(
      tag,
    ),
  );

/** Words of festivals, days, planets and the like, in lower case. */
const publicWordsIn = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}’'-]+/u);
  const capitalized = capitalizeProperNouns(text.toLowerCase()).split(/[^\p{L}\p{M}’'-]+/u);
  return new Set(words.filter((word, i) => word !== capitalized[i]));
};

/** Whether a text is written like a title, where capitals say nothing: `A Rocket To Mars`, `The Lost Dragon Egg`. */
const isTitleCase = (text: string): boolean => {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const inside = (text.match(/\p{L}+/gu) ?? []).slice(1).filter((word) => /^\p{Lu}/u.test(word));
  const ordinary = inside.filter(
    (word) => !isUnknown(word) && !NAME_TAG.test(lexicon[word.toLowerCase()] ?? ''),
  );
  return words.every((word) => /^\p{Lu}/u.test(word)) && ordinary.length > 1;
};

/**
 * Words of a text that may be somebody's name, or the name of a place or a school: first names in any spelling, capitalised words inside
 * a sentence, and a capitalised first word that no dictionary has. Festivals, planets, languages and the like are left out. Too
 * many rather than too few: they are put back into the answer.
 */
export const findPersonalWords = (text: string): string[] => {
  const areCapitalsTelling = text !== text.toUpperCase() && !isTitleCase(text);
  const publicWords = publicWordsIn(text);
  const found = termsOf(text === text.toUpperCase() ? text.toLowerCase() : text).flatMap(({ terms }) =>
    terms.flatMap(({ text: raw, tags, pre }, i) => {
      const word = raw.replace(/[’'](s)?$/, '');
      if (!/^\p{L}[\p{L}\p{M}’'-]+$/u.test(word) || PUBLIC_WORDS.has(word)) return [];
      if (publicWords.has(word.toLowerCase())) return [];
      if (tags.some((tag) => NAME_TAG.test(tag))) return [word];
      if (!/^\p{Lu}/u.test(word)) return [];
      const isInside = i > 0 && !/[“"‘(]$/.test(pre.trimEnd());
      if (isInside && (areCapitalsTelling || TITLES.test(terms[i - 1]?.text ?? ''))) return [word];
      return isUnknown(word) && !isOrdinaryWord(tags) ? [word] : [];
    }),
  );
  return [...new Set(found)];
};
