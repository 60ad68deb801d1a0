import { createMulberry32, fnv1a, type SeededRandom } from '../storyteller/seeded-random.ts';

/** A stable unsigned 32-bit hash of a text: FNV-1a with a final mix, so that similar texts differ in all bits. */
export function hashText(text: string): number {
  let hash = fnv1a(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Creates the generator of a drawing; any text is a seed. */
export const createSeededRandom = (seed: string): SeededRandom => createMulberry32(hashText(seed));
