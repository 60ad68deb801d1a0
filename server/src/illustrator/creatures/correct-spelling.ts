import { creatureOfNoun } from '../../storyteller/word-net/creature-of.ts';
import { kindOfNoun } from '../../storyteller/word-net/kind-of.ts';
import { COLOR_WORDS } from '../palette.ts';
import { type Drawable, drawableOf, findInLexicon, lexiconNames } from './lexicon.ts';

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

const isWord = (word: string) =>
  kindOfNoun(word) !== null || COLOR_WORDS.has(word) || findInLexicon(word) !== undefined;

/** A compound of two known words is what its second word says: `moonpenguin`. */
function readCompound(word: string): Drawable | undefined {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const second = word.slice(cut);
    const meaning = second.length > 2 ? creatureOfNoun(second) : null;
    const head =
      findInLexicon(second) ?? (meaning && meaning !== 'grownup' ? drawableOf(meaning) : undefined);
    if (head && (isWord(word.slice(0, cut)) || isWord(word.slice(0, cut).replace(/s$/, '')))) return head;
  }
  return undefined;
}

/**
 * What a word that is in no dictionary may mean: a compound of known words, or a name with one letter wrong (two in names of seven
 * letters and more) that begins alike. Nothing for words that are right: they must not become another animal.
 */
export function correctSpelling(word: string): Drawable | undefined {
  if (word.length < 4 || kindOfNoun(word) !== null) return undefined;
  const compound = readCompound(word);
  if (compound) return compound;
  const allowed = word.length >= 7 ? 2 : word.length >= 5 ? 1 : 0;
  if (allowed === 0) return undefined;
  for (const name of lexiconNames())
    if (
      name.length >= 5 &&
      name[0] === word[0] &&
      Math.abs(name.length - word.length) <= allowed &&
      editDistance(name, word) <= allowed
    )
      return findInLexicon(name);
  return undefined;
}

/** The names that are spelt most like these words, for a question; none when nothing comes near. */
export function closestNames(words: readonly string[], max: number): string[] {
  const near = words
    .filter((word) => word.length >= 3)
    .flatMap((word) =>
      [...lexiconNames()]
        .filter((name) => name.length >= 3 && name[0] === word[0])
        .map((name) => ({ name, distance: editDistance(name, word) / Math.max(name.length, word.length) })),
    )
    .filter(({ distance }) => distance <= 0.5)
    .sort((a, b) => a.distance - b.distance);
  const best = near[0]?.distance ?? 0;
  const drawn = new Set<string>();
  const chosen: string[] = [];
  for (const { name, distance } of near) {
    const drawable = findInLexicon(name);
    const key = drawable?.name ?? name;
    if (drawn.has(key) || chosen.length === max || distance > best + 0.12) continue;
    drawn.add(key);
    chosen.push(key.replace(/[_-]/g, ' '));
  }
  return chosen;
}
