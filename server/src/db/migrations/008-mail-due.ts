import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'ALTER TABLE mail ADD COLUMN due_at INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE mail ADD COLUMN failed_at INTEGER',
  'CREATE INDEX mail_due ON mail(due_at) WHERE sent_at IS NULL AND failed_at IS NULL',
];

/** When a mail is tried next, and when it was given up. Mails that wait are due at once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
