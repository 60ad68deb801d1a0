import { useEffect, useRef, useState } from 'react';

/**
 * A part of the kit that is fetched when it is first wanted; null until it is here. One that does not come is told to
 * `onMissing`, and asked for again when it is wanted again. (React's `lazy` would remember the failure, hand it to the
 * whole screen, and hold the part back for 300 ms after it came.)
 */
export const usePart = <T>(load: () => Promise<T>, wanted: boolean, onMissing: () => void): T | null => {
  const [part, setPart] = useState<T | null>(null);
  const missing = useRef(onMissing);
  missing.current = onMissing;
  const asked = wanted && part === null;
  useEffect(() => {
    if (!asked) return;
    let gone = false;
    load().then(
      (found) => gone || setPart(found),
      () => gone || missing.current(),
    );
    return () => {
      gone = true;
    };
  }, [asked, load]);
  return part;
};

/** Fetches a part ahead when the screen that may want it has been shown and the browser has nothing else to do. */
export const useFetchAhead = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    const fetchIt = () => void load().catch(() => undefined);
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchIt, 1000);
      return () => clearTimeout(timer);
    }
    const wish = requestIdleCallback(fetchIt);
    return () => cancelIdleCallback(wish);
  }, [load]);
};
