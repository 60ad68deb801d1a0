import { HOST } from '@weaversworld/shared/releases';
import type { Outcome } from './load-remote.ts';
import type { Override } from './overrides.ts';
import type { RunningRelease } from './uncaught-errors.ts';

/** The release of the host that runs in this page; null where the registry has none, as in development. */
export const readHostRelease = (document: Document): string | null =>
  document.documentElement.dataset.hostRelease ?? null;

/** The overrides of remotes, and the host's if it is in effect: the page itself was chosen by it. */
export const separateHostOverride = (overrides: readonly Override[], release: string | null) => ({
  remotes: overrides.filter(({ remote }) => remote !== HOST),
  host: overrides.filter((one) => one.remote === HOST && 'release' in one && one.release === release),
});

/** The host as one of the releases to which uncaught errors are attributed. Not its vendor file, which runs remotes' code too. */
export const runningHost = (release: string, base: string): RunningRelease => ({
  remote: HOST,
  release,
  folders: [new URL('/assets/main.', base).href],
});

/** Creates a function to call with every outcome: after the first one, of whichever remote, the host has started. */
export const createHostReport = (release: string | null, onOutcome: (outcome: Outcome) => void) => {
  let isReported = release === null;
  return (ms: number): void => {
    if (isReported || release === null) return;
    isReported = true;
    onOutcome({ remote: HOST, release, outcome: 'ok', ms: Math.round(ms) });
  };
};
