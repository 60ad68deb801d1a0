import { afterEach, expect, it } from 'vitest';
import { createKysely } from '../db/database.ts';
import { createPostgresDialect } from '../db/postgres-dialect.ts';
import type { Store } from '../db/store.ts';
import { openTestStore } from '../testing/test-database.ts';
import { chainedLimit, consumeChain } from './rate-limit-chain.ts';

const stores: Store[] = [];
/** A server with the database of this name, which it may share with others. */
const openServer = async (name: string): Promise<Store> => {
  const store = await openTestStore(`/rate-limit-chain/${name}`);
  stores.push(store);
  return store;
};
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

const limits = () => ({
  minute: chainedLimit('pages visitor 60', [3, 60]),
  day: chainedLimit('pages visitor 86400', [100, 86_400]),
  address: chainedLimit('pages address 60', [10, 60]),
});
const pointsOf = async ({ db }: Store): Promise<Record<string, number>> => {
  const rows = await db.selectFrom('rate_limits').select(['key', 'points']).execute();
  const points: Record<string, number> = {};
  for (const { key, points: counted } of rows) {
    const name = key.split(':')[0] ?? '';
    points[name] = (points[name] ?? 0) + counted;
  }
  return points;
};

it('counts exactly over two servers, also in parallel; what one limit refuses does not use up the next one', async () => {
  const servers = [await openServer('exact'), await openServer('exact')];
  const { minute, day, address } = limits();
  const visit = (n: number, visitor: string) =>
    consumeChain(servers[n % 2]!.db, [
      [minute, visitor],
      [day, visitor],
      [address, '192.0.2.1'],
    ]);
  const mine = await Promise.all(Array.from({ length: 30 }, (_, n) => visit(n, 'mira')));
  expect(mine.filter((wait) => wait === null)).toHaveLength(3);
  expect(await pointsOf(servers[0]!)).toEqual({
    'pages visitor 60': 30,
    'pages visitor 86400': 3,
    'pages address 60': 3,
  });
  const others = await Promise.all(Array.from({ length: 20 }, (_, n) => visit(n, `visitor ${n}`)));
  expect(others.filter((wait) => wait === null)).toHaveLength(7);
  for (const wait of [...mine, ...others].filter((one) => one !== null)) {
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  }
});

it('begins anew once the time of a limit is over, with the wait that the new count needs', async () => {
  const server = await openServer('anew');
  const { minute } = limits();
  for (let n = 0; n < 4; n += 1) await consumeChain(server.db, [[minute, 'mira']]);
  await server.db
    .updateTable('rate_limits')
    .set({ expire: Date.now() - 1 })
    .execute();
  expect(await consumeChain(server.db, [[minute, 'mira']])).toBeNull();
  expect(await pointsOf(server)).toEqual({ 'pages visitor 60': 1 });
});

it('counts on its own while the database is away', async () => {
  const url = 'postgres://ww@127.0.0.1:1/nothing';
  const db = createKysely(createPostgresDialect({ url, isPooled: false, max: 1 }));
  const { minute } = limits();
  const waits: (number | null)[] = [];
  for (let n = 0; n < 5; n += 1) waits.push(await consumeChain(db, [[minute, 'mira']]));
  expect(waits.map((wait) => wait === null)).toEqual([true, true, true, false, false]);
  await db.destroy();
});
