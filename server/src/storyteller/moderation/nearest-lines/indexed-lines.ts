import { createHash } from 'node:crypto';
import { readCorpus, readOutsideLists } from '../score/read-corpus.ts';
import { CLASSES } from './line-index.ts';

/** A line with choices gives many phrases that are alike: so many are enough. */
const PHRASES_OF_A_LINE = 6;

/** The phrases of the corpus that are in the index, and the numbers of their classes. */
export const indexedLines = (): { text: string; kind: number }[] => {
  const counts = new Map<string, number>();
  return [...readCorpus(), ...readOutsideLists()].flatMap(({ text, want, line }) => {
    const count = (counts.get(line) ?? 0) + 1;
    counts.set(line, count);
    return count > PHRASES_OF_A_LINE ? [] : [{ text, kind: CLASSES.indexOf(want) }];
  });
};

/** Stands for the lines of an index. */
export const fingerprintOfLines = (lines: readonly { text: string; kind: number }[]): string => {
  const hash = createHash('sha256');
  for (const { text, kind } of lines) hash.update(`${kind} ${text}\n`);
  return hash.digest('hex').slice(0, 16);
};
