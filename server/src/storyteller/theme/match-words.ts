import { conjugate, infinitiveOf, singularOf } from '../grammar/inflections.ts';

/** Words that concept phrases leave out and that matching skips. */
const SKIPPED =
  /^(an?|the|my|our|his|her|their|its|your|some|to|at|of|in|on|for|how|is|are|was|be|being|and|about|with|up|out|very|too|so|little|big|story)$/;

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
      .match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu) ?? [];
  return words.map((word) => ({ forms: baseForms(word), mayBeSkipped: SKIPPED.test(word) }));
}

/** A phrase of a concept: for every word its alternatives. */
export type Phrase = readonly (readonly string[])[];

/** Parses a concept's phrase: `lose/loose/wobbly tooth`. */
export function parsePhrase(phrase: string): Phrase {
  return phrase
    .toLowerCase()
    .split(' ')
    .map((word) => word.split('/'));
}

/** The position of a phrase in a text, or -1. */
export function findPhrase(text: MatchableText, phrase: Phrase): number {
  return text.findIndex((_word, start) => {
    let at = start;
    return phrase.every((alternatives, i) => {
      const isHere = () => text[at]?.forms.some((form) => alternatives.includes(form)) ?? false;
      while (i > 0 && text[at]?.mayBeSkipped && !isHere()) at += 1;
      at += 1;
      return text[at - 1]?.forms.some((form) => alternatives.includes(form)) ?? false;
    });
  });
}
