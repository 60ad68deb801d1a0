import type { KeepStorage } from './kept-value.ts';

/** Local storage, or, where the browser forbids it, a storage that forgets at the end of the page. */
export const browserStorage = (open: () => Storage): KeepStorage => {
  try {
    const storage = open();
    storage.getItem('ww');
    return storage;
  } catch {
    const kept = new Map<string, string>();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  }
};
