import { type Kysely, sql } from 'kysely';
import { columnTypes } from './column-types.ts';

/** In which networks a release failed, as keyed hashes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { integer, text } = columnTypes(db);
  await sql
    .raw(
      `CREATE TABLE release_failing_networks (
        remote ${text} NOT NULL,
        release ${text} NOT NULL,
        kind ${text} NOT NULL,
        network ${text} NOT NULL,
        hour ${integer} NOT NULL,
        PRIMARY KEY (remote, release, kind, network))`,
    )
    .execute(db);
};
