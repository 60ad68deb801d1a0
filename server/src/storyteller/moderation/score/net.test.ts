import { expect, it } from 'vitest';
import { learnNet } from './learn-net.ts';
import type { Example } from './learn-weights.ts';
import { inputsOf, type Net, pointsOf, readNet, storeNet } from './net.ts';

/** Harm is either word alone, but not both or none, which no sum of points can say. */
const examples: Example[] = Array.from({ length: 1200 }, (_, i) => {
  const [first, second] = [i % 2 === 0, i % 4 < 2];
  return {
    features: ['form any', ...(first ? ['word saw'] : []), ...(second ? ['word wood'] : [])],
    want: first === second ? 'allow' : 'harm',
    group: String(i),
  };
});
const harmOf = (net: Net, ...words: string[]): number => {
  const { ids, values } = inputsOf(['form any', ...words.map((word) => `word ${word}`)], net.inputs);
  return pointsOf(net, ids, values)[0] ?? 0;
};

it('learns what words mean together, and keeps that when it is stored', () => {
  const learned = learnNet(examples);
  for (const net of [learned, readNet(storeNet(learned))]) {
    expect(harmOf(net, 'saw')).toBeGreaterThan(0);
    expect(harmOf(net, 'wood')).toBeGreaterThan(0);
    expect(harmOf(net, 'saw', 'wood')).toBeLessThan(0);
    expect(harmOf(net)).toBeLessThan(0);
  }
});

it('learns the same from the same', () => {
  expect(storeNet(learnNet(examples))).toEqual(storeNet(learnNet(examples)));
});

it('learns no input of one group of phrases only', () => {
  expect(learnNet(examples.map((example) => ({ ...example, group: 'one' }))).inputs.size).toBe(0);
});
