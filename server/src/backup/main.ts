import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { BackupError, createBackup } from './create-backup.ts';
import { hasSecretKey } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/* `pnpm backup [FOLDER]` and `pnpm restore BACKUP`: DATA_DIR into a folder and back. See docs/operations.md. */

const USAGE = `pnpm backup [FOLDER] [--keep N]   backs DATA_DIR up into FOLDER (./backups), also while the server runs,
                                  and keeps the newest N backups there (14)
pnpm restore BACKUP               makes DATA_DIR, which must be empty, from one of them`;

const FOR_POSTGRES = `Nothing was done: the database is the PostgreSQL of DATABASE_URL. Back it up, also while servers run, with
  pg_dump --format=custom --file=weaversworld.dump "$DATABASE_URL"
and restore it into an empty database with
  pg_restore --no-owner --exit-on-error --dbname="$DATABASE_URL" weaversworld.dump
Keep SECRET_KEY with it: without that key two-factor authentication is lost for all accounts.`;

const NO_KEY = `The backup has no secret.key. Start the server with the SECRET_KEY that it had, or put its secret.key into the
directory: without that key two-factor authentication is lost for all accounts.`;

const run = async (args: string[]): Promise<string> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { keep: { type: 'string', default: '14' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command, folder] = positionals;
  if (values.help || (command !== 'create' && command !== 'restore')) return USAGE;
  const config = readConfig(process.env);
  // An error: a job that runs every night must not take this for a backup.
  if (config.DATABASE_URL !== undefined) throw new BackupError(FOR_POSTGRES);
  const dataDir = resolve(config.DATA_DIR);
  if (command === 'restore') {
    if (folder === undefined) throw new BackupError(`Which backup?\n\n${USAGE}`);
    const manifest = await restoreBackup({ backup: resolve(folder), dataDir });
    const restored = `${dataDir} is restored as of ${manifest.createdAt}.`;
    return hasSecretKey(manifest) ? `${restored} Start the server.` : `${restored} ${NO_KEY}`;
  }
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new BackupError('--keep must be a whole number from 1.');
  const backup = await createBackup({ dataDir, folder: resolve(folder ?? './backups'), keep });
  return `Backed up: ${backup}`;
};

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const isExpected = error instanceof BackupError || error instanceof ConfigError;
  process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
