import * as OTPAuth from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Client, PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const TOTP = '/account/authenticators/totp';
const CODES = '/account/authenticators/recovery-codes';
const INCORRECT = {
  status: 400,
  errors: [{ message: 'Incorrect code.', code: 'incorrect_code', param: 'code' }],
};

const codeAt = (secret: string, timestamp: number) =>
  new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) }).generate({ timestamp });
const codeNow = (secret: string) => codeAt(secret, server.deps.now());

const turnOn = async (parent: Client): Promise<string> => {
  const offered = await parent.get(TOTP);
  expect(offered.status).toBe(404);
  const { secret } = offered.body.meta;
  expect((await parent.post(TOTP, { code: codeNow(secret) })).status).toBe(200);
  server.advance(60_000);
  return secret;
};

const protectedParent = async () => {
  const parent = await server.parent();
  const secret = await turnOn(parent);
  return { parent, secret, codes: (await parent.get(CODES)).body.data.unused_codes as string[] };
};

const waiting = async (email: string): Promise<Client> => {
  const browser = server.client();
  const response = await browser.post('/auth/login', { email, password: PASSWORD });
  expect(response.status).toBe(401);
  return browser;
};

describe('turning two-factor on', () => {
  it('returns one secret and its URL for the QR code, changing nothing', async () => {
    const parent = await server.parent();
    const one = await parent.get(TOTP);
    const two = await parent.get(TOTP);
    expect(one.body).toEqual({
      status: 404,
      meta: {
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        totp_url: expect.stringMatching(/^otpauth:\/\/totp\//),
      },
    });
    expect(two.body).toEqual(one.body);
    expect(one.body.meta.totp_url).toContain(`secret=${one.body.meta.secret}`);
    const other = await server.parent();
    expect((await other.get(TOTP)).body.meta.secret).not.toBe(one.body.meta.secret);
  });

  it('rejects a wrong code, accepts the right one, and is then active', async () => {
    const parent = await server.parent();
    const { secret } = (await parent.get(TOTP)).body.meta;
    const wrong = codeNow(secret) === '000000' ? '111111' : '000000';
    expect((await parent.post(TOTP, { code: wrong })).body).toEqual(INCORRECT);
    const on = await parent.post(TOTP, { code: codeNow(secret) });
    expect(on.body).toMatchObject({
      status: 200,
      data: { type: 'totp' },
      meta: { recovery_codes_generated: true },
    });
    expect((await parent.get(TOTP)).status).toBe(200);
    expect((await parent.post(TOTP, { code: codeNow(secret) })).status).toBe(409);
    const stored = JSON.stringify(await server.deps.db.selectFrom('totp').selectAll().execute());
    expect(stored).not.toContain(secret);
  });

  it('returns a new secret after it was turned off', async () => {
    const { parent, secret } = await protectedParent();
    expect((await parent.delete(TOTP)).body).toEqual({ status: 200 });
    expect((await parent.get(TOTP)).body.meta.secret).not.toBe(secret);
    expect((await parent.get(CODES)).status).toBe(404);
    expect((await parent.delete(TOTP)).status).toBe(404);
    const again = await server.client().post('/auth/login', { email: parent.email, password: PASSWORD });
    expect(again.status).toBe(200);
  });

  it.each([
    ['GET', TOTP],
    ['POST', TOTP],
    ['DELETE', TOTP],
    ['GET', CODES],
    ['POST', CODES],
  ])('%s %s requires a signed-in user', async (method, path) => {
    expect((await server.client().call(method, path)).status).toBe(401);
  });
});

describe('signing in with a second factor', () => {
  it('is pending until a code arrives, rotates session id and CSRF token, and returns both methods', async () => {
    const { parent, secret } = await protectedParent();
    const browser = server.client();
    const login = await browser.post('/auth/login', { email: parent.email, password: PASSWORD });
    expect(login.body).toEqual({
      status: 401,
      data: {
        flows: [
          { id: 'login' },
          { id: 'signup' },
          { id: 'mfa_authenticate', is_pending: true, types: ['recovery_codes', 'totp'] },
        ],
      },
      meta: { is_authenticated: false },
    });
    expect((await browser.get('/auth/session')).body).toEqual(login.body);
    expect((await browser.get('/accounts/api/user/')).status).toBe(401);
    const before = new Map(browser.jar);
    const response = await browser.post('/auth/2fa/authenticate', { code: codeNow(secret) });
    expect(response.status).toBe(200);
    expect(response.body.data.methods).toEqual([
      { method: 'password', at: expect.any(Number), email: parent.email },
      { method: 'mfa', at: expect.any(Number), id: expect.any(Number), type: 'totp' },
    ]);
    expect(browser.jar.get('sessionid')).not.toBe(before.get('sessionid'));
    expect(browser.jar.get('csrftoken')).not.toBe(before.get('csrftoken'));
  });

  it('stays pending after a wrong code', async () => {
    const { parent, secret } = await protectedParent();
    const browser = await waiting(parent.email);
    for (const code of ['000000', 'abc', '12345678901234567890'])
      expect((await browser.post('/auth/2fa/authenticate', { code })).body).toEqual(INCORRECT);
    expect((await browser.post('/auth/2fa/authenticate', {})).body.errors[0].code).toBe('required');
    expect((await browser.post('/auth/2fa/authenticate', { code: ` ${codeNow(secret)} ` })).status).toBe(200);
  });

  it('responds with 401 without a pending stage, and signs nobody out', async () => {
    const nobody = await server.client().post('/auth/2fa/authenticate', { code: '123456' });
    expect(nobody.status).toBe(401);
    const parent = await server.parent();
    expect((await parent.post('/auth/2fa/authenticate', { code: '123456' })).status).toBe(401);
    expect((await parent.get('/auth/session')).status).toBe(200);
  });

  it('expires after 15 minutes', async () => {
    const { parent, secret } = await protectedParent();
    const browser = await waiting(parent.email);
    server.advance(15 * 60_000);
    expect((await browser.post('/auth/2fa/authenticate', { code: codeNow(secret) })).status).toBe(401);
  });

  it('accepts a code once, also in parallel from many browsers', async () => {
    const { parent, secret } = await protectedParent();
    const browsers = await Promise.all([1, 2, 3, 4, 5].map(() => waiting(parent.email)));
    const code = codeNow(secret);
    const responses = await Promise.all(browsers.map((one) => one.post('/auth/2fa/authenticate', { code })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    const late = await waiting(parent.email);
    expect((await late.post('/auth/2fa/authenticate', { code })).body).toEqual(INCORRECT);
  });

  it('rejects the code that turned it on', async () => {
    const parent = await server.parent();
    const { secret } = (await parent.get(TOTP)).body.meta;
    const code = codeNow(secret);
    await parent.post(TOTP, { code });
    const browser = await waiting(parent.email);
    expect((await browser.post('/auth/2fa/authenticate', { code })).body).toEqual(INCORRECT);
  });

  it('accepts a recovery code once, also in parallel, in any spelling', async () => {
    const { parent, codes } = await protectedParent();
    expect(codes).toHaveLength(10);
    const browsers = await Promise.all([1, 2, 3].map(() => waiting(parent.email)));
    const typed = (codes[0] ?? '').toUpperCase().replace('-', ' ');
    const responses = await Promise.all(
      browsers.map((one) => one.post('/auth/2fa/authenticate', { code: typed })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(responses.find(({ status }) => status === 200)?.body.data.methods[1].type).toBe('recovery_codes');
    const left = (await parent.get(CODES)).body.data;
    expect(left).toMatchObject({ total_code_count: 10, unused_code_count: 9, unused_codes: codes.slice(1) });
  });

  it('stores hashes of recovery codes only, and shows them in the session that made them', async () => {
    const { parent, secret, codes } = await protectedParent();
    const { db } = server.deps;
    const rows = await db.selectFrom('recovery_codes').selectAll().execute();
    for (const row of rows)
      expect(row).toEqual({
        id: expect.any(Number),
        user_id: parent.userId,
        code_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        used_at: null,
      });
    const stored = JSON.stringify([rows, await db.selectFrom('sessions').selectAll().execute()]);
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replace('-', ''));
    }
    const browser = await waiting(parent.email);
    expect((await browser.post('/auth/2fa/authenticate', { code: codeNow(secret) })).status).toBe(200);
    const elsewhere = (await browser.get(CODES)).body.data;
    expect(elsewhere).toMatchObject({ total_code_count: 10, unused_code_count: 10 });
    expect(elsewhere).not.toHaveProperty('unused_codes');
    expect((await parent.get(CODES)).body.data.unused_codes).toEqual(codes);
  });

  it('replaces recovery codes by new ones', async () => {
    const { parent, codes } = await protectedParent();
    const renewed = (await parent.post(CODES)).body.data.unused_codes;
    expect(renewed).toHaveLength(10);
    const browser = await waiting(parent.email);
    expect((await browser.post('/auth/2fa/authenticate', { code: codes[0] })).status).toBe(400);
    expect((await browser.post('/auth/2fa/authenticate', { code: renewed[0] })).status).toBe(200);
  });

  it('creates no recovery codes without two-factor', async () => {
    const parent = await server.parent();
    expect((await parent.post(CODES)).body.errors[0].code).toBe('cannot_generate_recovery_codes');
  });

  it('cannot be bypassed by a password reset, which also ends a pending stage', async () => {
    const { parent } = await protectedParent();
    const browser = await waiting(parent.email);
    await server.client().post('/auth/password/request', { email: parent.email });
    const key = await server.keyFor(parent.email);
    const password = 'a different loom now';
    const reset = await server.client().post('/auth/password/reset', { key, password });
    expect(reset.body.meta.is_authenticated).toBe(false);
    expect((await browser.get('/auth/session')).body.data.flows).toHaveLength(2);
    const again = await browser.post('/auth/login', { email: parent.email, password });
    expect(again.body.data.flows[2].id).toBe('mfa_authenticate');
  });
});

it('attempts at codes are limited, also in parallel', async () => {
  const { parent, secret } = await protectedParent();
  await server.close();
  server = await startTestServer({ RATE_LIMITS: 'on' });
  const otherParent = await server.parent(parent.email);
  const mine = await turnOn(otherParent);
  expect(mine).not.toBe(secret);
  const browser = await waiting(otherParent.email);
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      browser.post('/auth/2fa/authenticate', { code: '000000' }, { ip: `10.0.0.${n}` }),
    ),
  );
  const codes = responses.map(({ body }) => body.errors[0].code);
  expect(codes.filter((code) => code === 'incorrect_code')).toHaveLength(5);
  expect(codes.filter((code) => code === 'too_many_login_attempts')).toHaveLength(25);
  const right = await browser.post('/auth/2fa/authenticate', { code: codeNow(mine) }, { ip: '10.9.0.1' });
  expect(right.status).toBe(400);
});
