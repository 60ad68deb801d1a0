import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKysely, type Db } from './database.ts';
import { type Connection, createReconnectingConnection } from './reconnecting-connection.ts';
import { writeState } from './server-state.ts';
import { createSqliteDialect } from './sqlite-driver.ts';

let dir: string;
let db: Db;
let commits: number;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'group-commit-'));
  commits = 0;
  const open = () => {
    const sqlite = new Database(join(dir, 'test.db'));
    sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    return sqlite;
  };
  const writer = createReconnectingConnection(open);
  const counted: Connection = {
    ...writer,
    commit: () => {
      commits += 1;
      return writer.commit();
    },
  };
  db = createKysely(createSqliteDialect(counted, [createReconnectingConnection(open)]));
  await sql`CREATE TABLE server_state (key TEXT PRIMARY KEY, value TEXT NOT NULL)`.execute(db);
  commits = 0;
});
afterEach(async () => {
  await db.destroy();
  rmSync(dir, { recursive: true, force: true });
});

const stored = async (): Promise<string[]> =>
  (await db.selectFrom('server_state').select('key').orderBy('key').execute()).map(({ key }) => key);
const keys = (count: number) => Array.from({ length: count }, (_, n) => `key ${String(n).padStart(2, '0')}`);
const inTransaction = (key: string, then = async (_: Kysely<never>): Promise<void> => undefined) =>
  db.transaction().execute(async (trx) => {
    await writeState(trx, key as 'readiness', key);
    await then(trx as never);
  });

describe('transactions that wait for each other', () => {
  it('are committed together, and are in the database when they resolve', async () => {
    const all = keys(40);
    await Promise.all(
      all.map(async (key, n) => {
        await (n % 2 === 0 ? inTransaction(key) : writeState(db, key as 'readiness', key));
        expect(await stored()).toContain(key);
      }),
    );
    expect(await stored()).toEqual(all);
    expect(commits).toBeLessThan(all.length / 4);
  });

  it('are rolled back alone', async () => {
    const results = await Promise.allSettled(
      keys(9).map((key, n) =>
        inTransaction(key, async () => {
          if (n % 3 === 1) throw new Error(key);
        }),
      ),
    );
    expect(results.map(({ status }) => status === 'rejected')).toEqual(keys(9).map((_, n) => n % 3 === 1));
    expect(await stored()).toEqual(keys(9).filter((_, n) => n % 3 !== 1));
  });

  it('all fail when SQLite ends their transaction, and the next ones succeed', async () => {
    const results = await Promise.allSettled(
      keys(5).map((key, n) =>
        inTransaction(key, async (trx) => {
          if (n !== 3) return;
          // What SQLite does by itself on a full disk.
          await sql`ROLLBACK`.execute(trx);
          throw new Error('disk full');
        }),
      ),
    );
    const failed = results.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []));
    expect(failed).toContain(3);
    // The first commits alone or with those behind it; whoever shared the transaction of the fourth failed with it.
    expect(await stored()).toEqual(keys(5).filter((_, n) => !failed.includes(n)));
    await inTransaction('later');
    expect(await stored()).toContain('later');
  });

  it('all fail when one of them ignores that SQLite ended their transaction', async () => {
    const results = await Promise.allSettled(
      keys(5).map((key, n) =>
        inTransaction(key, async (trx) => {
          if (n === 3) await sql`ROLLBACK`.execute(trx);
        }),
      ),
    );
    const succeeded = keys(5).filter((_, n) => results[n]?.status === 'fulfilled');
    expect(succeeded.length).toBeLessThan(5);
    expect(await stored()).toEqual(succeeded);
  });

  it('show readers nothing before the common commit', async () => {
    const seen: string[][] = [];
    const writes = keys(6).map((key) => inTransaction(key, async () => void seen.push(await stored())));
    await Promise.all(writes);
    for (const [n, before] of seen.entries()) expect(before).not.toContain(keys(6)[n]);
    expect(await stored()).toEqual(keys(6));
  });
});

describe('a write through `db` inside a transaction', () => {
  const CHECK_MS = 50;
  it('is rejected with a message that names both statements, and later writes succeed', async () => {
    const open = () => new Database(join(dir, 'test.db'));
    const mistaken = createKysely(
      createSqliteDialect(createReconnectingConnection(open), [createReconnectingConnection(open)], CHECK_MS),
    );
    const wrong = mistaken.transaction().execute(async (trx) => {
      await writeState(trx, 'readiness', 'inside');
      await sql`DELETE FROM server_state`.execute(mistaken);
    });
    await expect(wrong).rejects.toThrow(
      /write with its `trx`, not with `db`.*Waiting: DELETE FROM server_state\. Last statement of the transaction: insert into "server_state"/,
    );
    expect(await stored()).toEqual([]);
    await writeState(mistaken, 'readiness', 'later');
    expect(await stored()).toEqual(['readiness']);
    await mistaken.destroy();
  });

  it('is not confused with one that waits for a slow transaction', async () => {
    const open = () => new Database(join(dir, 'test.db'));
    const slow = createKysely(createSqliteDialect(createReconnectingConnection(open), [], CHECK_MS));
    let waiting: Promise<void> = Promise.resolve();
    await slow.transaction().execute(async (trx) => {
      for (let n = 0; n < 8; n += 1) {
        await writeState(trx, 'readiness', `${n}`);
        if (n === 0) waiting = writeState(slow, 'readiness', 'after');
        // Of two timers that are late, the one that was due first runs first: a query comes between any two checks.
        await new Promise((resolve) => setTimeout(resolve, CHECK_MS / 4));
      }
    });
    await waiting;
    await slow.destroy();
  });
});

it('a commit does not hold the event loop', async () => {
  let turns = 0;
  let isWriting = true;
  const count = () => {
    turns += 1;
    if (isWriting) setImmediate(count);
  };
  setImmediate(count);
  // A quick disk may be done before the loop turns. Commits that hold it would leave no turn to any of these.
  for (let n = 0; n < 200 && turns === 0; n += 1) await writeState(db, 'readiness', String(n));
  isWriting = false;
  expect(turns).toBeGreaterThan(0);
});
