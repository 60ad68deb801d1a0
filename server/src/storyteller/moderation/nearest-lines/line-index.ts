import { CONCERNS } from '../score/concerns.ts';
import { ENCODED_SIZE } from './sentence-encoder.ts';

/** Dimensions that are kept of what the encoder gives: with 64 a tenth more is missed, with all 512 as much. */
export const KEPT = 128;
/** The classes of lines, by their number in the index. */
export const CLASSES = ['allow', ...CONCERNS] as const;
/** How many lines have a say, and how fast it falls with the distance. */
const NEIGHBOURS = 12;
const SIMILARITY_SCALE = 0.05;
/** Added to each share of the neighbours, so that twelve of them are no certainty. */
const SMALLEST_SHARE = 0.02;

/**
 * Lines of the corpus as vectors of signed bytes. `mean` is subtracted from what the encoder gives, and `axes` (ENCODED_SIZE rows of
 * KEPT) gives the kept dimensions.
 */
export interface LineIndex {
  mean: Float32Array;
  axes: Float32Array;
  classes: Uint8Array;
  vectors: Int8Array;
  lengths: Float32Array;
}

/** What is stored of an index: base64 of bytes, and of numbers with four bytes each. */
export interface StoredLines {
  mean: string;
  axes: string;
  classes: string;
  vectors: string;
}

/** The kept dimensions of a vector of the encoder. */
export const keptOf = (
  encoded: ArrayLike<number>,
  { mean, axes }: Pick<LineIndex, 'mean' | 'axes'>,
): Float32Array => {
  const kept = new Float32Array(KEPT);
  for (let row = 0; row < ENCODED_SIZE; row++) {
    const value = (encoded[row] ?? 0) - (mean[row] ?? 0);
    for (let i = 0; i < KEPT; i++) kept[i] = (kept[i] ?? 0) + value * (axes[row * KEPT + i] ?? 0);
  }
  return kept;
};

const lengthOf = (vectors: ArrayLike<number>, start: number): number => {
  let sum = 0;
  for (let i = start; i < start + KEPT; i++) sum += (vectors[i] ?? 0) ** 2;
  return Math.sqrt(sum);
};

const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));
const numbersOf = (base64: string): Float32Array => new Float32Array(bytesOf(base64).buffer);

/** The index that was stored. */
export const readLineIndex = (stored: StoredLines): LineIndex => {
  const classes = bytesOf(stored.classes);
  const vectors = new Int8Array(bytesOf(stored.vectors).buffer);
  const lengths = Float32Array.from(classes, (_, line) => lengthOf(vectors, line * KEPT));
  return { mean: numbersOf(stored.mean), axes: numbersOf(stored.axes), classes, vectors, lengths };
};

/** An index as it is stored. */
export const storeLineIndex = ({ mean, axes, classes, vectors }: Omit<LineIndex, 'lengths'>): StoredLines => {
  const store = ({ buffer, byteOffset, byteLength }: ArrayBufferView): string =>
    Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength).toString('base64');
  return { mean: store(mean), axes: store(axes), classes: store(classes), vectors: store(vectors) };
};

/**
 * Points of each concern relative to an allowed text, in the order of CONCERNS: logarithms of odds by the lines that are nearest in
 * meaning.
 */
export const pointsByNearestLines = (encoded: ArrayLike<number>, index: LineIndex): number[] => {
  const { classes, vectors, lengths } = index;
  const kept = keptOf(encoded, index);
  const length = lengthOf(kept, 0);
  const nearest: { line: number; similarity: number }[] = [];
  for (let line = 0; line < classes.length; line++) {
    let sum = 0;
    for (let i = 0; i < KEPT; i++) sum += (kept[i] ?? 0) * (vectors[line * KEPT + i] ?? 0);
    const similarity = sum / (length * (lengths[line] ?? 0) || 1);
    if (nearest.length === NEIGHBOURS && similarity <= (nearest.at(-1)?.similarity ?? 0)) continue;
    const after = nearest.findIndex((other) => other.similarity < similarity);
    nearest.splice(after === -1 ? nearest.length : after, 0, { line, similarity });
    if (nearest.length > NEIGHBOURS) nearest.pop();
  }
  const says = nearest.map(({ similarity }) =>
    Math.exp((similarity - (nearest[0]?.similarity ?? 0)) / SIMILARITY_SCALE),
  );
  const total = says.reduce((sum, one) => sum + one, 0);
  const [allow = 0, ...concerns] = CLASSES.map(
    (_, k) =>
      SMALLEST_SHARE +
      nearest.reduce((sum, { line }, at) => sum + (classes[line] === k ? (says[at] ?? 0) : 0), 0) / total,
  );
  return concerns.map((share) => Math.log(share / allow));
};
