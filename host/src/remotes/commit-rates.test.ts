import { expect, it } from 'vitest';
import { createCommitRates } from './commit-rates.ts';

/** Commits in each second, from the first on. */
const ratesOf = (perSecond: number[], shown: (time: number) => string | null = () => 'story@2') => {
  const rates = createCommitRates(shown);
  for (const [second, commits] of perSecond.entries())
    for (let n = 0; n < commits; n += 1) rates.onCommit(second * 1000 + (1000 * n) / commits);
  return Object.fromEntries(rates.highest);
};

it.each<[string, number[], Record<string, number>]>([
  ['a loop', [3, 900, 800, 850, 820, 1], { 'story@2': 800 }],
  ['a burst', [900, 3, 800, 2, 900, 1], { 'story@2': 3 }],
  ['a burst of two seconds after a pause', [0, 0, 900, 900, 0, 900, 1], {}],
  ['an animation', [60, 60, 60, 60, 60], { 'story@2': 60 }],
  ['a visit with few renders', [40, 0, 0, 2, 0, 1], {}],
])('%s: the rate that lasted for three seconds', (_what, perSecond, expected) => {
  expect(ratesOf(perSecond)).toEqual(expected);
});

it('counts for what was shown in the third second', () => {
  const shown = (time: number) => (time < 4000 ? 'story@2' : time < 9000 ? 'auth@1' : null);
  expect(ratesOf(Array(14).fill(300), shown)).toEqual({ 'story@2': 300, 'auth@1': 300 });
  expect(ratesOf(Array(14).fill(300), () => null)).toEqual({});
});
