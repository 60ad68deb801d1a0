import { hash } from 'node:crypto';

/** Names of prepared statements, by their SQL. */
const names = new Map<string, string>();

/**
 * Reports a statement that is run again and again with other values: PostgreSQL then parses and plans it once for each connection. It
 * must name its columns: one with `*` would fail as soon as a newer server has added a column.
 */
export const reportReused = (sql: string): void => {
  if (/\b(select|returning) \*|"\.\*/i.test(sql))
    throw new Error(`A compiled query names its columns: ${sql}`);
  names.set(sql, hash('sha256', sql, 'base64url').slice(0, 22));
};

/** The name under which a statement is prepared; undefined for one that is built anew each time. */
export const preparedName = (sql: string): string | undefined => names.get(sql);
