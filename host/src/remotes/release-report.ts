import type { Outcome } from './load-remote.ts';

const PATH = '/releases/report';
const PAUSE_MS = 2000;

interface ReportWorld {
  /** Sends the text without waiting for an answer; also when the page is about to go. */
  send(path: string, text: string): void;
  /** Calls back after so many milliseconds. */
  later(work: () => void, ms: number): void;
  /** Calls back when the page is hidden or left. */
  onLeave(work: () => void): void;
}

/**
 * Tells the server what became of each release in this page load: remote, release, outcome, cause, time, and nothing
 * of the person. Failures go at once, the rest together.
 */
export const createReleaseReport = ({ send, later, onLeave }: ReportWorld) => {
  let waiting: Outcome[] = [];
  const flush = (): void => {
    if (waiting.length === 0) return;
    send(PATH, JSON.stringify({ reports: waiting }));
    waiting = [];
  };
  onLeave(flush);
  return (outcome: Outcome): void => {
    waiting.push(outcome);
    if (outcome.outcome !== 'ok') flush();
    else if (waiting.length === 1) later(flush, PAUSE_MS);
  };
};

/** The browser's beacon; a server that wants no reports is no error. */
export const browserReportWorld = (origin: string): ReportWorld => ({
  send: (path, text) => {
    // Plain text: a beacon to another origin may carry nothing that asks for leave first.
    navigator.sendBeacon(origin + path, text);
  },
  later: (work, ms) => void setTimeout(work, ms),
  onLeave: (work) => {
    addEventListener('pagehide', work);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') work();
    });
  },
});
