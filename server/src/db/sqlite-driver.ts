import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { Connection } from './reconnecting-connection.ts';

/**
 * A pool of connections that are lent to one borrower at a time, in the order in which they ask. A borrower who had to wait
 * gets its turn from the event loop: queries are synchronous, so a queue that moved in microtasks would answer no other
 * request until it is empty.
 */
const createPool = (connections: Connection[]) => {
  const free = [...connections];
  const waiting: ((connection: Connection) => void)[] = [];
  return {
    acquire: (): Promise<Connection> => {
      const connection = free.pop();
      return connection === undefined
        ? new Promise((turn) => waiting.push(turn))
        : Promise.resolve(connection);
    },
    release: (connection: Connection): void => {
      const next = waiting.shift();
      if (next === undefined) free.push(connection);
      else setImmediate(next, connection);
    },
  };
};
type Pool = ReturnType<typeof createPool>;

const run = <R>(connection: Connection, { sql, parameters }: CompiledQuery): QueryResult<R> => {
  const statement = connection.prepare(sql);
  if (statement.reader) return { rows: statement.all([...parameters]) as R[] };
  const { changes, lastInsertRowid } = statement.run([...parameters]);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
};

/** What Kysely takes for a connection: it borrows a real one for each query, or for the length of a transaction. */
class QueryRouter implements DatabaseConnection {
  #transaction: { pool: Pool; connection: Connection } | null = null;

  constructor(
    readonly writers: Pool,
    readonly readers: Pool,
  ) {}

  async #withConnection<T>(pool: Pool, use: (connection: Connection) => T): Promise<T> {
    const connection = await pool.acquire();
    try {
      return use(connection);
    } finally {
      pool.release(connection);
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transaction !== null) return run(this.#transaction.connection, query);
    const pool = SelectQueryNode.is(query.query) ? this.readers : this.writers;
    return this.#withConnection(pool, (connection) => run<R>(connection, query));
  }

  // biome-ignore lint/correctness/useYield: rejected before the first row.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streams are not supported: read in portions');
  }

  async begin({ accessMode }: TransactionSettings): Promise<void> {
    const pool = accessMode === 'read only' ? this.readers : this.writers;
    const connection = await pool.acquire();
    try {
      connection.prepare('begin').run([]);
      this.#transaction = { pool, connection };
    } catch (error) {
      pool.release(connection);
      throw error;
    }
  }

  async end(verb: 'commit' | 'rollback'): Promise<void> {
    // A commit that failed is followed by a rollback on the same connection, which `close` releases.
    this.#transaction?.connection.prepare(verb).run([]);
  }

  close(): void {
    if (this.#transaction !== null) this.#transaction.pool.release(this.#transaction.connection);
    this.#transaction = null;
  }
}

/**
 * SQLite for Kysely with one connection that writes and others that read. Kysely's own dialect has a single connection, on
 * which every reader waits for all transactions before it; in WAL mode readers need not wait. Selects outside a transaction
 * and `read only` transactions use the readers. Without readers (an in-memory database) everything uses the writer.
 */
export const createSqliteDialect = (writer: Connection, readers: Connection[]): Dialect => {
  const writers = createPool([writer]);
  const readerPool = readers.length === 0 ? writers : createPool(readers);
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => new QueryRouter(writers, readerPool),
    beginTransaction: (connection, settings) => (connection as QueryRouter).begin(settings),
    commitTransaction: (connection) => (connection as QueryRouter).end('commit'),
    rollbackTransaction: (connection) => (connection as QueryRouter).end('rollback'),
    releaseConnection: async (connection) => (connection as QueryRouter).close(),
    destroy: async () => {
      for (const connection of [writer, ...readers]) connection.close();
    },
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
};
