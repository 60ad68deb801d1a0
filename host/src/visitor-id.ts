import { randomId } from '@weaversworld/shared/api';

const KEY = 'ww.visitor';
const YEAR_SECONDS = 365 * 24 * 3600;

/** Lets the server guess which releases this browser will ask for, so that it can name them in the page. */
export const tellServer = (document: Pick<Document, 'cookie'>, visitor: string): void => {
  document.cookie = `ww_visitor=${visitor}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
};

/** This browser's random id, by which releases are ramped; no person behind it. New for a visit that keeps nothing. */
export const visitorId = (storage: Pick<Storage, 'getItem' | 'setItem'>): string => {
  const made = randomId();
  try {
    const known = storage.getItem(KEY);
    if (known) return known;
    storage.setItem(KEY, made);
  } catch {
    // Storage is forbidden: the visitor keeps this id for the page's life only.
  }
  return made;
};
