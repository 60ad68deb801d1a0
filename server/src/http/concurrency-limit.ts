/** Lets a few run at a time; the others wait their turn, in order. */
export interface ConcurrencyLimit {
  /** Waits for a turn; call the result once the work is done or abandoned. */
  enter(): Promise<() => void>;
}

/**
 * Creates a limit, for work in front of the store: it commits one transaction after another and waits for the disk each
 * time, and its connections are few. Without a limit every reader would wait behind all of that work; with it, behind at
 * most `concurrency` of it.
 */
export const createConcurrencyLimit = (concurrency: number): ConcurrencyLimit => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    // From the event loop: those who leave together, after a common commit, would let as many others run at once.
    else setImmediate(next);
  };
  return {
    enter: async () => {
      if (running < concurrency) running += 1;
      else await new Promise<void>((turn) => waiting.push(turn));
      let left = false;
      return () => {
        if (left) return;
        left = true;
        leave();
      };
    },
  };
};
