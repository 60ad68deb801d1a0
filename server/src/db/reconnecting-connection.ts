import type Database from 'libsql';

type Sqlite = InstanceType<typeof Database>;
type Statement = ReturnType<Sqlite['prepare']>;

/** Prepared statements that are kept; the server has some 150, and lists of ids vary in length. */
const MAX_STATEMENTS = 300;

/** The part of a database driver that Kysely uses. */
export interface Connection {
  prepare(sql: string): {
    reader: boolean;
    all(parameters: unknown[]): unknown[];
    run(parameters: unknown[]): { changes: number; lastInsertRowid: number | bigint };
  };
  close(): void;
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);
const isInterrupted = (error: unknown): boolean => /^SQLITE_(BUSY|FULL|IOERR)/.test(codeOf(error));
const hasNoTransaction = (error: unknown): boolean =>
  error instanceof Error && /no transaction is active/.test(error.message);

/** A deletion of what people wrote; the bookkeeping tables hold no words. */
const DELETION = /^\s*delete from "(?!page_jobs"|sessions"|server_state"|release_reports")/i;

const NO_CHANGES = { changes: 0, lastInsertRowid: 0 };

/**
 * A connection that recovers from a locked database and a full disk. In the libsql driver a statement that failed with
 * SQLITE_BUSY stays 'in progress' until garbage collection, and until then no transaction of that connection can commit. So
 * after such a failure the connection is replaced as soon as it is outside a transaction. On a full disk SQLite rolls back
 * by itself; the rollback that follows is then no error, which would hide the first one.
 */
export const createReconnectingConnection = (
  open: () => Sqlite,
  onDeletion: () => void = () => undefined,
): Connection => {
  let sqlite = open();
  const statements = new Map<string, Statement>();
  let needsReconnect = false;
  let inTransaction = false;

  const reconnect = (): void => {
    const old = sqlite;
    statements.clear();
    sqlite = open();
    needsReconnect = false;
    old.close();
  };
  const prepared = (sql: string): Statement => {
    const statement = statements.get(sql) ?? sqlite.prepare(sql);
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
  const tracked = <T>(sql: string, execute: () => T): T | typeof NO_CHANGES => {
    const verb = /^\s*(begin|commit|rollback)\b(?!\s+to\b)/i.exec(sql)?.[1]?.toLowerCase();
    try {
      const result = execute();
      if (verb !== undefined) inTransaction = verb === 'begin';
      if (DELETION.test(sql)) onDeletion();
      return result;
    } catch (error) {
      if (isInterrupted(error)) needsReconnect = true;
      if (verb === 'rollback') inTransaction = false;
      if (verb === 'rollback' && hasNoTransaction(error)) return NO_CHANGES;
      throw error;
    }
  };

  return {
    prepare: (sql) => {
      if (needsReconnect && !inTransaction) reconnect();
      const statement = prepared(sql);
      return {
        reader: statement.reader,
        all: (parameters) => tracked(sql, () => statement.all(parameters)) as unknown[],
        run: (parameters) => tracked(sql, () => statement.run(parameters)) as never,
      };
    },
    close: () => {
      statements.clear();
      sqlite.close();
    },
  };
};
