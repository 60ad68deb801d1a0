/*
 * Writes lines.json: the phrases of the corpus as vectors of the sentence encoder. Run
 * `npx tsx src/storyteller/moderation/nearest-lines/index-lines.ts` in `server` after a change of the corpus; it takes two to three
 * minutes.
 */
import { writeFileSync } from 'node:fs';
import { fingerprintOfLines, indexedLines } from './indexed-lines.ts';
import { KEPT, keptOf, storeLineIndex } from './line-index.ts';
import { ENCODED_SIZE, openEncoder } from './sentence-encoder.ts';

const AT_ONCE = 64;
/** Rounds of the search for the axes of the greatest variance; with more of them the axes do not change. */
const ROUNDS = 30;

const meanOf = (rows: readonly (readonly number[])[]): Float32Array =>
  Float32Array.from({ length: ENCODED_SIZE }, (_, i) =>
    rows.reduce((sum, row) => sum + (row[i] ?? 0) / rows.length, 0),
  );

const covarianceOf = (rows: readonly (readonly number[])[], mean: Float32Array): Float64Array => {
  const covariance = new Float64Array(ENCODED_SIZE * ENCODED_SIZE);
  for (const row of rows) {
    const centred = Float64Array.from(row, (value, i) => value - (mean[i] ?? 0));
    for (let a = 0; a < ENCODED_SIZE; a++)
      for (let b = 0; b < ENCODED_SIZE; b++)
        covariance[a * ENCODED_SIZE + b] =
          (covariance[a * ENCODED_SIZE + b] ?? 0) + (centred[a] ?? 0) * (centred[b] ?? 0);
  }
  return covariance;
};

const dot = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** Makes the axes perpendicular to each other and one long (Gram-Schmidt). */
const straighten = (axes: Float64Array[]): Float64Array[] => {
  const done: Float64Array[] = [];
  for (const axis of axes) {
    const rest = Float64Array.from(axis);
    for (const other of done) {
      const share = dot(rest, other);
      for (let i = 0; i < ENCODED_SIZE; i++) rest[i] = (rest[i] ?? 0) - share * (other[i] ?? 0);
    }
    const length = Math.sqrt(dot(rest, rest));
    done.push(rest.map((value) => value / length));
  }
  return done;
};

/** The axes along which the rows differ most (principal components, by orthogonal iteration). */
const axesOf = (covariance: Float64Array): Float64Array[] => {
  let axes = straighten(
    Array.from({ length: KEPT }, (_, k) =>
      Float64Array.from({ length: ENCODED_SIZE }, (_, i) => Math.sin((i + 1) * (k + 1))),
    ),
  );
  for (let round = 0; round < ROUNDS; round++)
    axes = straighten(
      axes.map((axis) =>
        Float64Array.from({ length: ENCODED_SIZE }, (_, row) =>
          dot(covariance.subarray(row * ENCODED_SIZE, (row + 1) * ENCODED_SIZE), axis),
        ),
      ),
    );
  return axes;
};

const lines = indexedLines();
const encode = await openEncoder();
const encoded: (readonly number[])[] = [];
for (let at = 0; at < lines.length; at += AT_ONCE)
  encoded.push(...(await encode(lines.slice(at, at + AT_ONCE).map(({ text }) => text))));
const mean = meanOf(encoded);
const found = axesOf(covarianceOf(encoded, mean));
const axes = Float32Array.from(
  { length: ENCODED_SIZE * KEPT },
  (_, at) => found[at % KEPT]?.[Math.floor(at / KEPT)] ?? 0,
);
const kept = encoded.map((one) => keptOf(one, { mean, axes }));
const largest = kept.reduce((most, one) => Math.max(most, ...one.map(Math.abs)), 0);
const vectors = new Int8Array(kept.length * KEPT);
kept.forEach((one, line) => {
  vectors.set(
    one.map((value) => Math.round((value / largest) * 127)),
    line * KEPT,
  );
});
const stored = {
  learnedFrom: fingerprintOfLines(lines),
  ...storeLineIndex({ mean, axes, classes: Uint8Array.from(lines, ({ kind }) => kind), vectors }),
};
writeFileSync(new URL('./lines.json', import.meta.url), `${JSON.stringify(stored, null, 2)}\n`);
