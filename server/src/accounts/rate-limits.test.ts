import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressKey } from '../http/address-key.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
});
afterEach(() => server.close());

const TOO_MANY = {
  status: 400,
  errors: [{ message: 'Too many failed login attempts. Try again later.', code: 'too_many_login_attempts' }],
};
const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

describe('failed attempts to sign in are limited', () => {
  it('to five per email address, also in parallel and from many IP addresses; then the right password is rejected too', async () => {
    const { email } = await server.parent();
    const browser = server.client();
    await browser.get('/accounts/api/csrf/');
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        browser.post('/auth/login', { email, password: 'a wrong guess' }, { ip: `10.0.${n}.1` }),
      ),
    );
    const codes = responses.map(({ body }) => body.errors[0].code);
    expect(codes.filter((code) => code === 'email_password_mismatch')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_many_login_attempts')).toHaveLength(45);
    const right = await browser.post('/auth/login', { email, password: PASSWORD }, { ip: '10.9.9.9' });
    expect([right.status, right.body]).toEqual([400, TOO_MANY]);
  });

  it('to ten per IP address, whatever the email addresses, and a forged X-Forwarded-For is ignored', async () => {
    const browser = server.client();
    const codes: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${n}` };
      const response = await browser.post(
        '/auth/login',
        { email: `u${n}@example.org`, password: 'guess guess' },
        { headers },
      );
      codes.push(response.body.errors[0].code);
    }
    expect(codes.filter((code) => code === 'email_password_mismatch')).toHaveLength(10);
    expect(codes.slice(10)).toEqual(['too_many_login_attempts', 'too_many_login_attempts']);
  });

  it('and cleared for an email address after the right password', async () => {
    const { email } = await server.parent();
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1)
        await server
          .client()
          .post('/auth/login', { email, password: 'a wrong guess' }, { ip: `10.1.${round}.${n}` });
      const response = await server
        .client()
        .post('/auth/login', { email, password: PASSWORD }, { ip: `10.2.${round}.1` });
      expect(response.status).toBe(200);
    }
  });
});

it.each([
  ['/auth/login', (n: number) => ({ email: `u${n}@example.org`, password: 'x' }), 30],
  ['/auth/signup', (n: number) => ({ email: `u${n}@example.org`, password: 'short' }), 20],
  ['/auth/password/request', (n: number) => ({ email: `u${n}@example.org` }), 20],
  ['/auth/password/reset', () => ({ key: 'nonsense', password: 'x' }), 20],
])('%s gets 429 beyond the limit per IP address', async (path, body, limit) => {
  const browser = server.client();
  const statuses: number[] = [];
  for (let n = 0; n < limit + 3; n += 1) statuses.push((await browser.post(path, body(n))).status);
  expect(count(statuses, 429)).toBe(3);
  expect(statuses.slice(limit)).toEqual([429, 429, 429]);
  expect((await browser.post(path, body(0))).body).toEqual({ status: 429 });
  expect((await browser.post(path, body(0), { ip: '10.0.0.7' })).status).not.toBe(429);
});

it('password reset requests are limited to five a minute per email address, known or not', async () => {
  const { email } = await server.parent();
  for (const address of [email, 'unknown@example.org']) {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push(
        (await server.client().post('/auth/password/request', { email: address }, { ip: `10.3.0.${n}` }))
          .status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

it('a trusted proxy sets the IP address, by its own X-Forwarded-For entry only', async () => {
  const proxiedServer = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: 'true' });
  const browser = proxiedServer.client();
  const statuses: number[] = [];
  for (let n = 0; n < 22; n += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${n}, 198.51.100.9` };
    statuses.push((await browser.post('/auth/signup', {}, { headers })).status);
  }
  expect(count(statuses, 429)).toBe(2);
  const other = await browser.post('/auth/signup', {}, { headers: { 'x-forwarded-for': '198.51.100.10' } });
  expect(other.status).toBe(400);
  await proxiedServer.close();
});

it('GET requests are not counted', async () => {
  const browser = server.client();
  for (let n = 0; n < 100; n += 1) expect((await browser.get('/auth/session')).status).toBe(401);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s has the rate limit key %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
