import { expect, it } from 'vitest';
import { openTestStore } from '../testing/test-database.ts';
import { runOnOneServer } from './single-job.ts';

it('runs a job on one server at a time, and lets others run other jobs', async () => {
  const stores = [await openTestStore('/jobs/one'), await openTestStore('/jobs/one')] as const;
  const [first, second] = stores;
  const ran: string[] = [];
  const record = (name: string) => async () => void ran.push(name);
  const outer = await runOnOneServer(first.db, 'purge', async () => {
    ran.push('first');
    expect(await runOnOneServer(second.db, 'purge', record('second'))).toBe(false);
    expect(await runOnOneServer(second.db, 'housekeeping', record('other job'))).toBe(true);
  });
  expect(outer).toBe(true);
  expect(await runOnOneServer(second.db, 'purge', record('later'))).toBe(true);
  expect(ran).toEqual(['first', 'other job', 'later']);
  for (const store of stores) await store.close();
});

it('lets another server run a job that failed', async () => {
  const store = await openTestStore('/jobs/failed');
  const failing = runOnOneServer(store.db, 'purge', async () => {
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await runOnOneServer(store.db, 'purge', async () => undefined)).toBe(true);
  await store.close();
});
