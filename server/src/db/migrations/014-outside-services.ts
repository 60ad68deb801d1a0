import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** Consent to outside services, what they were asked for, and who made which story. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { integer, text } = columnTypes(db);
  const count = `${integer} NOT NULL DEFAULT 0`;
  const statements = [
    `CREATE TABLE service_consents (
      profile_id ${integer} PRIMARY KEY REFERENCES child_profiles(id) ON DELETE CASCADE,
      recipient ${text} NOT NULL,
      given_at ${integer} NOT NULL)`,
    `CREATE TABLE service_usage (
      user_id ${integer} NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      day ${text} NOT NULL,
      stories ${count},
      pictures ${count},
      calls ${count},
      input_tokens ${count},
      output_tokens ${count},
      cost_micros ${count},
      PRIMARY KEY (user_id, day))`,
    `CREATE TABLE service_totals (day ${text} PRIMARY KEY, pictures ${count})`,
    `CREATE TABLE story_makers (
      story_id ${integer} PRIMARY KEY REFERENCES stories(id) ON DELETE CASCADE,
      teller ${text},
      illustrator ${text})`,
    `CREATE TABLE page_paintings (
      page_id ${integer} PRIMARY KEY REFERENCES pages(id) ON DELETE CASCADE,
      tries ${integer} NOT NULL,
      outcome ${text} NOT NULL)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
