import { expect, it } from 'vitest';
import { logoutRedirect } from './logout-redirect.ts';

it.each([
  ['/weaversworld/story/7', '/weaversworld'],
  ['/weaversworld/story/7/', '/weaversworld'],
  ['/profile', '/weaversworld'],
  ['/profile/', '/weaversworld'],
  ['/child-profiles/create', '/weaversworld'],
  ['/child-profiles/3/stories', '/weaversworld'],
  ['/weaversworld', null],
  ['/weaversworld/create', null],
  ['/accounts/login', null],
  ['/', null],
  ['/storytime', null],
  ['/profiles-of-courage', null],
])('signing out at %s redirects to %s', (pathname, expected) => {
  expect(logoutRedirect(pathname)).toBe(expected);
});
