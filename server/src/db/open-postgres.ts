import type { Logger } from 'pino';
import { checkPostgres, checkSameDatabase } from './check-postgres.ts';
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

const NOT_PERMITTED = '42501';

/** For the operator. The migrator's error has the one of the database as its cause. */
const migrationMessage = (error: Error): string => {
  const failed = `The tables of the database could not be brought up to date: ${error.message}`;
  const codes = [error, error.cause].map((one) => (one as { code?: unknown } | undefined)?.code);
  return codes.includes(NOT_PERMITTED)
    ? `${failed}. They belong to another user: connect as that one, or give them away, as a superuser: REASSIGN OWNED BY that_user TO this_user`
    : failed;
};

/**
 * Opens the PostgreSQL database that any number of servers share, and runs pending migrations. Throws DatabaseUrlError when it
 * cannot be used.
 */
export const openPostgres = async (
  { url, directUrl, poolSize }: PostgresAddress,
  log?: Logger,
): Promise<Store> => {
  const isPooled = directUrl !== undefined;
  const source = { url, setting: 'DATABASE_URL', isPooled } as const;
  if (isPooled) {
    const direct = { url: directUrl, setting: 'DATABASE_DIRECT_URL' } as const;
    await checkPostgres(direct);
    await checkPostgres(source);
    await checkSameDatabase(direct, source);
  } else await checkPostgres(source);
  const migrating = createKysely(
    // Another server's migration, or building an index, takes as long as it takes.
    createPostgresDialect({ url: directUrl ?? url, isPooled: false, max: 1, answerMs: 0 }, log),
  );
  const { isNew } = await migrate(migrating, undefined, log)
    .catch((error: unknown) => {
      throw new DatabaseUrlError(migrationMessage(error as Error), { cause: error });
    })
    .finally(() => migrating.destroy());
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
