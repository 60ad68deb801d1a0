import type { Token } from '../normalize-text.ts';
import { isNetInput } from './net.ts';
import {
  FEATURE_VALUES,
  type FeatureType,
  forEachOfPhrase,
  forEachOfTwo,
  forEachOfWord,
  HARMLESS,
  REACH,
  type ReadWord,
  type TakeFeature,
  type Word,
} from './phrase-features.ts';
import { hashFrom, hashOf, hashOfStart, type readWeights } from './weight-table.ts';

/** A feature of a model by number: its place among the weights, its input of the net; NONE where it has none. */
export const NONE = -1;

/**
 * Numbers the features that a model knows: the inputs of its net after those that have weights alone. A feature that is no input may have
 * the hash of one.
 */
export const numberFeatures = (
  weights: Pick<ReturnType<typeof readWeights>, 'size' | 'find'>,
  netInputs: ReadonlyMap<string, number>,
) => {
  const inputByHash = new Map([...netInputs].map(([feature, id]) => [hashOf(feature), id]));
  const placeOfInput = Int32Array.from({ length: netInputs.size }, () => NONE);
  for (const [hash, id] of inputByHash) placeOfInput[id] = weights.find(hash) ?? NONE;
  return {
    count: weights.size + netInputs.size,
    find: (hash: number, type: FeatureType): number | undefined => {
      const id = isNetInput(type) ? inputByHash.get(hash) : undefined;
      return id === undefined ? weights.find(hash) : weights.size + id;
    },
    inputOf: (feature: number): number => (feature < weights.size ? NONE : feature - weights.size),
    placeOf: (feature: number): number =>
      feature < weights.size ? feature : (placeOfInput[feature - weights.size] ?? NONE),
  };
};

/** A token, and the numbers of the features that it has together with those after it, as far as they were looked for. */
interface ReadToken {
  word: Word;
  isBenign: boolean;
  shared: number[];
  later: ReadToken[];
  /** How many of `shared` there are up to each later token. */
  counts: number[];
}

/**
 * Finds the known features of phrases by hashes of their names: those of a known word once for all texts, those of two words once for all
 * phrases and clauses of a text.
 */
export const createFeatureFinder = (
  { count, find }: ReturnType<typeof numberFeatures>,
  readWord: ReadWord,
) => {
  /** How much each feature counts, from when it was found first. */
  const values = new Float64Array(count);
  let found: number[] = [];
  let [lastType, lastFirst, start] = ['', '', 0];
  const take: TakeFeature = (type, first, separator, second) => {
    if (first !== lastFirst || type !== lastType) {
      start = hashOfStart(type, first, separator);
      lastType = type;
      lastFirst = first;
    }
    const feature = find(hashFrom(start, second), type);
    if (feature === undefined) return;
    values[feature] = FEATURE_VALUES[type];
    found.push(feature);
  };

  const ofWords = new WeakMap<Word, readonly number[]>();
  const ofWord = (word: Word): readonly number[] => {
    let features = ofWords.get(word);
    if (features === undefined) {
      found = [];
      forEachOfWord(word, take);
      features = found;
      ofWords.set(word, features);
    }
    return features;
  };

  const readTokens = new WeakMap<Token, ReadToken>();
  const readToken = (token: Token, isBenign: boolean): ReadToken => {
    let read = readTokens.get(token);
    if (read === undefined || read.isBenign !== isBenign) {
      const word = isBenign ? HARMLESS : readWord(token);
      read = { word, isBenign, shared: [], later: [], counts: [] };
      readTokens.set(token, read);
    }
    return read;
  };
  /** Looks for the features that a token has together with one after it. */
  const findShared = ({ word, shared, later, counts }: ReadToken, other: ReadToken, distance: number) => {
    // What was found with another token there, and with those after it.
    if (later.length > distance) {
      later.length = distance;
      shared.length = counts[distance - 1] ?? 0;
    }
    found = shared;
    forEachOfTwo(word, other.word, distance === 0, take);
    later.push(other);
    counts[distance] = shared.length;
  };

  return {
    values,
    /** The numbers of the features of a phrase, some several times; `benign` are its harmless words. Linear in the number of words. */
    featuresOf: (
      tokens: readonly Token[],
      rules: readonly string[],
      benign: ReadonlySet<Token>,
    ): readonly number[] => {
      const reads = tokens.map((token) => readToken(token, benign.has(token)));
      const all: number[] = [];
      found = all;
      forEachOfPhrase(reads[0]?.word, reads.length, rules, take);
      for (let at = 0; at < reads.length; at++) {
        const read = reads[at] as ReadToken;
        for (const feature of ofWord(read.word)) all.push(feature);
        const reach = Math.min(REACH, reads.length - 1 - at);
        for (let distance = 0; distance < reach; distance++) {
          const other = reads[at + 1 + distance] as ReadToken;
          if (read.later[distance] !== other) findShared(read, other, distance);
        }
        const shared = read.counts[reach - 1] ?? 0;
        for (let i = 0; i < shared; i++) all.push(read.shared[i] as number);
      }
      return all;
    },
  };
};
