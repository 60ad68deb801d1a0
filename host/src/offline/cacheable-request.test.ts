import { DEFAULT_SETTINGS } from '@weaversworld/shared/contract';
import { expect, it } from 'vitest';
import { cacheableRequest, isLogout } from './cacheable-request.ts';

const allauth = { ...DEFAULT_SETTINGS, authApiBase: '/_allauth/browser/v1', storyApiBase: '/api' };

it.each([
  ['/auth/session', { kind: 'session' }],
  ['/accounts/api/user/', { kind: 'user' }],
  ['/weaversworld/api/child-profiles/', { kind: 'profiles' }],
  ['/weaversworld/api/stories/7/', { kind: 'story', id: '7' }],
  ['/weaversworld/api/stories/a%2Fb/', { kind: 'story', id: 'a/b' }],
  ['/weaversworld/api/stories/7/pages/', null],
  ['/weaversworld/api/story/7/state/', null],
  ['/accounts/api/profile/', null],
  ['/account/email', null],
  ['/auth/2fa', null],
])('recognises GET %s as %j', (path, expected) => {
  expect(cacheableRequest(DEFAULT_SETTINGS, path)).toEqual(expected);
});

it('tells the lists of different children and forms apart', () => {
  const key = (path: string, headers: Record<string, string>) => {
    const cacheable = cacheableRequest(DEFAULT_SETTINGS, path, { headers });
    return cacheable?.kind === 'list' ? cacheable.key : null;
  };
  const stories = '/weaversworld/api/stories/';
  const keys = [
    key(stories, { 'X-Profile-ID': '1' }),
    key(stories, { 'X-Profile-ID': '2' }),
    key(stories, { 'X-Profile-ID': '1', accept: 'application/json;fields=card' }),
    key(`${stories}?after=9`, { 'X-Profile-ID': '1' }),
    key('/weaversworld/api/characters/', { 'X-Profile-ID': '1' }),
  ];
  expect(keys).not.toContain(null);
  expect(new Set(keys).size).toBe(5);
});

it('follows the settings, and keeps nothing of a back end of another origin', () => {
  expect(cacheableRequest(allauth, '/_allauth/browser/v1/auth/session')).toEqual({ kind: 'session' });
  expect(cacheableRequest(allauth, '/api/stories/7/')).toEqual({ kind: 'story', id: '7' });
  expect(
    cacheableRequest({ ...DEFAULT_SETTINGS, apiOrigin: 'https://api.example' }, '/auth/session'),
  ).toBeNull();
});

it('keeps the answer of no call that changes something', () => {
  expect(cacheableRequest(DEFAULT_SETTINGS, '/weaversworld/api/stories/', { method: 'POST' })).toBeNull();
});

it('recognises the end of the session', () => {
  expect(isLogout(DEFAULT_SETTINGS, '/auth/session', { method: 'DELETE' })).toBe(true);
  expect(isLogout(allauth, '/_allauth/browser/v1/auth/session', { method: 'DELETE' })).toBe(true);
  expect(isLogout(DEFAULT_SETTINGS, '/auth/session')).toBe(false);
});
