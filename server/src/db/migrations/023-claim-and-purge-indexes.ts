import { type Kysely, sql } from 'kysely';

/**
 * The job that is due first is found without reading all that wait, and what is deleted by its age without reading the table. Without these
 * indexes PostgreSQL read and sorted a whole backlog of page jobs for each claim.
 *
 * Not CONCURRENTLY, which cannot run in a transaction: building one keeps writers of its table waiting, about a second for a million
 * sessions. Whoever has more creates it before the update, by hand and CONCURRENTLY (docs/operations.md).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [
    'CREATE INDEX IF NOT EXISTS page_jobs_unleased ON page_jobs(stage, due_at) WHERE lease_token IS NULL',
    'CREATE INDEX IF NOT EXISTS sessions_expires ON sessions(expires_at)',
    'CREATE INDEX IF NOT EXISTS email_tokens_expires ON email_tokens(expires_at)',
    'CREATE INDEX IF NOT EXISTS email_changes_expires ON email_changes(expires_at)',
    'CREATE INDEX IF NOT EXISTS mail_created ON mail(created_at)',
  ])
    await sql.raw(statement).execute(db);
};
