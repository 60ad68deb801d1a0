/** A range of characters in a text; `end` is exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** Specified: a longer text is spoken sentence by sentence. */
export const LONG_TEXT = 250;

// The end of a sentence: its mark, closing quotes, and white space (none needed after a full-width mark), or a line end.
const SENTENCE_END = /[.!?…]+["'”’»)\]]*(?=\s)|[。！？]+[」』”’]*|\n+/g;
const TITLE = /(?:^|[\s"“‘(])(?:Mr|Mrs|Ms|Dr|St|Prof|Jr|Sr|vs|[A-Z])\.$/;

const trim = (text: string, { start, end }: Range): Range => {
  const part = text.slice(start, end);
  return {
    start: start + part.length - part.trimStart().length,
    end: end - part.length + part.trimEnd().length,
  };
};

/** Splits a sentence over the limit at its last comma within it, or else at a space. */
const splitLongSentence = (text: string, range: Range): Range[] => {
  if (range.end - range.start <= LONG_TEXT) return [range];
  const head = text.slice(range.start, range.start + LONG_TEXT);
  const comma = Math.max(...[', ', '; ', ': ', ' – ', ' — '].map((mark) => head.lastIndexOf(mark) + 1));
  const at =
    range.start +
    (comma > LONG_TEXT / 4 ? comma : head.lastIndexOf(' ') > 0 ? head.lastIndexOf(' ') : LONG_TEXT);
  return [
    trim(text, { start: range.start, end: at }),
    ...splitLongSentence(text, trim(text, { start: at, end: range.end })),
  ];
};

/** The sentences of a text, trimmed, without those that contain no word. 'Mr. Fox' and '“Stop!” cried Ann' stay whole. */
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
 * The chunks of a text, one utterance each: the whole text up to 250 characters, its sentences beyond. `bySentence`
 * splits a shorter text too, for voices that stop in long utterances or fire no boundary events.
 */
export const splitChunks = (text: string, bySentence: boolean): Range[] => {
  const sentences = splitSentences(text);
  const first = sentences[0];
  const last = sentences.at(-1);
  if (!first || !last) return [];
  if (text.length > LONG_TEXT || bySentence)
    return sentences.flatMap((sentence) => splitLongSentence(text, sentence));
  return [{ start: first.start, end: last.end }];
};

/** The word at an index, of the engine's `length` if it gives one; null when there is no word. */
export const wordAt = (text: string, at: number, length?: number): Range | null => {
  if (length !== undefined && length > 0) return { start: at, end: Math.min(at + length, text.length) };
  const found = /^[\p{L}\p{N}\p{M}'’-]+/u.exec(text.slice(at));
  return found ? { start: at, end: at + found[0].length } : null;
};
