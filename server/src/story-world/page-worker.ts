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
/** Milliseconds between two looks for due jobs because of a wake-up: pages that are begun in crowds are looked for together. */
const WAKE_INTERVAL_MS = 10;
/** Milliseconds before jobs that are due, but locked by another transaction, are looked for again. */
const LOCKED_WAIT_MS = 50;
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
  let wakeTimer: NodeJS.Timeout | undefined;
  let state: 'idle' | 'busy' | 'stopped' = 'idle';
  let wokenAgain = false;
  /** When jobs whose lease has expired are looked for again, by the clock of `performance.now`. */
  let pollAt = 0;
  let pumping: Promise<void> = Promise.resolve();
  let lookedAt = Number.NEGATIVE_INFINITY;

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
      lookNow();
    };
    const signal = AbortSignal.any([lost.signal, stopping.signal]);
    const step = deps.runStep(job, signal, releaseSlot).finally(() => {
      stopRenewing();
      running[job.stage].delete(step);
      releaseSlot();
    });
    running[job.stage].add(step);
  };

  /**
   * Leases and starts the jobs of a stage that are due. Resolves with the time at which the next one is, null when there is none or no
   * free slot: then the end of a step wakes the worker. Looking before claiming keeps a wake-up from taking the connection that
   * writes; the poll claims those whose lease has expired first, without looking.
   */
  const leaseAll = async (stage: Stage, isPoll: boolean): Promise<number | null> => {
    let looksForExpired = isPoll;
    while (state !== 'stopped' && hasFreeSlot(stage)) {
      // SQLite answers synchronously: a backlog of jobs must not hold the event loop.
      await yieldToEventLoop();
      const now = deps.now();
      const claim = { stage, now, leaseMs: deps.leaseMs };
      const expired = looksForExpired ? await claimJob(deps.db, { ...claim, which: 'expired' }) : null;
      looksForExpired &&= expired !== null;
      if (expired !== null) {
        start(expired);
        continue;
      }
      const due = await nextDueAt(deps.db, stage);
      if (due === null || due > now) return due;
      const job = await claimJob(deps.db, claim);
      if (job === null) return deps.now() + LOCKED_WAIT_MS;
      start(job);
    }
    return null;
  };

  const sleepUntil = (times: (number | null)[]): void => {
    if (state === 'stopped') return;
    const next = Math.min(...times.map((time) => time ?? Number.POSITIVE_INFINITY));
    const wait = Math.min(pollAt - performance.now(), next - deps.now());
    clearTimeout(timer);
    timer = setTimeout(lookNow, Math.max(0, Math.ceil(wait)));
  };

  const pump = async (): Promise<void> => {
    lookedAt = performance.now();
    const isPoll = lookedAt >= pollAt;
    if (isPoll) pollAt = lookedAt + deps.pollMs;
    try {
      let times: (number | null)[];
      do {
        wokenAgain = false;
        times = [];
        for (const stage of STAGES) times.push(await leaseAll(stage, isPoll));
      } while (wokenAgain && state !== 'stopped');
      sleepUntil(times);
    } catch (error) {
      deps.log.error({ event: 'page.lease-failed', err: error }, 'the page worker failed to lease jobs');
      if (state !== 'stopped') timer = setTimeout(lookNow, deps.pollMs);
    }
  };

  /** Looks for due jobs now, or once more when it is looking already. */
  const lookNow = (): void => {
    wokenAgain = true;
    if (state !== 'idle') return;
    state = 'busy';
    pumping = pump().finally(() => {
      if (state === 'busy') state = 'idle';
      if (wokenAgain && state === 'idle') lookNow();
    });
  };

  /** Looks for due jobs now, or soon when it has just looked. */
  const wake = (): void => {
    if (state === 'stopped' || wakeTimer !== undefined) return;
    const wait = Math.ceil(lookedAt + WAKE_INTERVAL_MS - performance.now());
    if (wait <= 0) lookNow();
    else
      wakeTimer = setTimeout(() => {
        wakeTimer = undefined;
        lookNow();
      }, wait);
  };

  return {
    wake,
    /** Stops leasing jobs, aborts the running steps and waits until they have given back their leases. */
    stop: async (): Promise<void> => {
      state = 'stopped';
      clearTimeout(timer);
      clearTimeout(wakeTimer);
      await pumping;
      stopping.abort(new WorkerStoppedError());
      await Promise.allSettled(STAGES.flatMap((stage) => [...running[stage]]));
    },
  };
};
