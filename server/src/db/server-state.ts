import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

type Db = Kysely<Schema>;

/** State of the server, one text per key. */
type StateKey = 'secret-check' | 'running' | 'purge-clock' | 'readiness';

/** Writes the text of a key. */
export const writeState = async (db: Db, key: StateKey, value: string): Promise<void> => {
  await db
    .insertInto('server_state')
    .values({ key, value })
    .onConflict((same) => same.column('key').doUpdateSet({ value }))
    .execute();
};

/** The text of a key; undefined when it was never written. */
export const readState = async (db: Db, key: StateKey): Promise<string | undefined> =>
  (await db.selectFrom('server_state').select('value').where('key', '=', key).executeTakeFirst())?.value;

/** Deletes a key. */
export const deleteState = async (db: Db, key: StateKey): Promise<void> => {
  await db.deleteFrom('server_state').where('key', '=', key).execute();
};
