import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What a page's picture shows, for people who cannot see it; null for pictures that were drawn before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(`ALTER TABLE pages ADD COLUMN picture_description ${columnTypes(db).text}`).execute(db);
};
