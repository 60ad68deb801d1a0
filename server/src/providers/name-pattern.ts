import { isEnglishWord } from '../storyteller/grammar/inflections.ts';
import { kindOfNoun } from '../storyteller/word-net/kind-of.ts';

/** Letters that Unicode does not take apart into a letter and an accent. */
const LIKE: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** From this length on a name is found in any spelling; shorter ones, `Thé`, become ordinary words too easily. */
const MIN_LENGTH = 4;

/** A name or an invented name as a key: exact but for case, the form of apostrophes, and white space. */
export const keyOf = (word: string): string =>
  word.normalize('NFC').toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ');

/** A key without diacritics: `Zoë` and `zoe` are one name. */
const foldedKey = (word: string): string =>
  keyOf(word)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđðıßæœ]/g, (letter) => LIKE[letter] ?? letter);

/** Every Latin letter with diacritics, by the letter without. */
const variants = new Map<string, string>();
for (let code = 0xc0; code < 0x1f00; code += code === 0x24f ? 0x1e00 - 0x24f : 1) {
  const letter = String.fromCodePoint(code);
  const folded = foldedKey(letter);
  if (/^[a-z]$/.test(folded)) variants.set(folded, `${variants.get(folded) ?? ''}${letter}`);
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const isWord = (word: string): boolean => isEnglishWord(word) || kindOfNoun(word) !== null;

const isFoldable = (name: string): boolean => {
  const folded = foldedKey(name);
  return folded.length >= MIN_LENGTH && /[a-z]/.test(folded) && (folded === keyOf(name) || !isWord(folded));
};

/** Apostrophes and white space match in any form; names end at word boundaries of any script. */
const alternatives = (words: readonly string[], write: (word: string) => string): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => write(word.normalize('NFC')).replace(/['’]/g, "['’]").replace(/\s+/g, '\\s+'))
    .join('|');

/** Matches any of these words in any case, as whole words. */
export const wordPattern = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(${alternatives(words, escapePattern)})(?![\\p{L}\\p{N}])`, 'giu');

const inAnySpelling = (name: string): string =>
  isFoldable(name)
    ? escapePattern(foldedKey(name)).replace(/ss|ae|oe|[a-z]/g, (letters) => {
        const each = [...letters].map((letter) => `[${letter}${variants.get(letter) ?? ''}]`).join('');
        const joined = Object.keys(LIKE).find((one) => letters.length > 1 && LIKE[one] === letters);
        return joined === undefined ? each : `(?:${joined}|${each})`;
      })
    : escapePattern(name);

/**
 * Finds names as they are typed: in any case, from four letters on without diacritics or with other ones, and with an `s` that has lost its
 * apostrophe. `names` are the keys of a map (`keyOf`).
 */
export const createNameMatcher = (names: ReadonlyMap<string, string>) => {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${alternatives([...names.keys()], inAnySpelling)})(s?)(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const folded = new Map<string, string>();
  for (const [name, value] of names) if (!folded.has(foldedKey(name))) folded.set(foldedKey(name), value);
  const lookUp = (word: string): string | undefined => names.get(keyOf(word)) ?? folded.get(foldedKey(word));

  /** Whether a name with an `s` is a possessive and no other word: `leopoldinas hat`, but not `two roses`. */
  const isPossessive = (name: string, text: string, at: number): boolean => {
    if (foldedKey(name).length < MIN_LENGTH) return false;
    if (!isWord(`${name}s`)) return true;
    const [, next = ''] = /^\s+(\p{L}+)/u.exec(text.slice(at + name.length + 1)) ?? [];
    const isBare = /(^|\b(and|with|for|at|to|from)\s)\s*$/iu.test(text.slice(0, at));
    return isBare && kindOfNoun(next) !== null;
  };

  return {
    /** The text with every name replaced by its value, or by what `keep` returns instead. */
    replace: (text: string, keep: (match: string, before: string, after: string) => string | null): string =>
      text.replace(pattern, (match: string, name: string, s: string, at: number) => {
        const value = lookUp(name) ?? '';
        if (s !== '') return isPossessive(name, text, at) ? `${value}’s` : match;
        return keep(match, text.slice(0, at), text.slice(at + match.length)) ?? value;
      }),
  };
};
