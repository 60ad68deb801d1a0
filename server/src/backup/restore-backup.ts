import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import { BackupError, BackupManifest, hashFile, MANIFEST } from './create-backup.ts';

const readManifest = (backup: string): BackupManifest => {
  const file = join(backup, MANIFEST);
  if (!existsSync(file))
    throw new BackupError(
      `${backup} is no finished backup: it has no ${MANIFEST}. Choose a folder that \`pnpm backup\` named.`,
    );
  try {
    return BackupManifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new BackupError(`${file} is damaged. Choose another backup.`);
  }
};

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

/**
 * Makes a data directory from a backup, which is checked first. The directory must not exist or be empty: nothing is overwritten.
 * Throws BackupError.
 */
export const restoreBackup = async ({
  backup,
  dataDir,
}: {
  backup: string;
  dataDir: string;
}): Promise<BackupManifest> => {
  const manifest = readManifest(backup);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new BackupError(
      `${dataDir} is not empty, and nothing is overwritten. Stop the server, move the directory away, then run this again.`,
    );
  const unfinished = join(dirname(dataDir), `${basename(dataDir)}.unfinished`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    for (const { name, sha256 } of manifest.files) {
      // A name from the manifest stays inside the folder.
      const file = join(unfinished, basename(name));
      copyFileSync(join(backup, basename(name)), file);
      chmodSync(file, 0o600);
      if ((await hashFile(file)) !== sha256)
        throw new BackupError(
          `${name} in ${backup} is damaged: its checksum differs. Choose another backup.`,
        );
      if (name.endsWith('.db')) checkDatabase(file);
    }
    if (existsSync(dataDir)) rmdirSync(dataDir);
    renameSync(unfinished, dataDir);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The backup could not be restored: ${(error as Error).message}`);
  }
  return manifest;
};
