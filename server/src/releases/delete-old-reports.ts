import { sql } from 'kysely';
import { changeInBatches } from '../db/change-in-batches.ts';
import type { Db } from '../db/database.ts';
import { HOUR_MS, RETENTION_HOURS } from './report-counts.ts';

const BATCH_ROWS = 500;

/** Tables with their primary keys. */
const HOURLY_TABLES = {
  release_reports: ['remote', 'release', 'hour', 'outcome', 'cause'],
  release_vitals: ['remote', 'release', 'hour', 'metric', 'bucket'],
  release_failing_networks: ['remote', 'release', 'kind', 'network'],
};

/**
 * Deletes counts, web vitals, hashed networks and checks of ramps that are older than 30 days at `now` (milliseconds), in batches;
 * `signal` stops it between two of them.
 */
export const deleteOldReports = async (db: Db, now: number, signal?: AbortSignal): Promise<void> => {
  const oldest = Math.floor(now / HOUR_MS) - RETENTION_HOURS;
  const deleteBefore = (table: string, key: string[], time: string, before: number) => {
    const columns = sql.join(key.map((column) => sql.ref(column)));
    const isOld = sql`${sql.ref(time)} < ${before}`;
    return changeInBatches(
      BATCH_ROWS,
      async (limit) => {
        const old = sql`SELECT ${columns} FROM ${sql.table(table)} WHERE ${isOld} LIMIT ${limit}`;
        // The time is compared again: another server may have counted in this row meanwhile.
        const query = sql`DELETE FROM ${sql.table(table)} WHERE (${columns}) IN (${old}) AND ${isOld} RETURNING 1`;
        return (await query.execute(db)).rows;
      },
      signal,
    );
  };
  for (const [table, key] of Object.entries(HOURLY_TABLES)) await deleteBefore(table, key, 'hour', oldest);
  await deleteBefore('ramp_checks', ['ramp'], 'checked_at', oldest * HOUR_MS);
};
