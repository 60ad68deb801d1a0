import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { isCsrfTokenValid } from './csrf.ts';
import { isSiteOrigin, isTrustedOrigin } from './request-origin.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const body = { email: 'nobody@example.org', password: PASSWORD };

describe('a state-changing request without the CSRF token', () => {
  it.each([
    '/auth/login',
    '/auth/signup',
    '/account/password/change',
    '/accounts/api/delete/',
    '/_allauth/browser/v1/auth/login',
  ])('is rejected with a 403 without errors at %s', async (path) => {
    const response = await server.client().post(path, body, { csrf: false });
    expect([response.status, response.body]).toEqual([403, { status: 403 }]);
  });

  it('is rejected with a message by the story-world API', async () => {
    const response = await server
      .client()
      .post('/weaversworld/api/child-profiles/', { name: 'Mia', age: 7 }, { csrf: false });
    expect([response.status, response.body]).toEqual([403, { error: expect.any(String) }]);
  });

  it('is rejected when header and cookie differ, and when both differ from the session’s token', async () => {
    const parent = await server.parent();
    expect((await parent.delete('/auth/session', { csrf: 'x'.repeat(43) })).status).toBe(403);
    parent.jar.set('csrftoken', 'y'.repeat(43));
    const forged = await parent.delete('/auth/session');
    expect(forged.status).toBe(403);
    expect((await parent.get('/auth/session')).status).toBe(200);
  });

  it('sets the right cookie with the 403, so that a retry works', async () => {
    const parent = await server.parent();
    const right = parent.jar.get('csrftoken');
    parent.jar.set('csrftoken', 'y'.repeat(43));
    await parent.delete('/auth/session');
    expect(parent.jar.get('csrftoken')).toBe(right);
    expect((await parent.delete('/auth/session')).status).toBe(401);
  });
});

describe('a state-changing request from an untrusted origin', () => {
  it.each<[Record<string, string>, number]>([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost.evil.example' }, 403],
    [{ referer: 'https://evil.example/page' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }, 400],
    [{ origin: 'http://localhost' }, 400],
    [{}, 400],
  ])('with %j gets %i', async (headers, status) => {
    const response = await server.client().post('/auth/login', body, { headers });
    expect(response.status).toBe(status);
  });

  it('is accepted from the configured origins', async () => {
    const otherServer = await startTestServer({
      PUBLIC_ORIGIN: 'https://tales.example',
      ALLOWED_ORIGINS: 'http://localhost:3000',
    });
    for (const origin of ['https://tales.example', 'http://localhost:3000'])
      expect((await otherServer.client().post('/auth/login', body, { headers: { origin } })).status).toBe(
        400,
      );
    await otherServer.close();
  });
});

describe('the origin check', () => {
  it.each<[string, { host: string; secure: boolean }, boolean]>([
    ['http://a.example', { host: 'a.example', secure: false }, true],
    ['http://a.example:80', { host: 'a.example', secure: false }, true],
    ['https://a.example', { host: 'a.example:443', secure: true }, true],
    ['https://a.example', { host: 'a.example', secure: false }, true],
    ['http://a.example', { host: 'a.example', secure: true }, false],
    ['http://a.example:3000', { host: 'a.example', secure: false }, false],
    ['file:///home', { host: '', secure: false }, false],
    ['not an origin', { host: 'a.example', secure: false }, false],
  ])('%s to %j: %s', (origin, to, expected) => {
    expect(isSiteOrigin(origin, to, [])).toBe(expected);
  });

  it('uses the Referer header without an Origin header', () => {
    const request = {
      origin: undefined,
      referer: 'http://a.example/x',
      fetchSite: undefined,
      host: 'a.example',
      secure: false,
    };
    expect(isTrustedOrigin(request, [])).toBe(true);
    expect(isTrustedOrigin({ ...request, referer: 'http://b.example/x' }, [])).toBe(false);
  });

  it.each<[string | null, unknown, string | null, boolean]>([
    ['a', 'a', null, true],
    ['a', 'a', 'a', true],
    ['a', 'a', 'b', false],
    ['a', 'b', null, false],
    [null, 'a', null, false],
    ['a', undefined, null, false],
    ['a', ['a'], null, false],
  ])('cookie %j, header %j, session %j: %s', (cookie, header, session, expected) => {
    expect(isCsrfTokenValid(cookie, header, session)).toBe(expected);
  });
});

describe('over https behind a trusted proxy', () => {
  const https = { headers: { 'x-forwarded-proto': 'https' } };

  it('the session cookie is Secure with the __Host- prefix, and the plain one is ignored', async () => {
    const own = await startTestServer({ TRUST_PROXY: 'loopback' });
    const browser = own.client();
    await browser.get('/accounts/api/csrf/', https);
    const response = await browser.post(
      '/auth/signup',
      { email: 'safe@example.org', password: PASSWORD },
      https,
    );
    const cookies = [response.headers['set-cookie']].flat().map(String);
    expect(cookies.find((one) => one.startsWith('__Host-sessionid='))).toMatch(
      /; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookies.find((one) => one.startsWith('csrftoken='))).toMatch(/; Secure/);
    expect(response.headers['strict-transport-security']).toMatch(/max-age=31536000/);
    const token = browser.jar.get('__Host-sessionid') ?? '';
    expect((await browser.get('/auth/session', https)).body.data.flows).toHaveLength(3);
    browser.jar.delete('__Host-sessionid');
    browser.jar.set('sessionid', token);
    expect((await browser.get('/auth/session', https)).body.data.flows).toHaveLength(2);
    await own.close();
  });

  it('is ignored without TRUST_PROXY', async () => {
    const response = await server.client().get('/auth/session', https);
    expect(response.headers['strict-transport-security']).toBeUndefined();
    expect(response.headers['set-cookie']).not.toMatch(/Secure/);
  });
});
