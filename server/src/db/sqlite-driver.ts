import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  RawNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { createGroupCommit, type GroupCommit } from './group-commit.ts';
import type { Connection } from './reconnecting-connection.ts';

/** Connections that are lent to one borrower at a time, in the order in which they ask; turns come from the event loop. */
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

const isRead = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || (RawNode.is(query) && /^\s*select\b/i.test(sql));

/** The connections behind all queries. Without readers the writer reads as well. */
interface Connections {
  writes: GroupCommit;
  readers: Pool | null;
}

type OpenTransaction = { connection: Connection; pool: Pool | null };

/** What Kysely takes for a connection: it borrows a real one for each query, or for the length of a transaction. */
class QueryRouter implements DatabaseConnection {
  #transaction: OpenTransaction | null = null;

  constructor(readonly connections: Connections) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writes, readers } = this.connections;
    if (this.#transaction !== null) {
      if (this.#transaction.pool === null) writes.note(query.sql);
      return run(this.#transaction.connection, query);
    }
    if (readers !== null && isRead(query)) {
      const connection = await readers.acquire();
      try {
        return run(connection, query);
      } finally {
        readers.release(connection);
      }
    }
    const connection = await writes.begin(query.sql);
    let result: QueryResult<R>;
    try {
      result = run(connection, query);
    } catch (error) {
      writes.rollback();
      throw error;
    }
    await writes.commit();
    return result;
  }

  // biome-ignore lint/correctness/useYield: rejected before the first row.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streams are not supported: read in batches');
  }

  async begin({ accessMode }: TransactionSettings): Promise<void> {
    const { writes, readers } = this.connections;
    if (accessMode !== 'read only' || readers === null) {
      this.#transaction = { connection: await writes.begin('begin'), pool: null };
      return;
    }
    const connection = await readers.acquire();
    try {
      connection.prepare('begin').run([]);
      this.#transaction = { pool: readers, connection };
    } catch (error) {
      readers.release(connection);
      throw error;
    }
  }

  async commit(): Promise<void> {
    const transaction = this.#transaction;
    if (transaction === null) return;
    if (transaction.pool !== null) return void transaction.connection.prepare('commit').run([]);
    // From here on the connection belongs to the next transaction: a rollback after a failure is not this one's to do.
    this.#transaction = null;
    await this.connections.writes.commit();
  }

  async rollback(): Promise<void> {
    const transaction = this.#transaction;
    if (transaction === null) return;
    if (transaction.pool !== null) return void transaction.connection.prepare('rollback').run([]);
    this.#transaction = null;
    this.connections.writes.rollback();
  }

  close(): void {
    const { pool, connection } = this.#transaction ?? {};
    if (pool && connection) pool.release(connection);
    this.#transaction = null;
  }
}

/**
 * SQLite for Kysely with one connection that writes and others that read. Kysely's own dialect has a single connection, on
 * which every reader waits for all transactions before it; in WAL mode readers need not wait. Selects outside a transaction
 * and `read only` transactions use the readers. Without readers (an in-memory database) everything uses the writer. `checkMs`
 * is how often transactions are checked that others wait for; see `GroupCommit`.
 */
export const createSqliteDialect = (writer: Connection, readers: Connection[], checkMs?: number): Dialect => {
  const writes = createGroupCommit(writer, checkMs);
  const connections = { writes, readers: readers.length === 0 ? null : createPool(readers) };
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => new QueryRouter(connections),
    beginTransaction: (connection, settings) => (connection as QueryRouter).begin(settings),
    commitTransaction: (connection) => (connection as QueryRouter).commit(),
    rollbackTransaction: (connection) => (connection as QueryRouter).rollback(),
    releaseConnection: async (connection) => (connection as QueryRouter).close(),
    destroy: async () => {
      await writes.idle();
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
