import { expect, it } from 'vitest';
import { openTestStore } from '../testing/test-database.ts';
import { createRampChecks } from './ramp-checks.ts';

it('makes each check once, whoever asks, and again when it was given back', async () => {
  const store = await openTestStore();
  const one = createRampChecks(store.db, () => 1);
  const other = createRampChecks(store.db, () => 2);
  expect(await one.done('story@1')).toBe(0);
  const claims = await Promise.all([
    one.claim('story@1', 1),
    other.claim('story@1', 1),
    one.claim('auth@1', 1),
  ]);
  expect(claims.slice(0, 2).filter(Boolean)).toHaveLength(1);
  expect(claims[2]).toBe(true);
  expect(await other.claim('story@1', 2)).toBe(true);
  expect(await one.claim('story@1', 1)).toBe(false);
  await other.releaseClaim('story@1', 2);
  expect(await one.done('story@1')).toBe(1);
  expect(await one.claim('story@1', 2)).toBe(true);
  await store.close();
});
