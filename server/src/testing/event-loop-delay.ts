import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The longest time in milliseconds that the event loop of this process was held while `run` ran. */
const longestHold = async (run: () => Promise<unknown>): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  // The monitor samples with a timer of its own, which must run once before and once after.
  await new Promise((resolve) => setTimeout(resolve, 5));
  delay.reset();
  await run();
  await new Promise((resolve) => setTimeout(resolve, 5));
  delay.disable();
  return delay.max / 1e6;
};

/**
 * The shortest of the longest holds of several runs. Work that holds the event loop does so every time; another process
 * that takes the CPU does not. Stops early at a hold below `enough` milliseconds.
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
