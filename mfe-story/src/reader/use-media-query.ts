import { useSyncExternalStore } from 'react';

const mediaQuery = (query: string): MediaQueryList | null => globalThis.matchMedia?.(query) ?? null;

/** Whether a media query matches; false where the browser has no matchMedia. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = mediaQuery(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    () => mediaQuery(query)?.matches ?? false,
    () => false,
  );

/** True where the toolbar has no room for words and shows icons only. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 68rem), (max-height: 30rem)');

/** True on a phone, whose toolbar has no room for every button. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 48rem), (max-height: 30rem)');

/** True when the visitor prefers reduced motion. */
export const usePrefersReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
