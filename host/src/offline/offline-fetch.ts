import type { RuntimeSettings } from '@weaversworld/shared/contract';
import { type CacheableRequest, cacheableRequest, isLogout } from './cacheable-request.ts';
import type { Owner } from './private-cache.ts';

/** How long a call may take when its answer is kept, in milliseconds. */
const ANSWER_TIMEOUT_MS = 8_000;

interface OfflineFetchDeps {
  fetch: typeof fetch;
  settings: RuntimeSettings;
  owner(): Owner;
  /** The kept answer to a request; null when there is none. A rejection counts as none. */
  answer(request: CacheableRequest): Promise<Response | null>;
  /** Called with the outcome of every request whose answer is kept. */
  onRequest(isAnswered: boolean): void;
  onList(key: string, body: string, owner: Owner): void;
  /** The visitor may not read this story, or it is gone. */
  onRefused(storyId: string): void;
  /** Called before the page learns that the session has ended; awaited. */
  onLogout(): Promise<void>;
  /** Runs `task` after `ms` milliseconds; the returned function cancels that. */
  after(ms: number, task: () => void): () => void;
}

/**
 * `fetch` for the API: calls that the library and the reader need are answered with what is kept when the network gives no
 * answer. All others, and every answer of a server, pass through unchanged.
 */
export const createOfflineFetch = (deps: OfflineFetchDeps): typeof fetch => {
  const { settings } = deps;

  const watch = (kept: CacheableRequest, response: Response, owner: Owner): void => {
    deps.onRequest(true);
    if (kept.kind === 'list' && response.status === 200)
      void response
        .clone()
        .text()
        .then((body) => deps.onList(kept.key, body, owner))
        .catch(() => undefined);
    if (kept.kind === 'story' && (response.status === 403 || response.status === 404))
      deps.onRefused(kept.id);
  };

  const answer = (kept: CacheableRequest): Promise<Response | null> => deps.answer(kept).catch(() => null);

  /** The network's answer, or the kept one when the network takes too long. */
  const withTimeout = (kept: CacheableRequest, network: Promise<Response>): Promise<Response> =>
    new Promise((resolve, reject) => {
      const cancel = deps.after(ANSWER_TIMEOUT_MS, async () => {
        const response = await answer(kept);
        if (response === null || (kept.kind === 'story' && !response.ok)) return;
        deps.onRequest(false);
        resolve(response);
      });
      network.then(resolve, reject).finally(cancel);
    });

  const fetchKept = async (
    kept: CacheableRequest,
    ...request: Parameters<typeof fetch>
  ): Promise<Response> => {
    const owner = deps.owner();
    try {
      const response = await deps.fetch(...request);
      watch(kept, response, owner);
      return response;
    } catch (error) {
      if (request[1]?.signal?.aborted) throw error;
      const response = await answer(kept);
      deps.onRequest(false);
      if (response === null) throw error;
      return response;
    }
  };

  return async (...request) => {
    const kept = cacheableRequest(settings, ...request);
    if (kept !== null) return withTimeout(kept, fetchKept(kept, ...request));
    const response = await deps.fetch(...request);
    if (isLogout(settings, ...request)) await deps.onLogout();
    return response;
  };
};
