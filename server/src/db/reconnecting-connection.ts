import type Database from 'libsql';

type Sqlite = InstanceType<typeof Database>;

/** The part of a database driver that Kysely uses. */
export interface Connection {
  prepare(sql: string): {
    reader: boolean;
    all(parameters: unknown[]): unknown[];
    run(parameters: unknown[]): { changes: number; lastInsertRowid: number | bigint };
  };
  close(): void;
}

const isBusy = (error: unknown): boolean =>
  String((error as { code?: unknown } | null)?.code).startsWith('SQLITE_BUSY');

/**
 * A connection that recovers from a locked database. In the libsql driver a statement that failed with SQLITE_BUSY stays
 * 'in progress' until garbage collection, and until then no transaction of that connection can commit. So after such a
 * failure the connection is replaced as soon as it is outside a transaction.
 */
export const createReconnectingConnection = (open: () => Sqlite): Connection => {
  let sqlite = open();
  let needsReconnect = false;
  let inTransaction = false;

  const reconnect = (): void => {
    const old = sqlite;
    sqlite = open();
    needsReconnect = false;
    old.close();
  };
  const tracked = <T>(sql: string, execute: () => T): T => {
    const verb = /^\s*(begin|commit|rollback)\b(?!\s+to\b)/i.exec(sql)?.[1]?.toLowerCase();
    try {
      const result = execute();
      if (verb !== undefined) inTransaction = verb === 'begin';
      return result;
    } catch (error) {
      if (isBusy(error)) needsReconnect = true;
      if (verb === 'rollback') inTransaction = false;
      throw error;
    }
  };

  return {
    prepare: (sql) => {
      if (needsReconnect && !inTransaction) reconnect();
      const statement = sqlite.prepare(sql);
      return {
        reader: statement.reader,
        all: (parameters) => tracked(sql, () => statement.all(parameters)),
        run: (parameters) => tracked(sql, () => statement.run(parameters)) as never,
      };
    },
    close: () => sqlite.close(),
  };
};
