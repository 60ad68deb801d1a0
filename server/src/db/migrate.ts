import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type Db, dialectOf, type Tx } from './database.ts';
import { migrationsFor } from './migrations/all-migrations.ts';

/** Any number; the same for all servers. */
const MIGRATION_LOCK = 7_726_150_417;

/**
 * Milliseconds that a change of a table waits for those who use the table: behind it every reader waits as well. A dump or a
 * long report is waited for between tries, with nothing locked.
 */
const TABLE_WAIT_MS = 1000;
const RETRY_MS = 2000;
/** Ten minutes. */
const MAX_TRIES = 200;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Lets one server migrate at a time. The lock ends with the transaction, so it works through a pooler too. SQLite needs
 * none: the directory is locked.
 */
const lock = async (trx: Tx): Promise<void> => {
  if (dialectOf(trx) === 'sqlite') return;
  // A server that starts waits for another one's migration, however long that takes.
  await sql`SELECT set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
    trx,
  );
  await sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
  await sql`SELECT set_config('lock_timeout', ${`${TABLE_WAIT_MS}`}, true)`.execute(trx);
};

const recordedIn = async (db: Db): Promise<Set<string>> =>
  new Set((await db.selectFrom('kysely_migration').select('name').execute()).map(({ name }) => name));

const readRecorded = (db: Db): Promise<Set<string>> =>
  db.transaction().execute(async (trx) => {
    await lock(trx);
    // The name of the table is Kysely's, whose migrator made it in older data directories.
    await trx.schema
      .createTable('kysely_migration')
      .ifNotExists()
      .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
      .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
      .execute();
    return recordedIn(trx);
  });

/** Repeats a transaction that found a table locked; what it did is rolled back before it waits. */
const whenUnlocked = async (run: () => Promise<void>, name: string, log?: Logger): Promise<void> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await run();
    } catch (error) {
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE || tries === MAX_TRIES) throw error;
      if (tries % 10 === 1)
        log?.warn(
          { event: 'migration.waiting', migration: name },
          'another program, like pg_dump, holds a table that a migration changes; trying again until it is done',
        );
      await setTimeout(RETRY_MS);
    }
};

/**
 * Runs the migrations that the database does not have yet, each in a transaction of its own: what is killed midway leaves the
 * database as it was. Migrations that a newer server recorded are ignored. `before` is called first when there are any; `isNew`
 * is true for an empty database. Rejects with the error of the migration, whose name is in its message.
 */
export const migrate = async (
  db: Db,
  before: (pending: string[]) => Promise<void> = async () => undefined,
  log?: Logger,
): Promise<{ isNew: boolean }> => {
  const recorded = await readRecorded(db);
  const isNew = recorded.size === 0;
  const pending = migrationsFor(dialectOf(db)).filter(([name]) => !recorded.has(name));
  if (pending.length > 0 && !isNew) await before(pending.map(([name]) => name));
  for (const [name, step] of pending) {
    const run = () =>
      db.transaction().execute(async (trx) => {
        await lock(trx);
        // Another server may have run it while this one waited.
        if ((await recordedIn(trx)).has(name)) return;
        await step(trx);
        const timestamp = new Date().toISOString();
        await trx.insertInto('kysely_migration').values({ name, timestamp }).execute();
      });
    await whenUnlocked(run, name, log).catch((error: unknown) => {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    });
  }
  return { isNew };
};
