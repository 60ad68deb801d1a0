/** Milliseconds between two polls while notifications do not arrive, or after one that failed. */
const FAST_POLL_MS = 500;

export interface PollDeps {
  notifier: { isConnected(): boolean };
  /** Milliseconds between the end of one poll and the next, while notifications arrive. */
  pollMs: number;
  poll(): Promise<void>;
  onError(error: unknown): void;
}

/** Repeats a read that finds what no notification reported. `soon` repeats it now; `stop` waits for a running one. */
export const startPoll = ({ notifier, pollMs, poll, onError }: PollDeps) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWantedAgain = false;
  let isStopped = false;

  const schedule = (failed: boolean): void => {
    if (isStopped) return;
    const ms = failed || !notifier.isConnected() ? Math.min(FAST_POLL_MS, pollMs) : pollMs;
    timer = setTimeout(run, isWantedAgain ? 0 : ms).unref();
  };
  const run = (): void => {
    clearTimeout(timer);
    isWantedAgain = running !== null;
    if (running !== null || isStopped) return;
    let failed = false;
    running = poll()
      .catch((error: unknown) => {
        failed = true;
        onError(error);
      })
      .finally(() => {
        running = null;
        schedule(failed);
      });
  };
  schedule(false);
  return {
    soon: run,
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
