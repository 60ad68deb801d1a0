import { randomId } from '@weaversworld/shared/api';
import { z } from '@weaversworld/shared/schema';
import { createPersistedValue, type StorageLike } from '@weaversworld/shared/storage';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Sends the id with every page request, so that the server can predict this browser's releases and inline them. */
export const setVisitorCookie = (document: Pick<Document, 'cookie'>, visitor: string): void => {
  document.cookie = `ww_visitor=${visitor}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
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
