/** A piece of a page's text: a word that can be tapped, or what lies between words. */
export interface Piece {
  text: string;
  start: number;
  isWord: boolean;
}

/** Cuts a text into words and the rest, in order; `start` counts from the beginning of the page's text. */
export const splitWords = (text: string, offset = 0): Piece[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\p{L}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    start: offset + match.index,
    isWord: /^[\p{L}\p{N}]/u.test(match[0]),
  }));

/** The text before, in and after a range; a range outside the text is cut to it. */
export const splitAt = (text: string, range: { start: number; end: number } | null) => {
  if (range === null) return { before: text, inside: '', after: '' };
  const start = Math.min(Math.max(0, range.start), text.length);
  const end = Math.min(Math.max(start, range.end), text.length);
  return { before: text.slice(0, start), inside: text.slice(start, end), after: text.slice(end) };
};
