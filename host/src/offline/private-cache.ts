import { PRIVATE_CACHE } from './offline-caches.ts';

/** Identifies the visitor that an answer belongs to: aborted when the visitor's data was deleted. */
export type Owner = AbortSignal;

/** The one cache with private data: JSON documents and pictures of the visitor. Every write belongs to an owner. */
export const createPrivateCache = (caches: CacheStorage) => {
  let lifetime = new AbortController();

  const abortAndClear = async (): Promise<Owner> => {
    lifetime.abort();
    lifetime = new AbortController();
    const { signal } = lifetime;
    await caches.delete(PRIVATE_CACHE);
    return signal;
  };

  return {
    owner: (): Owner => lifetime.signal,

    /** Deletes everything. What is being written for the owner until now is deleted as well. Resolves with the next owner. */
    abortAndClear,

    /** Deletes what an earlier page left; the owner stays. */
    clear: async (): Promise<void> => void (await caches.delete(PRIVATE_CACHE)),

    /** Stores a response unless the owner is gone. Rejects with QuotaExceededError when the browser has no room. */
    put: async (url: string, response: Response, owner: Owner): Promise<void> => {
      if (owner.aborted) return;
      const cache = await caches.open(PRIVATE_CACHE);
      if (owner.aborted) return;
      await cache.put(url, response);
      // Deleting the cache and this write crossed: the cache may have been made again.
      if (owner.aborted) await caches.delete(PRIVATE_CACHE);
    },

    match: (url: string): Promise<Response | undefined> =>
      caches.match(url, { cacheName: PRIVATE_CACHE, ignoreVary: true }),

    delete: async (url: string): Promise<void> => {
      if (await caches.has(PRIVATE_CACHE)) await (await caches.open(PRIVATE_CACHE)).delete(url);
    },
  };
};
export type PrivateCache = ReturnType<typeof createPrivateCache>;
