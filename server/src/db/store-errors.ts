/** The connection to the database was lost, or could not be had in time; the `cause` is the driver's error. */
export class ConnectionLostError extends Error {
  readonly code = 'CONNECTION_LOST';
}

/** A text that the database cannot store, answered with 400. */
export class UnstorableTextError extends Error {
  readonly statusCode = 400;
}

const codeOf = (error: unknown): string =>
  String((error as { code?: unknown } | null | undefined)?.code ?? '');

/**
 * SQLSTATEs of a PostgreSQL that is away, full, out of connections or read-only
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const POSTGRES_FAILURE = /^(08...|53...|57P0[1-5]|58...|25006)$/;
const SQLITE_FAILURE = /^SQLITE_(BUSY|FULL|IOERR|LOCKED|READONLY|CANTOPEN|CORRUPT|NOTADB)/;
const NETWORK_FAILURE = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** True for an error of the connection to PostgreSQL: it cannot be used again. */
export const isConnectionLost = (error: unknown): boolean => {
  if (error instanceof ConnectionLostError) return true;
  const code = codeOf(error);
  return NETWORK_FAILURE.test(code) || /^(08...|57P0[1-5])$/.test(code);
};

/** True for an error of the database or its disk, as opposed to one of the statement: requests get 503. */
export const isStoreFailure = (error: unknown): boolean =>
  isConnectionLost(error) || POSTGRES_FAILURE.test(codeOf(error)) || SQLITE_FAILURE.test(codeOf(error));

/** True when a pooler lent a connection on which a statement is not prepared, or is already. */
export const isPreparedStatementMissing = (error: unknown): boolean => /^(26000|42P05)$/.test(codeOf(error));

/**
 * True when a transaction lost against another one (deadlock, serialization), or found a statement not prepared: it may succeed when it
 * is run again.
 */
export const isConflict = (error: unknown): boolean =>
  /^(40P01|40001)$/.test(codeOf(error)) || isPreparedStatementMissing(error);

/** True when a statement was stopped because it waited or ran too long: requests get 503, the database is well. */
export const isOverloaded = (error: unknown): boolean =>
  isConflict(error) || /^(55P03|57014)$/.test(codeOf(error));

/** True for a row that is there already, by the unique column `column` of `table`, or by its primary key `id`. */
export const isUniqueViolation = (error: unknown, table: string, column: string): boolean => {
  const { table: violated, constraint, message } = (error ?? {}) as Record<string, unknown>;
  const code = codeOf(error);
  // PostgreSQL names a constraint after table and columns, and a primary key after its table alone.
  const named = column === 'id' ? `${table}_pkey` : column;
  if (code === '23505') return violated === table && `${constraint}`.includes(named);
  return /^SQLITE_CONSTRAINT/.test(code) && `${message}`.includes(`${table}.${column}`);
};
