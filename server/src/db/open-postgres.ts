import type { Logger } from 'pino';
import { checkPostgres } from './check-postgres.ts';
import { createKysely } from './database.ts';
import { DatabaseUrlError } from './database-url-error.ts';
import { migrate } from './migrate.ts';
import { createPostgresDialect } from './postgres-dialect.ts';
import type { Store } from './store.ts';

/** Where the database is. */
export interface PostgresAddress {
  url: string;
  /** Past a pooler like PgBouncer, for migrations; absent without one. */
  directUrl?: string | undefined;
  /** Most connections of this server. */
  poolSize: number;
}

/**
 * Opens the PostgreSQL database that any number of servers share, and runs pending migrations. Throws DatabaseUrlError when it
 * cannot be used.
 */
export const openPostgres = async (
  { url, directUrl, poolSize }: PostgresAddress,
  log?: Logger,
): Promise<Store> => {
  await checkPostgres(directUrl ?? url);
  if (directUrl !== undefined) await checkPostgres(url, true);
  const migrating = createKysely(
    // Another server's migration, or building an index, takes as long as it takes.
    createPostgresDialect({ url: directUrl ?? url, isPooled: false, max: 1, answerMs: 0 }, log),
  );
  const { isNew } = await migrate(migrating, undefined, log)
    .catch((error: unknown) => {
      throw new DatabaseUrlError(
        `The tables of the database could not be brought up to date: ${(error as Error).message}`,
        { cause: error },
      );
    })
    .finally(() => migrating.destroy());
  const isPooled = directUrl !== undefined;
  const dialect = createPostgresDialect({ url, isPooled, max: poolSize }, log);
  const db = createKysely(dialect);
  return {
    db,
    isNew,
    truncateWal: () => true,
    poolUsage: dialect.poolUsage,
    close: () => db.destroy(),
  };
};
