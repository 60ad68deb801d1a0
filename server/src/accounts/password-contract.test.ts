import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANON, rejected } from '../testing/auth-answers.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

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
