import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANON, PENDING_EMAIL, REQUIRED, rejected } from '../testing/auth-answers.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

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
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$/);
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
