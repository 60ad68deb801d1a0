import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** The face and colour that a child chose, and the stories that were marked. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { integer, text } = columnTypes(db);
  for (const statement of [
    `ALTER TABLE child_profiles ADD COLUMN face ${text}`,
    `ALTER TABLE child_profiles ADD COLUMN color ${text}`,
    `ALTER TABLE stories ADD COLUMN is_favourite ${integer} NOT NULL DEFAULT 0`,
  ])
    await sql.raw(statement).execute(db);
};
