/** The part of the browser's `Storage` that persisted values use. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage in memory, empty unless `entries` are given: for tests, and where the browser forbids storage. */
export const createMemoryStorage = (
  entries: Record<string, string> = {},
): StorageLike & { entries: Map<string, string> } => {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
};

/** `localStorage` or `sessionStorage`, as `open` returns it; a storage in memory where the browser forbids access. */
export const browserStorage = (open: () => Storage): StorageLike => {
  try {
    const storage = open();
    storage.getItem('ww');
    return storage;
  } catch {
    return createMemoryStorage();
  }
};
