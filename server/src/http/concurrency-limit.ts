/** Lets a few run at a time; the others wait their turn, in order. */
export interface ConcurrencyLimit {
  /** Waits for a turn; call the result once the work is done or abandoned. */
  enter(): Promise<() => void>;
}

/**
 * Creates a limit, for work in front of the store, whose connections are few. One turn begins in each round of the event loop: work
 * that came, or was committed, together would otherwise begin together, and every reader would wait behind all of it.
 */
export const createConcurrencyLimit = (concurrency: number): ConcurrencyLimit => {
  const waiting: (() => void)[] = [];
  let running = 0;
  let isScheduled = false;

  const schedule = (): void => {
    if (isScheduled || running >= concurrency || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      running += 1;
      waiting.shift()?.();
      schedule();
    });
  };

  return {
    enter: async () => {
      await new Promise<void>((turn) => {
        waiting.push(turn);
        schedule();
      });
      let left = false;
      return () => {
        if (left) return;
        left = true;
        running -= 1;
        schedule();
      };
    },
  };
};
