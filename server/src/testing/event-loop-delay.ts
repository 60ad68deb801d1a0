const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * The longest time in milliseconds that the event loop of this process was held while `run` ran: the CPU time between two
 * of its turns. Unlike `monitorEventLoopDelay` it does not grow when other processes take the CPU.
 */
const longestHold = async (run: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let running = true;
  let last = cpuMs();
  const turn = () => {
    const now = cpuMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (running) setImmediate(turn);
  };
  setImmediate(turn);
  await run();
  await new Promise((resolve) => setImmediate(resolve));
  running = false;
  return longest;
};

/**
 * The shortest of the longest holds of several runs: what holds the event loop does so every time, garbage collection
 * does not. Stops early at a hold below `enough` milliseconds.
 */
export const repeatableHold = async (
  run: () => Promise<unknown>,
  { runs = 3, enough = 0 }: { runs?: number; enough?: number } = {},
): Promise<number> => {
  let shortest = Number.POSITIVE_INFINITY;
  for (let n = 0; n < runs && shortest > enough; n += 1)
    shortest = Math.min(shortest, await longestHold(run));
  return shortest;
};
