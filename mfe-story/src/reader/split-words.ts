/** A part of a page's text: a word, or what is between words. */
export interface Piece {
  text: string;
  start: number;
  isWord: boolean;
}

/** Splits a text into words and what is between them, in order. `start` counts from the beginning of the page. */
export const splitWords = (text: string, offset = 0): Piece[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\p{L}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    start: offset + match.index,
    isWord: /^[\p{L}\p{N}]/u.test(match[0]),
  }));

/** The text before, inside and after a range, which is clamped to the text. */
export const splitAt = (text: string, range: { start: number; end: number } | null) => {
  if (range === null) return { before: text, inside: '', after: '' };
  const start = Math.min(Math.max(0, range.start), text.length);
  const end = Math.min(Math.max(start, range.end), text.length);
  return { before: text.slice(0, start), inside: text.slice(start, end), after: text.slice(end) };
};
