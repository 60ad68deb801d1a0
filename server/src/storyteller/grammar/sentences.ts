const SENTENCE_END = /(?<!\b(?:Mr|Mrs|Ms|Dr|St))([.!?…]+[”’)]?)\s+(?=[“‘(]?[\p{Lu}\p{Lo}\p{N}¿¡])/u;

/** The sentences of a text, as a reader would pause; speech and the words that follow it (`“Oh!” said Bo.`) stay together. */
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

/** How many words a text has. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The first sentence of a text, or all of it where that would cut somebody's speech in two. */
export function firstSentence(text: string): string {
  const first = splitSentences(text)[0] ?? text;
  return first.split('“').length === first.split('”').length ? first : text;
}
