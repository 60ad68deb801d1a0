import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/open-db.ts';
import type { LoadCounts } from './ramp-monitor.ts';

/** Reports are counted per hour. */
export const HOUR_MS = 3_600_000;
/** How long counts are kept. */
export const RETENTION_HOURS = 30 * 24;

/** How one release loaded in one page load, reported by the page. */
export const ReleaseReport = z.object({
  remote: z.string().min(1).max(64),
  release: z.string().min(1).max(128),
  outcome: z.enum(['ok', 'fell-back', 'failed']),
  cause: z
    .enum([
      '',
      'contract',
      'unverified',
      'manifest',
      'entry',
      'chunk',
      'time-out',
      'render',
      'nothing-shown',
      'uncaught',
      'hang',
    ])
    .default('')
    .catch(''),
  ms: z.number().min(0).max(600_000).catch(0),
});
export type ReleaseReport = z.infer<typeof ReleaseReport>;

/** Report counts in the database, without anything that identifies a visitor. */
export const createReportCounts = (db: Db, now: () => number) => {
  const hour = (): number => Math.floor(now() / HOUR_MS);
  return {
    add: async ({ remote, release, outcome, cause, ms }: ReleaseReport): Promise<void> => {
      await db
        .insertInto('release_reports')
        .values({ remote, release, hour: hour(), outcome, cause, count: 1, ms: Math.round(ms) })
        .onConflict((same) =>
          same.columns(['remote', 'release', 'hour', 'outcome', 'cause']).doUpdateSet({
            count: sql`release_reports.count + 1`,
            ms: sql`release_reports.ms + excluded.ms`,
          }),
        )
        .execute();
    },

    /** Removes one success of this hour, whose page load failed later. */
    removeSuccess: async ({ remote, release }: ReleaseReport): Promise<void> => {
      await db
        .updateTable('release_reports')
        .set({ count: sql`count - 1`, ms: sql`ms - ms / count` })
        .where('remote', '=', remote)
        .where('release', '=', release)
        .where('hour', '=', hour())
        .where('outcome', '=', 'ok')
        .where('count', '>', 0)
        .execute();
    },

    /** Loads and failures of a release since an hour (hours since 1970). */
    countsSince: async (remote: string, release: string, since: number): Promise<LoadCounts> => {
      const rows = await db
        .selectFrom('release_reports')
        .select(['outcome', sql<number>`sum(count)`.as('count')])
        .where('remote', '=', remote)
        .where('release', '=', release)
        .where('hour', '>=', since)
        .groupBy('outcome')
        .execute();
      const sum = (some: typeof rows) => some.reduce((total, { count }) => total + Number(count), 0);
      return { loads: sum(rows), failures: sum(rows.filter(({ outcome }) => outcome !== 'ok')) };
    },

    /** The hour of a release's first report; the current hour without one. */
    firstHour: async (remote: string, release: string): Promise<number> => {
      const row = await db
        .selectFrom('release_reports')
        .select(sql<number | null>`min(hour)`.as('hour'))
        .where('remote', '=', remote)
        .where('release', '=', release)
        .executeTakeFirst();
      return Number(row?.hour ?? hour());
    },

    /** Loads, failures and average load time of each release. */
    all: async () => {
      const rows = await db
        .selectFrom('release_reports')
        .select([
          'remote',
          'release',
          sql<number>`sum(count)`.as('loads'),
          sql<number>`sum(case when outcome = 'ok' then 0 else count end)`.as('failures'),
          sql<number>`sum(ms)`.as('ms'),
        ])
        .groupBy(['remote', 'release'])
        .orderBy('remote')
        .orderBy('release')
        .execute();
      return rows.map((row) => ({
        ...row,
        loads: Number(row.loads),
        failures: Number(row.failures),
        ms: Math.floor(Number(row.ms) / Math.max(1, Number(row.loads))),
      }));
    },
  };
};
export type ReportCounts = ReturnType<typeof createReportCounts>;
