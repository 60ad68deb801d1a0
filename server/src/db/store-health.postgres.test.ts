import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { databaseEnv } from '../testing/test-database.ts';
import { createKysely } from './database.ts';
import { createPostgresDialect } from './postgres-dialect.ts';
import { createStoreHealth } from './store-health.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('the store is not ready when it has not answered after 1.5 seconds, and asked once however often that is', async () => {
  const { DATABASE_URL: url = '' } = await databaseEnv(`/store-health/${process.pid}`);
  // Waits for a lock without limit.
  const open = () => createKysely(createPostgresDialect({ url, isPooled: true, max: 5 }));
  const [db, other] = [open(), open()];
  const { isReady } = createStoreHealth({ db, log: pino({ level: 'silent' }) });
  await other.transaction().execute(async (trx) => {
    await sql`LOCK TABLE server_state`.execute(trx);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let n = 0; n < 3; n += 1) {
      const ready = isReady();
      await vi.advanceTimersByTimeAsync(1500);
      expect(await ready).toBe(false);
    }
    vi.useRealTimers();
    const waiting = () =>
      sql`SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
        WHERE datname = current_database() AND NOT granted`.execute(other);
    await expect.poll(async () => (await waiting()).rows.length).toBe(1);
  });
  await expect.poll(isReady).toBe(true);
  for (const one of [db, other]) await one.destroy();
});
