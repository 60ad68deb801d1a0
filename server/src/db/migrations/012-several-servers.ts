import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../database.ts';
import { columnTypes } from './column-types.ts';

/** What several servers need: mail that one of them sends, checks of ramps that one of them makes, and an index in place of JSON. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { integer, text } = columnTypes(db);
  const statements = [
    `ALTER TABLE sessions ADD COLUMN pending_user_id ${integer}`,
    // PostgreSQL starts empty, so only SQLite has sessions to carry over.
    ...(dialectOf(db) === 'sqlite'
      ? [
          "UPDATE sessions SET pending_user_id = json_extract(state_json, '$.pending.user_id') WHERE json_valid(state_json)",
        ]
      : []),
    'CREATE INDEX sessions_pending_user ON sessions(pending_user_id) WHERE pending_user_id IS NOT NULL',
    `ALTER TABLE mail ADD COLUMN lease_token ${text}`,
    `ALTER TABLE mail ADD COLUMN lease_until ${integer}`,
    `CREATE TABLE ramp_checks (
      ramp ${text} PRIMARY KEY,
      checks ${integer} NOT NULL,
      checked_at ${integer} NOT NULL)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
