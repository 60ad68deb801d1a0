import { useSyncExternalStore } from 'react';

const mediaOf = (query: string): MediaQueryList | null => globalThis.matchMedia?.(query) ?? null;

/** Whether a media query holds now; false where the browser cannot tell. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = mediaOf(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    () => mediaOf(query)?.matches ?? false,
    () => false,
  );

/** True where there is no room for words on the tools: they become drawings. */
export const useNarrow = (): boolean => useMedia('(max-width: 68rem), (max-height: 30rem)');

/** True for who asked for less motion. */
export const useStill = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
