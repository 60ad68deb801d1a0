import { Kysely, type Migration, Migrator } from 'kysely';
import Database from 'libsql';
import type { Logger } from 'pino';
import { DataDirectoryError, prepareDataDirectory, storeFiles, thisServer } from './data-directory.ts';
import * as first from './migrations/001-first.ts';
import * as pictureKey from './migrations/002-picture-key.ts';
import * as releaseReports from './migrations/003-release-reports.ts';
import * as idempotencyKeys from './migrations/004-idempotency-keys.ts';
import * as standardNames from './migrations/005-standard-names.ts';
import * as accounts from './migrations/006-accounts.ts';
import * as serverState from './migrations/007-server-state.ts';
import * as mailDue from './migrations/008-mail-due.ts';
import * as storyBytes from './migrations/009-story-bytes.ts';
import * as unsharedAt from './migrations/010-unshared-at.ts';
import * as eventsWithoutPayload from './migrations/011-events-without-payload.ts';
import { createReconnectingConnection } from './reconnecting-connection.ts';
import type { Schema } from './schema.ts';
import { deleteState, writeState } from './server-state.ts';
import { createSqliteDialect } from './sqlite-driver.ts';
import { createWalFolding, type WalFolding } from './wal-folding.ts';

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
  '009-story-bytes': { up: storyBytes.up },
  '010-unshared-at': { up: unsharedAt.up },
  '011-events-without-payload': { up: eventsWithoutPayload.up },
};

/** An open store. */
export interface Store {
  db: Db;
  /** True when the store was made by this start. */
  isNew: boolean;
  /** Empties the write-ahead log, where deleted text would stay; see `WalFolding`. */
  foldLog(): boolean;
  close(): Promise<void>;
}

const PRAGMAS =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000; PRAGMA secure_delete = ON;';

/** Read transactions that can be open at the same time; each query by itself is synchronous. */
const READERS = 4;

const NO_FOLDING: WalFolding = { fold: () => true, request: () => undefined, close: () => undefined };

/**
 * Opens the SQLite database (WAL, synchronous FULL), runs pending migrations and locks the directory. Throws
 * DataDirectoryError, see `prepareDataDirectory`. `:memory:` opens an empty database for a test.
 */
export const openDb = async (dataDir: string, log?: Logger): Promise<Store> => {
  const memory = dataDir === ':memory:';
  const directory = memory ? null : prepareDataDirectory(dataDir);
  const file = memory ? ':memory:' : storeFiles(dataDir).database;
  const open = () => {
    const sqlite = new Database(file);
    sqlite.exec(PRAGMAS);
    return sqlite;
  };
  const folding = memory ? NO_FOLDING : createWalFolding(open, log);
  const writer = createReconnectingConnection(open, folding.request);
  const openReader = () => {
    const sqlite = open();
    sqlite.exec('PRAGMA query_only = ON');
    return sqlite;
  };
  const readers = Array.from({ length: memory ? 0 : READERS }, () =>
    createReconnectingConnection(openReader),
  );
  const db = new Kysely<Schema>({ dialect: createSqliteDialect(writer, readers) });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    folding.close();
    await db.destroy();
    directory?.release();
    throw new DataDirectoryError(
      `The tables in ${dataDir} could not be brought up to date: ${String(error)}`,
    );
  }
  directory?.recordStore();
  if (!memory) await writeState(db, 'running', JSON.stringify(thisServer()));
  return {
    db,
    isNew: directory?.isNew ?? true,
    foldLog: folding.fold,
    close: async () => {
      // On a full disk the record stays; the next start sees that its process is gone.
      if (!memory) await deleteState(db, 'running').catch(() => undefined);
      folding.close();
      await db.destroy();
      directory?.release();
    },
  };
};
