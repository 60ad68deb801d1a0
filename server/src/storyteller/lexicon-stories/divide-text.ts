import { countWords, splitSentences } from '../grammar/sentences.ts';

/** What follows a page turn names what it is about: `It was red.` would be about nothing. */
const WITHOUT_NOUN = /^(?:It|They|He|She|That|This|These|Those|One|Both|Each|Another)(?:\b|’)/;

/** Speech without a word of who speaks. */
const UNTAGGED = /^“[^”]*”?$/;

/** Whether direct speech that begins in a text ends in it. */
const isWhole = (text: string): boolean => text.split('“').length === text.split('”').length;

/**
 * A text in two (`isEnough` of the first part), at the end of a sentence and as near the middle as possible, for two pages that follow each other: each part has `minWords` at least,
 * no speech is cut, and the second part says itself what it is about. Null where there is no such place.
 */
export function divideText(
  text: string,
  minWords: number,
  isEnough: (first: string) => boolean = () => true,
): [string, string] | null {
  const sentences = splitSentences(text);
  const half = countWords(text) / 2;
  const parts = sentences
    .slice(1)
    .map((_sentence, i): [string, string] => [
      sentences.slice(0, i + 1).join(' '),
      sentences.slice(i + 1).join(' '),
    ])
    .filter(
      ([first, rest]) =>
        Math.min(countWords(first), countWords(rest)) >= minWords &&
        isWhole(first) &&
        isWhole(rest) &&
        !WITHOUT_NOUN.test(rest) &&
        !UNTAGGED.test(splitSentences(rest)[0] ?? '') &&
        isEnough(first),
    );
  const distance = ([first]: [string, string]) => Math.abs(countWords(first) - half);
  return parts.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}
