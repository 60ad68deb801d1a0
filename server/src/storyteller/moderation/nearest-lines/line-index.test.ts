import { expect, it } from 'vitest';
import { fingerprintOfLines, indexedLines } from './indexed-lines.ts';
import { CLASSES, KEPT, pointsByNearestLines, readLineIndex, storeLineIndex } from './line-index.ts';
import lines from './lines.json' with { type: 'json' };
import { ENCODED_SIZE } from './sentence-encoder.ts';

/** Thirty allowed lines along the first dimension and thirty of harm along the second one, each turned a little. */
const anIndex = () => {
  const axes = new Float32Array(ENCODED_SIZE * KEPT);
  for (let i = 0; i < KEPT; i++) axes[i * KEPT + i] = 1;
  const vectors = new Int8Array(60 * KEPT);
  for (let line = 0; line < 60; line++) {
    vectors[line * KEPT + (line < 30 ? 0 : 1)] = 100;
    vectors[line * KEPT + 2] = line % 30;
  }
  const classes = Uint8Array.from({ length: 60 }, (_, line) => CLASSES.indexOf(line < 30 ? 'allow' : 'harm'));
  return readLineIndex(storeLineIndex({ mean: new Float32Array(ENCODED_SIZE), axes, classes, vectors }));
};
const along = (...parts: number[]) => Float32Array.from({ length: ENCODED_SIZE }, (_, i) => parts[i] ?? 0);

it('goes by the lines with the smallest angle', () => {
  const index = anIndex();
  const [harm = 0, disclosure = 0, personal = 0] = pointsByNearestLines(along(0.1, 3), index);
  expect(harm).toBeCloseTo(Math.log(1.02 / 0.02), 2);
  expect([disclosure, personal]).toEqual([0, 0]);
  expect(pointsByNearestLines(along(3, 0.1), index)[0]).toBeCloseTo(Math.log(0.02 / 1.02), 2);
  expect(Math.abs(pointsByNearestLines(along(1, 1), index)[0] ?? 9)).toBeLessThan(3);
});

it('has the lines of the corpus as they are: otherwise run index-lines.ts', () => {
  const expected = indexedLines();
  expect(lines.learnedFrom).toBe(fingerprintOfLines(expected));
  const index = readLineIndex(lines);
  expect([...index.classes]).toEqual(expected.map(({ kind }) => kind));
  expect(index.vectors).toHaveLength(expected.length * KEPT);
});
