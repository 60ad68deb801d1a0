import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANON, MISMATCH, PENDING_EMAIL, REQUIRED } from '../testing/auth-answers.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe.each(['', '/_allauth/browser/v1'])('the session, under "%s"', (base) => {
  it('is anonymous at first, with a CSRF cookie and Cache-Control: no-store', async () => {
    const browser = server.client();
    const response = await browser.get(`${base}/auth/session`);
    expect(response.status).toBe(401);
    expect(response.body).toEqual(ANON);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.vary).toMatch(/Cookie/);
    expect([...browser.jar.keys()]).toEqual(['csrftoken']);
  });

  it('returns the user and the authentication method after signing in', async () => {
    const parent = await server.parent();
    const response = await parent.get(`${base}/auth/session`);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      status: 200,
      data: {
        user: {
          id: parent.userId,
          display: parent.email.split('@')[0],
          email: parent.email,
          has_usable_password: true,
          date_joined: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
        methods: [{ method: 'password', at: expect.any(Number), email: parent.email }],
        active_child_profile_id: null,
      },
      meta: { is_authenticated: true },
    });
    expect(Math.abs(response.body.data.methods[0].at - Date.now() / 1000)).toBeLessThan(60);
  });

  it('is deleted with 401, also when repeated, and the cookie is cleared and no longer valid', async () => {
    const parent = await server.parent();
    const stolen = parent.jar.get('sessionid') ?? '';
    for (const _ of [1, 2]) {
      const response = await parent.delete(`${base}/auth/session`);
      expect([response.status, response.body]).toEqual([401, ANON]);
      expect(parent.jar.has('sessionid')).toBe(false);
    }
    parent.jar.set('sessionid', stolen);
    expect((await parent.get(`${base}/auth/session`)).status).toBe(401);
  });
});

describe('signing in', () => {
  it.each([
    [
      {},
      [
        [REQUIRED, 'required', 'email'],
        [REQUIRED, 'required', 'password'],
      ],
    ],
    [
      { email: null, password: '' },
      [
        [REQUIRED, 'required', 'email'],
        [REQUIRED, 'required', 'password'],
      ],
    ],
    [{ email: 'nobody', password: 'x' }, [['Enter a valid email address.', 'invalid', 'email']]],
    [
      { email: ['a@b.c'], password: { x: 1 } },
      [
        ['Enter a valid email address.', 'invalid', 'email'],
        ['Enter a valid value.', 'invalid', 'password'],
      ],
    ],
  ])('rejects %j with the errors of all fields in one list', async (body, errors) => {
    const response = await server.client().post('/auth/login', body);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      status: 400,
      errors: errors.map(([message, code, param]) => ({ message, code, param })),
    });
  });

  it('responds alike to a wrong password and to an unknown email address', async () => {
    const { email } = await server.parent();
    const wrong = await server.client().post('/auth/login', { email, password: 'not the password' });
    const unknown = await server
      .client()
      .post('/auth/login', { email: 'no@example.org', password: PASSWORD });
    expect([wrong.status, wrong.body]).toEqual([400, MISMATCH]);
    expect([unknown.status, unknown.body]).toEqual([400, MISMATCH]);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
  });

  it('accepts the email address in any case and with surrounding spaces', async () => {
    const { email } = await server.parent();
    const response = await server
      .client()
      .post('/auth/login', { email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect([response.status, response.body.data.user.email]).toEqual([200, email]);
  });

  it('responds with 409 when already signed in, but input errors take precedence', async () => {
    const parent = await server.parent();
    const again = await parent.post('/auth/login', { email: parent.email, password: PASSWORD });
    expect([again.status, again.body]).toEqual([409, { status: 409 }]);
    expect((await parent.post('/auth/login', { email: parent.email, password: 'wrong wrong' })).status).toBe(
      400,
    );
    expect((await parent.post('/auth/login', {})).status).toBe(400);
  });

  it('rotates session id and CSRF token and invalidates the old ones', async () => {
    const { email } = await server.parent();
    const browser = server.client();
    await browser.post('/auth/login', { email: 'unknown@example.org', password: 'whatever it is' });
    await browser.post('/auth/signup', { email: 'rotating@example.org', password: PASSWORD });
    const before = new Map(browser.jar);
    expect((await browser.post('/auth/login', { email, password: PASSWORD })).status).toBe(200);
    expect(browser.jar.get('sessionid')).not.toBe(before.get('sessionid'));
    expect(browser.jar.get('csrftoken')).not.toBe(before.get('csrftoken'));
    const old = server.client();
    for (const [name, value] of before) old.jar.set(name, value);
    expect((await old.get('/auth/session')).body).toEqual(ANON);
  });

  it('answers a visitor with 200 and the same body when asked to', async () => {
    const ask = (client: ReturnType<typeof server.client>) =>
      client.get('/auth/session', { headers: { accept: 'application/json;status=200' } });
    const anonymous = await ask(server.client());
    expect([anonymous.status, anonymous.body]).toEqual([200, ANON]);
    const parent = await ask(await server.parent());
    expect(parent.body).toMatchObject({ status: 200, meta: { is_authenticated: true } });
  });

  it('stores only a hash of the session token', async () => {
    const parent = await server.parent();
    const rows = await server.deps.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(parent.jar.get('sessionid'));
    expect(parent.jar.get('sessionid')?.length).toBeGreaterThanOrEqual(32);
  });

  it('sets the cookie attributes of the contract', async () => {
    const parent = await server.parent();
    await parent.delete('/auth/session');
    const response = await parent.post('/auth/login', { email: parent.email, password: PASSWORD });
    const cookies = [response.headers['set-cookie']].flat().map(String);
    const session = cookies.find((one) => one.startsWith('sessionid=')) ?? '';
    expect(session).toMatch(/; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = cookies.find((one) => one.startsWith('csrftoken=')) ?? '';
    expect(token).toMatch(/; Path=\/; SameSite=Lax$/);
    expect(token).not.toMatch(/HttpOnly/);
  });

  it('stays pending until the email is verified, and sends the link at most once in three minutes', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    const browser = limited.client();
    const email = 'late@example.org';
    await browser.post('/auth/signup', { email, password: PASSWORD });
    for (const _ of [1, 2]) {
      const response = await browser.post('/auth/login', { email, password: PASSWORD });
      expect([response.status, response.body]).toEqual([401, PENDING_EMAIL]);
    }
    expect(await limited.mailsTo(email)).toHaveLength(1);
    await limited.close();
  });

  it('expires a pending stage after 15 minutes', async () => {
    const otherServer = await startTestServer();
    const browser = otherServer.client();
    await browser.post('/auth/signup', { email: 'slow@example.org', password: PASSWORD });
    expect((await browser.get('/auth/session')).body).toEqual(PENDING_EMAIL);
    otherServer.advance(15 * 60_000);
    expect((await browser.get('/auth/session')).body).toEqual(ANON);
    await otherServer.close();
  });
});

describe('sessions expire', () => {
  it('after 14 days without use, and after 30 days in any case', async () => {
    const otherServer = await startTestServer();
    const [idle, busy] = [await otherServer.parent(), await otherServer.parent()];
    const day = 24 * 3600_000;
    otherServer.advance(13 * day);
    expect((await busy.get('/auth/session')).headers['set-cookie']).toMatch(/sessionid=.*Max-Age=1209600/);
    otherServer.advance(2 * day);
    expect((await idle.get('/auth/session')).status).toBe(401);
    expect((await busy.get('/auth/session')).status).toBe(200);
    otherServer.advance(10 * day);
    expect((await busy.get('/auth/session')).status).toBe(200);
    otherServer.advance(6 * day);
    expect((await busy.get('/auth/session')).status).toBe(401);
    await otherServer.close();
  });
});

describe('the account API', () => {
  it('uses the same handlers', async () => {
    const browser = server.client();
    expect((await browser.get('/accounts/api/csrf/')).status).toBe(200);
    expect(browser.jar.has('csrftoken')).toBe(true);
    const email = 'classic@example.org';
    const signup = await browser.post('/accounts/api/signup/', {
      email,
      password1: PASSWORD,
      password2: PASSWORD,
    });
    expect([signup.status, signup.body]).toEqual([401, PENDING_EMAIL]);
    await browser.post('/auth/email/verify', { key: await server.keyFor(email) });
    expect((await browser.get('/accounts/api/user/')).status).toBe(401);
    expect((await browser.post('/accounts/api/login/', { email, password: PASSWORD })).status).toBe(200);
    for (const path of ['user', 'profile']) {
      const response = await browser.get(`/accounts/api/${path}/`);
      expect(response.body).toMatchObject({ email, date_joined: expect.any(String), id: expect.any(Number) });
    }
    expect((await browser.patch('/accounts/api/profile/', { hobby: 'weaving' })).body).toMatchObject({
      email,
    });
    expect((await browser.patch('/accounts/api/profile/', { email: 'other@example.org' })).status).toBe(400);
    expect((await browser.post('/accounts/api/logout/')).status).toBe(200);
    expect((await browser.get('/auth/session')).status).toBe(401);
    expect((await browser.post('/accounts/api/password/reset/', { email })).status).toBe(200);
    const token = await server.keyFor(email);
    const done = await browser.post('/accounts/api/password/reset/confirm/', {
      token,
      new_password1: 'a wholly new loom',
    });
    expect(done.status).toBe(401);
    expect(
      (await browser.post('/accounts/api/login/', { email, password: 'a wholly new loom' })).status,
    ).toBe(200);
  });
});
