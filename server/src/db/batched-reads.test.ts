import { expect, it } from 'vitest';
import { createBatchedReads } from './batched-reads.ts';

/** A store whose queries end when the test calls `end`. */
const createStore = () => {
  const values = new Map<string, number>();
  const readings: { keys: string[]; end(error?: Error): void }[] = [];
  const load = createBatchedReads<string, number>(
    (keys) =>
      new Promise((resolve, reject) => {
        const found = new Map(
          keys.flatMap((key) => {
            const value = values.get(key);
            return value === undefined ? [] : [[key, value] as const];
          }),
        );
        readings.push({ keys, end: (error) => (error === undefined ? resolve(found) : reject(error)) });
      }),
    (key) => key,
  );
  return { values, readings, load };
};
const turn = () => new Promise(setImmediate);

it('reads the keys of one turn together, and equal ones once', async () => {
  const { values, readings, load } = createStore();
  values.set('a', 1).set('b', 2);
  const loaded = Promise.all(['a', 'b', 'a', 'unknown', 'a'].map(load));
  await turn();
  expect(readings.map(({ keys }) => keys)).toEqual([['a', 'b', 'unknown']]);
  readings[0]?.end();
  expect(await loaded).toEqual([1, 2, 1, undefined, 1]);
});

it('never answers with a reading that began before the call, and keeps nothing', async () => {
  const { values, readings, load } = createStore();
  values.set('a', 1);
  const before = load('a');
  await turn();
  values.set('a', 2);
  const after = load('a');
  await turn();
  for (const reading of readings) reading.end();
  expect(await Promise.all([before, after])).toEqual([1, 2]);
  values.delete('a');
  const gone = load('a');
  await turn();
  readings.at(-1)?.end();
  expect(await gone).toBeUndefined();
});

it('gathers the keys that come while the store is busy, and reads them when one reading ends', async () => {
  const { readings, load } = createStore();
  const loaded: Promise<unknown>[] = [];
  for (let n = 0; n < 12; n += 1) {
    loaded.push(load(`key ${n}`));
    await turn();
  }
  const busy = readings.length;
  expect(busy).toBeLessThan(12);
  readings[0]?.end();
  await turn();
  expect(readings).toHaveLength(busy + 1);
  expect(readings.at(-1)?.keys).toHaveLength(12 - busy);
  for (const reading of readings) reading.end();
  await Promise.all(loaded);
});

it('a reading that fails fails its own calls only', async () => {
  const { values, readings, load } = createStore();
  values.set('b', 2);
  const failed = expect(load('a')).rejects.toThrow('away');
  await turn();
  const next = load('b');
  await turn();
  readings[0]?.end(new Error('away'));
  readings[1]?.end();
  await failed;
  expect(await next).toBe(2);
});
