import { describe, expect, it } from 'vitest';
import { createFakeApi, json, text } from '../testing/fake-api.ts';

const AUTH = {
  status: 200,
  data: { user: { id: 2, display: 'w1', email: 'w1@ex.org', has_usable_password: true }, methods: [] },
  meta: { is_authenticated: true },
};
const ANON = {
  status: 401,
  data: { flows: [{ id: 'login' }, { id: 'signup' }] },
  meta: { is_authenticated: false },
};
const PENDING = {
  ...ANON,
  data: { flows: [...ANON.data.flows, { id: 'mfa_authenticate', is_pending: true, types: ['totp'] }] },
};

describe('GET /auth/session', () => {
  it('200 is signed in', async () => {
    const { api, sent } = createFakeApi([json(200, AUTH)]);
    expect(await api.auth.session()).toMatchObject({ isAuthenticated: true, user: { id: 2 }, flows: [] });
    expect(sent[0]?.call).toBe('GET /auth/session');
  });

  it.each([
    ["the site's page from a wrong proxy rule", text(200, '<!doctype html><html></html>')],
    ['an empty body', text(200, '')],
    ['a list', json(200, [])],
    ['a body that does not say it', json(200, { status: 200, data: { user: { id: 2 } } })],
    ['is_authenticated: null', json(200, { meta: { is_authenticated: null } })],
  ])('200 with %s is a failure, not a sign-in', async (_what, response) => {
    const { api } = createFakeApi([response]);
    const failure = { kind: 'shape', status: 200 };
    await expect(api.auth.session()).rejects.toMatchObject(failure);
    await expect(api.auth.login('a@ex.org', 'p')).rejects.toMatchObject(failure);
    await expect(api.auth.signup('a@ex.org', 'p', 'p')).rejects.toMatchObject(failure);
    await expect(api.auth.authenticate2fa('123456')).rejects.toMatchObject(failure);
  });

  it("200 with the site's page is no success of any other call either", async () => {
    const { api } = createFakeApi([text(200, '<!doctype html><html></html>')]);
    for (const call of [
      api.auth.logout(),
      api.auth.verifyEmail('k'),
      api.auth.requestPasswordReset('a@ex.org'),
      api.account.changePassword('old', 'new'),
      api.account.totp(),
      api.account.deactivateTotp(),
      api.account.sessions(),
      api.account.resendEmailLink('a@ex.org'),
    ])
      await expect(call).rejects.toMatchObject({ kind: 'shape', status: 200 });
  });

  it('200 with is_authenticated: false is signed out', async () => {
    const { api } = createFakeApi([json(200, { meta: { is_authenticated: false } })]);
    expect((await api.auth.session()).isAuthenticated).toBe(false);
  });

  it('401 means unauthenticated and is no error', async () => {
    const { api } = createFakeApi([json(401, ANON)]);
    expect(await api.auth.session()).toMatchObject({ isAuthenticated: false, pendingFlow: null });
  });

  it('401 may carry a pending flow', async () => {
    const { api } = createFakeApi([json(401, PENDING)]);
    expect((await api.auth.session()).pendingFlow).toMatchObject({ id: 'mfa_authenticate' });
  });

  it('410 means expired: unauthenticated with login and signup flows', async () => {
    const { api } = createFakeApi([text(410, '')]);
    expect(await api.auth.session()).toMatchObject({
      isAuthenticated: false,
      flows: [{ id: 'login' }, { id: 'signup' }],
    });
  });

  it.each([
    ['is_authenticated: null', json(401, { status: 401, data: null, meta: { is_authenticated: null } })],
    ['an HTML page', text(401, '<html>Unauthorized</html>')],
    ['an empty body', text(401, '')],
  ])('tolerates a 401 with %s', async (_what, response) => {
    const { api } = createFakeApi([response]);
    expect(await api.auth.session()).toMatchObject({ isAuthenticated: false, flows: [] });
  });

  it.each([403, 404, 500])('throws on an HTML %i', async (status) => {
    const { api } = createFakeApi([text(status, '<html></html>')]);
    await expect(api.auth.session()).rejects.toMatchObject({ kind: 'http', status, errors: [] });
  });
});

describe('the other endpoints', () => {
  it('a 401 response to logout is a success', async () => {
    const { api, sent } = createFakeApi([json(401, ANON)]);
    expect((await api.auth.logout()).isAuthenticated).toBe(false);
    expect(sent[0]).toMatchObject({ call: 'DELETE /auth/session', headers: { 'X-CSRFToken': 'one' } });
  });

  it('send the requests of the specification', async () => {
    const { api, sent } = createFakeApi([json(200, AUTH)]);
    await api.auth.login('a@ex.org', 'p');
    await api.auth.signup('a@ex.org', 'p', 'q');
    await api.auth.requestPasswordReset('a@ex.org');
    await api.auth.resetPassword('k', 'p');
    await api.auth.verifyEmail('k');
    await api.auth.authenticate2fa('123456');
    await api.account.changePassword('old', 'new');
    await api.account.login('a@ex.org', 'p');
    await api.account.logout();
    await api.account.signup('a@ex.org', 'p', 'q');
    await api.account.requestPasswordReset('a@ex.org');
    await api.account.confirmPasswordReset({ key: 'k', password: 'p' });
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ['POST /auth/login', { email: 'a@ex.org', password: 'p' }],
      ['POST /auth/signup', { email: 'a@ex.org', password: 'p', password_confirm: 'q' }],
      ['POST /auth/password/request', { email: 'a@ex.org' }],
      ['POST /auth/password/reset', { key: 'k', password: 'p' }],
      ['POST /auth/email/verify', { key: 'k' }],
      ['POST /auth/2fa/authenticate', { code: '123456' }],
      ['POST /account/password/change', { current_password: 'old', new_password: 'new' }],
      ['POST /accounts/api/login/', { email: 'a@ex.org', password: 'p' }],
      ['POST /accounts/api/logout/', undefined],
      ['POST /accounts/api/signup/', { email: 'a@ex.org', password1: 'p', password2: 'q' }],
      ['POST /accounts/api/password/reset/', { email: 'a@ex.org' }],
      ['POST /accounts/api/password/reset/confirm/', { key: 'k', password: 'p' }],
    ]);
  });

  it.each([400, 403, 409])('a %i response to login throws', async (status) => {
    const { api } = createFakeApi([json(status, { status })]);
    await expect(api.auth.login('a@ex.org', 'p')).rejects.toMatchObject({ status, serverMessage: null });
  });

  it.each([
    ['its own body', json(429, { status: 429 })],
    ['an HTML page', text(429, '<h1>Too Many Requests</h1>')],
    ["Django REST framework's throttle", json(429, { detail: 'Request was throttled. Expected in 57 s.' })],
  ])('a 429 with %s has a message for the visitor', async (_what, response) => {
    const { api } = createFakeApi([response]);
    for (const call of [
      api.auth.login('a@ex.org', 'p'),
      api.account.deleteAccount('p'),
      api.account.exportData(),
    ])
      await expect(call).rejects.toMatchObject({
        status: 429,
        errors: [{ message: 'Too many tries. Please wait a minute.' }],
      });
  });

  it.each([
    [{ errors: [{ message: 'Slow down.' }] }, 'Slow down.'],
    [{ error: 'That was a little too often.' }, 'That was a little too often.'],
  ])("a 429 keeps the server's message: %j", async (body, message) => {
    const { api } = createFakeApi([json(429, body)]);
    await expect(api.stories.get(7)).rejects.toMatchObject({
      status: 429,
      serverMessage: message,
      errors: [{ message }],
    });
  });

  it('lists sessions, email addresses and authenticators, and skips unknown fields', async () => {
    const session = { id: 7, user_agent: 'x', ip: '::1', created_at: 1.5, is_current: true };
    const address = { email: 'a@ex.org', verified: true, primary: true };
    const { api, sent } = createFakeApi([
      json(200, { status: 200, data: [{ ...session, extra: 1 }] }),
      json(200, { data: [address] }),
      json(200, { data: [{ type: 'recovery_codes', total_code_count: 10, unused_code_count: 4 }] }),
      json(200, { data: { account: { email_verification_by_code_enabled: true }, mfa: {} } }),
    ]);
    expect(await api.account.endSessions([8, 9])).toEqual([session]);
    expect(await api.account.addEmailAddress('a@ex.org')).toEqual([address]);
    expect(await api.account.authenticators()).toEqual([
      { type: 'recovery_codes', total_code_count: 10, unused_code_count: 4 },
    ]);
    expect(await api.auth.config()).toEqual({ account: { email_verification_by_code_enabled: true } });
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ['DELETE /auth/sessions', { sessions: [8, 9] }],
      ['POST /account/email', { email: 'a@ex.org' }],
      ['GET /account/authenticators', undefined],
      ['GET /config', undefined],
    ]);
  });

  it('a 400 with an empty body throws without a server message', async () => {
    const { api } = createFakeApi([text(400, '')]);
    await expect(api.auth.signup('a@ex.org', 'p', 'p')).rejects.toMatchObject({
      status: 400,
      serverMessage: null,
    });
  });

  it('a two-factor status of 404 carries the secret', async () => {
    const meta = { secret: 'ABC', totp_url: 'otpauth://totp/x?secret=ABC' };
    const { api } = createFakeApi([json(404, { status: 404, meta })]);
    expect((await api.account.totp()).body.meta).toMatchObject(meta);
  });

  it('recovery codes are a list, empty when there are none', async () => {
    const codes = { data: { type: 'recovery_codes', unused_codes: ['a1', 'b2'] } };
    const { api } = createFakeApi([json(200, codes), text(404, '')]);
    expect(await api.account.recoveryCodes()).toEqual(['a1', 'b2']);
    expect(await api.account.recoveryCodes()).toEqual([]);
  });
});
