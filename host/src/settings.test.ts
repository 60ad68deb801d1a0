import { describe, expect, it, vi } from 'vitest';
import { readSettings } from './settings.ts';

const answering =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status });

describe('readSettings', () => {
  it('fills what the file leaves out with the defaults', async () => {
    expect(await readSettings(answering('{"authApiBase": "/_allauth/browser/v1"}'))).toEqual({
      apiOrigin: '',
      storyApiBase: '/weaversworld/api',
      authApiBase: '/_allauth/browser/v1',
      accountApiBase: '/accounts/api',
      overrideOrigins: [],
      liveUrl: '/ws/weaversworld/',
    });
  });

  it('takes what the page says and asks nobody, with the same care', async () => {
    const fetch = vi.fn();
    expect((await readSettings(fetch, { liveUrl: '/ws/two/' })).liveUrl).toBe('/ws/two/');
    await expect(readSettings(fetch, { liveUrl: 'ws' })).rejects.toThrow(/liveUrl/);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('takes the defaults when there is no file', async () => {
    expect((await readSettings(answering('', 404))).storyApiBase).toBe('/weaversworld/api');
  });

  it.each([
    ['no JSON', '{', /no valid JSON/],
    ['a wrong origin', '{"apiOrigin": "somewhere"}', /apiOrigin/],
    ['a wrong path', '{"liveUrl": "ws"}', /liveUrl/],
  ])('refuses %s and says what is wrong', async (_what, body, message) => {
    await expect(readSettings(answering(body))).rejects.toThrow(message);
  });
});
