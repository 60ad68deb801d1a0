import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The data cannot be moved; the message is for the operator. */
export class MoveError extends Error {}

/** Rows of one table: how many there are. */
export interface TableCount {
  table: string;
  rows: number;
}

interface Column {
  name: string;
  type: string;
  /** True for a number that the database draws. */
  isIdentity: boolean;
}

/** Of the migrations, and of servers that run: not data. */
const NOT_DATA = /^(kysely_|sqlite_|rate_limits$)/;
/** Rows of one statement: about a megabyte of pictures, and far less than 65,535 parameters. */
const BATCH_ROWS = 200;

const tablesIn = async (db: Db): Promise<string[]> =>
  (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !NOT_DATA.test(name))
    .sort();

const readColumns = async (target: Db, table: string): Promise<Column[]> => {
  const { rows } = await sql<{ name: string; type: string; identity: string }>`
    SELECT column_name AS name, data_type AS type, is_identity AS identity FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table} ORDER BY ordinal_position`.execute(
    target,
  );
  return rows.map(({ name, type, identity }) => ({ name, type, isIdentity: identity === 'YES' }));
};

/** The tables so that each comes after those that it refers to. */
const inOrder = async (target: Db, tables: string[]): Promise<string[]> => {
  const { rows } = await sql<{ from_table: string; to_table: string }>`
    SELECT c.relname AS from_table, r.relname AS to_table FROM pg_constraint
    JOIN pg_class c ON c.oid = conrelid JOIN pg_class r ON r.oid = confrelid
    WHERE contype = 'f' AND conrelid <> confrelid`.execute(target);
  const sorted: string[] = [];
  while (sorted.length < tables.length) {
    const next = tables.filter(
      (table) =>
        !sorted.includes(table) &&
        rows.every((one) => one.from_table !== table || sorted.includes(one.to_table)),
    );
    if (next.length === 0) throw new MoveError('The tables refer to each other in a circle.');
    sorted.push(...next);
  }
  return sorted;
};

/**
 * SQLite's driver reads bytes as an ArrayBuffer, which PostgreSQL's would write as JSON. SQLite takes a fraction in a column of
 * whole numbers, PostgreSQL does not.
 */
const storable = (value: unknown, { type }: Column): unknown => {
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  if (typeof value === 'number' && type === 'bigint') return Math.round(value);
  return value;
};

/** A server that has the SQLite store open is recorded in it; this program is one, too. */
const withoutRunning = (table: string) => (table === 'server_state' ? sql` AND key <> 'running'` : sql``);

const copyTable = async (source: Db, target: Db, table: string): Promise<void> => {
  const columns = await readColumns(target, table);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const { rows } = await sql<Record<string, unknown> & { moved_rowid: number }>`
      SELECT rowid AS moved_rowid, ${names} FROM ${sql.table(table)}
      WHERE rowid > ${after}${withoutRunning(table)} ORDER BY rowid LIMIT ${BATCH_ROWS}`.execute(source);
    if (rows.length > 0)
      await sql`INSERT INTO ${sql.table(table)} (${names}) VALUES ${sql.join(
        rows.map((row) => sql`(${sql.join(columns.map((column) => storable(row[column.name], column)))})`),
      )}`.execute(target);
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH_ROWS) break;
    after = last.moved_rowid;
  }
  for (const { name } of columns.filter(({ isIdentity }) => isIdentity))
    await moveSequence(source, target, table, name);
};

/** The next number is one that was never given, not even to a row that was deleted. */
const moveSequence = async (source: Db, target: Db, table: string, column: string): Promise<void> => {
  const { rows } = await sql<{ last: number | null }>`
    SELECT max(coalesce((SELECT max(${sql.ref(column)}) FROM ${sql.table(table)}), 0),
      coalesce((SELECT max(seq) FROM sqlite_sequence WHERE name = ${table}), 0)) AS last`.execute(source);
  const last = rows[0]?.last ?? 0;
  await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}), ${Math.max(1, last)}, ${last > 0})`.execute(
    target,
  );
};

const countRows = async (db: Db, table: string): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`
    SELECT count(*) AS rows FROM ${sql.table(table)} WHERE 1 = 1${withoutRunning(table)}`.execute(db);
  return rows[0]?.rows ?? 0;
};

/** Throws MoveError unless both databases have the same tables, with the same columns. */
const compareTables = async (source: Db, target: Db): Promise<string[]> => {
  const describe = async (db: Db) =>
    (await db.introspection.getTables())
      .filter(({ name }) => !NOT_DATA.test(name))
      .map(({ name, columns }) => `${name}(${columns.map((column) => column.name).sort()})`)
      .sort();
  const [here, there] = [await describe(source), await describe(target)];
  const differences = [
    ...here.filter((one) => !there.includes(one)),
    ...there.filter((one) => !here.includes(one)),
  ];
  if (differences.length > 0)
    throw new MoveError(
      `The tables differ, so nothing was moved: ${differences.join('; ')}. Was the target made by another version? Give an empty database.`,
    );
  return tablesIn(target);
};

/**
 * Copies every table of a SQLite store into an empty PostgreSQL store of the same version, in one transaction: whenever it fails
 * or is killed, the target is empty. Compares the counts before it commits, and returns them. Throws MoveError.
 */
export const copyTables = async (source: Db, target: Db): Promise<TableCount[]> => {
  const tables = await inOrder(target, await compareTables(source, target));
  return target.transaction().execute(async (trx) => {
    // A server that starts there meanwhile waits, and then finds the data.
    await sql`LOCK TABLE ${sql.join(tables.map((table) => sql.table(table)))} IN EXCLUSIVE MODE`.execute(trx);
    for (const table of tables)
      if ((await countRows(trx, table)) > 0)
        throw new MoveError(
          `The database of DATABASE_URL is not empty: its table ${table} has rows. Nothing was changed. Give a new one: createdb weaversworld`,
        );
    const counts: TableCount[] = [];
    for (const table of tables) {
      await copyTable(source, trx, table).catch((error: unknown) => {
        throw new MoveError(`The table ${table} could not be moved: ${(error as Error).message}`, {
          cause: error,
        });
      });
      const [before, after] = [await countRows(source, table), await countRows(trx, table)];
      if (before !== after)
        throw new MoveError(
          `Of the ${before} rows of ${table}, ${after} arrived. Nothing was kept in the target; run this again.`,
        );
      counts.push({ table, rows: after });
    }
    return counts;
  });
};
