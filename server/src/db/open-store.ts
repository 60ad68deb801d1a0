import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openDb } from './open-db.ts';
import type { Store } from './store.ts';

/**
 * Opens the store of this server: the PostgreSQL of DATABASE_URL, else SQLite in DATA_DIR. Throws DatabaseUrlError or
 * DataDirectoryError, whose messages are for the operator. PostgreSQL's driver is loaded only when it is used.
 */
export const openStore = async (
  {
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_POOL_SIZE: poolSize,
    DATA_DIR,
  }: Pick<Config, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_POOL_SIZE' | 'DATA_DIR'>,
  log?: Logger,
): Promise<Store> => {
  if (url === undefined) return openDb(DATA_DIR, log);
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres({ url, directUrl, poolSize }, log);
};
