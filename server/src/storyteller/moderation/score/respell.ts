import { stemOf } from './stem.ts';

/** A key that is the same for spellings that sound alike: `scool` and `school`, `nife` and `knife`. */
const soundOf = (word: string): string => {
  const letters = word
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^wh/, 'w')
    .replace(/ph/g, 'f')
    .replace(/gh(?=t)/g, '')
    .replace(/sch/g, 'sk')
    .replace(/ck|c(?![eiyh])|q/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/(.)\1+/g, '$1');
  return letters.slice(0, 1).replace(/[aeiouy]/, 'a') + letters.slice(1).replace(/[aeiouyhw]/g, '');
};

/** The number of letters to add, leave out, change or swap with a neighbour, at most `limit` + 1. */
const distanceOf = (a: string, b: string, limit: number): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const best = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      row.push(swap ? Math.min(best, (before[j - 2] ?? 0) + 1) : best);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
};

/** Shorter words sound like too many others, longer ones are not written by children. */
const isGuessable = (word: string): boolean => word.length >= 4 && word.length <= 12 && /^[a-z]+$/.test(word);

/**
 * A function that finds the word of a vocabulary that a misspelled one sounds like and differs from by at most two letters. `words`
 * are ordered: the first of two that sound alike is preferred. `others` are words as well, but none is read as one of them.
 */
export const createRespeller = (words: readonly string[], others: readonly string[] = []) => {
  const bySound = new Map<string, string[]>();
  const known = new Set([...words, ...others]);
  for (const word of words.filter(isGuessable)) {
    const sound = soundOf(word);
    const list = bySound.get(sound) ?? [];
    // Few words sound alike; a bound keeps the work for a text linear whatever the vocabulary.
    if (list.length < 8) bySound.set(sound, [...list, word]);
  }
  return (word: string): string | undefined =>
    isGuessable(word) && !known.has(word) && !known.has(stemOf(word))
      ? bySound.get(soundOf(word))?.find((other) => distanceOf(word, other, 2) <= 2)
      : undefined;
};
