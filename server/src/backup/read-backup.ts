import { constants, type Stats } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { storeFiles } from '../db/data-directory.ts';
import { BackupError, BackupManifest, MANIFEST } from './create-backup.ts';

const DATABASE = basename(storeFiles('').database);
const SECRET_KEY = basename(storeFiles('').secretKey);

/** A manifest takes some 400 bytes. */
const MAX_MANIFEST_BYTES = 64 * 1024;

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 'ENOENT';

const lstatOrNull = (file: string): Promise<Stats | null> =>
  lstat(file).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

/**
 * Opens a file of a backup. Throws BackupError unless it is a regular file: a link may lead to any file of this machine, and
 * reading a pipe never ends.
 */
export const openBackupFile = async (file: string): Promise<FileHandle> => {
  const refused = new BackupError(
    `${file} is a link, a folder or a device, and a backup has only regular files. Choose another backup.`,
  );
  const found = await lstatOrNull(file);
  if (found === null) throw new BackupError(`${file} is missing. Choose another backup.`);
  if (!found.isFile()) throw refused;
  // It may have been replaced since; these flags follow no link and wait for no pipe.
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  const handle = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  throw refused;
};

const parseManifest = (text: string, file: string): BackupManifest => {
  try {
    return BackupManifest.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`${file} is damaged. Choose another backup.`);
  }
};

/** The manifest of a finished backup, which names the database, at most the key beside it, and nothing else. Throws BackupError. */
export const readManifest = async (backup: string): Promise<BackupManifest> => {
  const file = join(backup, MANIFEST);
  if ((await lstatOrNull(file)) === null)
    throw new BackupError(
      `${backup} is no finished backup: it has no ${MANIFEST}. Choose a folder that \`pnpm backup\` named.`,
    );
  const handle = await openBackupFile(file);
  let text: string;
  try {
    if ((await handle.stat()).size > MAX_MANIFEST_BYTES)
      throw new BackupError(`${file} is damaged. Choose another backup.`);
    text = await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
  const manifest = parseManifest(text, file);
  const names = manifest.files.map(({ name }) => name);
  const unknown = names.find((name) => name !== DATABASE && name !== SECRET_KEY);
  if (unknown !== undefined || new Set(names).size < names.length)
    throw new BackupError(
      `${file} names files that no backup has${unknown === undefined ? '' : ` (${JSON.stringify(unknown)})`}. Choose another backup.`,
    );
  if (!names.includes(DATABASE))
    throw new BackupError(
      `${file} names no ${DATABASE}, so there is nothing to restore. Choose another backup.`,
    );
  return manifest;
};

/** True when the backup has the key that its two-factor secrets are encrypted with. */
export const hasSecretKey = ({ files }: BackupManifest): boolean =>
  files.some(({ name }) => name === SECRET_KEY);

/** The files in the order in which they are put into a data directory: without the database no server starts there. */
export const databaseLast = ({ files }: BackupManifest): BackupManifest['files'] =>
  files.toSorted((a, b) => Number(a.name === DATABASE) - Number(b.name === DATABASE));

/** True for the database among the files of a backup. */
export const isDatabase = (name: string): boolean => name === DATABASE;
