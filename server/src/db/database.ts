import {
  type Dialect,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresAdapter,
  replaceWithNoncontingentExpression,
  type SelectQueryBuilder,
  sql,
  type Transaction,
} from 'kysely';
import type { Schema } from './schema.ts';
import { isConflict } from './store-errors.ts';

/** The database, or a transaction of it. */
export type Db = Kysely<Schema>;

/** A transaction that writes. */
export type Tx = Transaction<Schema>;

/** SQLite in the data directory, or the PostgreSQL of DATABASE_URL. Chosen once, at start. */
export type DialectName = 'sqlite' | 'postgres';

/** The dialect of a database or transaction. Queries are the same on both; the few that cannot be ask here. */
export const dialectOf = <T>(db: Kysely<T>): DialectName =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

/** Kysely on a dialect. `in` with an empty list selects nothing on both: as SQL it is an error in PostgreSQL. */
export const createKysely = (dialect: Dialect): Db =>
  new Kysely<Schema>({
    dialect,
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });

/** Tries of a transaction that lost against another one. */
const MAX_TRIES = 3;

/**
 * Runs `change` in one transaction. What it gives to `afterCommit` runs once the transaction is committed, in order, and
 * never after a rollback. On PostgreSQL a transaction that loses a deadlock is run again, so `change` must have no effect
 * outside the database.
 */
export const writeTransaction = async <T>(
  db: Db,
  change: (trx: Tx, afterCommit: (run: () => void) => void) => Promise<T>,
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    const committed: (() => void)[] = [];
    try {
      const result = await db.transaction().execute((trx) => change(trx, (run) => void committed.push(run)));
      for (const run of committed) run();
      return result;
    } catch (error) {
      if (tries === MAX_TRIES || !isConflict(error)) throw error;
    }
  }
};

/**
 * Reads several queries as of one moment. SQLite's readers have a snapshot in every transaction; PostgreSQL needs the
 * isolation level, which the driver sets (postgres-dialect.ts).
 */
export const readSnapshot = <T>(db: Db, read: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().setAccessMode('read only').execute(read);

/**
 * Locks the rows of a query until the transaction ends and passes over those that other servers have locked, so that each
 * gets rows of its own. SQLite writes in one transaction at a time. After a join, `of` names the table.
 */
export const forClaim = <TB extends keyof Schema, O>(
  query: SelectQueryBuilder<Schema, TB, O>,
  trx: Db,
  of?: TB & string,
): SelectQueryBuilder<Schema, TB, O> => {
  if (dialectOf(trx) === 'sqlite') return query;
  return (of === undefined ? query.forUpdate() : query.forUpdate(of)).skipLocked();
};

/**
 * Waits until no other transaction holds the lock of this name, and holds it until this one ends: for rules that span
 * rows, like a highest number of stories. SQLite writes in one transaction at a time and needs no lock.
 */
export const lockUntilCommit = async (trx: Db, name: string): Promise<void> => {
  if (dialectOf(trx) === 'postgres')
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
};
