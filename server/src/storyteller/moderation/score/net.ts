import { CONCERNS } from './concerns.ts';
import { countOf, type FeatureType, MIN_NORM, typeOf } from './phrase-features.ts';

/** Features that the net knows. It finds combinations by itself, so that it needs no pairs or neighbours. */
export const isNetInput = (type: FeatureType): boolean => type !== 'pair' && type !== 'next';

/** The outputs: an allowed phrase, and the concerns in their order. */
export const OUTPUTS = CONCERNS.length + 1;

/**
 * A net with one hidden layer of `width` units that are zero below zero. `hidden` has `width` weights for each input, `output`
 * has OUTPUTS weights for each unit.
 */
export interface Net {
  inputs: ReadonlyMap<string, number>;
  width: number;
  hidden: Float32Array;
  bias: Float32Array;
  output: Float32Array;
  outputBias: Float32Array;
}

/** How a net is stored: the weights of the hidden layer as signed bytes in base64, in units of `scale`; other weights as decimals. */
interface StoredNet {
  inputs: string;
  scale: number;
  hidden: string;
  bias: string;
  output: string;
  outputBias: string;
}

/** The inputs that a phrase has, and what each of them is multiplied by. */
export const inputsOf = (
  features: readonly string[],
  inputs: ReadonlyMap<string, number>,
): { ids: number[]; values: number[] } => {
  const ids: number[] = [];
  const values: number[] = [];
  let norm = 0;
  for (const feature of features) {
    const id = isNetInput(typeOf(feature)) ? inputs.get(feature) : undefined;
    if (id === undefined) continue;
    const value = countOf(feature);
    ids.push(id);
    values.push(value);
    norm += value * value;
  }
  const scale = 1 / Math.sqrt(Math.max(MIN_NORM, norm));
  for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) * scale;
  return { ids, values };
};

/** The hidden units for a phrase, negative ones as zero. */
export const hiddenOf = (net: Net, ids: readonly number[], values: readonly number[]): Float32Array => {
  const { width, hidden } = net;
  const units = net.bias.slice();
  for (let i = 0; i < ids.length; i++) {
    const value = values[i] ?? 0;
    const start = (ids[i] ?? 0) * width;
    for (let unit = 0; unit < width; unit++)
      units[unit] = (units[unit] ?? 0) + value * (hidden[start + unit] ?? 0);
  }
  for (let unit = 0; unit < width; unit++) units[unit] = Math.max(0, units[unit] ?? 0);
  return units;
};

/** The sums of the outputs for hidden units: logarithms of odds, not relative to anything. */
export const outputsOf = (net: Net, units: Float32Array): number[] =>
  Array.from(net.outputBias, (bias, k) => {
    let sum = bias;
    for (let i = 0; i < units.length; i++) sum += (units[i] ?? 0) * (net.output[i * OUTPUTS + k] ?? 0);
    return sum;
  });

/** Points of each concern relative to an allowed phrase, in the order of CONCERNS, for inputs and what they are multiplied by. */
export const pointsOf = (net: Net, ids: readonly number[], values: readonly number[]): number[] => {
  const [allow = 0, ...others] = outputsOf(net, hiddenOf(net, ids, values));
  return others.map((one) => one - allow);
};

const write = (weights: Float32Array): string =>
  Array.from(weights, (weight) => String(Number(weight.toFixed(4)))).join(' ');
const read = (stored: string): Float32Array => Float32Array.from(stored.split(' '), Number);

/** A net as it is stored; weights of the hidden layer lose precision. */
export const storeNet = (net: Net): StoredNet => {
  const largest = net.hidden.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Number((largest / 127).toPrecision(4));
  return {
    inputs: [...net.inputs.keys()].join('\n'),
    scale,
    hidden: Buffer.from(Int8Array.from(net.hidden, (weight) => Math.round(weight / scale))).toString(
      'base64',
    ),
    bias: write(net.bias),
    output: write(net.output),
    outputBias: write(net.outputBias),
  };
};

/** The net that was stored. */
export const readNet = (stored: StoredNet): Net => ({
  inputs: new Map(stored.inputs.split('\n').map((feature, id) => [feature, id])),
  width: read(stored.bias).length,
  hidden: Float32Array.from(
    new Int8Array(Buffer.from(stored.hidden, 'base64')),
    (weight) => weight * stored.scale,
  ),
  bias: read(stored.bias),
  output: read(stored.output),
  outputBias: read(stored.outputBias),
});
