import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'ALTER TABLE page_work RENAME TO page_jobs',
  'ALTER TABLE page_jobs RENAME COLUMN lease_by TO lease_token',
  'DROP INDEX page_work_due',
  'CREATE INDEX page_jobs_due ON page_jobs(due_at)',
  'ALTER TABLE mail_keys RENAME TO email_tokens',
  'ALTER TABLE email_tokens RENAME COLUMN key_hash TO token_hash',
  'DROP INDEX mail_keys_user',
  'CREATE INDEX email_tokens_user ON email_tokens(user_id)',
  'ALTER TABLE recovery_codes RENAME COLUMN code_sealed TO code_encrypted',
  'ALTER TABLE characters RENAME COLUMN request_key TO idempotency_key',
  'ALTER TABLE stories RENAME COLUMN request_key TO idempotency_key',
];

/** Renames tables and columns to the terms that the code uses: page jobs, email tokens, idempotency keys. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
