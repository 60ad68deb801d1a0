import type { Logger } from 'pino';
import type { Db } from '../db/open-db.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import {
  claimJob,
  LeaseLostError,
  nextDueAt,
  type PageJob,
  renewLease,
  STAGES,
  type Stage,
  WorkerStoppedError,
} from './page-job-leases.ts';

/** Steps that run at the same time. Pictures have slots of their own: slow ones never delay texts. */
const CONCURRENCY: Record<Stage, number> = { text: 2, picture: 2 };
/** A lease is renewed after this part of it, so that one renewal may fail. */
const RENEW_AFTER = 0.3;

export interface PageWorkerDeps {
  db: Db;
  log: Logger;
  now(): number;
  /** Milliseconds of a lease. It is renewed while its step runs, so it need not be longer than the slowest step. */
  leaseMs: number;
  /** Maximum sleep, so that jobs of other servers and expired leases are found. */
  pollMs: number;
  /**
   * Runs one step of a job; must not reject. The signal is aborted with LeaseLostError when another worker has the job,
   * and with WorkerStoppedError when the server stops. A step that only waits, for an outside service, calls `releaseSlot`:
   * other steps run meanwhile.
   */
  runStep(job: PageJob, signal: AbortSignal, releaseSlot: () => void): Promise<void>;
}

/** The loop that leases due jobs and runs them, a few at a time. Sleeps until the next one is due. */
export const createPageWorker = (deps: PageWorkerDeps) => {
  const running: Record<Stage, Set<Promise<void>>> = { text: new Set(), picture: new Set() };
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let state: 'idle' | 'busy' | 'stopped' = 'idle';
  let wokenAgain = false;
  let pumping: Promise<void> = Promise.resolve();

  const freeSlots: Record<Stage, number> = { ...CONCURRENCY };
  const hasFreeSlot = (stage: Stage) => freeSlots[stage] > 0;

  /** Renews the lease until the step has ended; aborts the step when the lease is lost. */
  const holdLease = (job: PageJob, lost: AbortController): (() => void) => {
    const renew = () =>
      renewLease(deps.db, job, deps.now() + deps.leaseMs).then(
        (isMine) => {
          if (!isMine) lost.abort(new LeaseLostError());
        },
        // While the store is away the lease may expire; then the step's own write fails.
        (error: unknown) => deps.log.warn({ event: 'page.renewal-failed', err: error }, 'lease not renewed'),
      );
    const renewal = setInterval(renew, deps.leaseMs * RENEW_AFTER);
    return () => clearInterval(renewal);
  };

  const start = (job: PageJob): void => {
    const lost = new AbortController();
    const stopRenewing = holdLease(job, lost);
    let isInPlace = true;
    freeSlots[job.stage] -= 1;
    const releaseSlot = () => {
      if (!isInPlace) return;
      isInPlace = false;
      freeSlots[job.stage] += 1;
      wake();
    };
    const signal = AbortSignal.any([lost.signal, stopping.signal]);
    const step = deps.runStep(job, signal, releaseSlot).finally(() => {
      stopRenewing();
      running[job.stage].delete(step);
      releaseSlot();
    });
    running[job.stage].add(step);
  };

  const leaseAll = async (stage: Stage): Promise<void> => {
    while (state !== 'stopped' && hasFreeSlot(stage)) {
      // SQLite answers synchronously: a backlog of jobs must not hold the event loop.
      await yieldToEventLoop();
      const job = await claimJob(deps.db, { stage, now: deps.now(), leaseMs: deps.leaseMs });
      if (job === null) return;
      start(job);
    }
  };

  const sleep = async (): Promise<void> => {
    let wait = deps.pollMs;
    // At full concurrency the end of a step wakes the worker; sleeping until due would spin.
    for (const stage of STAGES.filter(hasFreeSlot)) {
      const due = state === 'stopped' ? null : await nextDueAt(deps.db, stage);
      if (due !== null) wait = Math.min(wait, Math.max(0, due - deps.now()));
    }
    if (state === 'stopped') return;
    clearTimeout(timer);
    timer = setTimeout(wake, wait);
  };

  const pump = async (): Promise<void> => {
    try {
      do {
        wokenAgain = false;
        for (const stage of STAGES) await leaseAll(stage);
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
    /** Stops leasing jobs, aborts the running steps and waits until they have given back their leases. */
    stop: async (): Promise<void> => {
      state = 'stopped';
      clearTimeout(timer);
      await pumping;
      stopping.abort(new WorkerStoppedError());
      await Promise.allSettled(STAGES.flatMap((stage) => [...running[stage]]));
    },
  };
};
