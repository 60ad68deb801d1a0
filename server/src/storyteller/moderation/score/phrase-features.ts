import { kindInWordNet } from '../../word-net/kind-of.ts';
import type { Token } from '../normalize-text.ts';
import { classesOf } from '../word-classes.ts';
import { meaningsOf } from './meanings.ts';
import { stemOf } from './stem.ts';

/** How much a kind of feature counts before any weight is learned; the length of a phrase is measured with it. */
export const FEATURE_VALUES = {
  word: 1,
  class: 0.7,
  kind: 0.5,
  meaning: 0.5,
  next: 1,
  pair: 0.5,
  rule: 1.5,
  form: 1,
} as const;
export type FeatureType = keyof typeof FEATURE_VALUES;
/** The least sum of squared values that a phrase is divided by, so that a phrase of few known words is not certain. */
export const MIN_NORM = 6;

/** Classes whose order with other words is looked at: who does what to whom, with what, where. */
const ROLES = new Set(
  'KILL HURT DEADLY CHOP THROW CUT_OFF SHOOT EAT DIE SEXUAL_TOUCH UNDRESS SCARE SHOUT LOCK DRINK SMOKE TAKE JUMP LEAVE HATE BULLY WANT PARENT RELATIVE ADULT SELF PERSON EVERYBODY ANIMAL FANTASY BODY PRIVATE GUN BOMB VEHICLE DRUG TOBACCO LIQUOR POISON GROUP ORIGIN INSULT LOOKS HOME HUNGRY AFRAID ANGRY SAD ROOM HIGH_PLACE STICK SECRET PHOTO ONLINE GAME OBJECT'.split(
    ' ',
  ),
);
/** The distance in words at which two words still belong together. */
export const REACH = 6;

/** What is known about a word. */
export interface Word {
  stems: readonly string[];
  classes: readonly string[];
  meanings: readonly string[];
  kind: string | null;
  /** What it is in a pair: its stem, and its classes that have a role. */
  roles: readonly string[];
  isName: boolean;
  isKnown: boolean;
}

/** A word of a harmless phrase such as `kill time`. */
export const HARMLESS: Word = {
  stems: ['~'],
  classes: [],
  meanings: [],
  kind: null,
  roles: ['~'],
  isName: false,
  isKnown: true,
};

/** The word that a misspelled one may stand for. */
type Respell = (word: string) => string | undefined;

/** What is known about a word in one form. */
interface Entry {
  stem: string;
  classes: readonly string[];
  kind: string | null;
}

/**
 * Entries of words with a class or a kind, and of all forms of the stems of the corpus, made once: to find the singular of a plural takes
 * long. What only a visitor has typed is not kept.
 */
const knownEntries = new Map<string, Entry>();
const corpusStems = new Set<string>();
/** Names stems of the corpus; entries of words that have them are kept. */
export const keepEntriesOf = (stems: readonly string[]): void => {
  for (const stem of stems) corpusStems.add(stem);
};
const entryOf = (word: string): Entry => {
  const known = knownEntries.get(word);
  if (known !== undefined) return known;
  const stem = stemOf(word);
  const entry = { stem, classes: classesOf(word), kind: kindInWordNet(word) };
  if (isInWordLists(entry) || corpusStems.has(stem)) knownEntries.set(word, entry);
  return entry;
};
const isInWordLists = ({ classes, kind }: Entry): boolean => classes.length > 0 || kind !== null;

/** What is known about the word of a token. */
export type ReadWord = (token: Token) => Word;

/** Reads words; those with a kept entry once for all texts. */
export const createWordReader = (respell: Respell = () => undefined): ReadWord => {
  const names = new Map<string, Word>();
  const others = new Map<string, Word>();
  return ({ raw, readings }) => {
    const [typed = ''] = readings;
    const isName = /^\p{Lu}/u.test(raw);
    const known = isName ? names : others;
    const word = readings.length === 1 ? known.get(typed) : undefined;
    if (word !== undefined) return word;
    const read = wordOf(readings, isName, respell);
    if (readings.length === 1 && knownEntries.has(typed)) known.set(typed, read);
    return read;
  };
};

const wordOf = (readings: readonly string[], isName: boolean, respell: Respell): Word => {
  const typed = readings[0] ?? '';
  if (/^\d/.test(typed) && readings.length === 1) {
    const stem = `#${Math.min(typed.length, 5)}`;
    return { ...HARMLESS, stems: [stem], roles: [stem] };
  }
  const known = readings.find((word) => isInWordLists(entryOf(word)));
  const meant = known === undefined && !isName ? respell(typed) : undefined;
  const first = known ?? meant ?? typed;
  const { stem, classes, kind } = entryOf(first);
  const stems =
    readings.length === 1 && first === typed ? [stem] : [...new Set([stem, ...readings.map(stemOf)])];
  const ofStem = stem === first ? classes : classesOf(stem);
  const all = ofStem.length === 0 || ofStem === classes ? classes : [...new Set([...classes, ...ofStem])];
  return {
    stems,
    classes: all,
    roles: [stem, ...all.filter((one) => ROLES.has(one))],
    meanings: stems.length === 1 ? meaningsOf(stem) : stems.flatMap(meaningsOf),
    kind,
    isName,
    isKnown: first !== typed || known !== undefined,
  };
};

/** Takes a feature, in parts so that scoring needs no string for each: its name is `type first`, then `separator` and `second`. */
export type TakeFeature = (type: FeatureType, first: string, separator: string, second: string) => unknown;

/*
 * What the score of a phrase is made of, e.g. `word kill`, `class HURT`, `kind animal`, `meaning blade`, `next not want` and
 * `pair HURT>ANIMAL`; one may come several times. The features of a word, and of two words, are the same in every phrase that has them.
 */

/** Features of a phrase as a whole, by its first word and the number of words. `rules` are the topics of rules that apply to it. */
export const forEachOfPhrase = (
  first: Word | undefined,
  count: number,
  rules: readonly string[],
  take: TakeFeature,
): void => {
  take('form', 'any', '', '');
  take('form', 'starts', ' ', first?.stems[0] ?? '');
  if (count <= 3) take('form', String(count), '', '');
  for (const rule of rules) take('rule', rule, '', '');
  if (rules.length === 0) take('rule', 'none', '', '');
};

/** Features of a word alone. */
export const forEachOfWord = (word: Word, take: TakeFeature): void => {
  for (const stem of word.stems) take('word', stem, '', '');
  for (const one of word.classes) take('class', one, '', '');
  for (const one of word.meanings) take('meaning', one, '', '');
  if (word.kind !== null) take('kind', word.kind, '', '');
  if (!word.isKnown && word.isName) take('form', 'name', '', '');
};

/** Features of a word and one that follows it, at most REACH words later. */
export const forEachOfTwo = (word: Word, later: Word, isNext: boolean, take: TakeFeature): void => {
  if (isNext) take('next', word.stems[0] ?? '', ' ', later.stems[0] ?? '');
  for (const a of word.roles) for (const b of later.roles) take('pair', a, '>', b);
};

/** The names of the features of a phrase; none occurs twice. */
export const featuresOf = (
  tokens: readonly Token[],
  rules: readonly string[],
  benign: ReadonlySet<Token>,
  readWord: ReadWord = createWordReader(),
): string[] => {
  const features = new Set<string>();
  const take: TakeFeature = (type, first, separator, second) =>
    features.add(`${type} ${first}${separator}${second}`);
  const words = tokens.map((token) => (benign.has(token) ? HARMLESS : readWord(token)));
  forEachOfPhrase(words[0], words.length, rules, take);
  for (const [at, word] of words.entries()) {
    forEachOfWord(word, take);
    for (const [distance, later] of words.slice(at + 1, at + 1 + REACH).entries())
      forEachOfTwo(word, later, distance === 0, take);
  }
  return [...features];
};

/** The type of a feature, from its name. */
export const typeOf = (feature: string): FeatureType => feature.slice(0, feature.indexOf(' ')) as FeatureType;

/** How much a feature counts, from its name. */
export const countOf = (feature: string): number => FEATURE_VALUES[typeOf(feature)];
