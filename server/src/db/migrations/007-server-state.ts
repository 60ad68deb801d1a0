import type { Kysely } from 'kysely';

/** What the server remembers about itself, e.g. the check value of its key. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('server_state')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
};
