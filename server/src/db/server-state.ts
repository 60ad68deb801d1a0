import type { Db } from './open-db.ts';

/** What the server remembers about itself, one text per key. */
type StateKey = 'secret-check' | 'running' | 'purge-clock' | 'readiness';

/** Writes the text of a key. */
export const writeState = async (db: Db, key: StateKey, value: string): Promise<void> => {
  await db
    .insertInto('server_state')
    .values({ key, value })
    .onConflict((same) => same.column('key').doUpdateSet({ value }))
    .execute();
};
