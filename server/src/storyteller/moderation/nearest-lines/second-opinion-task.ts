import { pointsByNearestLines, readLineIndex } from './line-index.ts';
import lines from './lines.json' with { type: 'json' };
import { openEncoder } from './sentence-encoder.ts';

/* The entry point of a worker thread's bundle. */

const index = readLineIndex(lines);
const encode = await openEncoder();

/** Points of a text by the lines of the corpus that are nearest in meaning. */
export const pointsOf = async (text: string): Promise<number[]> =>
  pointsByNearestLines((await encode([text]))[0] ?? [], index);
