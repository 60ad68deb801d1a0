import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/open-db.ts';
import type { LoadCounts } from './ramp-monitor.ts';
import { HOUR_MS } from './report-counts.ts';

/**
 * Upper bounds of the histograms: milliseconds, thousandths of a layout shift, commits a second, megabytes. The limits between good, fair and poor
 * of web.dev are among them.
 */
const BOUNDS = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [50, 100, 150, 200, 300, 500, 1000, 2000],
  cls: [0, 10, 25, 50, 100, 250, 500],
  blocked: [0, 50, 100, 200, 500, 1000, 3000, 10_000],
  commits: [0, 5, 15, 30, 60, 120, 200, 1000],
  heap: [10, 20, 30, 50, 75, 100, 150, 250, 500],
} as const;
type VitalMetric = keyof typeof BOUNDS;
const METRICS = Object.keys(BOUNDS) as VitalMetric[];

/**
 * A page load is poor by an interaction, a layout shift, renders without end (an animation makes at most as many as the display has
 * frames), or by memory that nothing on a screen needs. Not by LCP: a new release is in nobody's cache.
 */
const POOR: Partial<Record<VitalMetric, number>> = { inp: 500, cls: 250, commits: 200, heap: 250 };
const POOR_METRIC = 'poor';

/** What one release cost in one page load, measured by the page. */
export const VitalReport = z.object({
  remote: z.string().min(1).max(64),
  release: z.string().min(1).max(128),
  metric: z.enum(Object.keys(BOUNDS) as [VitalMetric, ...VitalMetric[]]),
  value: z.number().min(0).max(1e7),
});
export type VitalReport = z.infer<typeof VitalReport>;

/** For each metric: the value that three of four page loads do not exceed, rounded up to a bound, and how many were measured. */
const Percentile = z.object({ p75: z.number(), loads: z.number() });
/** What a release costs its visitors. */
export const VitalSummary = z.partialRecord(z.enum(METRICS), Percentile);
export type VitalSummary = z.infer<typeof VitalSummary>;

const bucketOf = ({ metric, value }: VitalReport): number => {
  const bounds: readonly number[] = BOUNDS[metric];
  return bounds.find((bound) => value <= bound) ?? bounds.at(-1)!;
};

/** What belongs to the same release of the same remote, by `remote@release`. */
export const byRelease = <One extends { remote: string; release: string }>(
  all: readonly One[],
): Map<string, One[]> => {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const name = `${one.remote}@${one.release}`;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return groups;
};

const isPoor = (vitals: readonly VitalReport[]): boolean =>
  vitals.some(({ metric, value }) => value > (POOR[metric] ?? Number.POSITIVE_INFINITY));

/** Histograms in the database, without anything that identifies a visitor. */
export const createVitalCounts = (db: Db, now: () => number) => {
  const hour = (): number => Math.floor(now() / HOUR_MS);
  return {
    /** Adds what one release cost in one page load; true when that was poor. */
    add: async (vitals: readonly VitalReport[]): Promise<boolean> => {
      const [first] = vitals;
      if (first === undefined) return false;
      const { remote, release } = first;
      const buckets = new Map<string, number>(vitals.map((vital) => [vital.metric, bucketOf(vital)]));
      if (vitals.some(({ metric }) => metric in POOR)) buckets.set(POOR_METRIC, isPoor(vitals) ? 1 : 0);
      await db
        .insertInto('release_vitals')
        .values(
          [...buckets].map(([metric, bucket]) => ({
            remote,
            release,
            hour: hour(),
            metric,
            bucket,
            count: 1,
          })),
        )
        .onConflict((same) =>
          same
            .columns(['remote', 'release', 'hour', 'metric', 'bucket'])
            .doUpdateSet({ count: sql`release_vitals.count + 1` }),
        )
        .execute();
      return isPoor(vitals);
    },

    /** Page loads of a release since an hour (hours since 1970), and how many of them were poor. */
    countsSince: async (remote: string, release: string, since: number): Promise<LoadCounts> => {
      const rows = await db
        .selectFrom('release_vitals')
        .select(['bucket', sql<number>`sum(count)`.as('count')])
        .where('remote', '=', remote)
        .where('release', '=', release)
        .where('metric', '=', POOR_METRIC)
        .where('hour', '>=', since)
        .groupBy('bucket')
        .execute();
      const counts = rows.map(({ bucket, count }) => ({
        isPoor: Number(bucket) === 1,
        count: Number(count),
      }));
      const sum = (some: typeof counts) => some.reduce((total, { count }) => total + count, 0);
      return { loads: sum(counts), failures: sum(counts.filter((one) => one.isPoor)) };
    },

    /** What each release costs, by `remote@release`. */
    all: async (): Promise<Map<string, VitalSummary>> => {
      const rows = await db
        .selectFrom('release_vitals')
        .select(['remote', 'release', 'metric', 'bucket', sql<number>`sum(count)`.as('count')])
        .groupBy(['remote', 'release', 'metric', 'bucket'])
        .orderBy('bucket')
        .execute();
      const summaries = new Map<string, VitalSummary>();
      for (const metric of METRICS) {
        const rowsByRelease = byRelease(rows.filter((row) => row.metric === metric));
        for (const [name, buckets] of rowsByRelease) {
          const loads = buckets.reduce((total, { count }) => total + Number(count), 0);
          let seen = 0;
          const p75 = buckets.find(({ count }) => {
            seen += Number(count);
            return seen >= loads * 0.75;
          });
          summaries.set(name, { ...summaries.get(name), [metric]: { p75: Number(p75?.bucket ?? 0), loads } });
        }
      }
      return summaries;
    },
  };
};
export type VitalCounts = ReturnType<typeof createVitalCounts>;
