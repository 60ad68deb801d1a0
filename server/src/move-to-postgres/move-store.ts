import { existsSync } from 'node:fs';
import { belongsToStore, secretKeyHint, secretKeyOf } from '../accounts/secret-key.ts';
import { storeFiles } from '../db/data-directory.ts';
import { openDb } from '../db/open-db.ts';
import { openPostgres, type PostgresAddress } from '../db/open-postgres.ts';
import { copyTables, MoveError, type TableCount } from './copy-tables.ts';

/**
 * Moves the data of a SQLite data directory, in which no server may run, into an empty PostgreSQL. The directory keeps its data,
 * brought up to this version. Throws MoveError, DataDirectoryError or DatabaseUrlError, whose messages are for the operator.
 */
export const moveStore = async ({
  dataDir,
  secretKey,
  target,
}: {
  dataDir: string;
  /** SECRET_KEY of the servers on PostgreSQL. */
  secretKey: string;
  target: PostgresAddress;
}): Promise<TableCount[]> => {
  const { database, secretKey: keyFile } = storeFiles(dataDir);
  if (!existsSync(database))
    throw new MoveError(`There is no database in ${dataDir}. Set DATA_DIR to the server's data directory.`);
  const source = await openDb(dataDir);
  try {
    if (!(await belongsToStore(source.db, secretKeyOf(secretKey))))
      throw new MoveError(
        `SECRET_KEY is not the key of ${dataDir}, so two-factor authentication would be lost for all accounts. ${existsSync(keyFile) ? `Its key is in ${keyFile}: ${secretKeyHint(keyFile)}` : 'Set it to the SECRET_KEY of the server that ran there.'}`,
      );
    const opened = await openPostgres(target);
    try {
      return await copyTables(source.db, opened.db);
    } finally {
      await opened.close();
    }
  } finally {
    await source.close();
  }
};
