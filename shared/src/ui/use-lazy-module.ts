import { useEffect, useRef, useState } from 'react';

/**
 * A module that is loaded when `needed` first becomes true; null until then. A failed load calls `onError`, and is tried
 * again the next time `needed` becomes true. (React.lazy would cache the failure, throw it to the nearest error boundary,
 * and show the loaded component only after its 300 ms throttle.)
 */
export const useLazyModule = <T>(load: () => Promise<T>, needed: boolean, onError: () => void): T | null => {
  const [module, setModule] = useState<T | null>(null);
  const latestOnError = useRef(onError);
  latestOnError.current = onError;
  const loading = needed && module === null;
  useEffect(() => {
    if (!loading) return;
    const abort = new AbortController();
    load().then(
      (loaded) => abort.signal.aborted || setModule(loaded),
      () => abort.signal.aborted || latestOnError.current(),
    );
    return () => abort.abort();
  }, [loading, load]);
  return module;
};

/** Loads a module in the browser's idle time after the component was mounted, so that it is cached when needed. */
export const usePrefetch = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    const prefetch = () => void load().catch(() => undefined);
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(prefetch, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(prefetch);
    return () => cancelIdleCallback(handle);
  }, [load]);
};
