/** A map of at most `max` entries that drops the least recently used one. */
export interface LruCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
}

/** Creates an empty cache. */
export const createLruCache = <V>(max: number): LruCache<V> => {
  // A Map iterates in the order of insertion.
  const entries = new Map<string, V>();
  const set = (key: string, value: V): void => {
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > max && oldest !== undefined) entries.delete(oldest);
  };
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => void entries.delete(key),
  };
};
