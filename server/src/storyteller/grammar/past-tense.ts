import { kindOfNoun } from '../word-net/kind-of.ts';
import { conjugate, infinitiveOf } from './inflections.ts';
import { analyzeVerb } from './verb-inflection.ts';

/** Whether a word is a verb in the past tense: `forgot`, `jumped`; false where it is a noun as well, such as `felt`. */
export function isPastTense(word: string): boolean {
  const verb = analyzeVerb(word);
  if (verb) return verb.form === 'past';
  if (kindOfNoun(word) !== null) return false;
  const base = infinitiveOf(word, 'past');
  return base !== word && conjugate(base).past === word;
}
