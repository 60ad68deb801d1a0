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

/**
 * Attributes errors that nobody caught, of timers, event handlers and promises, to the release whose script threw them.
 * Errors of the host, of packages that it shares and of browser extensions belong to none.
 */
export const watchUncaughtErrors = (
  target: Pick<Window, 'addEventListener'>,
  running: () => readonly RunningRelease[],
  onError: (remote: string, release: string) => void,
): void => {
  const attribute = (script: string): void => {
    const found = running().find(({ folders }) => folders.some((folder) => script.startsWith(folder)));
    if (found) onError(found.remote, found.release);
  };
  target.addEventListener('error', ({ error, filename }: ErrorEvent) => attribute(scriptOf(error, filename)));
  target.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    attribute(scriptOf(reason)),
  );
};
