import type { RuntimeSettings } from '@weaversworld/shared/contract';

/** A request whose response is cached. `key` is the cache key of a list: its address, the child and the requested form. */
export type CacheableRequest =
  | { kind: 'session' | 'user' | 'profiles' }
  | { kind: 'list'; key: string }
  | { kind: 'story'; id: string };

const isString = (value: unknown): value is string => typeof value === 'string';

/**
 * Recognises the calls that the library and the reader need without a connection. Null for all others, and for every call
 * to a back end of another origin: its pictures could not be cached either.
 */
export const cacheableRequest = (
  { apiOrigin, authApiBase, accountApiBase, storyApiBase }: RuntimeSettings,
  input: unknown,
  { method = 'GET', headers }: RequestInit = {},
): CacheableRequest | null => {
  if (apiOrigin !== '' || method !== 'GET' || !isString(input)) return null;
  if (input === `${authApiBase}/auth/session`) return { kind: 'session' };
  if (input === `${accountApiBase}/user/`) return { kind: 'user' };
  if (input === `${storyApiBase}/child-profiles/`) return { kind: 'profiles' };
  const sent = new Headers(headers);
  const list = (name: string) => ({
    kind: 'list' as const,
    key: JSON.stringify([name, sent.get('x-profile-id'), sent.get('accept')]),
  });
  if (input === `${storyApiBase}/characters/`) return list('characters');
  const stories = `${storyApiBase}/stories/`;
  if (!input.startsWith(stories)) return null;
  const rest = input.slice(stories.length);
  const [, id] = /^([^/?]+)\/$/.exec(rest) ?? [];
  if (id !== undefined) return { kind: 'story', id: decodeURIComponent(id) };
  if (rest !== '' && !rest.startsWith('?')) return null;
  return list(`stories${rest}`);
};

/** True for the call that ends the session. */
export const isLogout = (
  { authApiBase }: RuntimeSettings,
  input: unknown,
  { method }: RequestInit = {},
): boolean => method === 'DELETE' && isString(input) && input.endsWith(`${authApiBase}/auth/session`);
