import { type Kysely, sql } from 'kysely';

/** When a story was made private: its link is kept for the undo time. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('ALTER TABLE stories ADD COLUMN unshared_at INTEGER').execute(db);
};
