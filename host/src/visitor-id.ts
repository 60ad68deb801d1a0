import { randomId } from '@weaversworld/shared/api';
import { z } from '@weaversworld/shared/schema';
import { createPersistedValue, type StorageLike } from '@weaversworld/shared/storage';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Sends the id with every page request, so that the server can predict this browser's releases and inline them. */
export const setVisitorCookie = (document: Pick<Document, 'cookie'>, visitor: string): void => {
  document.cookie = `ww_visitor=${visitor}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
};

/**
 * Sends a tester's overrides (`story@1.4.0-ab12cd`) with every page request until the browser is closed, so that the page has
 * the hashes of these releases. Without overrides it deletes the cookie.
 */
export const setReleaseCookie = (document: Pick<Document, 'cookie'>, overrides: readonly string[]): void => {
  const maxAge = overrides.length === 0 ? '; max-age=0' : '';
  document.cookie = `ww_release=${encodeURIComponent(overrides.join(','))}; path=/; samesite=lax${maxAge}`;
};

/** This browser's random id, which decides the releases of a ramp; not linked to a person. New where nothing persists. */
export const visitorId = (storage: StorageLike): string => {
  const stored = createPersistedValue({
    storage,
    key: 'ww.visitor',
    schema: z.string().min(1),
    format: 'text',
  });
  const known = stored.read();
  if (known !== null) return known;
  const id = randomId();
  stored.write(id);
  return id;
};
