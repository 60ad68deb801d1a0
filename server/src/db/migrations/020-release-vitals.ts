import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** What releases cost visitors, as histograms per hour. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { integer, text } = columnTypes(db);
  await sql
    .raw(
      `CREATE TABLE release_vitals (
        remote ${text} NOT NULL,
        release ${text} NOT NULL,
        hour ${integer} NOT NULL,
        metric ${text} NOT NULL,
        bucket ${integer} NOT NULL,
        count ${integer} NOT NULL,
        PRIMARY KEY (remote, release, hour, metric, bucket))`,
    )
    .execute(db);
};
