import type { Id, Page } from '@weaversworld/shared/contract';
import { pictureState } from './picture-state.ts';

/**
 * The cache-busting URL of each page's picture. The timestamp is taken once, when the picture is completed, so that
 * later renders and preloading use the same URL; a retry takes a new one.
 */
export const createPictureUrls = (now: () => number = Date.now) => {
  const stamps = new Map<Id, { url: string; stamp: number }>();

  const of = (page: Page): string | null => {
    const state = pictureState(page);
    if (state.kind !== 'url') {
      stamps.delete(page.id);
      return null;
    }
    const known = stamps.get(page.id);
    const entry = known?.url === state.url ? known : { url: state.url, stamp: now() };
    stamps.set(page.id, entry);
    return withStamp(entry.url, entry.stamp);
  };

  return {
    /** Null while the page has no completed picture with a URL. */
    of,
    /** The URL with a new timestamp, for a retry. */
    renew: (page: Page): string | null => {
      stamps.delete(page.id);
      return of(page);
    },
  };
};

const withStamp = (url: string, stamp: number): string => {
  if (url.startsWith('data:') || url.startsWith('blob:')) return url;
  const [base = '', hash] = url.split('#');
  const stamped = `${base}${base.includes('?') ? '&' : '?'}t=${stamp}`;
  return hash === undefined ? stamped : `${stamped}#${hash}`;
};
