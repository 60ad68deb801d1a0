/** Lets a few writes run at a time; the others wait their turn. */
export interface WriteQueue {
  /** Waits for a turn; call the result once the write is answered or abandoned. */
  enter(): Promise<() => void>;
}

/**
 * Creates the queue in front of the store, which commits one transaction after another and waits for the disk each time.
 * Without it every reader would wait behind all writers; with it, behind at most `concurrency` of them.
 */
export const createWriteQueue = (concurrency: number): WriteQueue => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
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
