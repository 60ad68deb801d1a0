import { conjugate, infinitiveOf, singularOf } from '../grammar/inflections.ts';

/** Words that concept phrases leave out and that matching skips. */
const SKIPPED =
  /^(an?|the|my|our|his|her|their|its|your|some|to|at|of|in|on|for|how|is|are|was|be|being|and|about|with|who|up|out|very|too|so|little|big|story)$/;

/** Inflection is the slowest step of planning, and the words of themes recur. */
const MAX_CACHED = 5_000;
const formsOf = new Map<string, readonly string[]>();

/** Every base form that a word may have: `teeth` is `tooth`, `lost` is `lose`. */
export function baseForms(word: string): readonly string[] {
  const cached = formsOf.get(word);
  if (cached) return cached;
  const forms = readBaseForms(word);
  if (formsOf.size >= MAX_CACHED) formsOf.clear();
  formsOf.set(word, forms);
  return forms;
}

function readBaseForms(word: string): string[] {
  const forms = [word, singularOf(word)];
  for (const form of ['past', 'present', 'gerund'] as const) {
    const base = infinitiveOf(word, form);
    // The library guesses: it takes `day` for a past tense of `die`.
    if (conjugate(base)[form] === word) forms.push(base);
  }
  return [...new Set(forms.map((each) => each.toLowerCase()))];
}

/** A text as the base forms of its words, for `findPhrase`; a phrase may leave out what `mayBeSkipped`. */
export type MatchableText = readonly { forms: readonly string[]; mayBeSkipped: boolean }[];

/** Prepares a text for matching. */
export function matchableText(text: string): MatchableText {
  const words =
    text
      .toLowerCase()
      .replace(/[’']s\b/g, '')
      .replace(/\b(?:do|does|did)(?:n[’']t| not)\b/g, 'not')
      .match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu) ?? [];
  return words.map((word) => ({ forms: baseForms(word), mayBeSkipped: SKIPPED.test(word) }));
}

/** A phrase of a concept: for every word its alternatives. */
export type Phrase = readonly (readonly string[])[];

/** The phrases of the lexicon, which are constants: a plan asks for thousands of them. */
const parsed = new Map<string, Phrase>();

/** Parses a concept’s phrase: `lose/loose/wobbly tooth`. */
export function parsePhrase(phrase: string): Phrase {
  const known = parsed.get(phrase);
  if (known) return known;
  const words = phrase
    .toLowerCase()
    .split(' ')
    .map((word) => word.split('/'));
  parsed.set(phrase, words);
  return words;
}

/** All forms of all words of a text: nearly every phrase of the lexicon is ruled out by its first word. */
const formsOfText = new WeakMap<MatchableText, ReadonlySet<string>>();

function allForms(text: MatchableText): ReadonlySet<string> {
  const known = formsOfText.get(text);
  if (known) return known;
  const forms = new Set(text.flatMap((word) => word.forms));
  formsOfText.set(text, forms);
  return forms;
}

/** The position of a phrase in a text, or -1. */
export const findPhrase = (text: MatchableText, phrase: Phrase): number => placeOf(text, phrase)?.at ?? -1;

/** Where a phrase stands in a text: its first word, and the word behind its last. */
export function placeOf(text: MatchableText, phrase: Phrase): { at: number; end: number } | null {
  const forms = allForms(text);
  for (const alternatives of phrase) if (!hasAny(forms, alternatives)) return null;
  for (let at = 0; at < text.length; at += 1) {
    const end = endOfPhrase(text, phrase, at);
    if (end !== null) return { at, end };
  }
  return null;
}

function hasAny(forms: ReadonlySet<string>, alternatives: readonly string[]): boolean {
  for (const word of alternatives) if (forms.has(word)) return true;
  return false;
}

/** The position behind a phrase that begins at `start`; null where another text stands there. */
function endOfPhrase(text: MatchableText, phrase: Phrase, start: number): number | null {
  let at = start;
  for (let i = 0; i < phrase.length; i += 1) {
    const alternatives = phrase[i] ?? [];
    while (i > 0 && text[at]?.mayBeSkipped && !isOneOf(text[at]?.forms, alternatives)) at += 1;
    if (!isOneOf(text[at]?.forms, alternatives)) return null;
    at += 1;
  }
  return at;
}

function isOneOf(forms: readonly string[] | undefined, alternatives: readonly string[]): boolean {
  if (forms === undefined) return false;
  for (const form of forms) if (alternatives.includes(form)) return true;
  return false;
}
