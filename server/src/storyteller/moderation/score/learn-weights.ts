import { CONCERNS } from './concerns.ts';
import { countOf, MIN_NORM } from './phrase-features.ts';

/** A phrase as its features, and what it is. */
export interface Example {
  features: readonly string[];
  want: (typeof CLASSES)[number];
  /** Phrases of one group are much alike: a feature of one group only is not learned. */
  group: string;
}
/** Weights of each feature, in the order of CONCERNS, relative to an allowed phrase. */
export type Weights = Map<string, number[]>;

const CLASSES = ['allow', ...CONCERNS] as const;
const COUNT = CLASSES.length;
const ROUNDS = 30;
const STEP = 0.3;
const DECAY = 2e-5;
/** The share of features that is hidden in each round, so that no phrase depends on one word. */
const HIDDEN = 0.2;

/** Features that occur in at least two groups; single words also in one. */
const usefulFeatures = (examples: readonly Example[]): string[] => {
  const groups = new Map<string, Set<string>>();
  for (const { features, group } of examples)
    for (const feature of features) {
      const known = groups.get(feature);
      if (known) known.add(group);
      else groups.set(feature, new Set([group]));
    }
  return [...groups]
    .filter(([feature, { size }]) => size > 1 || feature.startsWith('word '))
    .map(([feature]) => feature);
};

/** Multinomial logistic regression by AdaGrad. `seed` gives the sequence of random numbers: the same weights on every machine. */
const fit = (examples: readonly Example[], features: readonly string[], seed: number): Weights => {
  const idOf = new Map(features.map((feature, id) => [feature, id]));
  const values = Float64Array.from(features, countOf);
  const rows = examples.map((example) =>
    Int32Array.from(example.features.flatMap((feature) => idOf.get(feature) ?? [])),
  );
  const weights = new Float64Array(features.length * COUNT);
  const squares = new Float64Array(features.length * COUNT).fill(1e-6);
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
  const order = examples.map((_, i) => i);
  const learn = (at: number): void => {
    const ids = (rows[at] as Int32Array).filter(() => random() > HIDDEN);
    let norm = 0;
    for (const id of ids) norm += (values[id] as number) ** 2;
    const scale = 1 / Math.sqrt(Math.max(MIN_NORM, norm));
    const sums = new Float64Array(COUNT);
    for (const id of ids)
      for (let k = 0; k < COUNT; k++)
        sums[k] = (sums[k] as number) + (weights[id * COUNT + k] as number) * scale * (values[id] as number);
    const highest = Math.max(...sums);
    const odds = sums.map((sum) => Math.exp(sum - highest));
    const total = odds.reduce((a, b) => a + b, 0);
    const wanted = CLASSES.indexOf((examples[at] as Example).want);
    for (let k = 0; k < COUNT; k++) {
      const error = (odds[k] as number) / total - (k === wanted ? 1 : 0);
      if (Math.abs(error) < 1e-4) continue;
      for (const id of ids) {
        const one = id * COUNT + k;
        const slope = error * scale * (values[id] as number) + DECAY * (weights[one] as number);
        squares[one] = (squares[one] as number) + slope * slope;
        weights[one] = (weights[one] as number) - (STEP * slope) / Math.sqrt(squares[one] as number);
      }
    }
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    order.forEach(learn);
  }
  return new Map(
    features.map((feature, id) => {
      const [allow = 0, ...others] = weights.subarray(id * COUNT, (id + 1) * COUNT);
      return [feature, others.map((one) => one - allow)];
    }),
  );
};

/** Weights are the average of one fit for each: a single one depends on which features were hidden when. */
const SEEDS = [7, 19, 31, 43];

const average = (fits: readonly Weights[]): Weights =>
  new Map(
    [...(fits[0] ?? [])].map(([feature, points]) => [
      feature,
      points.map((_, k) => fits.reduce((sum, one) => sum + (one.get(feature)?.[k] ?? 0), 0) / fits.length),
    ]),
  );

/** Learns the weights of the `size` features that tell the most. */
export const learnWeights = (examples: readonly Example[], size: number): Weights => {
  const strength = ([feature, points]: readonly [string, readonly number[]]) =>
    Math.max(...points.map(Math.abs)) * countOf(feature);
  const first = fit(examples, usefulFeatures(examples), 1);
  const strongest = [...first].sort((a, b) => strength(b) - strength(a)).slice(0, size);
  const features = strongest.map(([feature]) => feature);
  return average(SEEDS.map((seed) => fit(examples, features, seed)));
};
