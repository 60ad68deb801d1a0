import { CONCERNS } from './concerns.ts';
import type { Example } from './learn-weights.ts';
import { hiddenOf, inputsOf, isNetInput, type Net, OUTPUTS, outputsOf } from './net.ts';
import { typeOf } from './phrase-features.ts';

const WANTS: readonly string[] = ['allow', ...CONCERNS];
const WIDTH = 24;
const ROUNDS = 12;
const STEP = 0.05;
const DECAY = 1e-6;
/** Shares of the inputs and of the hidden units that are left out in each step, so that none is relied on. */
const LEFT_OUT = 0.25;
const UNITS_LEFT_OUT = 0.2;

/** Inputs that occur in at least two groups of phrases. */
const usefulInputs = (examples: readonly Example[]): string[] => {
  const groups = new Map<string, string | null>();
  for (const { features, group } of examples)
    for (const feature of features) {
      if (!isNetInput(typeOf(feature))) continue;
      const known = groups.get(feature);
      if (known === undefined) groups.set(feature, group);
      else if (known !== null && known !== group) groups.set(feature, null);
    }
  return [...groups]
    .filter(([, group]) => group === null)
    .map(([feature]) => feature)
    .sort();
};

/** Random numbers from 0 to 1, the same on every machine. */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
};

/** Weights, and the sum of their squared slopes, by which each step becomes smaller (AdaGrad). */
const createLayer = (size: number, width: number, random: () => number) => {
  const weights = Float32Array.from({ length: size }, () => (random() + random() + random() - 1.5) * width);
  const squares = new Float32Array(size).fill(1e-4);
  const move = (at: number, slope: number): void => {
    const whole = slope + DECAY * (weights[at] ?? 0);
    const square = (squares[at] ?? 0) + whole * whole;
    squares[at] = square;
    weights[at] = (weights[at] ?? 0) - (STEP * whole) / Math.sqrt(square);
  };
  return { weights, move };
};

/** Learns a net from phrases; the same one on every machine. Takes about half a minute. */
export const learnNet = (examples: readonly Example[]): Net => {
  const random = createRandom(11);
  const inputs = new Map(usefulInputs(examples).map((feature, id) => [feature, id]));
  const layers = {
    hidden: createLayer(inputs.size * WIDTH, 0.3, random),
    bias: createLayer(WIDTH, 0, random),
    output: createLayer(WIDTH * OUTPUTS, 0.6, random),
    outputBias: createLayer(OUTPUTS, 0, random),
  };
  const net: Net = {
    inputs,
    width: WIDTH,
    hidden: layers.hidden.weights,
    bias: layers.bias.weights,
    output: layers.output.weights,
    outputBias: layers.outputBias.weights,
  };
  const rows = examples.map(({ features, want }) => ({
    ...inputsOf(features, inputs),
    wanted: WANTS.indexOf(want),
  }));
  const learn = ({ ids, values, wanted }: (typeof rows)[number]): void => {
    const used = values.map((value) => (random() > LEFT_OUT ? value : 0));
    const units = hiddenOf(net, ids, used).map((unit) =>
      random() > UNITS_LEFT_OUT ? unit / (1 - UNITS_LEFT_OUT) : 0,
    );
    const sums = outputsOf(net, units);
    const highest = Math.max(...sums);
    const odds = sums.map((sum) => Math.exp(sum - highest));
    const total = odds.reduce((a, b) => a + b, 0);
    const errors = odds.map((one, k) => one / total - (k === wanted ? 1 : 0));
    const slopes = Float32Array.from(units, (unit, i) =>
      unit > 0
        ? errors.reduce((sum, error, k) => sum + error * (net.output[i * OUTPUTS + k] ?? 0), 0) /
          (1 - UNITS_LEFT_OUT)
        : 0,
    );
    errors.forEach((error, k) => {
      layers.outputBias.move(k, error);
      units.forEach((unit, i) => {
        if (unit > 0) layers.output.move(i * OUTPUTS + k, error * unit);
      });
    });
    slopes.forEach((slope, i) => {
      if (slope !== 0) layers.bias.move(i, slope);
    });
    ids.forEach((id, at) => {
      const value = used[at] ?? 0;
      if (value === 0) return;
      for (let i = 0; i < WIDTH; i++) {
        const slope = slopes[i] ?? 0;
        if (slope !== 0) layers.hidden.move(id * WIDTH + i, slope * value);
      }
    });
  };
  const order = rows.map((_, i) => i);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const at of order) {
      const row = rows[at];
      if (row) learn(row);
    }
  }
  return net;
};
