import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresCluster, startPostgresCluster } from '../../../scripts/postgres-cluster.ts';
import { checkPostgres, messageFor, problemOf } from './check-postgres.ts';
import { createKysely } from './database.ts';
import { DatabaseUrlError } from './database-url-error.ts';
import { migrate } from './migrate.ts';
import { migrationsFor } from './migrations/all-migrations.ts';
import { openPostgres } from './open-postgres.ts';
import { createPostgresDialect } from './postgres-dialect.ts';

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startPostgresCluster();
});
afterAll(() => cluster.remove());

const NAMES = migrationsFor('postgres').map(([name]) => name);
const recorded = async (database: string): Promise<string[]> => {
  const db = createKysely(createPostgresDialect({ url: cluster.url(database), isPooled: false, max: 1 }));
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  await db.destroy();
  return rows.map(({ name }) => name);
};

it('several servers that start at once make the tables once', async () => {
  await cluster.createDatabase('together');
  const url = cluster.url('together');
  const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgres({ url, poolSize: 2 })));
  expect(stores.filter(({ isNew }) => isNew).length).toBeGreaterThan(0);
  expect(await recorded('together')).toEqual(NAMES);
  for (const store of stores) await store.close();
});

it('a migration that fails leaves nothing behind, and runs again', async () => {
  await cluster.createDatabase('failing');
  const url = cluster.url('failing');
  const db = createKysely(createPostgresDialect({ url, isPooled: false, max: 1 }));
  // In the way of the last table of the second migration.
  await sql`CREATE TABLE ramp_checks (x INT)`.execute(db);
  await expect(migrate(db)).rejects.toThrow(/012-several-servers: .*ramp_checks.*already exists/);
  expect(await recorded('failing')).toEqual(NAMES.filter((name) => name < '012'));
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM information_schema.columns
    WHERE table_name = 'mail' AND column_name = 'lease_token'`.execute(db);
  expect(rows).toEqual([{ n: 0 }]);
  await sql`DROP TABLE ramp_checks`.execute(db);
  expect(await migrate(db)).toEqual({ isNew: false });
  expect(await recorded('failing')).toEqual(NAMES);
  await db.destroy();
});

it('a migration that finds its table in use locks nobody out, and runs once the table is free', async () => {
  await cluster.createDatabase('dumped');
  const url = cluster.url('dumped');
  await (await openPostgres({ url, poolSize: 2 })).close();
  const open = () => createKysely(createPostgresDialect({ url, isPooled: false, max: 1 }));
  const [dump, reader, migrating] = [open(), open(), open()];
  await sql`DROP INDEX mail_created`.execute(reader);
  await reader
    .deleteFrom('kysely_migration')
    .where('name', '=', NAMES.at(-1) ?? '')
    .execute();
  const waits: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => waits.push(line) });
  let migrated = Promise.resolve({ isNew: false });
  await dump.transaction().execute(async (trx) => {
    await sql`LOCK TABLE mail IN ROW EXCLUSIVE MODE`.execute(trx);
    migrated = migrate(migrating, undefined, log);
    await expect.poll(() => waits.length, { timeout: 30_000 }).toBe(1);
    expect(await reader.selectFrom('mail').select('id').execute()).toEqual([]);
    // Not even the lock of the migrations is held meanwhile.
    await expect
      .poll(
        async () =>
          (
            await sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database
            WHERE datname = current_database())`.execute(reader)
          ).rows.length,
        { timeout: 30_000 },
      )
      .toBe(0);
  });
  expect(await migrated).toEqual({ isNew: false });
  expect(await recorded('dumped')).toEqual(NAMES);
  for (const db of [dump, reader, migrating]) await db.destroy();
});

it('an older server starts with the tables of a newer one', async () => {
  await cluster.createDatabase('newer');
  const url = cluster.url('newer');
  const store = await openPostgres({ url, poolSize: 2 });
  await store.db.insertInto('kysely_migration').values({ name: '999-of-tomorrow', timestamp: '' }).execute();
  await store.close();
  const again = await openPostgres({ url, poolSize: 2 });
  expect(again.isNew).toBe(false);
  await again.close();
});

const startError = async (url: string): Promise<string> => {
  const error = await checkPostgres({ url, setting: 'DATABASE_URL' }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DatabaseUrlError);
  return (error as Error).message;
};

it('says what to do when the database cannot be used', async () => {
  expect(await startError(cluster.url('nowhere'))).toMatch(
    /There is no database nowhere .* createdb --owner ww nowhere/,
  );
  expect(await startError('postgres://ww@127.0.0.1:1/x')).toMatch(
    /cannot be reached \(ECONNREFUSED\)\. Check DATABASE_URL/,
  );
  expect(await startError('postgres://ww@no-such-machine.invalid/x')).toMatch(
    /There is no machine no-such-machine\.invalid/,
  );
  expect(await startError('postgres://ww@127.0.0.1:99999/x')).toMatch(/DATABASE_URL cannot be read/);
  expect(await startError(cluster.url('postgres').replace('ww@', 'stranger@'))).toMatch(
    /refuses the user stranger\. Check user and password/,
  );
  await cluster.query('CREATE ROLE guest LOGIN');
  expect(await startError(cluster.url('postgres').replace('ww@', 'guest@'))).toMatch(
    /The user guest may not create tables in the schema public\. Run .*GRANT USAGE, CREATE ON SCHEMA public TO "guest"/,
  );
  await cluster.query('ALTER ROLE guest SET default_transaction_read_only = on');
  expect(await startError(cluster.url('postgres').replace('ww@', 'guest@'))).toMatch(
    /is read-only, like a standby/,
  );
  await cluster.query("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
  expect(await startError(cluster.url('latin'))).toMatch(/has the encoding LATIN1/);
});

it('says what to do when the tables belong to another user, at every start and at a migration', async () => {
  await cluster.createDatabase('owned');
  const url = cluster.url('owned');
  await (await openPostgres({ url, poolSize: 2 })).close();
  await cluster.query('CREATE ROLE another LOGIN');
  const db = createKysely(createPostgresDialect({ url, isPooled: false, max: 1 }));
  await sql`GRANT ALL ON SCHEMA public TO another`.execute(db);
  const opening = () => openPostgres({ url: url.replace('ww@', 'another@'), poolSize: 2 });
  const advice = /permission denied.*belong to another user: .*REASSIGN OWNED/;
  await expect(opening()).rejects.toThrow(advice);
  await sql`GRANT ALL ON ALL TABLES IN SCHEMA public TO another`.execute(db);
  await (await opening()).close();
  const last = NAMES.at(-1) ?? '';
  await sql`DROP INDEX mail_created`.execute(db);
  await db.deleteFrom('kysely_migration').where('name', '=', last).execute();
  await db.destroy();
  await expect(opening()).rejects.toThrow(/must be owner of table .*REASSIGN OWNED/);
});

it('says what to do about a certificate that is not trusted', () => {
  const client = new pg.Client('postgres://ww@db.example.org/x');
  for (const code of ['DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'CERT_HAS_EXPIRED'])
    expect(messageFor(client, 'DATABASE_URL', { code })).toMatch(
      /certificate of the database at db\.example\.org:5432 is not trusted .*in DATABASE_URL: \?sslmode=verify-full&sslrootcert=/,
    );
});

it('says what to do when the direct URL leads elsewhere, and which of the two URLs is wrong', async () => {
  await cluster.createDatabase('pooled');
  await cluster.createDatabase('elsewhere');
  const url = cluster.url('pooled');
  const opening = (directUrl: string) => openPostgres({ url, directUrl, poolSize: 2 });
  await expect(opening(cluster.url('elsewhere'))).rejects.toThrow(/lead to different databases\. Set both/);
  await expect(opening('postgres://ww@127.0.0.1:1/x')).rejects.toThrow(/Check DATABASE_DIRECT_URL/);
  await (await opening(url)).close();
});

it('says what to do about a clock that differs and a version that is too old', async () => {
  const checkAt = (ms: number) =>
    checkPostgres({ url: cluster.url('postgres'), setting: 'DATABASE_URL' }, () => Date.now() + ms);
  await checkAt(5000);
  await expect(checkAt(60_000)).rejects.toThrow(/60 seconds ahead of the database's\. Synchronize both/);
  await expect(checkAt(-60_000)).rejects.toThrow(/60 seconds behind the database's/);
  const answer = {
    now: 0,
    read_only: 'off',
    encoding: 'UTF8',
    user: 'ww',
    schema: 'public',
    may_create: true,
  } as const;
  expect(problemOf({ ...answer, version: 15 }, 0)).toBeNull();
  expect(problemOf({ ...answer, version: 14 }, 0)).toMatch(
    /PostgreSQL 14; version 15 or newer is needed\. Upgrade/,
  );
});
