import type { Logger } from 'pino';
import type { Db } from '../db/open-db.ts';
import { claimJob, nextDueAt, type PageJob } from './page-jobs.ts';

const CONCURRENCY = 4;

export interface PageWorkerDeps {
  db: Db;
  log: Logger;
  now(): number;
  leaseMs: number;
  /** Longest sleep, so that work nobody woke us for and leases that ran out are found. */
  pollMs: number;
  /** Takes one step of a page; must not reject. */
  runStep(job: PageJob): Promise<void>;
}

/** The loop that leases due work and hands it on, a few pages at once. Sleeps until the next is due. */
export const createPageWorker = (deps: PageWorkerDeps) => {
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let state: 'idle' | 'busy' | 'stopped' = 'idle';
  let again = false;
  let pumping: Promise<void> = Promise.resolve();

  const leaseAll = async (): Promise<void> => {
    while (state !== 'stopped' && running.size < CONCURRENCY) {
      const job = await claimJob(deps.db, deps.now(), deps.leaseMs);
      if (job === null) return;
      const step = deps.runStep(job).finally(() => {
        running.delete(step);
        wake();
      });
      running.add(step);
    }
  };

  const sleep = async (): Promise<void> => {
    const due = state === 'stopped' ? null : await nextDueAt(deps.db);
    const wait = due === null ? deps.pollMs : Math.min(deps.pollMs, Math.max(0, due - deps.now()));
    if (state === 'stopped') return;
    clearTimeout(timer);
    // With all hands busy the end of a step wakes us; don't spin on work that is due meanwhile.
    timer = setTimeout(wake, running.size < CONCURRENCY ? wait : deps.pollMs);
  };

  const pump = async (): Promise<void> => {
    try {
      do {
        again = false;
        await leaseAll();
      } while (again && state !== 'stopped');
      await sleep();
    } catch (error) {
      deps.log.error({ err: error }, 'the page worker could not reach the store');
      if (state !== 'stopped') timer = setTimeout(wake, deps.pollMs);
    }
  };

  /** Looks for due work now. */
  const wake = (): void => {
    again = true;
    if (state !== 'idle') return;
    state = 'busy';
    pumping = pump().finally(() => {
      if (state === 'busy') state = 'idle';
      if (again && state === 'idle') wake();
    });
  };

  return {
    wake,
    /** Stops taking work and waits for the steps under way. */
    stop: async (): Promise<void> => {
      state = 'stopped';
      clearTimeout(timer);
      await pumping;
      await Promise.allSettled(running);
    },
  };
};
