import { isRamped, type Registry, releaseName } from '@weaversworld/shared/releases';
import { z } from 'zod';

/** One line of `status`. */
export interface ReleaseLine {
  remote: string;
  release: string;
  /** Percent of the visitors. */
  share: number;
  role: 'default' | 'ramp' | 'halted' | 'idle';
  since: string | null;
  contract: string | null;
  /** Reason of a halt. */
  reason: string | null;
  loads?: number;
  failures?: number;
  /** What three of four page loads do not exceed: milliseconds, thousandths for `cls`, commits a second, megabytes for `heap`. */
  vitals?: Record<string, number>;
}

/** A server's counts per release: page loads, one of each network and hour, and how many of them failed. */
export const Health = z.object({
  releases: z.array(
    z.object({
      remote: z.string(),
      release: z.string(),
      loads: z.number(),
      failures: z.number(),
      vitals: z.record(z.string(), z.object({ p75: z.number() })).default({}),
    }),
  ),
});
export type Health = z.infer<typeof Health>;

const p75Of = (vitals: Health['releases'][number]['vitals']): Record<string, number> =>
  Object.fromEntries(Object.entries(vitals).map(([metric, { p75 }]) => [metric, p75]));

const UNITS: Record<string, (value: number) => string> = {
  lcp: (ms) => `LCP ${ms} ms`,
  inp: (ms) => `INP ${ms} ms`,
  cls: (thousandths) => `CLS ${thousandths / 1000}`,
  blocked: (ms) => `blocked ${ms} ms`,
  commits: (number) => `${number} commits/s`,
  heap: (megabytes) => `heap ${megabytes} MB`,
};
const formatVitals = (vitals: Record<string, number> = {}): string =>
  Object.entries(UNITS)
    .flatMap(([metric, format]) => (vitals[metric] === undefined ? [] : [format(vitals[metric])]))
    .join(', ');

/** All releases with their share and, if given, a server's counts. */
export const statusLines = (registry: Registry, health?: Health): ReleaseLine[] =>
  Object.entries(registry.microFrontends).flatMap(([remote, entries]) =>
    entries.map((entry) => {
      const extras = entry.extras.weaversworld;
      const halted = extras?.status === 'halted';
      const release = releaseName(entry);
      const counts = health?.releases.find((one) => one.remote === remote && one.release === release);
      const role = entry.deployment.default
        ? 'default'
        : isRamped(entry)
          ? 'ramp'
          : halted
            ? 'halted'
            : 'idle';
      return {
        remote,
        release,
        share: entry.deployment.traffic,
        role,
        since: extras?.halted?.at ?? extras?.servedUntil ?? extras?.defaultAt ?? extras?.publishedAt ?? null,
        contract: extras?.contract ?? null,
        reason: extras?.halted?.reason ?? null,
        ...(counts ? { loads: counts.loads, failures: counts.failures, vitals: p75Of(counts.vitals) } : {}),
      };
    }),
  );

const formatTime = (iso: string | null): string => (iso === null ? '' : iso.slice(0, 16).replace('T', ' '));

/** The lines as text in columns. */
export const statusText = (lines: ReleaseLine[]): string => {
  if (lines.length === 0)
    return 'The store is empty. Publish a first release: pnpm release publish mfe-story';
  const rows = lines.map((line) => [
    `${line.remote}@${line.release}`,
    `${line.share} %`,
    line.role,
    formatTime(line.since),
    line.loads === undefined ? '' : `${line.loads} sampled loads, ${line.failures} failed`,
    formatVitals(line.vitals),
    line.reason ?? '',
  ]);
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
