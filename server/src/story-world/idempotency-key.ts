import { changeInBatches } from '../db/change-in-batches.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import { type Db, lockUntilCommit, writeTransaction } from '../db/database.ts';
import type { Owner } from '../deps.ts';
import { ownerFilter } from './owner.ts';

/** How long an idempotency key is kept. */
export const KEY_RETENTION_MS = 24 * 60 * 60_000;

const BATCH_ROWS = 500;

/** The Idempotency-Key header; null when it is missing or malformed. */
export const readIdempotencyKey = (header: unknown): string | null =>
  typeof header === 'string' && /^[\w-]{16,64}$/.test(header) ? header : null;

const keyQuery = (table: 'characters' | 'stories', column: 'profile_id' | 'anonymous_id') =>
  compiledQuery((db, { owner, key }: { owner: number | string; key: string }) =>
    db.selectFrom(table).select('id').where(column, '=', owner).where('idempotency_key', '=', key),
  );
const keyQueries = (table: 'characters' | 'stories') => ({
  profile_id: keyQuery(table, 'profile_id'),
  anonymous_id: keyQuery(table, 'anonymous_id'),
});
const KEY_QUERIES = { characters: keyQueries('characters'), stories: keyQueries('stories') };

/** The id of the row that this owner created with the same key. */
export const findByKey = async (
  trx: Db,
  table: 'characters' | 'stories',
  owner: Owner,
  key: string,
): Promise<number | undefined> => {
  const [column, , value] = ownerFilter(owner);
  const [row] = await KEY_QUERIES[table][column](trx, { owner: value, key });
  return row?.id;
};

/**
 * Creates a story in one transaction, or reads the one that the owner already created with this key: browsers repeat a POST on their
 * own when its connection breaks. `create` must store the key with the row.
 */
export const createStoryOnce = <T>(
  db: Db,
  owner: Owner,
  key: string | null,
  { create, read }: { create: (trx: Db) => Promise<T>; read: (trx: Db, id: number) => Promise<T> },
): Promise<T> =>
  writeTransaction(db, async (trx) => {
    // A repeated request waits for the first one, and the rule of how many there may be counts both.
    await lockUntilCommit(trx, `stories of ${ownerFilter(owner).join(' ')}`);
    const id = key === null ? undefined : await findByKey(trx, 'stories', owner, key);
    return id === undefined ? create(trx) : read(trx, id);
  });

/** Removes the keys of rows that were created more than a day before `now`, in batches; `signal` stops it between two of them. */
export const deleteOldKeys = async (db: Db, now: number, signal?: AbortSignal): Promise<void> => {
  for (const table of ['characters', 'stories'] as const)
    await changeInBatches(
      BATCH_ROWS,
      (limit) =>
        db
          .updateTable(table)
          .set({ idempotency_key: null })
          .where('id', 'in', (eb) =>
            eb
              .selectFrom(table)
              .select('id')
              .where('idempotency_key', 'is not', null)
              .where('created_at', '<', now - KEY_RETENTION_MS)
              .limit(limit),
          )
          .returning('id')
          .execute(),
      signal,
    );
};
