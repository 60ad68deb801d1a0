import type { Id, StoryPatch } from '@weaversworld/shared/contract';
import { LIVE, LIVE_ERRORS } from './live-constants.ts';
import type { LiveDeps } from './live-deps.ts';

/** Runs at most `limit` tasks at once and rejects the others with 'Too many concurrent requests'. */
export const createConcurrencyLimit = (limit: number) => {
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) throw new Error(LIVE_ERRORS.tooMany);
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
    }
  };
};

const isOverLimit = (error: unknown) => error instanceof Error && error.message === LIVE_ERRORS.tooMany;

/**
 * Fetches a story's state over HTTP while there is no socket: at most two requests per story until `reset`, 5 s apart,
 * 10 s each, 20 s in total. A request over the concurrency limit is not counted.
 */
export const createHttpFallback = (deps: Pick<LiveDeps, 'fetchState' | 'schedule' | 'now' | 'report'>) => {
  const withLimit = createConcurrencyLimit(LIVE.concurrentRequests);
  const requests = new Map<string, number>();
  const countOf = (id: Id) => requests.get(String(id)) ?? 0;

  /** One request; rejects after `timeout` milliseconds and when `signal` is aborted. */
  const request = (id: Id, timeout: number, signal: AbortSignal): Promise<StoryPatch> =>
    withLimit(() => {
      requests.set(String(id), countOf(id) + 1);
      const controller = new AbortController();
      return new Promise<StoryPatch>((resolve, reject) => {
        const abort = () => {
          controller.abort();
          reject(new Error('The story state request was aborted'));
        };
        const cancelTimeout = deps.schedule(abort, timeout);
        signal.addEventListener('abort', abort, { once: true });
        deps
          .fetchState(id, controller.signal)
          .then(resolve, reject)
          .finally(() => {
            cancelTimeout();
            signal.removeEventListener('abort', abort);
          });
      });
    });

  const pause = (delay: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const cancel = deps.schedule(resolve, delay);
      signal.addEventListener(
        'abort',
        () => {
          cancel();
          resolve();
        },
        { once: true },
      );
    });

  return {
    /** The story's state; null when it could not be fetched or `signal` was aborted. Never rejects. */
    async fetch(id: Id, signal: AbortSignal): Promise<StoryPatch | null> {
      const deadline = deps.now() + LIVE.stateTimeout;
      let failure: unknown;
      while (countOf(id) < LIVE.stateFetches && !signal.aborted) {
        const left = deadline - deps.now();
        if (left <= 0) break;
        try {
          return await request(id, Math.min(LIVE.stateRequestTimeout, left), signal);
        } catch (error) {
          failure = error;
          if (isOverLimit(error))
            deps.report({ level: 'warning', source: 'live', message: LIVE_ERRORS.tooMany });
          if (countOf(id) >= LIVE.stateFetches) break;
          await pause(LIVE.stateRetry, signal);
        }
      }
      if (!signal.aborted)
        deps.report({ level: 'error', source: 'live', message: LIVE_ERRORS.state, error: failure });
      return null;
    },
    /** Resets the number of requests, after a connection or a restart of the attempts. */
    reset: () => requests.clear(),
  };
};
