import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { lstat, mkdir, mkdtemp, open, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Database from 'libsql';
import { RESTORE_PREFIX } from '../db/data-directory.ts';
import { BackupError, type BackupManifest } from './create-backup.ts';
import { databaseLast, isDatabase, openBackupFile, readManifest } from './read-backup.ts';

/** In the root of a file system that is mounted there. */
const OF_THE_FILE_SYSTEM = new Set(['lost+found']);

const checkDatabase = (file: string): void => {
  const sqlite = new Database(file);
  try {
    const [row] = sqlite.prepare('PRAGMA integrity_check(1)').all() as Record<string, unknown>[];
    const result = String(Object.values(row ?? {})[0]);
    if (result !== 'ok')
      throw new BackupError(`The database in the backup is damaged (${result}). Choose another backup.`);
  } finally {
    sqlite.close();
  }
};

/** Copies a file of a backup, flushed to the disk. Throws BackupError when it differs from the manifest. */
const copyVerified = async (
  from: string,
  to: string,
  { bytes, sha256 }: BackupManifest['files'][number],
): Promise<void> => {
  const handle = await openBackupFile(from);
  const hash = createHash('sha256');
  let length = 0;
  const measure = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      length += chunk.length;
      hash.update(chunk);
      done(
        length > bytes ? new BackupError(`${from} is damaged: it is too long. Choose another backup.`) : null,
        chunk,
      );
    },
  });
  await pipeline(
    handle.createReadStream(),
    measure,
    createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }),
  );
  if (hash.digest('hex') !== sha256)
    throw new BackupError(`${from} is damaged: its checksum differs. Choose another backup.`);
};

const flushFolder = async (folder: string): Promise<void> => {
  // Windows cannot flush a folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/** The data directory without links, made if it was missing. Throws BackupError unless it is empty. */
const openEmptyDirectory = async (dataDir: string): Promise<{ dir: string; isNew: boolean }> => {
  const isNew =
    (await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw new BackupError(
        `${dataDir} cannot be made, or is no folder (${(error as Error).message}). Set DATA_DIR to another place.`,
      );
    })) !== undefined;
  const dir = await realpath(dataDir);
  const names = (await readdir(dir)).filter((name) => !OF_THE_FILE_SYSTEM.has(name));
  const cutShort = names.find((name) => name.startsWith(RESTORE_PREFIX));
  if (cutShort !== undefined)
    throw new BackupError(
      `A restore into ${dataDir} is running or was cut short. If none is running, empty the directory (${join(dataDir, cutShort)} is the rest of it), then run this again.`,
    );
  if (names.length > 0)
    throw new BackupError(
      `${dataDir} is not empty, and nothing is overwritten. Stop the server, move the directory away, then run this again.`,
    );
  return { dir, isNew };
};

const exists = (file: string): Promise<boolean> =>
  lstat(file).then(
    () => true,
    () => false,
  );

/** Moves the checked files into the data directory, the database last. When one fails, those before it are taken out again. */
const moveFiles = async (names: string[], from: string, to: string): Promise<void> => {
  const moved: string[] = [];
  try {
    for (const name of names) {
      const target = join(to, name);
      if (await exists(target))
        throw new BackupError(
          `${target} appeared meanwhile, and nothing is overwritten. Is a server running there? Stop it.`,
        );
      await rename(join(from, name), target);
      moved.push(target);
      await flushFolder(to);
    }
  } catch (error) {
    for (const target of moved.toReversed()) await rm(target);
    throw error;
  }
};

/**
 * Makes a data directory from a backup, which is checked first. The directory must not exist or be empty: nothing is overwritten.
 * It may be a link or a mount point. Whenever this is killed, the directory has either everything or no database, and then a
 * server refuses to start there. Throws BackupError.
 */
export const restoreBackup = async ({
  backup,
  dataDir,
}: {
  backup: string;
  dataDir: string;
}): Promise<BackupManifest> => {
  const manifest = await readManifest(backup);
  const { dir, isNew } = await openEmptyDirectory(dataDir);
  // Inside the directory, so that the files need only be renamed, also when it is a file system of its own.
  const incoming = await mkdtemp(join(dir, RESTORE_PREFIX));
  try {
    const files = databaseLast(manifest);
    for (const file of files) {
      const copy = join(incoming, file.name);
      await copyVerified(join(backup, file.name), copy, file);
      if (isDatabase(file.name)) checkDatabase(copy);
    }
    await moveFiles(
      files.map(({ name }) => name),
      incoming,
      dir,
    );
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    if (isNew) await rmdir(dir).catch(() => undefined);
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The backup could not be restored: ${(error as Error).message}`);
  }
  await rm(incoming, { recursive: true, force: true });
  return manifest;
};
