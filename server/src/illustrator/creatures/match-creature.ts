import { hashText } from '../seeded-random.ts';
import type { CreatureKind } from './creature-kinds.ts';
import { CREATURE_WORDS, ROLE_KINDS, WORD_PAIRS } from './creature-words.ts';

const FALLBACK_KINDS: readonly CreatureKind[] = [
  'monster',
  'bear',
  'fox',
  'rabbit',
  'cat',
  'mouse',
  'dragon',
  'alien',
];
const NOUN_PHRASE_END =
  /^(with|who|that|which|from|of|and|on|in|wearing|holding|has|having|like|likes|loves|called|named)$/;

/** After one of these words, a role in a description is about somebody else. */
const REFERS_TO_SOMEBODY_ELSE =
  /^(of|with|to|from|by|like|likes|loves|for|my|his|her|their|meets|friends|afraid)$/;

/** The words of a text in lower case, without accents and punctuation. */
export const tokenize = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '')
    .split(/[^a-z]+/)
    .filter(Boolean);

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 99;
}

const singularForms = (word: string): string[] => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ies$/, 'y'),
  word.replace(/(y|ie|ling|let|sie)$/, ''),
];

function matchCompound(word: string): CreatureKind | undefined {
  let best: [number, CreatureKind] | undefined;
  for (const [known, kind] of CREATURE_WORDS) {
    const fits =
      (known.length >= 3 && word.length > known.length + 1 && word.endsWith(known)) ||
      (known.length >= 4 && word.startsWith(known));
    if (fits && (!best || known.length > best[0])) best = [known.length, kind];
  }
  return best?.[1];
}

function matchMisspelling(word: string): CreatureKind | undefined {
  if (word.length < 4 || NOUN_PHRASE_END.test(word)) return undefined;
  const allowed = word.length >= 7 ? 2 : 1;
  for (const [known, kind] of CREATURE_WORDS)
    if (
      known.length >= 4 &&
      Math.abs(known.length - word.length) <= allowed &&
      editDistance(known, word) <= allowed
    )
      return kind;
  return undefined;
}

const lookUpWord = (word: string): CreatureKind | undefined => {
  for (const form of singularForms(word)) {
    const kind = CREATURE_WORDS.get(form);
    if (kind) return kind;
  }
  return undefined;
};

/** The kinds named in the head of a noun phrase (before "with", "who", "of" …), in order; exact words first, else guesses. */
export function findKinds(text: string): CreatureKind[] {
  const words = tokenize(text);
  const end = words.findIndex((word, i) => i > 0 && NOUN_PHRASE_END.test(word));
  const head = end > 0 ? words.slice(0, end) : words;
  const found: CreatureKind[] = [];
  head.forEach((word, i) => {
    const pair = WORD_PAIRS.get(`${head[i - 1] ?? ''} ${word}`);
    if (pair) found.pop();
    const kind = pair ?? lookUpWord(word);
    if (kind) found.push(kind);
  });
  if (found.length) return found;
  for (const word of head) {
    const kind = matchCompound(word) ?? matchMisspelling(word);
    if (kind) found.push(kind);
  }
  if (found.length || end <= 0) return found;
  return words.slice(end).flatMap((word) => lookUpWord(word) ?? []);
}

/** The roles and kinds that a description names exactly ("a brave pirate"). */
export const findRoles = (text: string): CreatureKind[] => {
  const words = tokenize(text);
  return words.flatMap((word, i) =>
    words.slice(Math.max(0, i - 3), i).some((near) => REFERS_TO_SOMEBODY_ELSE.test(near))
      ? []
      : (lookUpWord(word) ?? []),
  );
};

/**
 * The kind that matches free text best: the last creature named, animals before roles. Misspellings and compounds are recognized;
 * anything else gets a fallback kind chosen by hash.
 */
export function matchCreature(text: string): CreatureKind {
  const named = findKinds(text);
  const creatures = named.filter((kind) => !ROLE_KINDS.has(kind));
  const found = creatures.at(-1) ?? named.at(-1);
  if (found) return found;
  return FALLBACK_KINDS[hashText(tokenize(text).join(' ')) % FALLBACK_KINDS.length] ?? 'bear';
}
