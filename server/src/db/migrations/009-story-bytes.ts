import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'ALTER TABLE stories ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0',
  `UPDATE stories SET bytes = coalesce(octet_length(plan_json), 0) + coalesce(
    (SELECT sum(octet_length(text) + coalesce(octet_length(picture), 0)) FROM pages WHERE story_id = stories.id), 0)`,
  'DROP INDEX stories_profile',
  'CREATE INDEX stories_profile ON stories(profile_id, deleted_at, bytes)',
  'DROP INDEX stories_anonymous',
  'CREATE INDEX stories_anonymous ON stories(anonymous_id, deleted_at, bytes)',
];

/** How many bytes each story takes, for the disk quotas; the indexes sum them without reading the stories. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
