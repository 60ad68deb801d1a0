import { randomId } from '@weaversworld/shared/api';
import { type Schedule, schedule } from '../schedule.ts';
import type { Outcome } from './load-remote.ts';
import type { Vital } from './release-vitals.ts';

const PATH = '/releases/report';
const BATCH_MS = 2000;

interface ReleaseReportDeps {
  /** Sends the text without waiting for a response; also works while the page is unloading. */
  send(path: string, text: string): void;
  schedule: Schedule;
  /** Calls back when the page is hidden or left. */
  onLeave(work: () => void): void;
}

/**
 * Reports each release in this page load to the server: outcome, cause and time, and what it costs the visitor; no personal
 * data. A random id, new with every page load, lets a failure replace an earlier success of the same load. Failures are
 * sent at once, the rest in batches.
 */
export const createReleaseReport = ({ send, schedule, onLeave }: ReleaseReportDeps) => {
  const load = randomId();
  let pending: Outcome[] = [];
  const flush = (): void => {
    if (pending.length === 0) return;
    send(PATH, JSON.stringify({ load, reports: pending }));
    pending = [];
  };
  onLeave(flush);
  return {
    outcome: (outcome: Outcome): void => {
      pending.push(outcome);
      if (outcome.outcome !== 'ok') flush();
      else if (pending.length === 1) schedule(flush, BATCH_MS);
    },
    /** Sends at once: the page is being left. */
    vitals: (vitals: readonly Vital[]): void => send(PATH, JSON.stringify({ load, vitals })),
  };
};

/** Sends by the browser's beacon. A server that accepts no reports is no error. */
export const browserReleaseReportDeps = (origin: string): ReleaseReportDeps => ({
  send: (path, text) => {
    // Plain text needs no CORS preflight, which a beacon cannot make.
    navigator.sendBeacon(origin + path, text);
  },
  schedule,
  onLeave: (work) => {
    addEventListener('pagehide', work);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') work();
    });
  },
});

/** Adds an outcome to the browser's performance timeline: `story@1.4.0-ab12cd34ef fell-back`. */
export const measureOutcome = ({ remote, release, outcome, ms }: Outcome): void => {
  performance.measure(`${remote}@${release} ${outcome}`, { duration: ms, end: performance.now() });
};
