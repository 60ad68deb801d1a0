import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `CREATE TABLE release_reports (
    remote TEXT NOT NULL,
    release TEXT NOT NULL,
    hour INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    cause TEXT NOT NULL,
    count INTEGER NOT NULL,
    ms INTEGER NOT NULL,
    PRIMARY KEY (remote, release, hour, outcome, cause))`,
];

/** Counts of release reports. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
