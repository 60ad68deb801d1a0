import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Database from 'libsql';
import { z } from 'zod';
import { storeFiles } from '../db/data-directory.ts';

/** A backup or a restoration that is not possible; the message is for the operator. */
export class BackupError extends Error {}

/** `backup.json`, which is written last: a folder without it is no backup. */
export const BackupManifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The newest migration of the database; an older server than that cannot open it. */
  migration: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })).min(1),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

export const MANIFEST = 'backup.json';
const UNFINISHED = /^\d{4}-\d\d-\d\dT[\d-]+Z\.unfinished$/;

const hashFile = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Copies the database as of one moment, while a server may be using it; without what was deleted. */
const copyDatabase = (database: string, copy: string): string => {
  const sqlite = new Database(database);
  try {
    sqlite.exec('PRAGMA busy_timeout = 30000');
    sqlite.prepare('VACUUM INTO ?').run([copy]);
    const [row] = sqlite.prepare('SELECT name FROM kysely_migration ORDER BY name DESC LIMIT 1').all() as {
      name: string;
    }[];
    return row?.name ?? '';
  } finally {
    sqlite.close();
  }
};

/** Longer than any backup takes, in milliseconds. */
const UNFINISHED_MAX_AGE_MS = 24 * 3_600_000;

/** Deletes what backups that were killed left behind: a whole database and its key. */
const deleteUnfinished = (folder: string, now: Date): void => {
  for (const name of readdirSync(folder).filter((one) => UNFINISHED.test(one))) {
    const left = join(folder, name);
    const { mtimeMs } = statSync(left, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
    if (now.getTime() - mtimeMs > UNFINISHED_MAX_AGE_MS) rmSync(left, { recursive: true, force: true });
  }
};

/** Backups in a folder, the newest first. */
const backupsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-\d\d-\d\dT[\d-]+Z$/.test(name) && existsSync(join(folder, name, MANIFEST)))
    .sort()
    .reverse()
    .map((name) => join(folder, name));

/**
 * Backs a data directory up into a new folder inside `folder`, also while a server runs, and deletes all but the newest `keep`
 * backups there, and what killed backups left more than a day ago. Answers the new folder. Throws BackupError.
 */
export const createBackup = async ({
  dataDir,
  folder,
  keep,
  now = new Date(),
}: {
  dataDir: string;
  folder: string;
  keep: number;
  now?: Date;
}): Promise<string> => {
  const { database, secretKey } = storeFiles(dataDir);
  if (!existsSync(database))
    throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR to the server's data directory.`);
  mkdirSync(folder, { recursive: true });
  const target = join(folder, now.toISOString().replace(/[:.]/g, '-'));
  const unfinished = `${target}.unfinished`;
  deleteUnfinished(folder, now);
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    const migration = copyDatabase(database, join(unfinished, basename(database)));
    if (existsSync(secretKey)) copyFileSync(secretKey, join(unfinished, basename(secretKey)));
    const names = readdirSync(unfinished);
    const files = [];
    for (const name of names) {
      const file = join(unfinished, name);
      chmodSync(file, 0o600);
      files.push({ name, bytes: statSync(file).size, sha256: await hashFile(file) });
    }
    const manifest: BackupManifest = { format: 1, createdAt: now.toISOString(), migration, files };
    writeFileSync(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new BackupError(
      `The backup failed (${(error as Error).message}). Nothing was changed in ${dataDir}. Is there room for a file of the database's size in ${folder}?`,
    );
  }
  for (const old of backupsIn(folder).slice(keep)) rmSync(old, { recursive: true, force: true });
  return target;
};
