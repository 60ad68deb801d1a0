import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openTestStore } from '../testing/test-database.ts';
import { createRateLimiter, deleteExpiredCounts } from './rate-limiter.ts';

const config = readConfig({});

/** Two servers with one database. */
const openTwo = async (name: string) => {
  const stores = [await openTestStore(`/rate-limits/${name}`), await openTestStore(`/rate-limits/${name}`)];
  const limiters = stores.map(({ db }) => createRateLimiter({ config, db }, 'tries', [10, 60]));
  return { stores, limiters, close: () => Promise.all(stores.map((store) => store.close())) };
};

it('counts exactly over two servers, also in parallel', async () => {
  const { stores, limiters, close } = await openTwo('exact');
  const waits = await Promise.all(
    Array.from({ length: 50 }, (_, n) => limiters[n % 2]?.tryConsume('mira@example.org')),
  );
  expect(waits.filter((wait) => wait === null)).toHaveLength(10);
  expect(await limiters[0]?.tryConsume('ada@example.org')).toBeNull();
  await limiters[1]?.reset('mira@example.org');
  expect(await limiters[0]?.tryConsume('mira@example.org')).toBeNull();
  const rows = await stores[0]?.db.selectFrom('rate_limits').select('key').execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/mira|ada|example/);
  await close();
});

it('deletes counts whose time is over, and keeps the others', async () => {
  const { stores, limiters, close } = await openTwo('expired');
  const { db } = stores[0]!;
  await limiters[0]?.tryConsume('kept');
  await db
    .insertInto('rate_limits')
    .values({ key: 'tries:old', points: 3, expire: Date.now() - 1 })
    .execute();
  await deleteExpiredCounts(db);
  expect(await db.selectFrom('rate_limits').select('points').execute()).toEqual([{ points: 1 }]);
  await close();
});

it('counts on its own while the database is away', async () => {
  const { stores, limiters, close } = await openTwo('away');
  await stores[0]?.close();
  const waits: (number | null)[] = [];
  for (let n = 0; n < 12; n += 1) waits.push((await limiters[0]?.tryConsume('x')) ?? null);
  expect(waits.filter((wait) => wait === null)).toHaveLength(10);
  await close().catch(() => undefined);
});
