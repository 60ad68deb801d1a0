import type { Page } from '@weaversworld/shared/contract';
import { pictureState } from './picture-state.ts';

/**
 * The cache-busting address of each page's picture. The timestamp is taken once, when the page becomes completed, so
 * that turning back and preloading use the same bytes; a retry takes a new one.
 */
export const createPictureAddresses = (now: () => number = Date.now) => {
  const stamps = new Map<string, { url: string; stamp: number }>();

  const of = (page: Page): string | null => {
    const key = String(page.id);
    const state = pictureState(page);
    if (state.kind !== 'address') {
      stamps.delete(key);
      return null;
    }
    const known = stamps.get(key);
    const entry = known?.url === state.url ? known : { url: state.url, stamp: now() };
    stamps.set(key, entry);
    return withStamp(entry.url, entry.stamp);
  };

  return {
    /** Null while the page has no finished picture with an address. */
    of,
    /** Takes a new timestamp for a retry. */
    renew: (page: Page): string | null => {
      stamps.delete(String(page.id));
      return of(page);
    },
  };
};

const withStamp = (url: string, stamp: number): string => {
  if (url.startsWith('data:') || url.startsWith('blob:')) return url;
  const [address = '', hash] = url.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}t=${stamp}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
};
