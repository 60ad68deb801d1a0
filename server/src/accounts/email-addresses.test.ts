import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const EMAIL = '/account/email';
const NEW = 'new@example.org';
const primary = (email: string) => ({ email, verified: true, primary: true });
const pending = { email: NEW, verified: false, primary: false };
const subjectsTo = async (email: string) => (await server.mailsTo(email)).map(({ subject }) => subject);
const REQUESTED = "A new email address for your account at Weaver's World";
const CHANGED = "Your email address was changed at Weaver's World";
const CONFIRM = "Please confirm your new address for Weaver's World";

const canSignIn = async (email: string) =>
  (await server.client().post('/auth/login', { email, password: PASSWORD })).status === 200;

describe('changing the email address', () => {
  it('takes effect when the mailed link is opened; the old address gets a notice of both', async () => {
    const parent = await server.parent();
    expect((await parent.get(EMAIL)).body).toEqual({ status: 200, data: [primary(parent.email)] });
    const asked = await parent.post(EMAIL, { email: ' New@Example.org ' });
    expect([asked.status, asked.body]).toEqual([
      200,
      { status: 200, data: [primary(parent.email), pending] },
    ]);
    expect((await subjectsTo(parent.email)).at(-1)).toBe(REQUESTED);
    expect(await subjectsTo(NEW)).toEqual([CONFIRM]);
    expect([await canSignIn(parent.email), await canSignIn(NEW)]).toEqual([true, false]);

    const key = await server.keyFor(NEW);
    const shown = await parent.get('/auth/email/verify', { headers: { 'X-Email-Verification-Key': key } });
    expect(shown.body.data.email).toBe(NEW);
    const confirmed = await parent.post('/auth/email/verify', { key });
    expect([confirmed.status, confirmed.body.data.user.email]).toEqual([200, NEW]);
    expect((await parent.get(EMAIL)).body.data).toEqual([primary(NEW)]);
    expect((await subjectsTo(parent.email)).at(-1)).toBe(CHANGED);
    expect([await canSignIn(parent.email), await canSignIn(NEW)]).toEqual([false, true]);
    expect((await parent.post('/auth/email/verify', { key })).status).toBe(400);
  });

  it('is confirmed from another browser without signing in there, and ends reset links of the old address', async () => {
    const parent = await server.parent();
    await server.client().post('/auth/password/request', { email: parent.email });
    const reset = await server.keyFor(parent.email);
    await parent.post(EMAIL, { email: NEW });
    const elsewhere = server.client();
    const response = await elsewhere.post('/auth/email/verify', { key: await server.keyFor(NEW) });
    expect([response.status, response.body.meta.is_authenticated]).toEqual([401, false]);
    expect((await parent.get('/auth/session')).body.data.user.email).toBe(NEW);
    const late = await elsewhere.post('/auth/password/reset', { key: reset, password: 'copper kettle nine' });
    expect(late.body.errors[0].code).toBe('invalid_password_reset');
  });

  it('can be cancelled; then the link is dead', async () => {
    const parent = await server.parent();
    await parent.post(EMAIL, { email: NEW });
    const key = await server.keyFor(NEW);
    const cancelled = await parent.call('DELETE', EMAIL, { email: NEW });
    expect([cancelled.status, cancelled.body.data]).toEqual([200, [primary(parent.email)]]);
    expect((await parent.post('/auth/email/verify', { key })).body.errors[0].code).toBe(
      'invalid_or_expired_key',
    );
    expect((await parent.get(EMAIL)).body.data).toEqual([primary(parent.email)]);
  });

  it('expires after three days', async () => {
    const parent = await server.parent();
    await parent.post(EMAIL, { email: NEW });
    const key = await server.keyFor(NEW);
    server.advance(3 * 24 * 3600_000);
    expect((await server.client().post('/auth/email/verify', { key })).status).toBe(400);
    expect((await parent.get(EMAIL)).body.data).toEqual([primary(parent.email)]);
  });

  it('keeps one new address: another one replaces it, and its link', async () => {
    const parent = await server.parent();
    await parent.post(EMAIL, { email: 'first@example.org' });
    const key = await server.keyFor('first@example.org');
    const second = await parent.post(EMAIL, { email: NEW });
    expect(second.body.data).toEqual([primary(parent.email), pending]);
    expect((await parent.post('/auth/email/verify', { key })).status).toBe(400);
  });

  it("responds alike for another account's address, whose owner gets a mail without a link for it", async () => {
    const [parent, other] = [await server.parent(), await server.parent()];
    const response = await parent.post(EMAIL, { email: other.email });
    expect([response.status, response.body.data]).toEqual([
      200,
      [primary(parent.email), { ...pending, email: other.email }],
    ]);
    const mail = (await server.mailsTo(other.email)).at(-1);
    expect(mail?.subject).toBe("You already have an account at Weaver's World");
    expect(mail?.body).not.toMatch(/verification/);
  });

  it('fails when another account took the address before the link was opened', async () => {
    const parent = await server.parent();
    await parent.post(EMAIL, { email: NEW });
    const key = await server.keyFor(NEW);
    const other = await server.parent(NEW);
    expect((await parent.post('/auth/email/verify', { key })).status).toBe(400);
    expect((await other.get('/auth/session')).body.data.user.email).toBe(NEW);
    expect((await parent.get('/auth/session')).body.data.user.email).toBe(parent.email);
  });

  it('leaves nothing behind when the account is deleted', async () => {
    const parent = await server.parent();
    await parent.post(EMAIL, { email: NEW });
    expect((await parent.post('/accounts/api/delete/', { password: PASSWORD })).status).toBe(200);
    expect(await server.deps.db.selectFrom('email_changes').selectAll().execute()).toEqual([]);
    expect(await server.mailsTo(NEW)).toEqual([]);
  });
});

describe('the other calls', () => {
  it.each([
    ['POST', {}, 'required'],
    ['POST', { email: 'nobody' }, 'invalid'],
    ['POST', { email: 'OWN' }, 'duplicate_email'],
    ['PUT', { email: 'strange@example.org' }, 'unknown_email'],
    ['PATCH', { email: NEW, primary: true }, 'unverified_primary_email'],
    ['PATCH', { email: 'strange@example.org', primary: true }, 'unknown_email'],
    ['DELETE', { email: 'OWN' }, 'cannot_remove_primary_email'],
    ['DELETE', { email: 'strange@example.org' }, 'unknown_email'],
  ])('%s %j is refused with %s', async (method, { email, ...rest }: { email?: string }, code) => {
    const parent = await server.parent();
    await parent.post(EMAIL, { email: NEW });
    const body = {
      ...rest,
      ...(email === undefined ? {} : { email: email === 'OWN' ? parent.email : email }),
    };
    const response = await parent.call(method, EMAIL, body);
    expect([response.status, response.body.errors[0]]).toEqual([
      400,
      { message: expect.any(String), code, param: 'email' },
    ]);
    expect((await parent.get(EMAIL)).body.data).toEqual([primary(parent.email), pending]);
  });

  it('PATCH accepts the primary address, which it is already', async () => {
    const parent = await server.parent();
    const response = await parent.call('PATCH', EMAIL, { email: parent.email, primary: true });
    expect([response.status, response.body.data]).toEqual([200, [primary(parent.email)]]);
  });

  it('PUT mails the link again, which replaces the first; 403 when one was sent just now', async () => {
    const parent = await server.parent();
    await parent.post(EMAIL, { email: NEW });
    const first = await server.keyFor(NEW);
    expect((await parent.call('PUT', EMAIL, { email: NEW })).body).toEqual({ status: 200 });
    expect(await subjectsTo(NEW)).toEqual([CONFIRM, CONFIRM]);
    expect((await parent.post('/auth/email/verify', { key: first })).status).toBe(400);
    expect((await parent.post('/auth/email/verify', { key: await server.keyFor(NEW) })).status).toBe(200);

    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    const other = await limited.parent();
    await other.post(EMAIL, { email: NEW });
    const again = await other.call('PUT', EMAIL, { email: NEW });
    expect([again.status, again.body]).toEqual([403, { status: 403 }]);
    await limited.close();
  });

  it('require a signed-in user', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await server.client().call(method, EMAIL, { email: NEW })).status).toBe(401);
  });
});
