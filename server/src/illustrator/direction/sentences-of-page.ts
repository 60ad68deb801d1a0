import { splitSentences } from '../../storyteller/grammar/sentences.ts';

/** Marks clauses about what is wished for, imagined, compared or absent: it is not in the picture. */
const NOT_PRESENT =
  /\b(wish(?:ed|es)?|wanted|dreamed|imagined?|thought (?:of|about)|talked about|if|would|could have|no|not|never|nobody|without|instead of|last night|tomorrow|yesterday|far off|far away)\b|n’t\b/i;
const COMPARISON =
  /,? (?:as )?\w+ as an? [\w’ -]+?(?=[,.;:!?”]|$)|\b(?:like|than|as if|as though) [^,.;:!?”]+/gi;
/** Clauses end where a comma introduces somebody or something that acts. */
const CLAUSE = /[;:]|, (?=(?:and|but|so|then|until|while|because) )/;

/** Direct speech taken out: what somebody says need not be seen. */
export const withoutSpeech = (text: string): string => text.replace(/“[^”]*”?/g, ' “” ').replace(/\s+/g, ' ');

/** The clauses of a text that state what is the case, in lower case, without comparisons (`as red as a tomato`). */
export function factualClauses(text: string): string[] {
  return splitSentences(text)
    .flatMap((sentence) => sentence.split(CLAUSE))
    .filter((clause) => !NOT_PRESENT.test(clause))
    .map((clause) => clause.replace(COMPARISON, '').toLowerCase());
}
