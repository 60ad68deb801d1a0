import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Counts the changes of a story's favourite mark, which advance no `seq`: only the owner sees them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(`ALTER TABLE stories ADD COLUMN favourite_seq ${columnTypes(db).integer} NOT NULL DEFAULT 0`)
    .execute(db);
};
