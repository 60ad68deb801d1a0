/** Milliseconds between two turns of the timer. */
const TURN_MS = 50;

/**
 * Rejects when a promise is not settled after `ms` milliseconds in which this process ran. Counted are the turns of a timer: while
 * other processes take the CPU it turns less often, as the servers in this process do, so a busy machine does not use up the time.
 */
export const settlesWithin = async <T>(ms: number, promise: Promise<T>, what: string): Promise<T> => {
  let turns = 0;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      turns += 1;
      if (turns * TURN_MS > ms) reject(new Error(`${what}: not within ${ms} ms`));
    }, TURN_MS);
  });
  return Promise.race([promise, late]).finally(() => clearInterval(timer));
};
