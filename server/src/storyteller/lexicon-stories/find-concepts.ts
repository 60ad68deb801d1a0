import { concepts, phrasesOf } from '../lexicon/all-sources.ts';
import type { StorySource } from '../lexicon/story-source.ts';
import { findClause } from '../theme/find-clause.ts';
import {
  baseForms,
  findPhrase,
  type MatchableText,
  matchableText,
  type Phrase,
} from '../theme/match-words.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';
import { mentionsIn } from './details/mentions.ts';

/** A concept found in a theme; the longest phrase wins, then the one that is found most often, then the earliest. */
export type FoundConcept = { source: StorySource; length: number; at: number; phrase: Phrase };

/** Nobody is named by what is done: `fishing` is no fish. */
const isGerund = (word: MatchableText[number] | undefined): boolean =>
  word?.forms[0]?.endsWith('ing') ?? false;

/** The concepts that a theme names, best first. */
export function findConcepts(theme: string): FoundConcept[] {
  const text = matchableText(theme);
  const found: FoundConcept[] = [];
  const placesOf = new Map<StorySource, Set<number>>();
  for (const source of concepts) {
    const places = new Set<number>();
    placesOf.set(source, places);
    for (const phrase of phrasesOf.get(source) ?? []) {
      const at = findPhrase(text, phrase);
      if (at < 0 || (source.creature === 'theme' && phrase.length === 1 && isGerund(text[at]))) continue;
      places.add(at);
      found.push({ source, length: phrase.length, at, phrase });
    }
  }
  const places = ({ source }: FoundConcept) => placesOf.get(source)?.size ?? 0;
  found.sort((a, b) => b.length - a.length || places(b) - places(a) || a.at - b.at);
  return found.filter(({ source }, i) => found.findIndex((other) => other.source === source) === i);
}

/** Deeds that concern the child itself, whoever does them. */
const OF_FEELINGS = /^(?:die|bully|cry|tease|fight|hit|miss|worry|hurt|lie|share|argue)$/;

/** Whether a concept is found only by the verb or the object of what an animal or a thing does: `a sheep who counts people`. */
export function isOnlyWordOfDeed(
  { phrase }: FoundConcept,
  { situation, subject, item, action }: ThemeReading,
): boolean {
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
  return !source.gentle && words.some(owns) && !words.some((word) => last.includes(word));
};

const wordsOf = new Map<StorySource, ReadonlySet<string>>();

/** The base forms of all words in a source's plots. */
function wordsOfPlots(source: StorySource): ReadonlySet<string> {
  const known = wordsOf.get(source);
  if (known) return known;
  const text = JSON.stringify(source.plots.map(({ words, titles, ...told }) => told)).toLowerCase();
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
  phrase !== phrasesOf.get(source)?.[0] &&
  !(phrase.at(-1) ?? []).some((word) => wordsOfPlots(source).has(word));

/** Whether a concept is found only behind the first preposition of a theme whose first noun, `name`, is known: `the tram in the snow`. */
export function isOnlyWhere({ source, phrase }: FoundConcept, name: string, theme: string): boolean {
  const [head = '', where] = theme.split(/ (?:in|on|at|under|over) /);
  if (where === undefined || source.gentle || !head.toLowerCase().includes(name)) return false;
  return findPhrase(matchableText(where), phrase) >= 0 && findPhrase(matchableText(head), phrase) < 0;
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
  if (words.some((word) => OF_A_CHILD.test(word))) return false;
  return mentionsIn(heading).some(({ phrase: named, head }) => {
    const modifiers = named.toLowerCase().split(' ').slice(0, -1);
    return (
      modifiers.some((word) => baseForms(word).some((form) => words.includes(form))) &&
      !words.includes(head.toLowerCase()) &&
      !wordsOfPlots(source).has(head.toLowerCase())
    );
  });
}

/** Whether a concept is found only by the second of two nouns, and the first is somebody of whom it does not tell: `wolves and winter`. */
export function isOnlySecond({ source, phrase }: FoundConcept, { heading, subject }: ThemeReading): boolean {
  const [first = '', second] = heading.split(/ and /i);
  if (second === undefined || subject === null || source.gentle || findClause(heading) !== null) return false;
  return (
    findPhrase(matchableText(first), phrase) < 0 &&
    findPhrase(matchableText(second), phrase) >= 0 &&
    !wordsOfPlots(source).has(subject.head)
  );
}
