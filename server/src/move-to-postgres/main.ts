import { resolve } from 'node:path';
import { secretKeyHint } from '../accounts/secret-key.ts';
import { ConfigError, readConfig } from '../config.ts';
import { DataDirectoryError, storeFiles } from '../db/data-directory.ts';
import { DatabaseUrlError } from '../db/database-url-error.ts';
import { MoveError } from './copy-tables.ts';
import { moveStore } from './move-store.ts';

/* `pnpm move-to-postgres`: the data of DATA_DIR into the PostgreSQL of DATABASE_URL. See docs/operations.md. */

const USAGE = `pnpm move-to-postgres   copies the data of DATA_DIR, whose server must be stopped, into the empty database of
                        DATABASE_URL. SECRET_KEY must be the key of that data.`;

const run = async (args: string[]): Promise<string> => {
  if (args.length > 0) return USAGE;
  const { DATABASE_URL, SECRET_KEY, DATA_DIR = './data' } = process.env;
  const dataDir = resolve(DATA_DIR);
  if (!DATABASE_URL) throw new MoveError(`Set DATABASE_URL to an empty database of PostgreSQL.\n\n${USAGE}`);
  if (!SECRET_KEY)
    throw new MoveError(
      `Set SECRET_KEY to the key of that data: ${secretKeyHint(storeFiles(dataDir).secretKey)}`,
    );
  const config = readConfig(process.env);
  const url = config.DATABASE_DIRECT_URL ?? DATABASE_URL;
  const counts = await moveStore({ dataDir, secretKey: SECRET_KEY, target: { url, poolSize: 2 } });
  const lines = counts.map(({ table, rows }) => `${String(rows).padStart(10)}  ${table}`);
  return `${lines.join('\n')}
All rows are in the database. Start the servers with the same DATABASE_URL and SECRET_KEY.
Keep ${dataDir} until you have checked that everything works. Do not start a server without DATABASE_URL: it would continue with the
old data.`;
};

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const isExpected = [MoveError, ConfigError, DataDirectoryError, DatabaseUrlError].some(
    (expected) => error instanceof expected,
  );
  process.stderr.write(`${isExpected ? (error as Error).message : String(error)}\n`);
  process.exitCode = 1;
}
