import { ApiError } from '@weaversworld/shared/api';
import { describe, expect, it, vi } from 'vitest';
import {
  anonymous,
  child,
  createFakeSessionDeps,
  httpError,
  signedIn,
} from '../testing/fake-session-deps.ts';
import { createSession } from './create-session.ts';

describe('reading the session', () => {
  it('starts loading and unauthenticated', () => {
    const { deps, steps } = createFakeSessionDeps();
    const session = createSession(deps);
    expect(session.get()).toMatchObject({ loading: true, isAuthenticated: false, user: null });
    expect(steps).toEqual([]);
  });

  it('loads user details and child profiles and sets the active one on the server', async () => {
    const { deps, api, steps, storedSnapshot } = createFakeSessionDeps([child(1), child(2)]);
    api.auth.session.mockResolvedValue(signedIn(2));
    const session = createSession(deps);
    await session.load();
    expect(session.get()).toMatchObject({
      loading: false,
      isAuthenticated: true,
      user: { id: 1, date_joined: '2026-01-02' },
      childProfiles: [{ id: 1 }, { id: 2 }],
      activeChildProfile: { id: 2 },
      error: null,
    });
    expect(steps).toContain('set-active 2');
    expect(steps.indexOf('set-active 2')).toBeGreaterThan(steps.indexOf('profiles'));
    expect(storedSnapshot()).toEqual({ isAuthenticated: true, userId: 1, profileId: 2 });
  });

  it('activates the previously active profile when the session names none', async () => {
    const { deps, api, storeSnapshot } = createFakeSessionDeps([child(1), child(2)]);
    storeSnapshot({ isAuthenticated: true, userId: 1, profileId: 2 });
    api.auth.session.mockResolvedValue(signedIn());
    const session = createSession(deps);
    await session.load();
    expect(session.get().activeChildProfile?.id).toBe(2);
    expect(api.profiles.setActive).toHaveBeenCalledWith(2);
  });

  it('activates the first profile when there is no other preference, also with an invalid snapshot', async () => {
    const { deps, api, storeSnapshot } = createFakeSessionDeps([child(1), child(2)]);
    storeSnapshot({ isAuthenticated: 'yes' });
    api.auth.session.mockResolvedValue(signedIn());
    const session = createSession(deps);
    await session.load();
    expect(session.get().activeChildProfile?.id).toBe(1);
  });

  it('stays authenticated without profiles when they cannot be loaded', async () => {
    const { deps, api } = createFakeSessionDeps();
    api.auth.session.mockResolvedValue(signedIn());
    api.profiles.list.mockRejectedValueOnce(httpError(500)).mockResolvedValueOnce([child(4)]);
    const session = createSession(deps);
    await session.load();
    expect(session.get()).toMatchObject({
      isAuthenticated: true,
      childProfiles: [],
      activeChildProfile: null,
      error: 'Failed to load child profiles',
    });
    await session.reloadProfiles();
    expect(session.get()).toMatchObject({ activeChildProfile: { id: 4 }, error: null });
  });

  it('stores the flows and the pending flow of a visitor who is not signed in', async () => {
    const { deps, api } = createFakeSessionDeps();
    api.auth.session.mockResolvedValue(anonymous('mfa_authenticate'));
    const session = createSession(deps);
    await session.load();
    expect(session.get()).toMatchObject({ loading: false, isAuthenticated: false, error: null });
    expect(session.get().authFlows.map(({ id }) => id)).toEqual(['login', 'signup', 'mfa_authenticate']);
    expect(session.get().pendingFlow?.id).toBe('mfa_authenticate');
  });

  it.each([
    [new ApiError('network', 0, 'call'), 'Failed to load authentication state'],
    [httpError(500), 'Failed to load authentication state'],
    [httpError(500, { errors: [{ message: 'We are asleep.' }] }), 'We are asleep.'],
  ])('sets an error when the session could not be read: %s', async (error, message) => {
    const { deps, api, storedSnapshot, storeSnapshot } = createFakeSessionDeps();
    storeSnapshot({ isAuthenticated: true, userId: 1, profileId: 2 });
    api.auth.session.mockRejectedValue(error);
    const session = createSession(deps);
    await session.load();
    expect(session.get()).toMatchObject({ loading: false, isAuthenticated: false, error: message });
    expect(storedSnapshot()).toMatchObject({ profileId: 2 });
  });

  it('ignores a response that arrives after a sign-in', async () => {
    const { deps, api } = createFakeSessionDeps([child(1)]);
    let answer: (response: ReturnType<typeof anonymous>) => void = () => undefined;
    api.auth.session.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const session = createSession(deps);
    const loading = session.load();
    await session.login('a@ex.org', 'secret-8');
    answer(anonymous());
    await loading;
    expect(session.get()).toMatchObject({ isAuthenticated: true, loading: false });
  });

  it.each([
    ['succeeds', async () => signedIn(1)],
    ['fails', () => Promise.reject(httpError(500))],
  ])('is `loading` the first time and `refreshing` later, until it %s', async (_how, respond) => {
    const { deps, api } = createFakeSessionDeps([child(1)]);
    const session = createSession(deps);
    api.auth.session.mockImplementation(respond);
    const flags = () => {
      const { loading, refreshing } = session.get();
      return { loading, refreshing };
    };
    const first = session.load();
    expect(flags()).toEqual({ loading: true, refreshing: false });
    await first;
    expect(flags()).toEqual({ loading: false, refreshing: false });
    const second = session.load();
    expect(flags()).toEqual({ loading: false, refreshing: true });
    await second;
    expect(flags()).toEqual({ loading: false, refreshing: false });
  });

  it('ends when a sign-in takes its place and fails to read the session', async () => {
    const { deps, api } = createFakeSessionDeps();
    api.auth.session.mockReturnValueOnce(new Promise(() => undefined)).mockRejectedValueOnce(httpError(500));
    api.auth.login.mockRejectedValue(httpError(409));
    const session = createSession(deps);
    void session.load();
    await expect(session.login('a@ex.org', 'secret-8')).rejects.toMatchObject({ status: 500 });
    expect(session.get()).toMatchObject({ loading: false, refreshing: false });
  });
});

it('a server that sends no user id causes no session:reset', async () => {
  const { deps, api, steps } = createFakeSessionDeps([child(1)]);
  const withoutId = { ...signedIn(), user: { id: null, email: 'a@ex.org' } };
  api.auth.session.mockResolvedValue(withoutId);
  api.account.user.mockRejectedValue(httpError(404));
  const session = createSession(deps);
  await session.load();
  await session.load();
  expect(session.get().isAuthenticated).toBe(true);
  expect(steps.filter((step) => step.startsWith('session:reset'))).toEqual([]);
});

describe('a session that may have expired', () => {
  it('is reset when the server returns no user', async () => {
    const { deps, api, steps } = createFakeSessionDeps([child(1)]);
    api.auth.session.mockResolvedValueOnce(signedIn());
    const session = createSession(deps);
    await session.load();
    await session.suspectExpired();
    expect(session.get().isAuthenticated).toBe(false);
    expect(steps).toContain('session:reset expired');
    expect(steps).toContain('live close');
  });

  it('is kept when the user is still signed in, without notifying subscribers', async () => {
    const { deps, api, steps } = createFakeSessionDeps([child(1)]);
    api.auth.session.mockResolvedValue(signedIn());
    const session = createSession(deps);
    await session.load();
    steps.length = 0;
    const onChange = vi.fn();
    session.subscribe(onChange);
    expect(await session.suspectExpired()).toBe(true);
    expect(session.get().isAuthenticated).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
    expect(steps).toEqual([]);
  });

  it.each([new ApiError('network', 0, 'call'), httpError(502)])(
    'is kept when the server gives no answer: %s',
    async (failure) => {
      const { deps, api } = createFakeSessionDeps([child(1)]);
      api.auth.session.mockResolvedValueOnce(signedIn()).mockRejectedValueOnce(failure);
      const session = createSession(deps);
      await session.load();
      expect(await session.suspectExpired()).toBe(false);
      expect(session.get()).toMatchObject({ isAuthenticated: true, error: null });
    },
  );

  it('is loaded again when another user is signed in', async () => {
    const { deps, api, steps } = createFakeSessionDeps([child(1)]);
    api.auth.session.mockResolvedValueOnce(signedIn()).mockResolvedValue(signedIn(null, 7));
    const session = createSession(deps);
    await session.load();
    api.account.user.mockResolvedValue({ id: 7, email: 'b@ex.org', date_joined: '' });
    await session.suspectExpired();
    expect(session.get().user?.id).toBe(7);
    expect(steps).toContain('session:reset other-tab');
  });

  it('is kept when the user acted while the check was under way', async () => {
    const { deps, api } = createFakeSessionDeps([child(1), child(2)]);
    let answer: (response: ReturnType<typeof anonymous>) => void = () => undefined;
    api.auth.session.mockResolvedValueOnce(signedIn()).mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const session = createSession(deps);
    await session.load();
    const check = session.suspectExpired();
    await session.switchChildProfile(2);
    answer(anonymous());
    expect(await check).toBe(false);
    expect(session.get().isAuthenticated).toBe(true);
  });

  it('resets the previous data when another user signs in next, and keeps it for the same user', async () => {
    const { deps, api, steps } = createFakeSessionDeps([child(1)]);
    api.auth.session.mockResolvedValueOnce(signedIn());
    const session = createSession(deps);
    await session.load();
    await session.suspectExpired();
    steps.length = 0;
    await session.login('a@ex.org', 'secret-8');
    expect(steps.filter((step) => step.startsWith('session:reset'))).toEqual([]);
    api.auth.session.mockResolvedValueOnce(anonymous());
    await session.suspectExpired();
    steps.length = 0;
    api.auth.login.mockResolvedValue(signedIn(null, 7));
    api.account.user.mockResolvedValue({ id: 7, email: 'b@ex.org', date_joined: '' });
    await session.login('b@ex.org', 'secret-8');
    expect(steps.filter((step) => step.startsWith('session:reset'))).toEqual(['session:reset other-tab']);
  });

  it('is checked once at a time, and never for an anonymous visitor', async () => {
    const { deps, api } = createFakeSessionDeps([child(1)]);
    const session = createSession(deps);
    expect(await session.suspectExpired()).toBe(false);
    expect(api.auth.session).not.toHaveBeenCalled();
    api.auth.session.mockResolvedValue(signedIn());
    await session.load();
    await Promise.all([session.suspectExpired(), session.suspectExpired()]);
    expect(api.auth.session).toHaveBeenCalledTimes(2);
  });
});

describe('several tabs', () => {
  const open = async () => {
    const fake = createFakeSessionDeps([child(1), child(2)]);
    fake.api.auth.session.mockResolvedValue(signedIn(1));
    const session = createSession(fake.deps);
    await session.load();
    fake.steps.length = 0;
    return { ...fake, session };
  };

  it('sign out together', async () => {
    const { session, steps, otherTabWrites } = await open();
    otherTabWrites({ isAuthenticated: false, userId: null, profileId: null });
    expect(session.get()).toMatchObject({ isAuthenticated: false, user: null, childProfiles: [] });
    expect(steps.slice(0, 2)).toEqual(['live close', 'session:reset other-tab']);
    expect(steps).not.toContain('DELETE session');
  });

  it('follow a switch of the active profile without another server call', async () => {
    const { session, steps, otherTabWrites } = await open();
    otherTabWrites({ isAuthenticated: true, userId: 1, profileId: 2 });
    expect(session.get().activeChildProfile?.id).toBe(2);
    expect(steps).toEqual(['live as 1/2', 'profile-changed 2']);
  });

  it('load the session again when another user signed in', async () => {
    const { session, api, steps, otherTabWrites } = await open();
    api.auth.session.mockResolvedValue(signedIn(null, 7));
    api.account.user.mockResolvedValue({ id: 7, email: 'b@ex.org', date_joined: '' });
    otherTabWrites({ isAuthenticated: true, userId: 7, profileId: 1 });
    await expect.poll(() => session.get().user?.id).toBe(7);
    expect(steps).toContain('session:reset other-tab');
  });

  it('ignore an invalid snapshot', async () => {
    const { session, otherTabWrites } = await open();
    otherTabWrites({ isAuthenticated: 1 });
    otherTabWrites(null);
    expect(session.get().isAuthenticated).toBe(true);
  });
});
