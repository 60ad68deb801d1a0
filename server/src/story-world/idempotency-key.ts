import type { Db } from '../db/open-db.ts';
import type { Owner } from '../deps.ts';
import { ownerFilter } from './owner.ts';

/** How long a request's key is kept, in milliseconds. */
export const KEY_RETENTION_MS = 24 * 60 * 60_000;

/** The key in a request's Idempotency-Key header; null when there is none that could be one. */
export const readIdempotencyKey = (header: unknown): string | null =>
  typeof header === 'string' && /^[\w-]{16,64}$/.test(header) ? header : null;

/** The id of what this owner made with the same key, if anything. */
const findByKey = async (
  trx: Db,
  table: 'characters' | 'stories',
  owner: Owner,
  key: string,
): Promise<number | undefined> => {
  const [column, equal, value] = ownerFilter(owner);
  const row = await trx
    .selectFrom(table)
    .select('id')
    .where(column, equal, value)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row?.id;
};

/**
 * Makes a row in one transaction and answers its id; when the owner made one with this key already, answers that one's.
 * Browsers repeat a POST by themselves when its connection dies. `make` keeps the key with the row.
 */
export const createOnce = (
  db: Db,
  table: 'characters' | 'stories',
  owner: Owner,
  key: string | null,
  create: (trx: Db) => Promise<number>,
): Promise<number> =>
  db
    .transaction()
    .execute(
      async (trx) => (key === null ? undefined : await findByKey(trx, table, owner, key)) ?? create(trx),
    );

/** Forgets the keys of rows that were made before `now` less a day. */
export const deleteOldKeys = async (db: Db, now: number): Promise<void> => {
  for (const table of ['characters', 'stories'] as const)
    await db
      .updateTable(table)
      .set({ idempotency_key: null })
      .where('idempotency_key', 'is not', null)
      .where('created_at', '<', now - KEY_RETENTION_MS)
      .execute();
};
