import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** The seed of a character's look, chosen with the preview in its form. Without one the id is the seed, as before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(`ALTER TABLE characters ADD COLUMN look ${columnTypes(db).text}`).execute(db);
};
