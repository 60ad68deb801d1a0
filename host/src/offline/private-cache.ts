import { PRIVATE_CACHE } from './offline-caches.ts';

/** Identifies the visitor that an answer belongs to: aborted when the visitor's data was deleted. */
export type VisitorSignal = AbortSignal;

/**
 * The one cache with private data: JSON documents and pictures of the visitor. Every write carries the signal of the visitor
 * that it belongs to.
 */
export const createPrivateCache = (caches: CacheStorage) => {
  let lifetime = new AbortController();

  const abortAndClear = async (): Promise<VisitorSignal> => {
    lifetime.abort();
    lifetime = new AbortController();
    const { signal } = lifetime;
    await caches.delete(PRIVATE_CACHE);
    return signal;
  };

  return {
    visitorSignal: (): VisitorSignal => lifetime.signal,

    /** Deletes everything, also what is being written. Resolves with the signal of the next visitor. */
    abortAndClear,

    /** Deletes what an earlier page left; the visitor stays the same. */
    clear: async (): Promise<void> => void (await caches.delete(PRIVATE_CACHE)),

    /** Stores a response unless the visitor is gone. Rejects with QuotaExceededError when the browser has no room. */
    put: async (url: string, response: Response, visitorSignal: VisitorSignal): Promise<void> => {
      if (visitorSignal.aborted) return;
      const cache = await caches.open(PRIVATE_CACHE);
      if (visitorSignal.aborted) return;
      await cache.put(url, response);
      // Deleting the cache and this write crossed: the cache may have been made again.
      if (visitorSignal.aborted) await caches.delete(PRIVATE_CACHE);
    },

    match: (url: string): Promise<Response | undefined> =>
      caches.match(url, { cacheName: PRIVATE_CACHE, ignoreVary: true }),

    /** The URLs of everything that is stored. */
    urls: async (): Promise<URL[]> => {
      if (!(await caches.has(PRIVATE_CACHE))) return [];
      const requests = await (await caches.open(PRIVATE_CACHE)).keys();
      return requests.map(({ url }) => new URL(url, 'https://cache'));
    },

    delete: async (url: string): Promise<void> => {
      if (await caches.has(PRIVATE_CACHE)) await (await caches.open(PRIVATE_CACHE)).delete(url);
    },
  };
};
export type PrivateCache = ReturnType<typeof createPrivateCache>;
