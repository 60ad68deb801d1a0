import Database from 'libsql';
import type { Logger } from 'pino';
import { copyBeforeMigration } from './copy-before-migration.ts';
import { DataDirectoryError, prepareDataDirectory, storeFiles, thisServer } from './data-directory.ts';
import { createKysely } from './database.ts';
import { memoryTables, rememberTables } from './memory-tables.ts';
import { migrate } from './migrate.ts';
import { createReconnectingConnection } from './reconnecting-connection.ts';
import { deleteState, writeState } from './server-state.ts';
import { createSqliteDialect } from './sqlite-driver.ts';
import type { Store } from './store.ts';
import { createWalCheckpoints, type WalCheckpoints } from './wal-checkpoint.ts';

export type { Db } from './database.ts';
export type { Store } from './store.ts';

/**
 * Milliseconds to wait for another program that writes to the file, before the request gets 503: this process has one connection that
 * writes, so it never waits for itself. Nothing else is answered meanwhile, because queries are synchronous.
 */
const BUSY_MS = 250;

const PRAGMAS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA secure_delete = ON;`;

/** Read transactions that can be open at the same time; each query by itself is synchronous. */
const READERS = 4;

const NO_CHECKPOINTS: WalCheckpoints = {
  truncate: () => true,
  request: () => undefined,
  close: () => undefined,
};

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
    if (memory) sqlite.exec(memoryTables() ?? '');
    return sqlite;
  };
  const checkpoints = memory ? NO_CHECKPOINTS : createWalCheckpoints(open, log);
  const writer = createReconnectingConnection(open, checkpoints.request);
  const openReader = () => {
    const sqlite = open();
    sqlite.exec('PRAGMA query_only = ON');
    return sqlite;
  };
  const readers = Array.from({ length: memory ? 0 : READERS }, () =>
    createReconnectingConnection(openReader),
  );
  const db = createKysely(createSqliteDialect(writer, readers));
  try {
    await migrate(db, async ([next = '']) => {
      if (!memory) copyBeforeMigration(dataDir, file, next, log);
    });
    if (memory) await rememberTables(db);
  } catch (error) {
    checkpoints.close();
    await db.destroy();
    directory?.release();
    if (error instanceof DataDirectoryError) throw error;
    throw new DataDirectoryError(
      `The tables in ${dataDir} could not be brought up to date: ${(error as Error).message}`,
    );
  }
  directory?.recordStore();
  if (!memory) await writeState(db, 'running', JSON.stringify(thisServer()));
  return {
    db,
    isNew: directory?.isNew ?? true,
    truncateWal: checkpoints.truncate,
    close: async () => {
      // On a full disk the record stays; the next start sees that its process is gone.
      if (!memory) await deleteState(db, 'running').catch(() => undefined);
      checkpoints.close();
      await db.destroy();
      directory?.release();
    },
  };
};
