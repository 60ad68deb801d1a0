import type { RuntimeSettings } from '@weaversworld/shared/contract';
import { type CacheableRequest, cacheableRequest, isLogout } from './cacheable-request.ts';
import type { VisitorSignal } from './private-cache.ts';

/** How long a call may take when its answer is kept, in milliseconds. */
const ANSWER_TIMEOUT_MS = 8_000;

interface OfflineFetchDeps {
  fetch: typeof fetch;
  settings: RuntimeSettings;
  visitorSignal(): VisitorSignal;
  /** The kept answer to a request; null when there is none. A rejection counts as none. */
  answer(request: CacheableRequest): Promise<Response | null>;
  /** Called with the outcome of every request whose answer is kept. */
  onRequest(isAnswered: boolean): void;
  onList(key: string, body: string, visitorSignal: VisitorSignal): void;
  /** The visitor may not read this story, or it is gone. */
  onRefused(storyId: string): void;
  /** Asks the server whether the session still exists; called when it answers after a kept session was used. */
  checkSession(): void;
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
  /** True while the page shows a signed-in visitor from what is kept, which the server has not confirmed. */
  let isSessionUnconfirmed = false;

  const onNetworkAnswer = (
    kept: CacheableRequest,
    response: Response,
    visitorSignal: VisitorSignal,
    isLate: boolean,
  ): void => {
    deps.onRequest(true);
    if (kept.kind === 'session' && !isLate) isSessionUnconfirmed = false;
    // The visitor may have been signed out meanwhile: this answer may then be an anonymous visitor's.
    if (isSessionUnconfirmed) {
      deps.checkSession();
      return;
    }
    if (kept.kind === 'list' && response.status === 200)
      void response
        .clone()
        .text()
        .then((body) => deps.onList(kept.key, body, visitorSignal))
        .catch(() => undefined);
    if (kept.kind === 'story' && (response.status === 403 || response.status === 404))
      deps.onRefused(kept.id);
  };

  const answer = async (kept: CacheableRequest): Promise<Response | null> => {
    const response = await deps.answer(kept).catch(() => null);
    if (kept.kind === 'session' && response?.ok) isSessionUnconfirmed = true;
    return response;
  };

  /** The network's answer, or the kept one when there is none. */
  const fetchKept = async (
    kept: CacheableRequest,
    visitorSignal: VisitorSignal,
    network: Promise<Response>,
    isAborted: () => boolean,
    isLate: () => boolean,
  ): Promise<Response> => {
    try {
      const response = await network;
      onNetworkAnswer(kept, response, visitorSignal, isLate());
      return response;
    } catch (error) {
      if (isAborted() || isLate()) throw error;
      const response = await answer(kept);
      deps.onRequest(false);
      if (response === null) throw error;
      return response;
    }
  };

  /** As `fetchKept`, and the kept answer as well when the network takes too long. */
  const withTimeout = (kept: CacheableRequest, ...request: Parameters<typeof fetch>): Promise<Response> =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const cancel = deps.after(ANSWER_TIMEOUT_MS, async () => {
        // Only the server's answer can confirm it.
        if (kept.kind === 'session' && isSessionUnconfirmed) return;
        const response = await answer(kept);
        if (response === null || (kept.kind === 'story' && !response.ok)) return;
        isLate = true;
        deps.onRequest(false);
        resolve(response);
      });
      fetchKept(
        kept,
        deps.visitorSignal(),
        deps.fetch(...request),
        () => request[1]?.signal?.aborted === true,
        () => isLate,
      )
        .then(resolve, reject)
        .finally(cancel);
    });

  return async (...request) => {
    const kept = cacheableRequest(settings, ...request);
    if (kept !== null) return withTimeout(kept, ...request);
    const response = await deps.fetch(...request);
    if (isLogout(settings, ...request)) await deps.onLogout();
    return response;
  };
};
