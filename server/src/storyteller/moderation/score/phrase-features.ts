import { kindOfNoun } from '../../word-net/kind-of.ts';
import type { Token } from '../normalize-text.ts';
import { classesOf } from '../word-classes.ts';
import { stemOf } from './stem.ts';

/** How much a kind of feature counts before any weight is learned; the length of a phrase is measured with it. */
export const FEATURE_VALUES = {
  word: 1,
  class: 0.7,
  kind: 0.5,
  next: 1,
  pair: 0.5,
  rule: 1.5,
  form: 1,
} as const;
/** The least sum of squared values that a phrase is divided by, so that a phrase of few known words is not certain. */
export const MIN_NORM = 6;
export type FeatureType = keyof typeof FEATURE_VALUES;

/** Classes whose order with other words is looked at: who does what to whom, with what, where. */
const ROLES = new Set(
  'KILL HURT DEADLY CHOP THROW CUT_OFF SHOOT EAT DIE SEXUAL_TOUCH UNDRESS SCARE SHOUT LOCK DRINK SMOKE TAKE JUMP LEAVE HATE BULLY WANT PARENT RELATIVE ADULT SELF PERSON EVERYBODY ANIMAL FANTASY BODY PRIVATE GUN BOMB VEHICLE DRUG TOBACCO LIQUOR POISON GROUP ORIGIN INSULT LOOKS HOME HUNGRY AFRAID ANGRY SAD ROOM HIGH_PLACE STICK SECRET PHOTO ONLINE GAME OBJECT'.split(
    ' ',
  ),
);
/** The distance in words at which two words still belong together. */
const REACH = 6;

interface Word {
  stems: readonly string[];
  classes: readonly string[];
  kind: string | null;
  isName: boolean;
  isKnown: boolean;
}

/** A word of a harmless phrase such as `kill time`. */
const HARMLESS: Word = { stems: ['~'], classes: [], kind: null, isName: false, isKnown: true };

/** The word that a misspelled one may stand for. */
export type Respell = (word: string) => string | undefined;

const wordOf = ({ raw, readings }: Token, respell: Respell): Word => {
  const typed = readings[0] ?? '';
  if (/^\d/.test(typed) && readings.length === 1)
    return {
      stems: [`#${Math.min(typed.length, 5)}`],
      classes: [],
      kind: null,
      isName: false,
      isKnown: true,
    };
  const known = readings.find((word) => classesOf(word).length > 0 || kindOfNoun(word) !== null);
  const isName = /^\p{Lu}/u.test(raw);
  const meant = known === undefined && !isName ? respell(typed) : undefined;
  const first = known ?? meant ?? typed;
  const stems = [...new Set([first, ...readings].map(stemOf))];
  const classes = [...new Set([first, stems[0] ?? ''].flatMap(classesOf))];
  return { stems, classes, kind: kindOfNoun(first), isName, isKnown: first !== typed || known !== undefined };
};

/**
 * What the score of a phrase is made of, e.g. `word kill`, `class HURT`, `kind animal`, `next not want` and `pair HURT>ANIMAL`. Names
 * start with their type; none occurs twice. `rules` are the topics of rules that apply to the phrase, `benign` the words of harmless
 * phrases. Linear in the number of words.
 */
export const featuresOf = (
  tokens: readonly Token[],
  rules: readonly string[],
  benign: ReadonlySet<Token>,
  respell: Respell = () => undefined,
): string[] => {
  const words = tokens.map((token) => (benign.has(token) ? HARMLESS : wordOf(token, respell)));
  const features = new Set<string>(['form any', `form starts ${words[0]?.stems[0]}`]);
  if (words.length <= 3) features.add(`form ${words.length}`);
  for (const rule of rules) features.add(`rule ${rule}`);
  if (rules.length === 0) features.add('rule none');
  const roles = words.map(({ stems, classes }) => [
    stems[0] ?? '',
    ...classes.filter((one) => ROLES.has(one)),
  ]);
  words.forEach((word, at) => {
    for (const stem of word.stems) features.add(`word ${stem}`);
    for (const one of word.classes) features.add(`class ${one}`);
    if (word.kind !== null) features.add(`kind ${word.kind}`);
    if (!word.isKnown && word.isName) features.add('form name');
    const next = words[at + 1];
    if (next) features.add(`next ${word.stems[0]} ${next.stems[0]}`);
    for (let other = at + 1; other <= Math.min(at + REACH, words.length - 1); other++)
      for (const a of roles[at] ?? []) for (const b of roles[other] ?? []) features.add(`pair ${a}>${b}`);
  });
  return [...features];
};

/** The type of a feature, from its name. */
export const typeOf = (feature: string): FeatureType => feature.slice(0, feature.indexOf(' ')) as FeatureType;
