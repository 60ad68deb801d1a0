import type { Logger } from 'pino';
import type { Db } from '../db/open-db.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import { claimJob, nextDueAt, type PageJob } from './page-job-leases.ts';

const CONCURRENCY = 2;

export interface PageWorkerDeps {
  db: Db;
  log: Logger;
  now(): number;
  leaseMs: number;
  /** Maximum sleep, so that missed notifications and expired leases are found. */
  pollMs: number;
  /** Runs one step of a job; must not reject. */
  runStep(job: PageJob): Promise<void>;
}

/** The loop that leases due jobs and runs them, a few at a time. Sleeps until the next one is due. */
export const createPageWorker = (deps: PageWorkerDeps) => {
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let state: 'idle' | 'busy' | 'stopped' = 'idle';
  let wokenAgain = false;
  let pumping: Promise<void> = Promise.resolve();

  const leaseAll = async (): Promise<void> => {
    while (state !== 'stopped' && running.size < CONCURRENCY) {
      // The embedded storyteller and SQLite work synchronously: a backlog of jobs must not hold the event loop.
      await yieldToEventLoop();
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
    // At full concurrency the end of a step wakes the worker; sleeping until due would spin.
    timer = setTimeout(wake, running.size < CONCURRENCY ? wait : deps.pollMs);
  };

  const pump = async (): Promise<void> => {
    try {
      do {
        wokenAgain = false;
        await leaseAll();
      } while (wokenAgain && state !== 'stopped');
      await sleep();
    } catch (error) {
      deps.log.error({ event: 'page.lease-failed', err: error }, 'the page worker failed to lease jobs');
      if (state !== 'stopped') timer = setTimeout(wake, deps.pollMs);
    }
  };

  /** Checks for due jobs now. */
  const wake = (): void => {
    wokenAgain = true;
    if (state !== 'idle') return;
    state = 'busy';
    pumping = pump().finally(() => {
      if (state === 'busy') state = 'idle';
      if (wokenAgain && state === 'idle') wake();
    });
  };

  return {
    wake,
    /** Stops leasing jobs and waits for running steps. */
    stop: async (): Promise<void> => {
      state = 'stopped';
      clearTimeout(timer);
      await pumping;
      await Promise.allSettled(running);
    },
  };
};
