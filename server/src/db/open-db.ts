import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type Migration, Migrator, SqliteDialect } from 'kysely';
import Database from 'libsql';
import * as first from './migrations/001-first.ts';
import * as pictureKey from './migrations/002-picture-key.ts';
import * as releaseReports from './migrations/003-release-reports.ts';
import * as idempotencyKeys from './migrations/004-idempotency-keys.ts';
import * as standardNames from './migrations/005-standard-names.ts';
import * as accounts from './migrations/006-accounts.ts';
import * as serverState from './migrations/007-server-state.ts';
import * as mailDue from './migrations/008-mail-due.ts';
import { createReconnectingConnection } from './reconnecting-connection.ts';
import type { Schema } from './schema.ts';

/** The database, or a transaction of it. */
export type Db = Kysely<Schema>;

/** Names are recorded in every database: never rename, reorder or edit a migration that was released. */
export const migrations: Record<string, Migration> = {
  '001-first': { up: first.up },
  '002-picture-key': { up: pictureKey.up },
  '003-release-reports': { up: releaseReports.up },
  '004-made-once': { up: idempotencyKeys.up },
  '005-standard-names': { up: standardNames.up },
  '006-accounts': { up: accounts.up },
  '007-server-state': { up: serverState.up },
  '008-mail-due': { up: mailDue.up },
};

/** The data directory is in use or unusable; the message is for the operator. */
export class DataDirectoryError extends Error {}

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  /SQLITE_BUSY|locked/i.test(`${'code' in error ? error.code : ''} ${error.message}`);

/** Locks the directory for this process; the kernel releases the lock however the process ends. */
const lockDirectory = (dataDir: string): (() => void) => {
  const lock = new Database(join(dataDir, 'lock.db'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DataDirectoryError(
      `The data directory ${dataDir} is in use by another server. Stop that one, or set DATA_DIR to another directory.`,
    );
  }
  return () => lock.close();
};

/**
 * Opens the SQLite database (WAL, synchronous FULL), runs pending migrations and locks the directory. Throws
 * DataDirectoryError when another process holds the lock. `:memory:` opens an empty database for a test.
 */
export const openDb = async (dataDir: string): Promise<{ db: Db; close(): Promise<void> }> => {
  const memory = dataDir === ':memory:';
  if (!memory) mkdirSync(dataDir, { recursive: true });
  const unlock = memory ? () => undefined : lockDirectory(dataDir);
  const connection = createReconnectingConnection(() => {
    const sqlite = new Database(memory ? ':memory:' : join(dataDir, 'weaversworld.db'));
    sqlite.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000; PRAGMA secure_delete = ON;',
    );
    return sqlite;
  });
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: connection as never }) });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    unlock();
    throw new DataDirectoryError(
      `The tables in ${dataDir} could not be brought up to date: ${String(error)}`,
    );
  }
  return {
    db,
    close: async () => {
      await db.destroy();
      unlock();
    },
  };
};
