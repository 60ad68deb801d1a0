import type Database from 'libsql';
import AsyncDatabase from 'libsql/promise';

type Sqlite = InstanceType<typeof Database>;

/** Prepared statements that are kept; the server has some 150, and lists of ids vary in length. */
const MAX_STATEMENTS = 300;

/** A prepared statement. */
interface Statement {
  reader: boolean;
  all(parameters: unknown[]): unknown[];
  run(parameters: unknown[]): { changes: number; lastInsertRowid: number | bigint };
}

/** The part of a database driver that Kysely uses. */
export interface Connection {
  prepare(sql: string): Statement;
  /** False also when SQLite has ended the transaction by itself, as it does on a full disk. */
  isInTransaction(): boolean;
  /** Commits in another thread, because it waits for the disk. Nothing else may use the connection meanwhile. */
  commit(): Promise<void>;
  close(): void;
}

interface Prepared extends Statement {
  /** `begin`, `commit` or `rollback` when it is one of these. */
  verb: string | undefined;
  isDeletion: boolean;
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);
const isInterrupted = (error: unknown): boolean => /^SQLITE_(BUSY|FULL|IOERR)/.test(codeOf(error));
const hasNoTransaction = (error: unknown): boolean =>
  error instanceof Error && /no transaction is active|no such savepoint/.test(error.message);

/** A deletion of what people wrote; the bookkeeping tables hold no words. */
const DELETION = /^\s*delete from "(?!page_jobs"|sessions"|server_state"|release_reports"|release_vitals")/i;

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
  const statements = new Map<string, Prepared>();
  let needsReconnect = false;
  let inTransaction = false;
  /** What ended the present transaction; SQLite says afterwards only that there is none. */
  let interruption: unknown = null;

  const reconnect = (): void => {
    const old = sqlite;
    statements.clear();
    sqlite = open();
    needsReconnect = false;
    old.close();
  };
  /** The error to report in place of this one. */
  const noteFailure = (error: unknown): unknown => {
    if (isInterrupted(error)) {
      needsReconnect = true;
      interruption = error;
    }
    return hasNoTransaction(error) ? (interruption ?? error) : error;
  };
  const tracked = <T>({ verb, isDeletion }: Prepared, execute: () => T): T | typeof NO_CHANGES => {
    try {
      const result = execute();
      if (verb !== undefined) inTransaction = verb === 'begin';
      if (verb === 'begin') interruption = null;
      if (isDeletion) onDeletion();
      return result;
    } catch (error) {
      const reported = noteFailure(error);
      if (verb === 'rollback') inTransaction = false;
      if (verb === 'rollback' && hasNoTransaction(error)) return NO_CHANGES;
      throw reported;
    }
  };
  const prepared = (sql: string): Prepared => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = sqlite.prepare(sql);
    const made: Prepared = {
      reader: statement.reader,
      verb: /^\s*(begin|commit|rollback)\b(?!\s+to\b)/i.exec(sql)?.[1]?.toLowerCase(),
      isDeletion: DELETION.test(sql),
      all: (parameters) => tracked(made, () => statement.all(parameters)) as unknown[],
      run: (parameters) => tracked(made, () => statement.run(parameters)) as never,
    };
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    statements.set(sql, made);
    return made;
  };

  return {
    prepare: (sql) => {
      if (needsReconnect && !inTransaction) reconnect();
      return prepared(sql);
    },
    isInTransaction: () => sqlite.inTransaction,
    commit: async () => {
      try {
        await AsyncDatabase.prototype.exec.call(sqlite, 'commit');
        inTransaction = false;
      } catch (error) {
        throw noteFailure(error);
      }
    },
    close: () => {
      statements.clear();
      sqlite.close();
    },
  };
};
