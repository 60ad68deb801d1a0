import { sql } from 'kysely';
import { compiledQuery } from '../db/compiled-query.ts';

/** The values of a page that is to be created. */
interface PageValues {
  /** Of the page. */
  id: number;
  story: number;
  user: number | null;
  guest: string | null;
  /** The number of the page that the request names; null when it names none. */
  requested: number | null;
  /** Texts of this owner that may be in progress; null for any number. */
  max_in_progress: number | null;
  now: number;
  due_at: number;
}

/** Of the row of `stories` that the statement is about. */
const LAST_NUMBER = sql`coalesce((SELECT max(page_number) FROM pages WHERE story_id = stories.id), 0)`;

/**
 * Creates the next page with its job and its event in one statement, for PostgreSQL: as a transaction it is six, each of which is a round
 * trip. Returns the page's number, or no row when something is against it; then the transaction in `pages.ts`, whose rules are the same,
 * finds out what. A request that creates the same page at the same moment gets a unique violation.
 */
export const insertPageAtOnce = compiledQuery(
  (db, values: PageValues & Record<string, number | string | null>) => ({
    compile: () =>
      sql<{ page_number: number }>`WITH story AS (
    UPDATE stories SET seq = seq + 1
    WHERE id = ${values.story} AND deleted_at IS NULL
      AND CASE WHEN profile_id IS NULL THEN anonymous_id = ${values.guest}
        ELSE profile_id IN (SELECT id FROM child_profiles WHERE user_id = ${values.user}) END
      AND ${LAST_NUMBER} < total_pages
      AND (${values.requested}::int IS NULL OR ${values.requested}::int > ${LAST_NUMBER})
      AND NOT EXISTS (SELECT FROM pages WHERE story_id = stories.id AND page_number = ${LAST_NUMBER} AND text = '')
      AND (${values.max_in_progress}::int IS NULL OR ${values.max_in_progress}::int > (
        SELECT count(*) FROM page_jobs JOIN pages ON pages.id = page_jobs.page_id JOIN stories AS own ON own.id = pages.story_id
        WHERE page_jobs.stage = 'text'
          AND CASE WHEN stories.profile_id IS NULL THEN own.anonymous_id = stories.anonymous_id
            ELSE own.profile_id = stories.profile_id END))
    RETURNING id, seq, ${LAST_NUMBER} + 1 AS page_number),
  page AS (
    INSERT INTO pages (id, story_id, page_number, text, image_status, created_at)
    SELECT ${values.id}::bigint, id, page_number, '', 'pending', ${values.now}::bigint FROM story RETURNING page_number),
  job AS (
    INSERT INTO page_jobs (page_id, stage, attempts, due_at)
    SELECT ${values.id}::bigint, 'text', 0, ${values.due_at}::bigint FROM story),
  event AS (
    INSERT INTO events (story_id, seq, type, page_id, created_at)
    SELECT id, seq, 'page_update', ${values.id}::bigint, ${values.now}::bigint FROM story)
  SELECT page_number FROM page`.compile(db),
  }),
);
