import type { RuntimeSettings } from '@weaversworld/shared/contract';
import type { Schedule } from '../schedule.ts';
import { type CacheableRequest, cacheableRequest, isLogout } from './cacheable-request.ts';
import type { VisitorSignal } from './private-cache.ts';

/** How long a call may take when its answer is cacheable, in milliseconds. */
const ANSWER_TIMEOUT_MS = 8_000;

interface OfflineFetchDeps {
  fetch: typeof fetch;
  settings: RuntimeSettings;
  visitorSignal(): VisitorSignal;
  /** The cached answer to a request; null when there is none. A rejection counts as none. */
  readCachedResponse(request: CacheableRequest): Promise<Response | null>;
  /** Called with the outcome of every request whose answer is cacheable. */
  onRequest(isAnswered: boolean): void;
  onList(key: string, body: string, visitorSignal: VisitorSignal): void;
  /** The visitor may not read this story, or it is gone. */
  onRefused(storyId: string): void;
  /** Asks the server whether the session still exists; called when it answers after a cached session was used. */
  checkSession(): void;
  /** Called before the page learns that the session has ended; awaited. */
  onLogout(): Promise<void>;
  schedule: Schedule;
}

/**
 * `fetch` for the API: calls that the library and the reader need are answered with what is cached when the network gives no
 * answer. All others, and every answer of a server, pass through unchanged.
 */
export const createOfflineFetch = (deps: OfflineFetchDeps): typeof fetch => {
  const { settings } = deps;
  /** True while the page shows a signed-in visitor from what is cacheable, which the server has not confirmed. */
  let isSessionUnconfirmed = false;

  const onNetworkAnswer = (
    cacheable: CacheableRequest,
    response: Response,
    visitorSignal: VisitorSignal,
    isLate: boolean,
  ): void => {
    deps.onRequest(true);
    if (cacheable.kind === 'session' && !isLate) isSessionUnconfirmed = false;
    // The visitor may have been signed out meanwhile: this answer may then be an anonymous visitor's.
    if (isSessionUnconfirmed) {
      deps.checkSession();
      return;
    }
    if (cacheable.kind === 'list' && response.status === 200)
      void response
        .clone()
        .text()
        .then((body) => deps.onList(cacheable.key, body, visitorSignal))
        .catch(() => undefined);
    if (cacheable.kind === 'story' && (response.status === 403 || response.status === 404))
      deps.onRefused(cacheable.id);
  };

  const readCached = async (cacheable: CacheableRequest): Promise<Response | null> => {
    const response = await deps.readCachedResponse(cacheable).catch(() => null);
    if (cacheable.kind === 'session' && response?.ok) isSessionUnconfirmed = true;
    return response;
  };

  /** The network's answer, or the cached one when there is none. */
  const fetchWithCacheFallback = async (
    cacheable: CacheableRequest,
    visitorSignal: VisitorSignal,
    network: Promise<Response>,
    isAborted: () => boolean,
    isLate: () => boolean,
  ): Promise<Response> => {
    try {
      const response = await network;
      onNetworkAnswer(cacheable, response, visitorSignal, isLate());
      return response;
    } catch (error) {
      if (isAborted() || isLate()) throw error;
      const response = await readCached(cacheable);
      deps.onRequest(false);
      if (response === null) throw error;
      return response;
    }
  };

  /** As `fetchWithCacheFallback`, and the cached answer as well when the network takes too long. */
  const withTimeout = (
    cacheable: CacheableRequest,
    ...request: Parameters<typeof fetch>
  ): Promise<Response> =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const cancel = deps.schedule(async () => {
        // An unconfirmed session is confirmed by the server only, never from the cache.
        if (cacheable.kind === 'session' && isSessionUnconfirmed) return;
        const response = await readCached(cacheable);
        if (response === null || (cacheable.kind === 'story' && !response.ok)) return;
        isLate = true;
        deps.onRequest(false);
        resolve(response);
      }, ANSWER_TIMEOUT_MS);
      fetchWithCacheFallback(
        cacheable,
        deps.visitorSignal(),
        deps.fetch(...request),
        () => request[1]?.signal?.aborted === true,
        () => isLate,
      )
        .then(resolve, reject)
        .finally(cancel);
    });

  return async (...request) => {
    const cacheable = cacheableRequest(settings, ...request);
    if (cacheable !== null) return withTimeout(cacheable, ...request);
    const response = await deps.fetch(...request);
    if (isLogout(settings, ...request)) await deps.onLogout();
    return response;
  };
};
