import { describe, expect, it } from 'vitest';
import { isCacheableFile, isCacheFallback, isScreen } from './offline-routes.ts';

it.each([
  ['/', true],
  ['/weaversworld', true],
  ['/weaversworld/story/7', true],
  ['/weaversworld/story/story:a.b', false],
  ['/accounts/login', true],
  ['/child-profiles/3/stories/', true],
  ['/s/3q2-7w', false],
  ['/weaversworld/api/stories/7/', false],
  ['/weaversworld/pictures/7-abc.svg', false],
  ['/accounts/api/profile/', false],
  ['/auth/session', false],
  ['/_allauth/browser/v1/auth/session', false],
  ['/development/mail', false],
  ['/favicon.svg', false],
])('%s is a screen: %s', (path, expected) => {
  expect(isScreen(path)).toBe(expected);
});

it.each([
  ['/assets/main.0123456789.js', true],
  ['/remotes/story/1.0.0-ab12cd34ef/remoteEntry.js', true],
  ['/remotes/story/1.0.0-ab12cd34ef/assets/sea.7097cd79d2.webp', true],
  ['/remotes/registry.json', false],
  ['/remotes/story/mf-manifest.json', false],
  ['/assets/lantern.40d7274d9b.mp3', false],
  ['/weaversworld/pictures/118001255899873-0123456789abcdef012345.svg', false],
  ['/weaversworld/api/cast.0123456789.svg', false],
  ['/settings.json', false],
  ['/index.html', false],
])('%s is a file that never changes: %s', (path, expected) => {
  expect(isCacheableFile(path)).toBe(expected);
});

describe('what the caches may answer while the network does not', () => {
  const request = (destination: RequestDestination, method = 'GET') => ({ destination, method });
  const at = (path: string) => new URL(path, 'https://site');

  it('is pictures and the settings', () => {
    expect(isCacheFallback(request('image'), at('/weaversworld/pictures/7-a.svg'))).toBe(true);
    expect(isCacheFallback(request(''), at('/settings.json'))).toBe(true);
  });

  it('is neither the registry nor a call', () => {
    expect(isCacheFallback(request(''), at('/remotes/registry.json'))).toBe(false);
    expect(isCacheFallback(request(''), at('/weaversworld/api/stories/'))).toBe(false);
    expect(isCacheFallback(request('', 'POST'), at('/settings.json'))).toBe(false);
  });
});
