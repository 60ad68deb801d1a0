import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openDb } from '../db/open-db.ts';
import { embeddedEngine } from '../story-world/embedded-engine.ts';
import { createClient, PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { accountLogId } from './account-log-id.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What a client of django-allauth 65.16 relies on beside the calls themselves. */
describe.each(['', '/_allauth/browser/v1'])('as django-allauth, under "%s"', (base) => {
  it.each(['/auth/session', '/account/email', '/account/authenticators'])(
    'the 401 of %s deletes the cookie of a dead session',
    async (path) => {
      const browser = server.client();
      browser.jar.set('sessionid', 'dead-session-id');
      expect((await browser.get(`${base}${path}`)).status).toBe(401);
      expect(browser.jar.has('sessionid')).toBe(false);
    },
  );

  it('a 401 keeps the cookie of a session that waits for a code or a link', async () => {
    const browser = server.client();
    const email = `waits${base.length}@example.org`;
    await browser.post(`${base}/auth/signup`, { email, password: PASSWORD });
    const cookie = browser.jar.get('sessionid');
    expect((await browser.get(`${base}/auth/session`)).status).toBe(401);
    expect([cookie, browser.jar.get('sessionid')]).toEqual([expect.any(String), cookie]);
  });

  it('GET /config lists what the server offers', async () => {
    const response = await server.client().get(`${base}/config`);
    expect([response.status, response.body]).toEqual([
      200,
      {
        status: 200,
        data: {
          account: {
            authentication_method: 'email',
            login_methods: ['email'],
            is_open_for_signup: true,
            email_verification_by_code_enabled: false,
            login_by_code_enabled: false,
            password_reset_by_code_enabled: false,
          },
          mfa: { supported_types: ['totp', 'recovery_codes'] },
          usersessions: { track_activity: true },
        },
      },
    ]);
  });

  it.each([
    [{}, ['required key', 'required password']],
    [{ password: 'a loom of ten threads' }, ['required key']],
    [{ key: 'bad' }, ['invalid_password_reset key', 'required password']],
    [{ key: 'bad', password: '1' }, ['invalid_password_reset key']],
  ])('resetting the password with %j names %j', async (body, errors) => {
    const response = await server.client().post(`${base}/auth/password/reset`, body);
    expect(response.status).toBe(400);
    const named = response.body.errors.map(
      (one: { code: string; param: string }) => `${one.code} ${one.param}`,
    );
    expect(named).toEqual(errors);
  });

  it.each([
    ['GET', '/auth/login', 'POST'],
    ['PUT', '/auth/signup', 'POST'],
    ['PATCH', '/auth/session', 'GET, HEAD, DELETE'],
    ['DELETE', '/auth/password/request/', 'POST'],
    ['POST', '/config', 'GET, HEAD'],
    ['GET', '/account/password/change', 'POST'],
    ['POST', '/account/authenticators', 'GET, HEAD'],
  ])('%s %s is 405', async (method, path, allow) => {
    const response = await server.client().call(method, `${base}${path}`);
    expect([response.status, response.headers.allow]).toEqual([405, allow]);
  });

  it('a path that does not exist stays 404', async () => {
    expect((await server.client().get(`${base}/auth/nothing`)).status).toBe(404);
  });

  it('a signed-in user without a pending stage gets a 401 that is no request to confirm it', async () => {
    const parent = await server.parent();
    const response = await parent.post(`${base}/auth/2fa/authenticate`, { code: '123456' });
    expect([response.status, response.body.meta.is_authenticated]).toEqual([401, null]);
    expect((await parent.get(`${base}/auth/session`)).status).toBe(200);
  });

  it('GET /account/authenticators lists none while two-factor is off', async () => {
    const parent = await server.parent();
    expect((await parent.get(`${base}/account/authenticators`)).body).toEqual({ status: 200, data: [] });
  });
});

it.each([
  ['the own address', 'OWN', 'password_too_similar'],
  ["the product's name", "weaver's world", 'password_too_common'],
  ['eight spaces', '        ', 'password_too_common'],
])('refuses %s as a new password wherever one is chosen', async (_what, chosen, code) => {
  const parent = await server.parent();
  const password = chosen === 'OWN' ? parent.email : chosen;
  const email = 'someone@example.net';
  const attempts = [
    () => server.client().post('/auth/signup', { email, password: chosen === 'OWN' ? email : chosen }),
    () => parent.post('/account/password/change', { current_password: PASSWORD, new_password: password }),
    async () => {
      await server.client().post('/auth/password/request', { email: parent.email });
      const key = await server.keyFor(parent.email);
      return server.client().post('/auth/password/reset', { key, password });
    },
  ];
  for (const attempt of attempts) {
    const response = await attempt();
    expect([response.status, response.body.errors.map((one: { code: string }) => one.code)]).toEqual([
      400,
      [code],
    ]);
  }
});

it('logs attempts to sign in with a hash of the address, and never the address', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(...String(chunk).trim().split('\n'));
      done();
    },
  });
  const store = await openDb(':memory:');
  const config = readConfig({ DATA_DIR: ':memory:', SITE_DIR: './no-site' });
  const log = pino({ level: 'info' }, sink);
  const { app, deps } = await buildApp({
    config,
    db: store.db,
    log,
    secretKey: Buffer.alloc(32, 7),
    engine: embeddedEngine,
  });
  const attempt = (email: string) =>
    createClient(app).post('/auth/login', { email, password: 'not the password' });
  for (const _ of [1, 2, 3, 4, 5, 6]) await attempt('Anna@example.org');
  await attempt('ben@example.org');
  const events = lines.map((line) => JSON.parse(line)).filter(({ event }) => /^login\./.test(event));
  expect(events.map(({ event }) => event)).toEqual([
    ...Array(5).fill('login.failed'),
    'login.limited',
    'login.failed',
  ]);
  const accounts = events.map(({ account }) => account);
  expect(accounts[0]).toMatch(/^[0-9a-f]{16}$/);
  expect(new Set(accounts.slice(0, 6)).size).toBe(1);
  expect(accounts[6]).not.toBe(accounts[0]);
  expect(lines.join('\n')).not.toMatch(/anna|ben@/i);

  const email = 'cleo@example.org';
  const browser = createClient(app);
  const elsewhere = { ip: '192.0.2.8' };
  await browser.post('/auth/signup', { email, password: PASSWORD });
  const { id: user } = await store.db
    .updateTable('users')
    .set({ verified_at: 1 })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const secret = deps.encryption.encrypt('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
  await store.db
    .insertInto('totp')
    .values({ user_id: user, secret, activated_at: 1, last_step: 0 })
    .execute();
  lines.length = 0;
  await browser.post('/auth/login', { email, password: PASSWORD }, elsewhere);
  for (const _ of [1, 2, 3, 4, 5, 6])
    await browser.post('/auth/2fa/authenticate', { code: '000000' }, elsewhere);
  const waiting = lines.map((line) => JSON.parse(line)).filter(({ event }) => /^(login|two-fac)/.test(event));
  expect(waiting.map(({ event }) => event)).toEqual([
    'login.pending',
    ...Array(5).fill('two-factor.failed'),
    'two-factor.limited',
  ]);
  const account = accountLogId(deps, email);
  for (const entry of waiting) expect(entry).toMatchObject({ user, account });
  expect(waiting[0].flow).toBe('mfa_authenticate');
  expect(lines.join('\n')).not.toMatch(/cleo/i);
  await app.close();
  await store.close();
});
