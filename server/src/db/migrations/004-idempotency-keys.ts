import { type Kysely, sql } from 'kysely';

const STATEMENTS = ['characters', 'stories'].flatMap((table) => [
  `ALTER TABLE ${table} ADD COLUMN request_key TEXT`,
  `CREATE UNIQUE INDEX ${table}_profile_key ON ${table}(profile_id, request_key) WHERE request_key IS NOT NULL`,
  `CREATE UNIQUE INDEX ${table}_anonymous_key ON ${table}(anonymous_id, request_key) WHERE request_key IS NOT NULL`,
]);

/** The idempotency key of the request that created a row. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
