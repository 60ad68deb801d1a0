import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { createCommitRates } from './commit-rates.ts';
import { onReactCommit } from './react-commits.ts';
import type { RunningRelease } from './uncaught-errors.ts';

/*
 * Web vitals, long tasks, renders and memory, by release. Loaded after the first screen: what happened before is buffered by the browser.
 */

type VitalMetric = 'lcp' | 'inp' | 'cls' | 'blocked' | 'commits' | 'heap';

/** One measure of a page load, of the release whose screen or script it belongs to. */
export interface Vital {
  remote: string;
  release: string;
  metric: VitalMetric;
  /** Milliseconds; thousandths for `cls`, commits a second for `commits`, megabytes for `heap`. */
  value: number;
}

type ReleaseName = Pick<Vital, 'remote' | 'release'>;

/** A long animation frame, as far as it is used here; TypeScript's DOM library does not have it. */
interface LongFrame extends PerformanceEntry {
  scripts?: readonly { sourceURL: string; duration: number }[];
}
/** Chromium only. */
interface MemoryInfo {
  memory?: { usedJSHeapSize: number };
}

/** Work up to this long delays no input noticeably. Milliseconds. */
const LONG_TASK_MS = 50;
/** Shorter visits have had no time to leak. Milliseconds. */
const MIN_HEAP_MS = 60_000;
const BYTES_PER_MB = 2 ** 20;

interface ReleaseVitalsDeps {
  /** The release whose screen was shown at a time (`performance.now()`); null when there was none. */
  shownAt(time: number): ReleaseName | null;
  running(): readonly RunningRelease[];
  /** Called once, when the page is hidden or left for the first time. */
  send(vitals: Vital[]): void;
  onLeave(work: () => void): void;
  performance: Performance & MemoryInfo;
}

const PER_UNIT: Partial<Record<Metric['name'], number>> = { CLS: 1000 };
const NAMES: Partial<Record<Metric['name'], VitalMetric>> = { CLS: 'cls', INP: 'inp', LCP: 'lcp' };

/** When the value came about: the slowest interaction, the largest paint, the last layout shift that counts. */
const timeOf = ({ entries }: Metric): number => entries.at(-1)?.startTime ?? 0;

/** Milliseconds that the long tasks of each release took beyond 50 ms, by the URLs of their scripts. */
const watchLongTasks = (running: ReleaseVitalsDeps['running']) => {
  const blocked = new Map<RunningRelease, number>();
  if (!PerformanceObserver.supportedEntryTypes?.includes('long-animation-frame')) return blocked;
  const observer = new PerformanceObserver((list) => {
    for (const { scripts = [] } of list.getEntries() as LongFrame[])
      for (const { sourceURL, duration } of scripts) {
        const release = running().find(({ folders }) =>
          folders.some((folder) => sourceURL.startsWith(folder)),
        );
        if (release && duration > LONG_TASK_MS)
          blocked.set(release, (blocked.get(release) ?? 0) + duration - LONG_TASK_MS);
      }
  });
  observer.observe({ type: 'long-animation-frame', buffered: true });
  return blocked;
};

/** Measures this page load and sends it when the page is left. */
export const watchReleaseVitals = ({
  shownAt,
  running,
  send,
  onLeave,
  performance,
}: ReleaseVitalsDeps): void => {
  const metrics = new Map<string, Metric>();
  const keep = (metric: Metric): void => void metrics.set(metric.name, metric);
  for (const observe of [onLCP, onINP, onCLS]) observe(keep, { reportAllChanges: true });
  const blocked = watchLongTasks(running);
  const nameOf = ({ remote, release }: ReleaseName): ReleaseName => ({ remote, release });
  const keyOf = ({ remote, release }: ReleaseName): string => `${remote}@${release}`;
  const commits = createCommitRates((time) => {
    const shown = shownAt(time);
    return shown && keyOf(shown);
  });
  onReactCommit(() => commits.onCommit(performance.now()));
  performance.mark('release-vitals');

  let isSent = false;
  onLeave(() => {
    if (isSent) return;
    isSent = true;
    const vitals = [...metrics.values()].flatMap((metric): Vital[] => {
      const shown = shownAt(timeOf(metric));
      const name = NAMES[metric.name];
      if (shown === null || name === undefined) return [];
      return [{ ...shown, metric: name, value: Math.round(metric.value * (PER_UNIT[metric.name] ?? 1)) }];
    });
    const heap = performance.memory?.usedJSHeapSize;
    const isLong = performance.now() >= MIN_HEAP_MS;
    for (const release of running()) {
      const name = nameOf(release);
      vitals.push({ ...name, metric: 'blocked', value: Math.round(blocked.get(release) ?? 0) });
      vitals.push({ ...name, metric: 'commits', value: commits.highest.get(keyOf(release)) ?? 0 });
      if (heap !== undefined && isLong)
        vitals.push({ ...name, metric: 'heap', value: Math.round(heap / BYTES_PER_MB) });
    }
    if (vitals.length > 0) send(vitals);
  });
};
