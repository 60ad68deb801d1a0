import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { outboxPage } from './outbox.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

describe('the development outbox', () => {
  it('shows the newest mail first, with links, and is not cached', async () => {
    for (const email of ['first@example.org', 'second@example.org'])
      await server.client().post('/auth/signup', { email, password: PASSWORD });
    const page = await server.client().get('/development/mail');
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body.indexOf('second@example.org')).toBeLessThan(page.body.indexOf('first@example.org'));
    const link = /<a href="(http:\/\/localhost\/accounts\/email\/verification\/([\w-]{43}))">/.exec(
      page.body,
    );
    expect(link).not.toBeNull();
    expect((await server.client().post('/auth/email/verify', { key: link?.[2] })).status).toBe(401);
  });

  it.each<[string, { ip?: string; headers?: Record<string, string> }]>([
    ['another machine', { ip: '192.0.2.7' }],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['a foreign name that leads here', { headers: { host: 'rebound.example' } }],
  ])('responds with 404 for %s', async (_who, options) => {
    expect((await server.client().get('/development/mail', options)).status).toBe(404);
  });

  it('is available to everybody with DEV_MAIL=1', async () => {
    const publicOutbox = await startTestServer({ DEV_MAIL: '1' });
    expect((await publicOutbox.client().get('/development/mail', { ip: '192.0.2.7' })).status).toBe(200);
    await publicOutbox.close();
  });

  it('escapes HTML in mails', () => {
    const page = outboxPage([
      { recipient: '<b>@x', subject: '<script>', body: 'see http://a.example/"onclick="x', created_at: 0 },
    ]);
    expect(page).not.toMatch(/<script>|<b>@|"onclick="/);
  });
});
