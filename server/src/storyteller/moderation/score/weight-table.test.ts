import { expect, it } from 'vitest';
import { hashFrom, hashOf, hashOfStart, readWeights, storeWeights } from './weight-table.ts';

const features = Array.from({ length: 3000 }, (_, i) => `pair word${i}>ANIMAL`);
const weights = new Map(features.map((feature, i) => [feature, [(i % 97) / 10, -(i % 31) / 10, 0]]));

it('finds every weight by the hash of its name, within the precision of a byte', () => {
  const table = readWeights(storeWeights(weights));
  expect(table.size).toBe(features.length);
  for (const [feature, [harm = 0, disclosure = 0]] of weights) {
    const place = table.find(hashOf(feature)) ?? Number.NaN;
    expect(Math.abs(table.weight(place, 0) - harm)).toBeLessThan(0.04);
    expect(Math.abs(table.weight(place, 1) - disclosure)).toBeLessThan(0.04);
    expect(table.weight(place, 2)).toBe(0);
  }
});

it('does not know other names', () => {
  const table = readWeights(storeWeights(weights));
  const others = Array.from({ length: 3000 }, (_, i) => `word other${i}`);
  expect(others.filter((feature) => table.find(hashOf(feature)) !== undefined)).toEqual([]);
});

it('has the same hash for a name and for its parts', () => {
  expect(hashFrom(hashOfStart('pair', 'kill', '>'), 'ANIMAL')).toBe(hashOf('pair kill>ANIMAL'));
  expect(hashFrom(hashOfStart('word', 'ünder', ''), '')).toBe(hashOf('word ünder'));
});
