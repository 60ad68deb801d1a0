import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** True while the browser has no connection at all: what needs the server cannot succeed. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine);
