import { isAlphanumeric } from './mentions-name.ts';

const SENTENCE_END = /(?<!\b(?:Mr|Mrs|Ms|Dr|St))([.!?…]+[”’)]?)\s+(?=[“‘(]?[\p{Lu}\p{Lo}\p{N}¿¡])/u;

/** Splits a text into sentences; direct speech and its tag (`“Oh!” said Bo.`) stay together. */
export function splitSentences(text: string): string[] {
  const out: string[] = [];
  let rest = text.trim();
  for (let found = SENTENCE_END.exec(rest); found; found = SENTENCE_END.exec(rest)) {
    const end = found.index + (found[1] ?? '').length;
    out.push(rest.slice(0, end));
    rest = rest.slice(end).trim();
  }
  if (rest) out.push(rest);
  return out;
}

/** The number of words in a text; dashes and other punctuation do not count. A loop: planning counts thousands of sentences. */
export function countWords(text: string): number {
  let words = 0;
  let isCounted = false;
  for (const char of text) {
    if (isSpace(char)) isCounted = false;
    else if (!isCounted && isLetterOrDigit(char)) {
      words += 1;
      isCounted = true;
    }
  }
  return words;
}

const isSpace = (char: string): boolean => char <= ' ' || (char >= '\u0080' && /\s/.test(char));

const isLetterOrDigit = (char: string): boolean =>
  (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z') || isAlphanumeric(char);

/** The first sentence of a text, or the whole text where cutting would split a quotation. */
export function firstSentence(text: string): string {
  const first = splitSentences(text)[0] ?? text;
  return first.split('“').length === first.split('”').length ? first : text;
}

/** All beginnings of a text that end with a sentence, the longest first, without the whole text; a quotation that goes on is closed. */
export function beginningsOf(text: string): string[] {
  const sentences = splitSentences(text);
  return sentences
    .slice(1)
    .map((_sentence, i) => sentences.slice(0, sentences.length - 1 - i).join(' '))
    .map((beginning) =>
      beginning.lastIndexOf('“') > beginning.lastIndexOf('”') ? `${beginning}”` : beginning,
    );
}
