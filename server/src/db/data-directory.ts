import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { z } from 'zod';

/** The data directory is in use or unusable; the message is for the operator. */
export class DataDirectoryError extends Error {}

/** Files of a data directory. */
export const storeFiles = (dataDir: string) => ({
  database: join(dataDir, 'weaversworld.db'),
  lock: join(dataDir, 'lock.db'),
  secretKey: join(dataDir, 'secret.key'),
});

/** Begins the name of the folder in which `pnpm restore` checks files before it moves them into the data directory. */
export const RESTORE_PREFIX = '.restore-';

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  /SQLITE_BUSY|locked/i.test(`${'code' in error ? error.code : ''} ${error.message}`);

const inUse = (dataDir: string, by: string): DataDirectoryError =>
  new DataDirectoryError(
    `The data directory ${dataDir} is in use by another server${by}. Stop that one, or set DATA_DIR to another directory.`,
  );

/** Locks the directory for this process; the kernel releases the lock however the process ends. */
const lockDirectory = (dataDir: string) => {
  const lock = new Database(storeFiles(dataDir).lock);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw inUse(dataDir, '');
  }
  return {
    /** Records that a store exists here. In exclusive locking mode the lock outlasts the transaction. */
    recordStore: () => lock.exec('CREATE TABLE IF NOT EXISTS store (id); COMMIT; BEGIN EXCLUSIVE;'),
    release: () => lock.close(),
  };
};

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** What shows that a store was here before; null when nothing does. */
const traceOfStore = (dataDir: string): string | null => {
  const { database, lock, secretKey } = storeFiles(dataDir);
  const left = [secretKey, `${database}-wal`, join(dataDir, 'pictures')].find(existsSync);
  if (left !== undefined) return left;
  return sizeOf(lock) > 0 ? lock : null;
};

/** Throws when the database is missing or empty although a store was here before. True for a new store. */
const checkPresence = (dataDir: string): boolean => {
  const { database } = storeFiles(dataDir);
  if (sizeOf(database) > 0) return false;
  const incoming = readdirSync(dataDir).find((name) => name.startsWith(RESTORE_PREFIX));
  if (incoming !== undefined)
    throw new DataDirectoryError(
      `A restore into ${dataDir} is running or was cut short. Wait until it has finished. If none is running, empty the directory (${join(dataDir, incoming)} is the rest of it) and run \`pnpm restore\` again.`,
    );
  const trace = traceOfStore(dataDir);
  if (trace === null && !existsSync(database)) return true;
  throw new DataDirectoryError(
    `${database} is ${existsSync(database) ? 'empty' : 'missing'}${trace === null ? '' : `, but ${trace} shows that a store was here`}. No new store was made over it. Restore weaversworld.db from a backup, together with secret.key. To begin with an empty store instead, set DATA_DIR to a new directory.`,
  );
};

/** The server that has the store open; deleted when it closes the store. */
export const RunningServer = z.object({ pid: z.number(), host: z.string(), since: z.string() });
export type RunningServer = z.infer<typeof RunningServer>;

/** This process, as it is recorded in the store. */
export const thisServer = (): RunningServer => ({
  pid: process.pid,
  host: hostname(),
  since: new Date().toISOString(),
});

const isAlive = ({ pid, host }: RunningServer): boolean => {
  // Processes of another machine or container cannot be looked up.
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
};

const readRunning = (database: string): RunningServer | null => {
  const sqlite = new Database(database);
  try {
    const [row] = sqlite.prepare("SELECT value FROM server_state WHERE key = 'running'").all() as {
      value: string;
    }[];
    return row === undefined ? null : RunningServer.parse(JSON.parse(row.value));
  } catch {
    // A store without that table was written by an older server.
    return null;
  } finally {
    sqlite.close();
  }
};

/** True when another connection has the database open: every one holds a lock of the kernel on the file itself. */
const isOpenElsewhere = (database: string): boolean => {
  const probe = new Database(database);
  try {
    // Only `exec`: the driver keeps the lock of a prepared statement until it is garbage-collected.
    probe.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT;');
    return false;
  } catch (error) {
    // Any other error is damage, which the integrity check describes.
    return isBusy(error);
  } finally {
    probe.close();
  }
};

/**
 * Throws when another server uses the database, also when the lock file was deleted meanwhile. A program that only
 * reads it, such as a backup, has it open as well; so that counts only while the store records a running server.
 */
const checkNotInUse = (dataDir: string): void => {
  const { database } = storeFiles(dataDir);
  if (!isOpenElsewhere(database)) return;
  const running = readRunning(database);
  if (running === null || !isAlive(running)) return;
  throw inUse(dataDir, ` (process ${running.pid} on ${running.host}, since ${running.since})`);
};

/** Up to this size the whole file is checked at start; a disk reads it in a few seconds. */
const FULL_CHECK_BYTES = 1024 ** 3;
/** These hold most of the bytes of a large store. */
const LARGE_TABLES = new Set(['page_pictures', 'events']);

const firstProblem = (database: string, fullCheckBytes: number): string | null => {
  const sqlite = new Database(database);
  const check = (pragma: string): string | null => {
    const [row] = sqlite.prepare(pragma).all() as Record<string, unknown>[];
    const result = String(Object.values(row ?? {})[0]);
    return result === 'ok' ? null : result.replaceAll('\n', ' ');
  };
  try {
    if (sizeOf(database) <= fullCheckBytes) return check('PRAGMA quick_check(1)');
    const tables = sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as {
      name: string;
    }[];
    const small = tables.filter(({ name }) => !LARGE_TABLES.has(name));
    return (
      small.map(({ name }) => check(`PRAGMA quick_check('${name}')`)).find((one) => one !== null) ?? null
    );
  } catch (error) {
    return (error as Error).message;
  } finally {
    sqlite.close();
  }
};

/** Throws when SQLite finds damage: a page of zeros, a broken tree, a file that is no database. */
const checkIntegrity = (dataDir: string, fullCheckBytes: number): void => {
  const { database } = storeFiles(dataDir);
  const problem = firstProblem(database, fullCheckBytes);
  if (problem === null) return;
  throw new DataDirectoryError(
    `${database} is damaged (${problem}). Nothing was changed. Restore weaversworld.db from a backup, together with secret.key. Without a backup, save what can be read from a copy of it: sqlite3 copy.db .recover | sqlite3 weaversworld.db`,
  );
};

/**
 * Locks a data directory and checks its database before it is opened. Throws DataDirectoryError, with what to do, when
 * another server uses it, or when the database is missing, empty or damaged. Of a database larger than `fullCheckBytes` the
 * tables of pictures and events are not checked.
 */
export const prepareDataDirectory = (dataDir: string, fullCheckBytes = FULL_CHECK_BYTES) => {
  mkdirSync(dataDir, { recursive: true });
  const lock = lockDirectory(dataDir);
  try {
    const isNew = checkPresence(dataDir);
    if (!isNew) {
      checkNotInUse(dataDir);
      checkIntegrity(dataDir, fullCheckBytes);
    }
    return { isNew, ...lock };
  } catch (error) {
    lock.release();
    throw error;
  }
};
