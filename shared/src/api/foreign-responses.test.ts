import { describe, expect, it, vi } from 'vitest';
import { createFakeApi, json, text } from '../testing/fake-api.ts';

const FLOWS = [{ id: 'reauthenticate' }, { id: 'mfa_reauthenticate', types: ['totp'] }];
const ASKED = {
  status: 401,
  data: { user: { id: 2, email: 'a@ex.org' }, methods: [], flows: FLOWS },
  meta: { is_authenticated: true },
};
const ANON = { status: 401, data: { flows: [{ id: 'login' }] }, meta: { is_authenticated: false } };
const NOT_PROVIDED = { detail: 'Authentication credentials were not provided.' };
const OK = json(200, { status: 200 });

describe('a 401 that asks a signed-in visitor to confirm who they are', () => {
  it('is asked for, and then the same request is sent again', async () => {
    const confirmIdentity = vi.fn(async () => true);
    const onUnauthorized = vi.fn();
    const { api, sent } = createFakeApi([json(401, ASKED), OK], { confirmIdentity, onUnauthorized });
    expect(await api.account.deactivateTotp()).toMatchObject({ status: 200 });
    expect(sent.map(({ call }) => call)).toEqual([
      'DELETE /account/authenticators/totp',
      'DELETE /account/authenticators/totp',
    ]);
    expect(confirmIdentity.mock.calls).toEqual([
      [[expect.objectContaining({ id: 'reauthenticate' }), FLOWS[1]]],
    ]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('sends body and a fresh CSRF token with the repeated request', async () => {
    const { api, sent, jar } = createFakeApi([json(401, ASKED), OK], {
      confirmIdentity: async () => {
        jar.cookies = 'csrftoken=two';
        return true;
      },
    });
    await api.account.activateTotp('123456');
    expect(sent.map(({ body, headers }) => [body, headers['X-CSRFToken']])).toEqual([
      [{ code: '123456' }, 'one'],
      [{ code: '123456' }, 'two'],
    ]);
  });

  it('fails with a message when it was not confirmed, and is not sent again', async () => {
    const { api, sent } = createFakeApi([json(401, ASKED)], { confirmIdentity: async () => false });
    await expect(api.account.recoveryCodes(true)).rejects.toMatchObject({
      status: 401,
      serverMessage: "Please confirm it's you to go on.",
    });
    expect(sent).toHaveLength(1);
  });

  it('is asked for again when the proof is too old once more', async () => {
    const confirmIdentity = vi.fn(async () => true);
    const { api } = createFakeApi([json(401, ASKED), json(401, ASKED), OK], { confirmIdentity });
    await api.account.deactivateTotp();
    expect(confirmIdentity).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['nobody is signed in', ANON],
    ['it is not known who is', { ...ASKED, meta: { is_authenticated: null } }],
    ['no flow could confirm it', { ...ASKED, data: { flows: [{ id: 'login' }] } }],
  ])('is an ended session when %s', async (_why, body) => {
    const confirmIdentity = vi.fn(async () => true);
    const onUnauthorized = vi.fn();
    const { api } = createFakeApi([json(401, body)], { confirmIdentity, onUnauthorized });
    await expect(api.account.deactivateTotp()).rejects.toMatchObject({ status: 401 });
    expect(confirmIdentity).not.toHaveBeenCalled();
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });
});

describe('an ended session', () => {
  it.each([
    ['401', json(401, ANON)],
    ['the 403 of Django REST framework', json(403, NOT_PROVIDED)],
  ])('is noticed by every call that needs one: %s', async (_what, response) => {
    const onUnauthorized = vi.fn();
    const { api } = createFakeApi([response], { onUnauthorized });
    const calls = [
      () => api.stories.get(7),
      () => api.pages.image(3),
      () => api.account.changePassword('old', 'new'),
      () => api.account.user(),
      () => api.account.exportData(),
      () => api.account.emailAddresses(),
    ];
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({ status: 401, detail: null, serverMessage: null });
    expect(onUnauthorized).toHaveBeenCalledTimes(calls.length);
  });

  it.each([
    ['a story of somebody else', json(403, { error: 'You do not have access to this story' })],
    ["Django's page", text(403, '<h1>Forbidden</h1>')],
    ['another detail', json(403, { detail: 'You do not have permission to perform this action.' })],
  ])('is not read from any other 403: %s', async (_what, response) => {
    const onUnauthorized = vi.fn();
    const { api } = createFakeApi([response], { onUnauthorized });
    await expect(api.stories.get(7)).rejects.toMatchObject({ status: 403 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
