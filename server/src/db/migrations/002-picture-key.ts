import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'ALTER TABLE pages ADD COLUMN picture_key TEXT',
  'CREATE INDEX events_created ON events(created_at)',
  'CREATE INDEX stories_deleted ON stories(deleted_at) WHERE deleted_at IS NOT NULL',
];

/** The random key in a picture's permanent URL, and indexes for housekeeping. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
