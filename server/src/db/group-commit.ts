import type { Connection } from './reconnecting-connection.ts';

/** Transactions of one commit, and milliseconds for which a commit is put off because more of them wait. */
const MAX_MEMBERS = 50;
const MAX_OPEN_MS = 10;
/** Milliseconds between two checks; a transaction that ran no query from one to the next has stalled. */
const STALL_CHECK_MS = 2500;

/** A transaction that is complete but for the commit. */
interface Member {
  resolve(): void;
  reject(error: unknown): void;
}

/** A transaction that waits for the connection. */
interface Waiting {
  start(): void;
  reject(error: Error): void;
  since: number;
  sql: string;
}

/** Transactions on the connection that writes, one after another. */
export interface GroupCommit {
  /**
   * Waits for the connection, which belongs to this transaction until `commit` or `rollback`. `sql` is the statement to run, for the
   * message of an error. Rejects when the transaction before it runs no query for seconds: then that transaction most likely
   * waits for this write, which was sent through `db` instead of `trx`, and both would wait for ever.
   */
  begin(sql: string): Promise<Connection>;
  /** Notes that the present transaction runs a statement. */
  note(sql: string): void;
  /** Resolves when what the transaction wrote is on the disk. Rejects when all of it was rolled back. */
  commit(): Promise<void>;
  rollback(): void;
  /** Waits for the commit that is running. */
  idle(): Promise<void>;
}

/**
 * Commits together what several transactions wrote: a commit waits for the disk, for milliseconds, and that is as long for fifty
 * transactions as for one. They still run one after another, each behind a savepoint, so that one that fails rolls back alone.
 * No promise resolves, and no reader sees the changes, before the common commit. The wait is off this thread.
 *
 * A waiting transaction begins in a task of its own (`setImmediate`): queries are synchronous, so with a queue of microtasks no
 * other request would be answered until the queue is empty.
 */
export const createGroupCommit = (connection: Connection, checkMs = STALL_CHECK_MS): GroupCommit => {
  const waiting: Waiting[] = [];
  /** The transaction that has the connection now: when it began, and its last statement. Null while a commit runs. */
  let current: { since: number; queries: number; sql: string } | null = null;
  let isWatched = false;
  let isLent = false;
  let isOpen = false;
  let openedAt = 0;
  let members: Member[] = [];
  let committing: Promise<void> = Promise.resolve();

  const run = (sql: string): void => void connection.prepare(sql).run([]);

  const next = (): void => {
    const turn = waiting.shift();
    if (turn === undefined) isLent = false;
    else setImmediate(turn.start);
  };

  /** Checks at intervals, while writes wait, that the present transaction goes on. */
  const watch = (seen: typeof current = null, queries = 0): void => {
    if (seen !== null && seen === current && seen.queries === queries) rejectStuck(seen);
    isWatched = waiting.length > 0;
    if (isWatched) setTimeout(watch, checkMs, current, current?.queries).unref();
  };

  /** Rejects the first write that came after a transaction which has stalled: but for a coincidence, the one that it waits for. */
  const rejectStuck = ({ since, sql }: { since: number; sql: string }): void => {
    const index = waiting.findIndex((one) => one.since >= since);
    const [stuck] = index === -1 ? [] : waiting.splice(index, 1);
    stuck?.reject(
      new Error(
        `A write waited for a transaction that runs no query. Inside a transaction write with its \`trx\`, not with \`db\`, and wait for nothing but the database. Waiting: ${stuck.sql}. Last statement of the transaction: ${sql}`,
      ),
    );
  };

  /** Rolls everything back that is not committed. */
  const abandon = (error: unknown): void => {
    const lost = members;
    members = [];
    isOpen = false;
    try {
      run('rollback');
    } catch {
      // The error that led here is the one to report; the connection recovers by itself.
    }
    for (const member of lost) member.reject(error);
  };

  const commitAll = async (): Promise<void> => {
    try {
      await connection.commit();
      const written = members;
      members = [];
      isOpen = false;
      for (const member of written) member.resolve();
    } catch (error) {
      abandon(error);
    }
    next();
  };

  /** The transaction is over: the next one joins the group, or the group is committed. */
  const finish = (): void => {
    current = null;
    const isFull = members.length >= MAX_MEMBERS || performance.now() - openedAt > MAX_OPEN_MS;
    if (!isOpen || (waiting.length > 0 && !isFull)) next();
    else committing = commitAll();
  };

  const start = (): Connection => {
    const now = performance.now();
    current = { since: now, queries: 0, sql: 'begin' };
    try {
      // A savepoint would begin a new transaction, and the commit of that would pass for the commit of these.
      if (isOpen && !connection.isInTransaction())
        abandon(new Error('The database ended a transaction by itself'));
      if (isOpen) run('savepoint member');
      else {
        run('begin');
        openedAt = now;
      }
      isOpen = true;
      return connection;
    } catch (error) {
      finish();
      throw error;
    }
  };

  return {
    begin: async (sql) => {
      if (isLent)
        await new Promise<void>((start, reject) => {
          waiting.push({ start, reject, since: performance.now(), sql });
          if (!isWatched) watch();
        });
      isLent = true;
      return start();
    },

    note: (sql) => {
      if (current === null) return;
      current.queries += 1;
      current.sql = sql;
    },

    commit: () => {
      const committed = new Promise<void>((resolve, reject) => members.push({ resolve, reject }));
      finish();
      return committed;
    },

    rollback: () => {
      if (members.length === 0) abandon(null);
      else
        try {
          run('rollback to member');
          run('release member');
        } catch (error) {
          // On a full disk SQLite has rolled back the whole group by itself.
          abandon(error);
        }
      finish();
    },

    idle: () => committing,
  };
};
