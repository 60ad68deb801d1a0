/** Changes that other tabs of this browser make to local storage. */
export interface CrossTabStorage {
  /** Calls `listener` with the key's new text, null when it was removed; returns the unsubscribe function. */
  subscribe(key: string, listener: (text: string | null) => void): () => void;
}

/** The window's `storage` events, which a browser sends to every tab but the one that wrote. */
export const createCrossTabStorage = (
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): CrossTabStorage => ({
  subscribe: (key, listener) => {
    const handle = (event: StorageEvent) => {
      if (event.key === key) listener(event.newValue);
    };
    target.addEventListener('storage', handle);
    return () => target.removeEventListener('storage', handle);
  },
});
