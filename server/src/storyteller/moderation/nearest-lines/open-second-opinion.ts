import { join } from 'node:path';
import { Piscina } from 'piscina';

/** In the production build; otherwise the thread runs from TypeScript. */
const FILE = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.js') ? 'second-opinion-task.js' : 'second-opinion-from-source.mjs',
);
/** Texts that wait, at 25 ms each, unless the machine is busy. */
const MAX_WAITING = 8;
/** The event loop goes before the thread when there is one core for both. */
const NICE_INCREMENT = 5;

/** Starts the thread. There is no opinion while too many texts wait; all reject when `file` cannot be loaded. */
export const openSecondOpinion = (file = FILE) => {
  const pool = new Piscina({
    filename: file,
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    niceIncrement: NICE_INCREMENT,
  });
  // What waits for a thread that ends rejects by itself; without a listener the process would end too.
  pool.on('error', () => undefined);
  return {
    pointsOf: async (text: string): Promise<readonly number[] | null> =>
      pool.queueSize < MAX_WAITING ? pool.run(text, { name: 'pointsOf' }) : null,
    close: (): Promise<void> => pool.destroy(),
  };
};
