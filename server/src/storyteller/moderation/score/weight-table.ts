import { CONCERNS } from './concerns.ts';
import type { Weights } from './learn-weights.ts';
import { FEATURE_VALUES, type FeatureType } from './phrase-features.ts';

const WIDTH = CONCERNS.length;
/** Bytes hold 7 bits of a difference, the highest one tells that more follow (LEB128). */
const MORE = 0x80;

const START = 0x811c9dc5;
const hashFrom = (start: number, text: string): number => {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
};
const startOfType = Object.fromEntries(
  Object.keys(FEATURE_VALUES).map((type) => [type, hashFrom(START, `${type} `)]),
) as Record<FeatureType, number>;

/** 32 bits, with a sign, that stand for the name of a feature (FNV-1a), so that a table needs no names. */
export const hashOf = (feature: string): number => hashFrom(START, feature);

/** The same from the parts of a name. */
export const hashOfParts = (type: FeatureType, first: string, separator: string, second: string): number =>
  hashFrom(hashFrom(hashFrom(startOfType[type], first), separator), second);

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

/** The table of stored weights. */
export const readWeights = ({ unit, hashes, points }: StoredWeights): WeightTable => {
  const places = new Map<number, number>();
  let hash = 0;
  let factor = 1;
  for (const byte of Buffer.from(hashes, 'base64')) {
    hash += (byte % MORE) * factor;
    factor *= MORE;
    if (byte >= MORE) continue;
    places.set(hash | 0, places.size);
    factor = 1;
  }
  const stored = new Int8Array(Buffer.from(points, 'base64'));
  return {
    size: places.size,
    find: (hash) => places.get(hash),
    weight: (place, concern) => (stored[place * WIDTH + concern] ?? 0) * unit,
  };
};
