import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  "ALTER TABLE sessions ADD COLUMN user_agent TEXT NOT NULL DEFAULT ''",
  "ALTER TABLE sessions ADD COLUMN ip TEXT NOT NULL DEFAULT ''",
  'ALTER TABLE recovery_codes DROP COLUMN code_encrypted',
  `CREATE TABLE email_changes (
    user_id INTEGER PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
    email TEXT NOT NULL,
    token_hash TEXT UNIQUE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL)`,
];

/** Which browser uses a session, changes of email addresses, and recovery codes kept as hashes only. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
