import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Logger } from 'pino';
import { DataDirectoryError } from './data-directory.ts';

const COPIES = 2;
/** Copies contain data that was deleted since: their retention is limited. */
const RETENTION_MS = 30 * 24 * 3600_000;

const copiesIn = (dataDir: string): { file: string; at: number }[] =>
  readdirSync(dataDir)
    .filter((name) => /^weaversworld-before-.*\.db$/.test(name))
    .map((name) => join(dataDir, name))
    .map((file) => ({ file, at: statSync(file).mtimeMs }))
    .sort((one, other) => other.at - one.at);

/** Deletes the copies that are older than 30 days; `now` must be a clock that may be trusted with deletions. */
export const deleteOldCopies = (dataDir: string, now: number): void => {
  if (!existsSync(dataDir)) return;
  for (const { file, at } of copiesIn(dataDir)) if (now - at > RETENTION_MS) rmSync(file, { force: true });
};

/**
 * Writes a copy of the database beside it, named after the migration that follows. To go back to the server before it, stop
 * this one and put the copy in the place of weaversworld.db. Throws DataDirectoryError when there is no room for it.
 */
export const copyBeforeMigration = (dataDir: string, database: string, migration: string, log?: Logger) => {
  const copy = join(dataDir, `weaversworld-before-${migration}.db`);
  const sqlite = new Database(database);
  try {
    // A start that failed after its copy left one of the same name.
    rmSync(copy, { force: true });
    // A copy without what was deleted, of one moment, also of what is in the write-ahead log only.
    sqlite.prepare('VACUUM INTO ?').run([copy]);
  } catch (error) {
    rmSync(copy, { force: true });
    throw new DataDirectoryError(
      `No copy of ${database} could be made before its tables are changed (${(error as Error).message}). Nothing was changed. Make room for another file of its size, then start again.`,
    );
  } finally {
    sqlite.close();
  }
  for (const { file } of copiesIn(dataDir).slice(COPIES)) rmSync(file, { force: true });
  log?.warn({ event: 'store.copied', file: copy }, 'the database was copied before its tables are changed');
};
