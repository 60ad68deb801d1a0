import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PostgresCluster, startPostgresCluster } from '../../../scripts/postgres-cluster.ts';
import { errorResponse } from '../http/http-error.ts';
import { compiledQuery } from './compiled-query.ts';
import { lockUntilCommit, readSnapshot, writeTransaction } from './database.ts';
import { openPostgres } from './open-postgres.ts';
import { writeState } from './server-state.ts';
import type { Store } from './store.ts';
import { isStoreFailure, isUniqueViolation } from './store-errors.ts';

let cluster: PostgresCluster;
let store: Store;
beforeAll(async () => {
  cluster = await startPostgresCluster();
  await cluster.createDatabase('dialect');
});
afterAll(() => cluster.remove());
beforeEach(async () => {
  store = await openPostgres({ url: cluster.url('dialect'), poolSize: 3 });
});
afterEach(async () => {
  await store.db.deleteFrom('server_state').execute();
  await store.db.deleteFrom('users').execute();
  await store.close();
});

const readiness = async (db = store.db): Promise<string | undefined> =>
  (await db.selectFrom('server_state').select('value').where('key', '=', 'readiness').executeTakeFirst())
    ?.value;
const addUser = (email: string) =>
  store.db
    .insertInto('users')
    .values({ email, password_hash: '', verified_at: null, created_at: Date.now() })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
/** The error of a promise that must be rejected. */
const failureOf = async (promise: Promise<unknown>): Promise<unknown> => {
  const [result] = await Promise.allSettled([promise]);
  if (result.status === 'fulfilled') throw new Error('It was not rejected');
  return result.reason;
};

describe('compiled queries', () => {
  const readState = compiledQuery((db, { key }: { key: string }) =>
    db.selectFrom('server_state').select('value').where('key', '=', key),
  );
  const preparedStatements = async (db: Store['db']): Promise<unknown[]> =>
    (await sql`SELECT name FROM pg_prepared_statements WHERE statement LIKE '%server_state%'`.execute(db))
      .rows;

  it('are prepared once for each connection', async () => {
    const { db, close } = await openPostgres({ url: cluster.url('dialect'), poolSize: 1 });
    await writeState(db, 'readiness', '1');
    expect(await readState(db, { key: 'readiness' })).toEqual([{ value: '1' }]);
    expect(await readState(db, { key: 'b' })).toEqual([]);
    expect(await preparedStatements(db)).toHaveLength(1);
    // A newer server adds a column: the statement goes on.
    await sql`ALTER TABLE server_state ADD COLUMN note text`.execute(db);
    expect(await readState(db, { key: 'readiness' })).toEqual([{ value: '1' }]);
    await sql`ALTER TABLE server_state DROP COLUMN note`.execute(db);
    await close();
  });

  it('have no names behind a pooler', async () => {
    const url = cluster.url('dialect');
    const pooled = await openPostgres({ url, directUrl: url, poolSize: 1 });
    expect(await readState(pooled.db, { key: 'a' })).toEqual([]);
    expect(await preparedStatements(pooled.db)).toEqual([]);
    await pooled.close();
  });

  it('are prepared no more once a statement got lost, as behind a pooler that nobody named', async () => {
    const { db, close } = await openPostgres({ url: cluster.url('dialect'), poolSize: 1 });
    await readState(db, { key: 'readiness' });
    await sql`DEALLOCATE ALL`.execute(db);
    expect(errorResponse('story-world', await failureOf(readState(db, { key: 'readiness' }))).status).toBe(
      503,
    );
    await sql`DEALLOCATE ALL`.execute(db);
    expect(await readState(db, { key: 'readiness' })).toEqual([]);
    expect(await preparedStatements(db)).toEqual([]);
    await close();
  });

  it('run again in a transaction that found them not prepared', async () => {
    const { db, close } = await openPostgres({ url: cluster.url('dialect'), poolSize: 1 });
    await readState(db, { key: 'readiness' });
    await sql`DEALLOCATE ALL`.execute(db);
    expect(await writeTransaction(db, (trx) => readState(trx, { key: 'readiness' }))).toEqual([]);
    await close();
  });

  it('must name their columns, which a newer server may add to', async () => {
    const readAll = compiledQuery((db) => db.selectFrom('server_state').selectAll());
    expect(await failureOf(readAll(store.db, {}))).toMatchObject({
      message: expect.stringContaining('names its columns'),
    });
  });
});

describe('values', () => {
  it('ids, times and sums are numbers', async () => {
    const user = await addUser('mira@example.org');
    expect([typeof user.id, typeof user.created_at]).toEqual(['number', 'number']);
    const { rows } = await sql`SELECT count(*) AS count, sum(created_at) AS sum FROM users`.execute(store.db);
    expect(rows).toEqual([{ count: 1, sum: user.created_at }]);
  });

  it('texts are sorted by code point', async () => {
    for (const email of ['b@x', 'B@x', 'a@x', 'ä@x', '-@x']) await addUser(email);
    const rows = await store.db.selectFrom('users').select('email').orderBy('email').execute();
    expect(rows.map(({ email }) => email)).toEqual(['-@x', 'B@x', 'a@x', 'b@x', 'ä@x']);
  });

  it('a text with NUL is the fault of the request, and is refused before the query', async () => {
    const error = await failureOf(addUser('a\u0000b@example.org'));
    expect(errorResponse('story-world', error).status).toBe(400);
    expect(await readiness()).toBeUndefined();
  });

  it('an empty list selects nothing', async () => {
    await addUser('mira@example.org');
    expect(await store.db.selectFrom('users').select('id').where('id', 'in', []).execute()).toEqual([]);
  });

  it('a row that is there already is recognized by its column', async () => {
    await addUser('mira@example.org');
    const error = await failureOf(addUser('mira@example.org'));
    expect(isUniqueViolation(error, 'users', 'email')).toBe(true);
    expect(isUniqueViolation(error, 'users', 'created_at')).toBe(false);
    expect(isUniqueViolation(error, 'mail', 'email')).toBe(false);
    expect(errorResponse('story-world', error).status).toBe(500);
  });
});

describe('transactions', () => {
  it('several reads show one moment, although another transaction commits between them', async () => {
    await writeState(store.db, 'readiness', 'before');
    const read = await readSnapshot(store.db, async (trx) => {
      const first = await readiness(trx);
      await writeState(store.db, 'readiness', 'after');
      return [first, await readiness(trx)];
    });
    expect(read).toEqual(['before', 'before']);
    expect(await readiness()).toBe('after');
    const refused = await failureOf(readSnapshot(store.db, (trx) => writeState(trx, 'readiness', 'x')));
    expect(refused).toMatchObject({ code: '25006' });
  });

  it('one that loses a deadlock runs again, and what follows the commit happens once', async () => {
    for (const key of ['purge-clock', 'readiness'] as const) await writeState(store.db, key, '0');
    const committed: string[] = [];
    let tries = 0;
    let arrived = 0;
    let open = (): void => undefined;
    const both = new Promise<void>((resolve) => {
      open = resolve;
    });
    const change = (name: string, keys: ('purge-clock' | 'readiness')[]) =>
      writeTransaction(store.db, async (trx, afterCommit) => {
        tries += 1;
        afterCommit(() => committed.push(name));
        await writeState(trx, keys[0]!, name);
        arrived += 1;
        if (arrived === 2) open();
        await both;
        await writeState(trx, keys[1]!, name);
      });
    await Promise.all([change('a', ['purge-clock', 'readiness']), change('b', ['readiness', 'purge-clock'])]);
    // Three, or more when the one that runs again gets its first row before the other one wakes up: a second deadlock.
    expect(tries).toBeGreaterThanOrEqual(3);
    expect(committed.sort()).toEqual(['a', 'b']);
  });

  it('nothing follows one that is rolled back', async () => {
    const committed: string[] = [];
    await failureOf(
      writeTransaction(store.db, async (_trx, afterCommit) => {
        afterCommit(() => committed.push('no'));
        throw new Error('stop');
      }),
    );
    expect(committed).toEqual([]);
  });

  it('a rule that spans rows holds for parallel transactions', async () => {
    const add = (n: number) =>
      writeTransaction(store.db, async (trx) => {
        await lockUntilCommit(trx, 'at most one user');
        const { count } = await trx
          .selectFrom('users')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        if (count === 0)
          await trx
            .insertInto('users')
            .values({ email: `${n}`, password_hash: '', verified_at: null, created_at: 0 })
            .execute();
      });
    await Promise.all(Array.from({ length: 8 }, (_, n) => add(n)));
    expect(await store.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });
});

describe('a database that is away', () => {
  const isAnsweredWith503 = (error: unknown): boolean =>
    isStoreFailure(error) && errorResponse('story-world', error).status === 503;

  it('ends a transaction with 503 when its connection is cut, and the next one works', async () => {
    const error = await failureOf(
      writeTransaction(store.db, async (trx) => {
        await writeState(trx, 'readiness', 'lost');
        await cluster.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'dialect'",
        );
        await writeState(trx, 'readiness', 'lost as well');
      }),
    );
    expect(isAnsweredWith503(error)).toBe(true);
    expect(await readiness()).toBeUndefined();
  });

  it('is 503 while it is stopped, in and outside a transaction, and works again once it runs', async () => {
    await writeState(store.db, 'readiness', 'kept');
    await cluster.stop('immediate');
    for (const work of [() => readiness(), () => writeTransaction(store.db, (trx) => readiness(trx))])
      expect(isAnsweredWith503(await failureOf(work()))).toBe(true);
    await cluster.start();
    expect(await readiness()).toBe('kept');
  });

  it('is 503 when it is read-only', async () => {
    const other = await failureOf(
      store.db.transaction().execute(async (trx) => {
        await sql`SET TRANSACTION READ ONLY`.execute(trx);
        await writeState(trx, 'readiness', 'x');
      }),
    );
    expect(isAnsweredWith503(other)).toBe(true);
  });

  it('is 503, and not for ever, when all connections are taken', { timeout: 120_000 }, async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let taken = 0;
    const holders = Array.from({ length: 3 }, () =>
      store.db.transaction().execute(async (trx) => {
        await sql`SELECT 1`.execute(trx);
        taken += 1;
        await held;
      }),
    );
    await expect.poll(() => taken).toBe(3);
    expect(isAnsweredWith503(await failureOf(readiness()))).toBe(true);
    release();
    await Promise.all(holders);
    expect(await readiness()).toBeUndefined();
  });
});
