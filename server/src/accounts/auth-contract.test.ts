import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';

const ANON = {
  status: 401,
  data: { flows: [{ id: 'login' }, { id: 'signup' }] },
  meta: { is_authenticated: false },
};
const PENDING_EMAIL = {
  ...ANON,
  data: { flows: [...ANON.data.flows, { id: 'verify_email', is_pending: true }] },
};
const rejected = (message: string, code: string, param?: string) => ({
  status: 400,
  errors: [{ message, code, ...(param === undefined ? {} : { param }) }],
});
const REQUIRED = 'This field is required.';
const MISMATCH = rejected(
  'The email address and/or password you specified are not correct.',
  'email_password_mismatch',
  'password',
);

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

describe('signing up', () => {
  it.each([
    [
      {},
      [
        ['email', 'required'],
        ['password', 'required'],
      ],
    ],
    [
      { email: 'x', password: '123' },
      [
        ['email', 'invalid'],
        ['password', 'password_too_short'],
        ['password', 'password_too_common'],
        ['password', 'password_entirely_numeric'],
      ],
    ],
    [{ email: 'a@example.org', password: 'password1' }, [['password', 'password_too_common']]],
    [{ email: 'a@example.org', password: '7391846205' }, [['password', 'password_entirely_numeric']]],
    [{ email: 'a@example.org', password: 'x'.repeat(513) }, [['password', 'password_too_long']]],
    [
      { email: 'a@example.org', password: 12 },
      [
        ['password', 'password_too_short'],
        ['password', 'password_too_common'],
        ['password', 'password_entirely_numeric'],
      ],
    ],
  ])('rejects %j', async (body, errors) => {
    const response = await server.client().post('/auth/signup', body);
    expect(response.status).toBe(400);
    const got = response.body.errors.map(({ param, code }: Record<string, string>) => [param, code]);
    expect(got.filter(([, code]: string[]) => code !== 'password_too_common')).toEqual(
      errors.filter(([, code]) => code !== 'password_too_common'),
    );
  });

  it('uses the error messages of the contract', async () => {
    const response = await server
      .client()
      .post('/auth/signup', { email: 'a@example.org', password: '1234567' });
    expect(response.body).toEqual({
      status: 400,
      errors: [
        {
          message: 'This password is too short. It must contain at least 8 characters.',
          code: 'password_too_short',
          param: 'password',
        },
        { message: 'This password is too common.', code: 'password_too_common', param: 'password' },
        {
          message: 'This password is entirely numeric.',
          code: 'password_entirely_numeric',
          param: 'password',
        },
      ],
    });
  });

  it('accepts long passwords with any characters', async () => {
    const password = `${'ein langer Webstuhl 🧵 '.repeat(12)}`;
    const browser = server.client();
    const email = 'long@example.org';
    await browser.post('/auth/signup', { email, password });
    await browser.post('/auth/email/verify', { key: await server.keyFor(email) });
    expect((await browser.post('/auth/login', { email, password })).status).toBe(200);
    expect(
      (await server.client().post('/auth/login', { email, password: password.slice(0, -2) })).status,
    ).toBe(400);
  });

  it('responds to a known address exactly as to a new one, leaves the account unchanged and mails its owner', async () => {
    const { email } = await server.parent();
    const [fresh, known] = [server.client(), server.client()];
    const one = await fresh.post('/auth/signup', { email: 'fresh@example.org', password: PASSWORD });
    const two = await known.post('/auth/signup', { email, password: 'another password of mine' });
    expect([one.status, one.body]).toEqual([401, PENDING_EMAIL]);
    expect([two.status, two.body]).toEqual([401, PENDING_EMAIL]);
    expect([...known.jar.keys()]).toEqual([...fresh.jar.keys()]);
    expect((await known.get('/auth/session')).body).toEqual((await fresh.get('/auth/session')).body);
    expect((await server.mailsTo(email)).at(-1)?.subject).toMatch(/already have an account/);
    expect((await server.client().post('/auth/login', { email, password: PASSWORD })).status).toBe(200);
    expect(
      (await server.client().post('/auth/login', { email, password: 'another password of mine' })).status,
    ).toBe(400);
  });

  it('creates one account from two parallel sign-ups', async () => {
    const email = 'twice@example.org';
    await Promise.all(
      [1, 2, 3].map(() => server.client().post('/auth/signup', { email, password: PASSWORD })),
    );
    const rows = await server.deps.db.selectFrom('users').selectAll().where('email', '=', email).execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('responds with 409 when signed in', async () => {
    const parent = await server.parent();
    const response = await parent.post('/auth/signup', { email: 'second@example.org', password: PASSWORD });
    expect([response.status, response.body]).toEqual([409, { status: 409 }]);
  });

  it('can be closed', async () => {
    const otherServer = await startTestServer({ SIGNUP: 'closed' });
    const response = await otherServer
      .client()
      .post('/auth/signup', { email: 'a@example.org', password: PASSWORD });
    expect([response.status, response.body]).toEqual([403, { status: 403 }]);
    expect((await otherServer.client().get('/auth/session')).body.data.flows).toEqual([{ id: 'login' }]);
    await otherServer.close();
  });

  it('signs in at once without mandatory verification, and then reports a taken address', async () => {
    const otherServer = await startTestServer({ EMAIL_VERIFICATION: 'none' });
    const browser = otherServer.client();
    const response = await browser.post('/auth/signup', { email: 'Now@Example.org', password: PASSWORD });
    expect([response.status, response.body.data.methods, response.body.data.user.email]).toEqual([
      200,
      [],
      'now@example.org',
    ]);
    const taken = await otherServer
      .client()
      .post('/auth/signup', { email: 'now@example.org', password: PASSWORD });
    expect([taken.status, taken.body]).toEqual([
      400,
      rejected('A user is already registered with this email address.', 'email_taken', 'email'),
    ]);
    await otherServer.close();
  });
});

describe('verifying the email address', () => {
  const BAD = rejected('Invalid or expired key.', 'invalid_or_expired_key', 'key');
  const signUp = async (email: string) => {
    const browser = server.client();
    await browser.post('/auth/signup', { email, password: PASSWORD });
    return { browser, key: await server.keyFor(email) };
  };
  const header = (key: string) => ({ headers: { 'X-Email-Verification-Key': key } });

  it('returns the user of the key, and whether this browser is waiting for it', async () => {
    const { browser, key } = await signUp('show@example.org');
    const here = await browser.get('/auth/email/verify', header(key));
    const there = await server.client().get('/auth/email/verify', header(key));
    expect(here.status).toBe(200);
    expect(here.body).toMatchObject({
      status: 200,
      data: { email: 'show@example.org', user: { email: 'show@example.org' } },
      meta: { is_authenticating: true },
    });
    expect(there.body.meta).toEqual({ is_authenticating: false });
  });

  it('mails the link again to whoever waits for it, after three minutes, alike for a known address', async () => {
    const resend = (browser: ReturnType<typeof server.client>) =>
      browser.post('/auth/email/verify/resend', {});
    expect((await resend(server.client())).status).toBe(409);
    const { browser } = await signUp('again@example.org');
    const known = server.client();
    await known.post('/auth/signup', { email: 'again@example.org', password: PASSWORD });
    for (const who of [browser, known]) expect((await resend(who)).status).toBe(403);
    const before = (await server.mailsTo('again@example.org')).length;
    server.advance(3 * 60_000 + 1_000);
    for (const who of [known, browser]) {
      const response = await resend(who);
      expect([response.status, response.body]).toEqual([200, { status: 200 }]);
      expect((await resend(who)).status).toBe(403);
    }
    const mails = await server.mailsTo('again@example.org');
    expect(mails.slice(before).map(({ subject }) => subject)).toEqual([
      "You already have an account at Weaver's World",
      mails[0]?.subject,
    ]);
    expect(
      (await browser.post('/auth/email/verify', { key: await server.keyFor('again@example.org') })).status,
    ).toBe(401);
  });

  it('is answered alike when the account was deleted meanwhile', async () => {
    const { browser } = await signUp('purged@example.org');
    await server.deps.db.deleteFrom('users').where('email', '=', 'purged@example.org').execute();
    server.advance(3 * 60_000 + 1_000);
    const response = await browser.post('/auth/email/verify/resend', {});
    expect([response.status, response.body]).toEqual([200, { status: 200 }]);
  });

  it('works once: 401 ANON, and the key is no longer valid', async () => {
    const { browser, key } = await signUp('once@example.org');
    const response = await browser.post('/auth/email/verify', { key });
    expect([response.status, response.body]).toEqual([401, ANON]);
    const again = await server.client().post('/auth/email/verify', { key });
    expect([again.status, again.body]).toEqual([400, BAD]);
    expect((await browser.get('/auth/email/verify', header(key))).body).toEqual(BAD);
    expect(
      (await browser.post('/auth/login', { email: 'once@example.org', password: PASSWORD })).status,
    ).toBe(200);
  });

  it('works once for parallel requests too', async () => {
    const { key } = await signUp('race@example.org');
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => server.client().post('/auth/email/verify', { key })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([400, 400, 400, 401]);
  });

  it('works from another browser without signing out the user there', async () => {
    const { key } = await signUp('elsewhere@example.org');
    const other = await server.parent();
    const response = await other.post('/auth/email/verify', { key });
    expect([response.status, response.body.data.user.email]).toEqual([200, other.email]);
  });

  it.each([
    [{ key: 'nonsense' }, BAD],
    [{}, rejected(REQUIRED, 'required', 'key')],
  ])('rejects %j', async (body, expected) => {
    const response = await server.client().post('/auth/email/verify', body);
    expect([response.status, response.body]).toEqual([400, expected]);
  });

  it('accepts a key for three days', async () => {
    const otherServer = await startTestServer();
    const browser = otherServer.client();
    await browser.post('/auth/signup', { email: 'old@example.org', password: PASSWORD });
    otherServer.advance(3 * 24 * 3600_000);
    expect(
      (await browser.post('/auth/email/verify', { key: await otherServer.keyFor('old@example.org') })).body,
    ).toEqual(BAD);
    await otherServer.close();
  });
});

describe('resetting the password', () => {
  const BAD = rejected('The password reset token was invalid.', 'invalid_password_reset', 'key');
  const NEW = 'another loom entirely';
  const ask = async (email: string) => {
    const response = await server.client().post('/auth/password/request', { email });
    expect([response.status, response.body]).toEqual([200, { status: 200 }]);
  };

  it('responds alike to known and unknown addresses', async () => {
    const { email } = await server.parent();
    await ask(email);
    await ask('unknown-to-us@example.org');
    expect(await server.keyFor(email)).toMatch(/^[\w-]{43}$/);
    expect((await server.mailsTo('unknown-to-us@example.org'))[0]?.body).toMatch(/no account/);
    expect((await server.client().post('/auth/password/request', { email: 'x' })).status).toBe(400);
  });

  it('works once, ends every other session, and only the new password works', async () => {
    const parent = await server.parent();
    await ask(parent.email);
    const key = await server.keyFor(parent.email);
    const browser = server.client();
    const shown = await browser.get('/auth/password/reset', { headers: { 'X-Password-Reset-Key': key } });
    expect([shown.status, shown.body.data.user.email]).toEqual([200, parent.email]);
    const ended: string[] = [];
    server.deps.notifier.subscribe({ onSessionEnded: (hash) => ended.push(hash) });
    const response = await browser.post('/auth/password/reset', { key, password: NEW });
    expect([response.status, response.body]).toEqual([401, ANON]);
    expect((await parent.get('/auth/session')).status).toBe(401);
    expect(ended).toHaveLength(1);
    expect((await browser.post('/auth/password/reset', { key, password: NEW })).body).toEqual(BAD);
    expect((await browser.post('/auth/login', { email: parent.email, password: PASSWORD })).status).toBe(400);
    expect((await browser.post('/auth/login', { email: parent.email, password: NEW })).status).toBe(200);
  });

  it('keeps the key usable after a weak password, and does not check the password with a wrong key', async () => {
    const { email } = await server.parent();
    await ask(email);
    const key = await server.keyFor(email);
    const weak = await server.client().post('/auth/password/reset', { key, password: '12345678' });
    expect(weak.body.errors.map((one: { code: string }) => one.code)).toContain('password_entirely_numeric');
    expect((await server.client().post('/auth/password/reset', { key: 'bad', password: '1' })).body).toEqual(
      BAD,
    );
    expect((await server.client().post('/auth/password/reset', { key, password: NEW })).status).toBe(401);
  });

  it('works once for parallel requests too', async () => {
    const { email } = await server.parent();
    await ask(email);
    const key = await server.keyFor(email);
    const responses = await Promise.all(
      [1, 2, 3].map((n) => server.client().post('/auth/password/reset', { key, password: `${NEW} ${n}` })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([400, 400, 401]);
  });

  it('verifies the email address, because the link was mailed, and ends a stage that is pending with the old password', async () => {
    const browser = server.client();
    const email = 'never-confirmed@example.org';
    await browser.post('/auth/signup', { email, password: PASSWORD });
    await ask(email);
    await server.client().post('/auth/password/reset', { key: await server.keyFor(email), password: NEW });
    expect((await browser.get('/auth/session')).body).toEqual(ANON);
    expect((await browser.post('/auth/login', { email, password: NEW })).status).toBe(200);
  });
});

describe('changing the password', () => {
  const NEW = 'yet another loom of ours';

  it('requires the current password and a signed-in user, and returns all errors in one list', async () => {
    const parent = await server.parent();
    const wrong = await parent.post('/account/password/change', {
      current_password: 'nope',
      new_password: '1',
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors.slice(0, 2)).toEqual([
      {
        message: 'Please type your current password.',
        code: 'enter_current_password',
        param: 'current_password',
      },
      {
        message: 'This password is too short. It must contain at least 8 characters.',
        code: 'password_too_short',
        param: 'new_password',
      },
    ]);
    const nobody = await server
      .client()
      .post('/account/password/change', { current_password: 'a', new_password: NEW });
    expect([nobody.status, nobody.body]).toEqual([401, ANON]);
  });

  it('keeps this session and ends all others', async () => {
    const parent = await server.parent();
    const other = server.client();
    await other.post('/auth/login', { email: parent.email, password: PASSWORD });
    const response = await parent.post('/account/password/change', {
      current_password: PASSWORD,
      new_password: NEW,
    });
    expect([response.status, response.body.status]).toEqual([200, 200]);
    expect((await parent.get('/auth/session')).status).toBe(200);
    expect((await other.get('/auth/session')).status).toBe(401);
    expect((await other.post('/auth/login', { email: parent.email, password: NEW })).status).toBe(200);
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
