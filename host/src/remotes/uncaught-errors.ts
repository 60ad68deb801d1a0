/** A release that runs in this page, with the URLs of its folders. */
export interface RunningRelease {
  remote: string;
  release: string;
  folders: readonly string[];
}

const STACK_URL = /\bhttps?:\/\/[^\s)]+/;

/** The URL of the script that threw: of the topmost stack frame, else of the event. */
const scriptOf = (error: unknown, fileName = ''): string => {
  const stack = typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : '';
  return STACK_URL.exec(stack)?.[0] ?? fileName;
};

interface UncaughtErrorsDeps {
  target: Pick<Window, 'addEventListener'>;
  running(): readonly RunningRelease[];
  /** The release whose screen is shown; null when there is none. */
  shown(): { remote: string; release: string } | null;
  onError(remote: string, release: string): void;
}

/**
 * Attributes uncaught errors, of timers, event handlers and promises, to the release whose script threw them.
 * Errors of the host, of packages that it shares and of browser extensions belong to none. A promise that was rejected with
 * something else than an error names no script: it belongs to the release that is shown. Now and then that is another's, but
 * as often for a ramp as for the default that it is compared with.
 */
export const watchUncaughtErrors = ({ target, running, shown, onError }: UncaughtErrorsDeps): void => {
  const attribute = (script: string): void => {
    const found = running().find(({ folders }) => folders.some((folder) => script.startsWith(folder)));
    if (found) onError(found.remote, found.release);
  };
  target.addEventListener('error', ({ error, filename }: ErrorEvent) => attribute(scriptOf(error, filename)));
  target.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    const found = reason instanceof Error || reason instanceof DOMException ? null : shown();
    if (found) onError(found.remote, found.release);
    else attribute(scriptOf(reason));
  });
};
