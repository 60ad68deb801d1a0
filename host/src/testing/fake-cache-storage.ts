const pathOf = (request: RequestInfo | URL): string =>
  typeof request === 'string' ? request : request instanceof URL ? request.href : request.url;
const withoutSearch = (url: string): string => url.split('?')[0] ?? url;

/** The browser's cache storage in memory. `failPut` makes writes of a URL fail, e.g. for lack of room. */
export const createFakeCacheStorage = (failPut: (url: string) => boolean = () => false) => {
  const stored = new Map<string, Map<string, Response>>();

  const matchIn = (entries: Map<string, Response>, url: string, ignoreSearch = false) =>
    [...entries].find(([key]) =>
      ignoreSearch ? withoutSearch(key) === withoutSearch(url) : key === url,
    )?.[1];
  const cacheOf = (entries: Map<string, Response>) => ({
    put: async (request: RequestInfo, response: Response) => {
      if (failPut(pathOf(request))) throw new DOMException('No room is left.', 'QuotaExceededError');
      entries.set(pathOf(request), response);
    },
    match: async (request: RequestInfo) => matchIn(entries, pathOf(request))?.clone(),
    delete: async (request: RequestInfo) => entries.delete(pathOf(request)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  });

  const storage = {
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return cacheOf(entries);
    },
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
    match: async (request: RequestInfo, { cacheName, ignoreSearch }: MultiCacheQueryOptions = {}) => {
      for (const [name, entries] of stored) {
        if (cacheName !== undefined && name !== cacheName) continue;
        const response = matchIn(entries, pathOf(request), ignoreSearch);
        if (response) return response.clone();
      }
      return undefined;
    },
  };
  return {
    caches: storage as object as CacheStorage,
    /** URLs in a cache; [] when there is none. */
    urls: (name: string): string[] => [...(stored.get(name)?.keys() ?? [])],
  };
};
