import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'DROP TABLE events',
  `CREATE TABLE events (
    story_id BIGINT NOT NULL REFERENCES stories(id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    type TEXT NOT NULL,
    page_id BIGINT,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (story_id, seq))`,
  'CREATE INDEX events_created ON events(created_at)',
  'DROP INDEX page_jobs_due',
  'CREATE INDEX page_jobs_stage_due ON page_jobs(stage, due_at)',
];

/**
 * Events are rendered when they are sent and no longer contain the story. The old ones are dropped: a reader that missed
 * some of them gets the whole story. Page jobs are claimed by stage.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
