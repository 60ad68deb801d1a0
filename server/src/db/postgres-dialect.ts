import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { preparedName } from './prepared-names.ts';
import type { PoolUsage } from './store.ts';
import {
  ConnectionLostError,
  isConnectionLost,
  isPreparedStatementMissing,
  UnstorableTextError,
} from './store-errors.ts';

/** Milliseconds to wait for a connection: for a new one, and for a free one of the pool. */
const CONNECT_TIMEOUT_MS = 5000;
/** Milliseconds after which the database ends a statement, a wait for a lock, and a transaction that does nothing. */
const TIMEOUTS = {
  statement_timeout: 15_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 30_000,
};
/** Milliseconds after which this side stops waiting for an answer: the network may be gone without a sign. */
const ANSWER_TIMEOUT_MS = 20_000;

const INT8 = 20;
const NUMERIC = 1700;

/** Ids, times and sums as numbers: all are below 2^53, and the driver's strings would never equal an id. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** The settings of a connection, whose answers are waited for `answerMs`. Without a pooler in between it is given its time-outs, which PgBouncer would refuse. */
export const connectionConfig = (
  url: string,
  isPooled = false,
  answerMs: number | undefined = ANSWER_TIMEOUT_MS,
): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  query_timeout: answerMs,
  keepAlive: true,
  application_name: 'weaversworld',
  types: types as pg.CustomTypesConfig,
  ...(isPooled ? {} : TIMEOUTS),
});

/**
 * The driver reports a lost connection, a full pool and a missing answer without a code. A server's own error has the five
 * characters of its SQLSTATE.
 */
const asStoreError = (error: unknown): unknown => {
  if (!(error instanceof Error) || 'code' in error) return error;
  return /terminat|time-?out|timed out|not queryable|closed|ended|after calling end/i.test(error.message)
    ? new ConnectionLostError(error.message, { cause: error })
    : error;
};

const NUL = '\u0000';
/** PostgreSQL's text cannot hold a NUL; its error would come after the start of a transaction. */
const refuseNul = (parameters: readonly unknown[]): void => {
  if (parameters.some((value) => typeof value === 'string' && value.includes(NUL)))
    throw new UnstorableTextError('A text contains a NUL character');
};

interface PreparedStatements {
  /** The name of a statement that is prepared; undefined for others, and for all once that was given up. */
  nameOf(sql: string): string | undefined;
  /** Prepares nothing any more. */
  giveUp(): void;
}

/** A pooler that ignores start-up parameters is noticed only when it lends a connection on which nothing was prepared. */
const createPreparedStatements = (isPooled: boolean, log?: Logger): PreparedStatements => {
  let isOff = isPooled;
  return {
    nameOf: (sql) => (isOff ? undefined : preparedName(sql)),
    giveUp: () => {
      if (!isOff)
        log?.warn(
          { event: 'database.not-prepared' },
          'prepared statements get lost: behind a pooler like PgBouncer set DATABASE_DIRECT_URL',
        );
      isOff = true;
    },
  };
};

/** A pool as Kysely's dialect uses it: a connection that failed is closed, and not lent again. */
const createPool = (pool: pg.Pool, statements: PreparedStatements) => ({
  connect: async () => {
    const client = await pool.connect().catch((error: unknown) => {
      throw asStoreError(error);
    });
    let isLost = false;
    return {
      query: async (text: string, values: readonly unknown[]) => {
        refuseNul(values);
        try {
          const name = statements.nameOf(text);
          return await client.query({ ...(name === undefined ? {} : { name }), text, values: [...values] });
        } catch (thrown) {
          const error = asStoreError(thrown);
          isLost ||= isConnectionLost(error);
          if (isPreparedStatementMissing(error)) statements.giveUp();
          throw error;
        }
      },
      release: () => client.release(isLost),
    };
  },
  end: () => pool.end(),
});

class Driver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    // What only reads sees one snapshot, as in SQLite. A transaction that writes sees what was committed before each
    // statement, so that it can wait for a row and go on.
    const snapshot =
      settings.accessMode === 'read only' ? { isolationLevel: 'repeatable read' as const } : {};
    await super.beginTransaction(connection, { ...settings, ...snapshot });
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    // The database rolls back by itself when the connection is lost; that error must not hide the first one.
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error;
    });
  }
}

/**
 * PostgreSQL for Kysely, with a pool of at most `max` connections. Behind a pooler like PgBouncer statements have no names; otherwise
 * those that are run again and again are prepared. `answerMs`: milliseconds after which an answer is not waited for any more, 0 for never.
 */
export const createPostgresDialect = (
  { url, isPooled, max, answerMs }: { url: string; isPooled: boolean; max: number; answerMs?: number },
  log?: Logger,
): Dialect & { poolUsage(): PoolUsage } => {
  const pool = new pg.Pool({ ...connectionConfig(url, isPooled, answerMs), max, idleTimeoutMillis: 30_000 });
  // Without listeners a connection that breaks ends the process, between queries as well as inside a transaction.
  pool.on('error', (error) =>
    log?.warn({ event: 'database.connection-lost', err: error }, 'connection lost'),
  );
  pool.on('connect', (client) => client.on('error', () => undefined));
  const config = { pool: createPool(pool, createPreparedStatements(isPooled, log)) as never };
  const dialect = new PostgresDialect(config);
  return {
    createDriver: () => new Driver(config),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    poolUsage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
};
