import type { Id, StoryPatch } from '@weaversworld/shared/contract';
import type { LiveDeps } from './live-deps.ts';
import { LIVE, LIVE_ERRORS } from './policy.ts';

/** Lets at most `limit` tasks run at once and refuses the others with 'Too many concurrent requests'. */
export const createGate = (limit: number) => {
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

const isRefused = (error: unknown) => error instanceof Error && error.message === LIVE_ERRORS.tooMany;

/**
 * The state of a story over HTTP, when the socket cannot be had: at most two requests per story until `reset`,
 * 5 s apart, 10 s each, 20 s for all of it. A request that the gate refused is not counted.
 */
export const createStateFetch = (deps: Pick<LiveDeps, 'fetchState' | 'after' | 'now' | 'report'>) => {
  const gate = createGate(LIVE.concurrentRequests);
  const made = new Map<string, number>();
  const countOf = (id: Id) => made.get(String(id)) ?? 0;

  /** One request with its time limit; rejects when it is over or `whole` was aborted. */
  const once = (id: Id, limit: number, whole: AbortSignal): Promise<StoryPatch> =>
    gate(() => {
      made.set(String(id), countOf(id) + 1);
      const request = new AbortController();
      return new Promise<StoryPatch>((resolve, reject) => {
        const stop = () => {
          request.abort();
          reject(new Error('The story state request was given up'));
        };
        const cancel = deps.after(limit, stop);
        whole.addEventListener('abort', stop, { once: true });
        deps
          .fetchState(id, request.signal)
          .then(resolve, reject)
          .finally(() => {
            cancel();
            whole.removeEventListener('abort', stop);
          });
      });
    });

  const pause = (delay: number, whole: AbortSignal) =>
    new Promise<void>((resolve) => {
      const cancel = deps.after(delay, resolve);
      whole.addEventListener(
        'abort',
        () => {
          cancel();
          resolve();
        },
        { once: true },
      );
    });

  return {
    /** The story's state, or null when it could not be had; never rejects. `whole` calls it off. */
    async fetch(id: Id, whole: AbortSignal): Promise<StoryPatch | null> {
      const deadline = deps.now() + LIVE.stateTimeout;
      let failure: unknown;
      while (countOf(id) < LIVE.stateFetches && !whole.aborted) {
        const left = deadline - deps.now();
        if (left <= 0) break;
        try {
          return await once(id, Math.min(LIVE.stateRequestTimeout, left), whole);
        } catch (error) {
          failure = error;
          if (isRefused(error))
            deps.report({ level: 'warning', source: 'live', message: LIVE_ERRORS.tooMany });
          if (countOf(id) >= LIVE.stateFetches) break;
          await pause(LIVE.stateRetry, whole);
        }
      }
      if (!whole.aborted)
        deps.report({ level: 'error', source: 'live', message: LIVE_ERRORS.state, error: failure });
      return null;
    },
    /** A connection was had, or the reader starts over: the count begins anew. */
    reset: () => made.clear(),
  };
};
