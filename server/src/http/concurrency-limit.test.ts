import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

it('lets so many run at a time, in order, and each leaves only once', async () => {
  const queue = createConcurrencyLimit(2);
  const entered: number[] = [];
  const leaves: (() => void)[] = [];
  const write = async (n: number) => {
    leaves[n] = await queue.enter();
    entered.push(n);
  };
  const all = Promise.all([0, 1, 2, 3].map(write));
  await expect.poll(() => entered).toEqual([0, 1]);
  leaves[0]?.();
  leaves[0]?.();
  await expect.poll(() => entered).toEqual([0, 1, 2]);
  leaves[1]?.();
  await all;
  expect(entered).toEqual([0, 1, 2, 3]);
  leaves[2]?.();
  leaves[3]?.();
  expect(await queue.enter()).toBeTypeOf('function');
});

it('begins one turn in each round of the event loop', async () => {
  const queue = createConcurrencyLimit(10);
  let entered = 0;
  const all = Promise.all(
    Array.from({ length: 6 }, async () => {
      await queue.enter();
      entered += 1;
    }),
  );
  const seen: number[] = [];
  while (entered < 6) {
    await new Promise(setImmediate);
    seen.push(entered);
  }
  await all;
  for (const [round, count] of seen.entries()) expect(count - (seen[round - 1] ?? 0)).toBeLessThan(2);
});
