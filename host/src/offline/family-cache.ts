import { FAMILY_CACHE } from './offline-caches.ts';

/** Identifies the visitor that an answer belongs to: aborted when the visitor's data was deleted. */
export type Owner = AbortSignal;

/** The one cache with private data: JSON documents and pictures of the visitor. Every write belongs to an owner. */
export const createFamilyCache = (caches: CacheStorage) => {
  let lifetime = new AbortController();

  const forget = async (): Promise<Owner> => {
    lifetime.abort();
    lifetime = new AbortController();
    const { signal } = lifetime;
    await caches.delete(FAMILY_CACHE);
    return signal;
  };

  return {
    owner: (): Owner => lifetime.signal,

    /** Deletes everything. What is being written for the owner until now is deleted as well. Resolves with the next owner. */
    forget,

    /** Deletes what an earlier page left; the owner stays. */
    clear: async (): Promise<void> => void (await caches.delete(FAMILY_CACHE)),

    /** Stores a response unless the owner is gone. Rejects with QuotaExceededError when the browser has no room. */
    put: async (url: string, response: Response, owner: Owner): Promise<void> => {
      if (owner.aborted) return;
      const cache = await caches.open(FAMILY_CACHE);
      if (owner.aborted) return;
      await cache.put(url, response);
      // Deleting the cache and this write crossed: the cache may have been made again.
      if (owner.aborted) await caches.delete(FAMILY_CACHE);
    },

    match: (url: string): Promise<Response | undefined> =>
      caches.match(url, { cacheName: FAMILY_CACHE, ignoreVary: true }),

    delete: async (url: string): Promise<void> => {
      if (await caches.has(FAMILY_CACHE)) await (await caches.open(FAMILY_CACHE)).delete(url);
    },
  };
};
export type FamilyCache = ReturnType<typeof createFamilyCache>;
