import { isEnglishWord, singularOf } from '../grammar/inflections.ts';
import { analyzeVerb } from '../grammar/verb-inflection.ts';
import { phrasesOf } from '../lexicon/all-sources.ts';
import { factRows } from '../lexicon/facts/facts.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';
import { baseForms } from './match-words.ts';
import { SOUNDS } from './noun-phrase-rules.ts';

/** Shorter words are too much alike to guess. */
const MIN_LENGTH = 5;

const conceptWords = new Set([...phrasesOf.values()].flat(3));

/** Words of which there are facts: `beaver`. */
const knownWords = new Set(factRows.flatMap(({ names }) => names).flatMap((name) => name.split(' ')));

/** The text with every unknown word that is one letter away from exactly one word of the lexicon replaced by that word. */
export function correctTypos(text: string): string {
  return text.replace(/\p{L}[\p{L}’']*/gu, (word) => {
    if (word.length < MIN_LENGTH || /^\p{Lu}|[’']/u.test(word)) return word;
    if (isKnownWord(word) || FORMED.test(word)) return word;
    const plural = word.endsWith('s') ? 's' : '';
    const similar = [...conceptWords].filter(
      (known) =>
        known.length >= MIN_LENGTH - 1 &&
        known[0] === word[0]?.toLowerCase() &&
        isOneEditAway(word.slice(0, word.length - plural.length), known),
    );
    return similar.length === 1 ? `${similar[0]}${plural}` : word;
  });
}

/** Long words with an ending of their own are spelled as they are meant: `infection` is no injection. */
const FORMED = /^\p{L}{4,}(?:tion|sion|ment|ness|ity|ship|hood|ism|ist|able|less|ology|graphy|ery)s?$/iu;

/** Whether a word is in any of the word lists, in any form. */
export function isKnownWord(word: string): boolean {
  return (
    SOUNDS.test(word) ||
    WORDS_OF_CHILDREN.test(word) ||
    isAdverb(word) ||
    isFullOf(word) ||
    isEnglishWord(word) ||
    kindOfNoun(word) !== null ||
    knownWords.has(word.toLowerCase()) ||
    knownWords.has(singularOf(word.toLowerCase())) ||
    analyzeVerb(word) !== null ||
    baseForms(word).some(
      (form) => isEnglishWord(form) || conceptWords.has(form) || verbClassOf(form) !== null,
    )
  );
}

/** In no word list, and one letter away from another word: `baddy`, `badly`, `halving`. */
const WORDS_OF_CHILDREN =
  /^(?:badd(?:y|ies)|goodies?|nappies|wellies|welly|telly|hanky|lolly|lollies|mummies|granny|grannies|potty|tummies|halv(?:e|es|ed|ing)|widths?)$/i;

/** `safely` is no typing mistake for `safety`. */
const isAdverb = (word: string): boolean =>
  /ly$/.test(word) &&
  [word.slice(0, -2), word.replace(/ily$/, 'y'), word.replace(/ly$/, 'le')].some(isEnglishWord);

/** `jumpy` and `wobbly` are no typing mistakes for `jump` and `wobble`. */
const isFullOf = (word: string): boolean =>
  /[^y]y$/.test(word) &&
  [word.slice(0, -1), `${word.slice(0, -1)}e`].some((root) => verbClassOf(root) !== null);

/** Whether one insertion, deletion, replacement or swap of neighbours turns one word into the other. */
function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = (word: string, skipped: number) => word.slice(start + skipped);
  if (a.length !== b.length)
    return a.length > b.length ? rest(a, 1) === rest(b, 0) : rest(a, 0) === rest(b, 1);
  const isSwap = a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2);
  return rest(a, 1) === rest(b, 1) || isSwap;
}
