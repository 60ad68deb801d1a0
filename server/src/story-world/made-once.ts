import type { Owner } from '../context.ts';
import type { Db } from '../db/open.ts';
import { ownedBy } from './owner.ts';

/** How long a request's key is kept, in milliseconds. */
export const KEY_KEPT = 24 * 60 * 60_000;

/** The key in a request's Idempotency-Key header; null when there is none that could be one. */
export const requestKey = (header: unknown): string | null =>
  typeof header === 'string' && /^[\w-]{16,64}$/.test(header) ? header : null;

/** The id of what this owner made with the same key, if anything. */
const madeBefore = async (
  trx: Db,
  table: 'characters' | 'stories',
  owner: Owner,
  key: string,
): Promise<number | undefined> => {
  const [column, equal, value] = ownedBy(owner);
  const row = await trx
    .selectFrom(table)
    .select('id')
    .where(column, equal, value)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row?.id;
};

/**
 * Makes a row in one transaction and answers its id; when the owner made one with this key already, answers that one's.
 * Browsers repeat a POST by themselves when its connection dies. `make` keeps the key with the row.
 */
export const makeOnce = (
  db: Db,
  table: 'characters' | 'stories',
  owner: Owner,
  key: string | null,
  make: (trx: Db) => Promise<number>,
): Promise<number> =>
  db
    .transaction()
    .execute(
      async (trx) => (key === null ? undefined : await madeBefore(trx, table, owner, key)) ?? make(trx),
    );

/** Forgets the keys of rows that were made before `now` less a day. */
export const forgetKeys = async (db: Db, now: number): Promise<void> => {
  for (const table of ['characters', 'stories'] as const)
    await db
      .updateTable(table)
      .set({ request_key: null })
      .where('request_key', 'is not', null)
      .where('created_at', '<', now - KEY_KEPT)
      .execute();
};
