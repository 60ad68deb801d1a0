import { CONCERNS } from './concerns.ts';
import type { Weights } from './learn-weights.ts';
import { FEATURE_VALUES, type FeatureType } from './phrase-features.ts';

const WIDTH = CONCERNS.length;
/** Bytes hold 7 bits of a difference, the highest one tells that more follow (LEB128). */
const MORE = 0x80;

const START = 0x811c9dc5;
/** The hash of a name from that of its beginning. */
export const hashFrom = (start: number, text: string): number => {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
};
const startOfType = Object.fromEntries(
  Object.keys(FEATURE_VALUES).map((type) => [type, hashFrom(START, `${type} `)]),
) as Record<FeatureType, number>;

/** 32 bits, with a sign, that stand for the name of a feature (FNV-1a), so that a table needs no names. */
export const hashOf = (feature: string): number => hashFrom(START, feature);

/** The hash of the beginning of a name, `type first` and the separator: `hashFrom` adds the rest. */
export const hashOfStart = (type: FeatureType, first: string, separator: string): number =>
  hashFrom(hashFrom(startOfType[type], first), separator);

/**
 * How weights are stored, in base64: `hashes` the differences of the sorted hashes, `points` a signed byte for each concern, in units
 * of `unit`. Of a hundred thousand names one or two have the hash of another; the later one counts.
 */
interface StoredWeights {
  unit: number;
  hashes: string;
  points: string;
}

/** Weights as they are stored; they lose precision. */
export const storeWeights = (weights: Weights): StoredWeights => {
  const sorted = [...new Map([...weights].map(([feature, points]) => [hashOf(feature) >>> 0, points]))].sort(
    ([a], [b]) => a - b,
  );
  const largest = sorted.reduce((most, [, points]) => Math.max(most, ...points.map(Math.abs)), 0);
  const unit = Number((largest / 127).toPrecision(4));
  const bytes: number[] = [];
  let last = 0;
  for (const [hash] of sorted) {
    let rest = hash - last;
    last = hash;
    for (; rest >= MORE; rest = Math.floor(rest / MORE)) bytes.push((rest % MORE) | MORE);
    bytes.push(rest);
  }
  return {
    unit,
    hashes: Buffer.from(bytes).toString('base64'),
    points: Buffer.from(
      Int8Array.from(sorted.flatMap(([, points]) => points.map((one) => Math.round(one / unit)))),
    ).toString('base64'),
  };
};

/** Weights by the hash of a feature. */
interface WeightTable {
  size: number;
  /** The place of a feature; undefined when it is not known. */
  find: (hash: number) => number | undefined;
  /** The weight at a place for a concern, by the order of CONCERNS. */
  weight: (place: number, concern: number) => number;
}

/**
 * Finds the place of each hash in a list. With open addressing in one typed array: most features of a text are in no table, and a
 * `Map` took a third of the time of a score to say so.
 */
const indexHashes = (hashes: readonly number[]): WeightTable['find'] => {
  const bits = Math.ceil(Math.log2(hashes.length * 2 + 2));
  const mask = 2 ** bits - 1;
  /** Pairs of a hash and its place, counted from 1; 0 where none is. */
  const slots = new Int32Array(2 * (mask + 1));
  const slotOf = (hash: number): number => {
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (slots[2 * slot + 1] !== 0 && slots[2 * slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  };
  for (const [place, hash] of hashes.entries()) {
    const slot = slotOf(hash);
    slots[2 * slot] = hash;
    slots[2 * slot + 1] = place + 1;
  }
  return (hash) => {
    const place = slots[2 * slotOf(hash) + 1] ?? 0;
    return place === 0 ? undefined : place - 1;
  };
};

/** The table of stored weights. */
export const readWeights = ({ unit, hashes, points }: StoredWeights): WeightTable => {
  const found: number[] = [];
  let hash = 0;
  let factor = 1;
  for (const byte of Buffer.from(hashes, 'base64')) {
    hash += (byte % MORE) * factor;
    factor *= MORE;
    if (byte >= MORE) continue;
    found.push(hash | 0);
    factor = 1;
  }
  const stored = new Int8Array(Buffer.from(points, 'base64'));
  return {
    size: found.length,
    find: indexHashes(found),
    weight: (place, concern) => (stored[place * WIDTH + concern] ?? 0) * unit,
  };
};
