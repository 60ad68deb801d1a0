import { isEnglishWord } from './grammar/inflections.ts';
import { analyzeVerb, pastTense, presentParticiple } from './grammar/verb-inflection.ts';
import { ownInflections } from './own-inflections.ts';
import { kindOfNoun } from './word-net/kind-of.ts';
import { verbClassOf } from './word-net/verb-class-of.ts';

/**
 * The words of a text that end in `ed` or `ing` and are no form of any verb, such as `givened`: a word of the request was taken for a verb.
 * Words in `typed`, in lower case, are the request's own.
 */
export function findNonWords(text: string, typed: ReadonlySet<string>): string[] {
  const inflected = text.match(/(?<![\p{L}’-])\p{Ll}{2,}(?:ed|ing)(?![\p{L}’-])/gu) ?? [];
  return [...new Set(inflected)].filter((word) => !typed.has(word) && !isWord(word));
}

const isWord = (word: string): boolean =>
  isEnglishWord(word) ||
  kindOfNoun(word) !== null ||
  ownInflections.has(word) ||
  basesOf(word).some(
    (base) =>
      (verbClassOf(base) !== null || analyzeVerb(base)?.form === 'base') &&
      (pastTense(base) === word || presentParticiple(base) === word),
  );

/** What a verb form may be made from: `hum` and `humm` of `hummed`. */
function basesOf(word: string): string[] {
  const stem = word.replace(/(?:ed|ing)$/, '');
  const undoubled = /(\p{L})\1$/u.test(stem) ? stem.slice(0, -1) : stem;
  return [stem, `${stem}e`, undoubled, stem.replace(/i$/, 'y')];
}
