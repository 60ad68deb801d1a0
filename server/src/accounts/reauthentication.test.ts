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
const TIMEOUT = 300_000;
const NEW_EMAIL = { email: 'new@example.org' };

const codeNow = (secret: string) =>
  new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) }).generate({ timestamp: server.deps.now() });

const protectedParent = async () => {
  const parent = await server.parent();
  const { secret } = (await parent.get(TOTP)).body.meta;
  await parent.post(TOTP, { code: codeNow(secret) });
  const codes: string[] = (await parent.get(CODES)).body.data.unused_codes;
  return { parent, secret, codes };
};

const required = (parent: { email: string; userId: number }, types?: string[]) => ({
  status: 401,
  data: {
    user: expect.objectContaining({ id: parent.userId, email: parent.email }),
    methods: [expect.objectContaining({ method: 'password' })],
    flows: [{ id: 'reauthenticate' }, ...(types ? [{ id: 'mfa_reauthenticate', types }] : [])],
  },
  meta: { is_authenticated: true },
});

describe('a sensitive call five minutes after the last proof', () => {
  it.each([
    ['DELETE', TOTP, undefined],
    ['GET', CODES, undefined],
    ['POST', CODES, undefined],
    ['POST', '/account/email', NEW_EMAIL],
  ])('is answered by 401 for a user with two-factor: %s %s', async (method, path, body) => {
    const { parent } = await protectedParent();
    server.advance(TIMEOUT);
    const response = await parent.call(method, path, body);
    expect([response.status, response.body]).toEqual([401, required(parent, ['totp', 'recovery_codes'])]);
    expect((await parent.get('/auth/session')).status).toBe(200);
    expect((await parent.get(TOTP)).status).toBe(200);
    expect((await parent.get('/account/email')).body.data).toHaveLength(1);
    expect((await parent.post('/auth/reauthenticate', { password: PASSWORD })).status).toBe(200);
    expect((await parent.call(method, path, body)).status).toBe(200);
  });

  it('is answered by 401 when two-factor is turned on, and names the password only', async () => {
    const parent = await server.parent();
    const { secret } = (await parent.get(TOTP)).body.meta;
    server.advance(TIMEOUT);
    const response = await parent.post(TOTP, { code: codeNow(secret) });
    expect([response.status, response.body]).toEqual([401, required(parent)]);
    expect((await parent.get(TOTP)).status).toBe(404);
  });

  it('succeeds just before, and after as many seconds as the server is set to', async () => {
    const parent = await server.parent();
    server.advance(TIMEOUT - 10_000);
    expect((await parent.post('/account/email', NEW_EMAIL)).status).toBe(200);
    const strict = await startTestServer({ REAUTHENTICATION_TIMEOUT: '60' });
    const other = await strict.parent();
    strict.advance(60_000);
    expect((await other.post('/account/email', NEW_EMAIL)).status).toBe(401);
    await strict.close();
  });

  it('succeeds in a session that has just started with a sign-up', async () => {
    const open = await startTestServer({ EMAIL_VERIFICATION: 'none' });
    const browser = open.client();
    await browser.post('/auth/signup', { email: 'just@example.org', password: PASSWORD });
    expect((await browser.get('/auth/session')).body.data.methods).toEqual([]);
    expect((await browser.post('/account/email', NEW_EMAIL)).status).toBe(200);
    await open.close();
  });
});

describe('confirming it', () => {
  it('with the password adds one method, however often', async () => {
    const parent = await server.parent();
    const proof = { method: 'password', at: expect.any(Number), reauthenticated: true };
    for (const _ of [1, 2, 3]) {
      const response = await parent.post('/auth/reauthenticate', { password: PASSWORD });
      expect(response.status).toBe(200);
      expect(response.body.data.methods).toEqual([expect.objectContaining({ email: parent.email }), proof]);
    }
    expect((await parent.get('/auth/session')).body.data.methods).toHaveLength(2);
  });

  it('with a code or a recovery code names the authenticator, and uses the code up', async () => {
    const { parent, secret, codes } = await protectedParent();
    server.advance(TIMEOUT);
    for (const [code, type] of [
      [codeNow(secret), 'totp'],
      [codes[0], 'recovery_codes'],
    ]) {
      const response = await parent.post('/auth/2fa/reauthenticate', { code });
      expect(response.body.data.methods.at(-1)).toEqual({
        method: 'mfa',
        id: expect.any(Number),
        type,
        at: expect.any(Number),
        reauthenticated: true,
      });
      expect((await parent.post('/auth/2fa/reauthenticate', { code })).body).toEqual({
        status: 400,
        errors: [{ message: 'Incorrect code.', code: 'incorrect_code', param: 'code' }],
      });
    }
    expect((await parent.get(CODES)).body.data.unused_code_count).toBe(9);
  });

  it('fails with a wrong password, without one, and without a session', async () => {
    const parent = await server.parent();
    server.advance(TIMEOUT);
    expect((await parent.post('/auth/reauthenticate', { password: 'not the password' })).body).toEqual({
      status: 400,
      errors: [{ message: 'Incorrect password.', code: 'incorrect_password', param: 'password' }],
    });
    expect((await parent.post('/auth/reauthenticate', {})).body.errors).toEqual([
      { message: 'This field is required.', code: 'required', param: 'password' },
    ]);
    expect((await parent.post('/account/email', NEW_EMAIL)).status).toBe(401);
    for (const path of ['/auth/reauthenticate', '/auth/2fa/reauthenticate']) {
      const response = await server.client().post(path, { password: PASSWORD, code: '123456' });
      expect([response.status, response.body.meta.is_authenticated]).toEqual([401, false]);
    }
  });

  it('with the right password is not limited', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    const parent = await limited.parent();
    for (let n = 0; n < 7; n += 1)
      expect((await parent.post('/auth/reauthenticate', { password: PASSWORD })).status).toBe(200);
    await limited.close();
  });

  it('is limited: 429 for passwords, too_many_login_attempts with a param for codes', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    const parent = await limited.parent();
    const statuses: number[] = [];
    for (const _ of [1, 2, 3, 4, 5, 6])
      statuses.push((await parent.post('/auth/reauthenticate', { password: 'not the password' })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const tries: Awaited<ReturnType<Client['post']>>[] = [];
    for (const _ of [1, 2, 3, 4, 5, 6])
      tries.push(await parent.post('/auth/2fa/reauthenticate', { code: '000000' }));
    expect(tries.at(-1)?.body.errors).toEqual([
      {
        message: 'Too many failed login attempts. Try again later.',
        code: 'too_many_login_attempts',
        param: 'code',
      },
    ]);
    await limited.close();
  });
});
