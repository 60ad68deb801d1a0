import { describe, expect, it, vi } from 'vitest';
import { readSettings } from './settings.ts';

const respondWith =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status });

describe('readSettings', () => {
  it('uses defaults for settings that the file leaves out', async () => {
    expect(await readSettings(respondWith('{"authApiBase": "/_allauth/browser/v1"}'))).toEqual({
      apiOrigin: '',
      storyApiBase: '/weaversworld/api',
      authApiBase: '/_allauth/browser/v1',
      accountApiBase: '/accounts/api',
      overrideOrigins: [],
      liveUrl: '/ws/weaversworld/',
    });
  });

  it('validates settings inlined in the page and fetches nothing', async () => {
    const fetch = vi.fn();
    expect((await readSettings(fetch, { liveUrl: '/ws/two/' })).liveUrl).toBe('/ws/two/');
    await expect(readSettings(fetch, { liveUrl: 'ws' })).rejects.toThrow(/liveUrl/);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('uses the defaults when there is no file', async () => {
    expect((await readSettings(respondWith('', 404))).storyApiBase).toBe('/weaversworld/api');
  });

  it.each([
    ['invalid JSON', '{', /no valid JSON/],
    ['an invalid origin', '{"apiOrigin": "somewhere"}', /apiOrigin/],
    ['an invalid path', '{"liveUrl": "ws"}', /liveUrl/],
  ])('rejects %s and names the problem', async (_what, body, message) => {
    await expect(readSettings(respondWith(body))).rejects.toThrow(message);
  });
});
