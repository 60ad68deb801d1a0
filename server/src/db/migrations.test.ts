import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, Migrator, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deleteOldCopies } from './copy-before-migration.ts';
import { migrationsFor } from './migrations/all-migrations.ts';
import { openDb } from './open-db.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ww-migrations-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** One row in each table and column that migration 005 renames, as a server before it wrote them. */
const ROWS = [
  "INSERT INTO users VALUES (1, 'a@example.org', 'hash', 1, 1)",
  "INSERT INTO child_profiles VALUES (2, 1, 'Mia', 7, 1)",
  "INSERT INTO mail_keys VALUES ('hashed', 1, 'reset_password', NULL, 1, 9, NULL)",
  "INSERT INTO recovery_codes VALUES (3, 1, 'hmac', 'encrypted code', NULL)",
  "INSERT INTO characters VALUES (4, 2, NULL, 'Finn', 'fox', 'red', '', 1, NULL, 'key of the character')",
  "INSERT INTO stories VALUES (5, 2, NULL, 'T', 'theme', 'ending', 10, '[]', NULL, NULL, 'seed', 0, NULL, 'epoch', 0, 1, NULL, 'key of the story')",
  "INSERT INTO pages VALUES (6, 5, 1, '', 'pending', NULL, 1, NULL)",
  "INSERT INTO page_work VALUES (6, 'text', 2, 8, 'lease', 9)",
];

/** A data directory as the release with migrations 001 to 004 left it. */
const createOldDataDirectory = async (): Promise<void> => {
  const sqlite = new Database(join(dir, 'weaversworld.db'));
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite as never }) });
  const old = Object.fromEntries(
    migrationsFor('sqlite').flatMap(([name, up]) => (name < '005' ? [[name, { up }]] : [])),
  );
  const { error, results } = await new Migrator({
    db,
    provider: { getMigrations: async () => old },
  }).migrateToLatest();
  expect(error).toBeUndefined();
  expect(results).toHaveLength(4);
  for (const row of ROWS) await sql.raw(row).execute(db);
  await db.destroy();
};

it('carries an existing data directory over to the new table and column names', async () => {
  await createOldDataDirectory();
  const { db, close } = await openDb(dir);
  const read = (table: 'page_jobs' | 'email_tokens' | 'recovery_codes') =>
    db.selectFrom(table).selectAll().execute();
  expect(await read('page_jobs')).toEqual([
    { page_id: 6, stage: 'text', attempts: 2, due_at: 8, lease_token: 'lease', lease_until: 9 },
  ]);
  expect(await read('email_tokens')).toMatchObject([{ token_hash: 'hashed', user_id: 1, expires_at: 9 }]);
  expect(await read('recovery_codes')).toEqual([{ id: 3, user_id: 1, code_hash: 'hmac', used_at: null }]);
  for (const [table, key] of [
    ['characters', 'key of the character'],
    ['stories', 'key of the story'],
  ] as const)
    expect(await db.selectFrom(table).select('idempotency_key').execute()).toEqual([
      { idempotency_key: key },
    ]);
  await close();
});

it('keeps constraints and cascades of the renamed tables', async () => {
  await createOldDataDirectory();
  const { db, close } = await openDb(dir);
  const character = await db.selectFrom('characters').selectAll().executeTakeFirstOrThrow();
  await expect(
    db
      .insertInto('characters')
      .values({ ...character, id: undefined })
      .execute(),
  ).rejects.toThrow(/UNIQUE/);
  await db.deleteFrom('users').execute();
  for (const table of ['page_jobs', 'email_tokens', 'recovery_codes', 'stories'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  await close();
});

it('makes the same tables and indexes in a new data directory as in a migrated one', async () => {
  const schemaOf = async (dataDir: string) => {
    const { db, close } = await openDb(dataDir);
    const { rows } = await sql<{ name: string }>`
      SELECT type, name, tbl_name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' AND name NOT LIKE 'kysely_%' ORDER BY type, name`.execute(
      db,
    );
    await close();
    return rows;
  };
  await createOldDataDirectory();
  const migrated = await schemaOf(dir);
  expect(migrated).toEqual(await schemaOf(':memory:'));
  const names = migrated.map(({ name }) => name).join(' ');
  expect(names).toMatch(/email_tokens_user .*page_jobs_stage_due/);
  expect(names).not.toMatch(/page_work|mail_keys/);
});

it('makes the same in memory, where a later database copies the tables and rows of the first', async () => {
  const contentOf = async (dataDir: string) => {
    const { db, close } = await openDb(dataDir);
    const { rows: made } = await sql<{ type: string; name: string }>`
      SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name`.execute(db);
    const rows: Record<string, unknown[]> = {};
    for (const { name } of made.filter(({ type }) => type === 'table'))
      rows[name] = (await sql<{ timestamp?: string }>`SELECT * FROM ${sql.table(name)}`.execute(db)).rows.map(
        ({ timestamp, ...row }) => row,
      );
    await close();
    // Of a data directory that is open.
    delete rows.server_state;
    return { made, rows };
  };
  const migrated = await contentOf(dir);
  expect(migrated.rows.kysely_migration).toHaveLength(migrationsFor('sqlite').length);
  expect(await contentOf(':memory:')).toEqual(migrated);
  expect(await contentOf(':memory:')).toEqual(migrated);
});

const copies = () => readdirSync(dir).filter((name) => name.includes('-before-'));
const namesIn = (file: string): string[] => {
  const sqlite = new Database(join(dir, file));
  const rows = sqlite.prepare('SELECT name FROM kysely_migration ORDER BY name').all() as { name: string }[];
  sqlite.close();
  return rows.map(({ name }) => name);
};
const ALL = migrationsFor('sqlite').map(([name]) => name);

it('keeps a copy of the database as it was, made once, and none of a new one', async () => {
  await createOldDataDirectory();
  await (await openDb(dir)).close();
  expect(copies()).toEqual(['weaversworld-before-005-standard-names.db']);
  expect(namesIn(copies()[0] ?? '')).toEqual(ALL.filter((name) => name < '005'));
  const copy = new Database(join(dir, copies()[0] ?? ''));
  expect(copy.prepare('SELECT name FROM characters').all()).toEqual([{ name: 'Finn' }]);
  copy.close();
  rmSync(join(dir, copies()[0] ?? ''));
  await (await openDb(dir)).close();
  const fresh = mkdtempSync(join(tmpdir(), 'ww-migrations-'));
  await (await openDb(fresh)).close();
  expect([...copies(), ...readdirSync(fresh)].filter((name) => name.includes('-before-'))).toEqual([]);
  rmSync(fresh, { recursive: true });
});

it('keeps two copies at most, and none for longer than 30 days', async () => {
  await createOldDataDirectory();
  const DAY = 24 * 3600;
  const now = Date.now() / 1000;
  for (const [name, days] of [
    ['001', 3],
    ['002', 31],
  ] as const) {
    const file = join(dir, `weaversworld-before-${name}.db`);
    writeFileSync(file, 'a copy');
    utimesSync(file, now - days * DAY, now - days * DAY);
  }
  await (await openDb(dir)).close();
  expect(copies()).toEqual(['weaversworld-before-001.db', 'weaversworld-before-005-standard-names.db']);
  deleteOldCopies(dir, (now + 26 * DAY) * 1000);
  expect(copies()).toHaveLength(2);
  deleteOldCopies(dir, (now + 28 * DAY) * 1000);
  expect(copies()).toEqual(['weaversworld-before-005-standard-names.db']);
});

it('a migration that fails leaves nothing behind: its directory opens once the cause is gone', async () => {
  await createOldDataDirectory();
  const sqlite = new Database(join(dir, 'weaversworld.db'));
  // In the way of the last table that 012 makes.
  sqlite.exec('CREATE TABLE ramp_checks (x)');
  sqlite.close();
  await expect(openDb(dir)).rejects.toThrow(
    /could not be brought up to date: 012-several-servers: .*ramp_checks/,
  );
  expect(namesIn('weaversworld.db')).toEqual(ALL.filter((name) => name < '012'));
  const after = new Database(join(dir, 'weaversworld.db'));
  const columns = after.prepare("SELECT name FROM pragma_table_info('mail')").all() as { name: string }[];
  expect(columns.map(({ name }) => name)).not.toContain('lease_token');
  after.exec('DROP TABLE ramp_checks');
  after.close();
  await (await openDb(dir)).close();
  expect(namesIn('weaversworld.db')).toEqual(ALL);
});

it('an older server opens the directory of a newer one', async () => {
  const { db, close } = await openDb(dir);
  await db.insertInto('kysely_migration').values({ name: '999-of-tomorrow', timestamp: '' }).execute();
  await close();
  const again = await openDb(dir);
  expect(again.isNew).toBe(false);
  await again.close();
});

it('opens a migrated data directory again', async () => {
  await createOldDataDirectory();
  await (await openDb(dir)).close();
  const { db, close } = await openDb(dir);
  expect(await db.selectFrom('page_jobs').selectAll().execute()).toHaveLength(1);
  await close();
});
