/** A stretch of a text, in characters; `end` is exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** SPEC section 9: a text longer than this is spoken sentence by sentence. */
export const LONG_TEXT = 250;

// An end of sentence: its mark, closing quotes, and white space (none is needed after a full-width mark) or a line's end.
const SENTENCE_END = /[.!?…]+["'”’»)\]]*(?=\s)|[。！？]+[」』”’]*|\n+/g;
const TITLE = /(?:^|[\s"“‘(])(?:Mr|Mrs|Ms|Dr|St|Prof|Jr|Sr|vs|[A-Z])\.$/;

const trim = (text: string, { start, end }: Range): Range => {
  const piece = text.slice(start, end);
  return {
    start: start + piece.length - piece.trimStart().length,
    end: end - piece.length + piece.trimEnd().length,
  };
};

/** Cuts a sentence that is itself over the limit at its commas, and where there are none at a space. */
const cutLong = (text: string, range: Range): Range[] => {
  if (range.end - range.start <= LONG_TEXT) return [range];
  const head = text.slice(range.start, range.start + LONG_TEXT);
  const comma = Math.max(...[', ', '; ', ': ', ' – ', ' — '].map((mark) => head.lastIndexOf(mark) + 1));
  const at =
    range.start +
    (comma > LONG_TEXT / 4 ? comma : head.lastIndexOf(' ') > 0 ? head.lastIndexOf(' ') : LONG_TEXT);
  return [
    trim(text, { start: range.start, end: at }),
    ...cutLong(text, trim(text, { start: at, end: range.end })),
  ];
};

/** The sentences of a text, without white space and what has no word in it. 'Mr. Fox' and '“Stop!” cried Ann' stay whole. */
export const splitSentences = (text: string): Range[] => {
  const cuts = [...text.matchAll(SENTENCE_END)]
    .map((match) => match.index + match[0].length)
    .filter((at) => !TITLE.test(text.slice(0, at)))
    .filter((at) => !/^\s*\p{Ll}/u.test(text.slice(at)) || text[at - 1] === '\n');
  const edges = [0, ...cuts, text.length];
  return edges
    .slice(1)
    .map((end, n) => trim(text, { start: edges[n] ?? 0, end }))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
};

/**
 * What is spoken in one utterance each: the whole text up to 250 characters, its sentences beyond.
 * `eachSentence` splits a shorter text too, for voices that go silent in a long utterance or never tell where they are.
 */
export const piecesOf = (text: string, eachSentence: boolean): Range[] => {
  const sentences = splitSentences(text);
  const first = sentences[0];
  const last = sentences.at(-1);
  if (!first || !last) return [];
  if (text.length > LONG_TEXT || eachSentence)
    return sentences.flatMap((sentence) => cutLong(text, sentence));
  return [{ start: first.start, end: last.end }];
};

/** The word at a place; its length by the engine when it tells one. Null when there is none. */
export const wordAt = (text: string, at: number, length?: number): Range | null => {
  if (length !== undefined && length > 0) return { start: at, end: Math.min(at + length, text.length) };
  const found = /^[\p{L}\p{N}\p{M}'’-]+/u.exec(text.slice(at));
  return found ? { start: at, end: at + found[0].length } : null;
};
