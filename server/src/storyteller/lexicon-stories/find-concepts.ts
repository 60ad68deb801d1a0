import { concepts, phrasesOf } from '../lexicon/all-sources.ts';
import type { StorySource } from '../lexicon/story-source.ts';
import { findClause } from '../theme/find-clause.ts';
import {
  baseForms,
  findPhrase,
  type MatchableText,
  matchableText,
  type Phrase,
  placeOf,
} from '../theme/match-words.ts';
import { readNoun } from '../theme/noun.ts';
import { isPeople } from '../theme/strayed.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';
import { mentionsIn } from './details/mentions.ts';

/** A concept found in a theme; the longest phrase wins, then the one that is found most often, then the earliest. */
export type FoundConcept = { source: StorySource; length: number; at: number; end: number; phrase: Phrase };

/** Whether a phrase names nothing: any premise begins with `what if`. */
const isEmpty = (phrase: Phrase): boolean =>
  phrase.every((word) => word.every((form) => /^(?:what|if|why|how|when|would)$/.test(form)));

/** Whether a phrase is a part of a longer one: the pig of a `guinea pig`, `have a baby` of `Mum has a baby`. */
const isPartOf = (one: FoundConcept, other: FoundConcept): boolean =>
  one.source !== other.source && other.length > one.length && other.at <= one.at && one.end <= other.end;

/** Nobody is named by what is done: `fishing` is no fish. */
const isGerund = (word: MatchableText[number] | undefined): boolean =>
  word?.forms[0]?.endsWith('ing') ?? false;

/** The phrases of all concepts in their order, by each word that a phrase may begin with: a theme has few of the thousands. */
const phrasesByFirstWord = new Map<string, number[]>();
const allPhrases = concepts.flatMap((source) =>
  (phrasesOf.get(source.id) ?? []).map((phrase) => ({ source, phrase })),
);
for (const [index, { phrase }] of allPhrases.entries())
  for (const word of new Set(phrase[0])) {
    const begun = phrasesByFirstWord.get(word);
    if (begun) begun.push(index);
    else phrasesByFirstWord.set(word, [index]);
  }

/** The phrases that may stand in a text, in the order of the concepts. */
function possiblePhrases(text: MatchableText): typeof allPhrases {
  const indexes = new Set(
    text.flatMap(({ forms }) => forms.flatMap((form) => phrasesByFirstWord.get(form) ?? [])),
  );
  return [...indexes].sort((a, b) => a - b).flatMap((index) => allPhrases[index] ?? []);
}

/** The concepts that a theme names, best first. */
export function findConcepts(theme: string): FoundConcept[] {
  const text = matchableText(theme);
  const found: FoundConcept[] = [];
  const placesOf = new Map<StorySource, Set<number>>();
  for (const { source, phrase } of possiblePhrases(text)) {
    const place = placeOf(text, phrase);
    if (place === null) continue;
    if (source.creature === 'theme' && phrase.length === 1 && isGerund(text[place.at])) continue;
    const places = placesOf.get(source) ?? new Set();
    placesOf.set(source, places.add(place.at));
    found.push({ source, length: isEmpty(phrase) ? 0 : phrase.length, ...place, phrase });
  }
  const places = ({ source }: FoundConcept) => placesOf.get(source)?.size ?? 0;
  const whole = found.filter((one) => !found.some((other) => isPartOf(one, other)));
  whole.sort((a, b) => b.length - a.length || places(b) - places(a) || a.at - b.at);
  return whole.filter(({ source }, i) => whole.findIndex((other) => other.source === source) === i);
}

/** Deeds that concern the child itself, whoever does them. */
const OF_FEELINGS = /^(?:die|bully|cry|tease|fight|hit|miss|worry|hurt|lie|share|argue|quarrel)$/;

/** Whether a concept is found only by the verb or the object of what an animal or a thing does: `a sheep who counts people`. */
export function isOnlyWordOfDeed(
  { phrase, source }: FoundConcept,
  { situation, subject, object, item, action }: ThemeReading,
): boolean {
  // Crossing the river is not crossing the road; camping is camping, on the moon too.
  const isDoneTo =
    action !== null && !/^\S+ (?:on|in|at|under|to|with|for|through|from|into|by|like) /.test(action.do);
  if (situation === 'learn' && subject === null && object && isDoneTo && phrase.length === 1)
    return (
      !wordsOfPlots(source).has(object.head) &&
      (phrase[0]?.some((word) => baseForms(word).includes(action.verb)) ?? false)
    );
  if (situation !== 'deed' || !subject || subject.isOwn || subject.kind === 'relative' || !action)
    return false;
  if (OF_FEELINGS.test(action.verb) || verbClassOf(action.do) === null || phrase.length > 1) return false;
  return phrase[0]?.some((word) => word === action.verb || word === item?.head) ?? false;
}

/** Whether a concept is found only by whom a theme is about, who fears, learns or does something else: `my big brother is scared`. */
export const isOnlySubject = (
  { phrase, source }: FoundConcept,
  { situation, subject, action, object }: ThemeReading,
): boolean =>
  situation !== null &&
  subject?.kind === 'relative' &&
  !source.gentle &&
  (action !== null || object !== null) &&
  phrase.every((word) => subject.bare.split(' ').some((part) => word.includes(part)));

/** Whether a concept is found only by somebody to whom something belongs: `a big sister’s trophies`. */
export const isOnlyOwner = ({ phrase, source }: FoundConcept, theme: string): boolean => {
  const last = phrase.at(-1) ?? [];
  const words = theme.toLowerCase().split(/[^\p{L}’']+/u);
  const owns = (word: string) => last.some((form) => word === `${form}’s` || word === `${form}'s`);
  return (
    (!source.gentle || phrase.length === 1) && words.some(owns) && !words.some((word) => last.includes(word))
  );
};

const wordsOf = new Map<StorySource, ReadonlySet<string>>();

/** The base forms of all words in a source's plots. */
function wordsOfPlots(source: StorySource): ReadonlySet<string> {
  const known = wordsOf.get(source);
  if (known) return known;
  const text = JSON.stringify(source.plots.map(({ words, titles, art, ...told }) => told)).toLowerCase();
  const words = new Set((text.match(/\p{L}+/gu) ?? []).flatMap(baseForms));
  wordsOf.set(source, words);
  return words;
}

/**
 * Whether a concept is found by a noun that none of its plots mentions: it is only near what the theme asks for, as taking off is
 * near an airport.
 */
export const isNeighbour = ({ source, phrase }: FoundConcept): boolean =>
  !source.gentle &&
  phrase !== phrasesOf.get(source.id)?.[0] &&
  !(phrase.at(-1) ?? []).some((word) => wordsOfPlots(source).has(word));

/** Whether a concept is found only behind the first preposition of a theme whose first noun, `name`, is known: `the tram in the snow`. */
export function isOnlyWhere({ source, phrase }: FoundConcept, name: string, theme: string): boolean {
  const [head = '', where] = theme.split(/ (?:in|on|at|under|over) /);
  if (where === undefined || source.gentle || !head.toLowerCase().includes(name)) return false;
  return findPhrase(matchableText(where), phrase) >= 0 && findPhrase(matchableText(head), phrase) < 0;
}

/** Whether a concept is found only by what something is made of: `a time machine made from a washing machine`. */
export function isOnlyMaterial(match: FoundConcept, theme: string, found: readonly FoundConcept[]): boolean {
  const [thing = '', material] = theme.split(/ (?:made|built) (?:out )?(?:of|from) /);
  if (material === undefined || match.source.gentle) return false;
  const words = matchableText(thing);
  const isOfThing = ({ phrase }: FoundConcept) => findPhrase(words, phrase) >= 0;
  return !isOfThing(match) && found.some(isOfThing);
}

const LIVING = /^(?:animal|bird|fish|bug|person|relative|being)$/;
/** What is said of anything that is told to children. */
const SAID_OF_ANYTHING = /^(?:silly|funny)$/;

/** Whether a concept is found only by the adjective of a noun that none of its plots mentions: `the silly scissors`. */
export function isOnlyQuality({ source, phrase }: FoundConcept, theme: string): boolean {
  const [words = []] = phrase;
  if (source.gentle || phrase.length > 1) return false;
  return mentionsIn(theme).some(
    ({ adjective, head }) =>
      adjective !== null &&
      words.includes(adjective) &&
      (SAID_OF_ANYTHING.test(adjective) || !LIVING.test(kindOfNoun(head) ?? '')) &&
      !wordsOfPlots(source).has(head.toLowerCase()),
  );
}

/** What a child has or is matters wherever it stands: `wheelchair basketball`. */
const OF_A_CHILD = /^(?:wheelchair|deaf|blind|autism|autistic|adoption|foster|diabetes|prosthesis)$/;

/** `a football club` is about football. */
const isBeforeEvent = (word: string, heading: string): boolean =>
  new RegExp(
    `\\b${word}s? (?:club|class|team|lessons?|practice|training|match|camp|competition|contest|race|party|group)\\b`,
    'i',
  ).test(heading);

/** `a pet snail` is a snail; the animals that a concept about pets tells of are found by their own names. */
const PET = /\bpet (?!rabbits?\b|bunn|hamsters?\b|guinea)(\p{L}+)/iu;

/** Whether a concept is found only by a noun before the noun that a title is about, which its plots do not mention: `winter sports` are no snowman. */
export function isOnlyModifier({ source, phrase }: FoundConcept, { heading }: ThemeReading): boolean {
  const [words = []] = phrase;
  if (words.includes('pet') && phrase.length === 1) {
    const kept = kindOfNoun(PET.exec(heading)?.[1]?.toLowerCase() ?? '');
    if (kept !== null && /^(?:animal|bird|fish|bug|being)$/.test(kept)) return true;
  }
  if (source.gentle || phrase.length > 1 || findClause(heading) !== null) return false;
  if (words.some((word) => OF_A_CHILD.test(word)) || words.some((word) => isBeforeEvent(word, heading)))
    return false;
  return mentionsIn(heading).some(({ phrase: named, head }) => {
    const modifiers = named.toLowerCase().split(' ').slice(0, -1);
    return (
      modifiers.some((word) => baseForms(word).some((form) => words.includes(form))) &&
      !words.includes(head.toLowerCase()) &&
      !wordsOfPlots(source).has(head.toLowerCase())
    );
  });
}

/** What is said of the noun of a title: where it is, with or against whom, for whom. */
const BEHIND_NOUN = / (?:in|on|at|under|inside|beneath|above|near|against|with|for) /;

/**
 * Whether a concept is found only by what stands before or behind the noun that a title is about, and another by that noun: a dentist on a space
 * station, a bakery under the sea, football against teachers.
 */
export function isOnlyBeside(
  { source, phrase }: FoundConcept,
  { heading }: ThemeReading,
  named: readonly FoundConcept[],
): boolean {
  if (source.gentle || named.length < 2 || findClause(heading) !== null) return false;
  const isOfChild = phrase.some((words) => words.some((word) => OF_A_CHILD.test(word)));
  const isOfEvent = phrase.at(-1)?.some((word) => isBeforeEvent(word, heading)) ?? false;
  if (isOfChild || isOfEvent) return false;
  // What follows the title says what is meant by it: `weddings, being a flower girl`.
  if (findPhrase(matchableText(heading), phrase) < 0) return false;
  const [first = ''] = heading.split(BEHIND_NOUN);
  const noun = mentionsIn(first).at(-1);
  // `camping on the moon`: what is done, where it names no noun.
  const head = noun?.head.toLowerCase() ?? first.toLowerCase().split(' ').at(-1);
  if (head === undefined || phrase.some((word) => word.includes(head))) return false;
  const modifiers = noun?.phrase.split(' ').slice(0, -1).join(' ') ?? '';
  const isBehind = findPhrase(matchableText(first), phrase) < 0;
  if (!isBehind && findPhrase(matchableText(modifiers), phrase) < 0) return false;
  return named.some(
    (one) => !one.source.gentle && one.source !== source && one.phrase.at(-1)?.includes(head),
  );
}

/** Whether a concept is found only by the second of two nouns, and the first is somebody of whom it does not tell: `wolves and winter`. */
export function isOnlySecond({ source, phrase }: FoundConcept, { heading, subject }: ThemeReading): boolean {
  const [first = '', second] = heading.split(/ and /i);
  if (second === undefined || subject === null || source.gentle || findClause(heading) !== null) return false;
  if (/ (?:who|that) /.test(second) || isPeople(subject)) return false;
  return (
    findPhrase(matchableText(first), phrase) < 0 &&
    findPhrase(matchableText(second), phrase) >= 0 &&
    !wordsOfPlots(source).has(subject.head)
  );
}

/** Whether a concept is found only by the people of a theme, and another by what they do together: `two mums and a picnic`, `grandfathers and fishing`. */
export function isOnlyFirst(
  { phrase }: FoundConcept,
  { heading }: ThemeReading,
  named: readonly FoundConcept[],
): boolean {
  const [first = '', second] = heading.split(/ and (?=(?:an?|the) |\p{L}+ing$)/iu);
  const who = second === undefined ? null : readNoun(first);
  if (second === undefined || who === null || !isPeople(who) || findClause(heading) !== null) return false;
  const isIn = (part: string, found: Phrase) => findPhrase(matchableText(part), found) >= 0;
  return (
    isIn(first, phrase) &&
    !isIn(second, phrase) &&
    named.some((one) => !one.source.gentle && isIn(second, one.phrase))
  );
}

const ANIMAL = /^(?:animal|bird|fish|bug)$/;

/** Whether a concept tells of one animal and the theme names another, which has a concept: a hedgehog for the rescue is no dog from a shelter. */
export function isOfOtherAnimal(
  match: FoundConcept,
  { subject, object }: ThemeReading,
  named: readonly FoundConcept[],
): boolean {
  const { source } = match;
  const animal = [subject, object].find((noun) => ANIMAL.test(noun?.kind ?? ''));
  const told = source.creature ?? 'theme';
  if (!animal || told === 'theme' || told === animal.head || !ANIMAL.test(kindOfNoun(told) ?? ''))
    return false;
  const { head } = animal;
  const isNamed = ({ phrase }: FoundConcept) =>
    phrase.some((word) => word.includes(head) || word.includes(`${head}s`));
  if (isNamed(match)) return false;
  return !wordsOfPlots(source).has(animal.head) && named.some((one) => one.source !== source && isNamed(one));
}

/**
 * Whether a concept of families and feelings is found only by what an animal or a thing does: a llama that moved into the bathroom is
 * no goodbye to a house.
 */
export const isOfPeople = ({ source, phrase }: FoundConcept, { subject, action }: ThemeReading): boolean =>
  source.gentle &&
  subject !== null &&
  !isPeople(subject) &&
  !subject.isOwn &&
  !OF_FEELINGS.test(phrase[0]?.[0] ?? '') &&
  ((phrase.length === 1 && phrase[0]?.includes(action?.verb ?? '')) ||
    phrase.every((word) => kindOfNoun(word[0] ?? '') === null));
