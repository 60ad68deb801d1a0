import { isRamped, type Registry, releaseName } from '@weaversworld/shared/releases';
import { z } from 'zod';

/** One release as `status` shows it. */
export interface ReleaseLine {
  remote: string;
  release: string;
  /** Per cent of the visitors. */
  share: number;
  role: 'default' | 'ramp' | 'halted' | 'idle';
  since: string | null;
  contract: string | null;
  /** Why it was halted. */
  reason: string | null;
  loads?: number;
  failures?: number;
}

/** What a server counted: page loads per release, and how many of them failed. */
export const Health = z.object({
  releases: z.array(
    z.object({ remote: z.string(), release: z.string(), loads: z.number(), failures: z.number() }),
  ),
});
export type Health = z.infer<typeof Health>;

/** Who gets what, since when; with what a server counted when it was asked. */
export const statusLines = (registry: Registry, health?: Health): ReleaseLine[] =>
  Object.entries(registry.microFrontends).flatMap(([remote, entries]) =>
    entries.map((entry) => {
      const said = entry.extras.weaversworld;
      const halted = said?.status === 'halted';
      const release = releaseName(entry);
      const counted = health?.releases.find((one) => one.remote === remote && one.release === release);
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
        since: said?.halted?.at ?? said?.servedUntil ?? said?.defaultAt ?? said?.publishedAt ?? null,
        contract: said?.contract ?? null,
        reason: said?.halted?.reason ?? null,
        ...(counted ? { loads: counted.loads, failures: counted.failures } : {}),
      };
    }),
  );

const time = (iso: string | null): string => (iso === null ? '' : iso.slice(0, 16).replace('T', ' '));

/** The same as text in columns. */
export const statusText = (lines: ReleaseLine[]): string => {
  if (lines.length === 0)
    return 'The store is empty. Publish a first release: pnpm release publish mfe-story';
  const rows = lines.map((line) => [
    `${line.remote}@${line.release}`,
    `${line.share} %`,
    line.role,
    time(line.since),
    line.loads === undefined ? '' : `${line.loads} loads, ${line.failures} failed`,
    line.reason ?? '',
  ]);
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
