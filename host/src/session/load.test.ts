import { ApiError } from '@weaversworld/shared/api';
import { describe, expect, it, vi } from 'vitest';
import { createSession } from './create-session.ts';
import { anonymous, child, createFakeWorld, refused, signedIn } from './fake-world.ts';

describe('reading the session', () => {
  it('starts loading and unauthenticated', () => {
    const { world, steps } = createFakeWorld();
    const session = createSession(world);
    expect(session.get()).toMatchObject({ loading: true, isAuthenticated: false, user: null });
    expect(steps).toEqual([]);
  });

  it('loads user details and child profiles and sets the active one on the server', async () => {
    const { world, api, steps, snapshot } = createFakeWorld([child(1), child(2)]);
    api.auth.session.mockResolvedValue(signedIn(2));
    const session = createSession(world);
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
    expect(snapshot()).toEqual({ isAuthenticated: true, userId: 1, profileId: 2 });
  });

  it('takes the previously active profile when the session names none', async () => {
    const { world, api, keep } = createFakeWorld([child(1), child(2)]);
    keep({ isAuthenticated: true, userId: 1, profileId: 2 });
    api.auth.session.mockResolvedValue(signedIn());
    const session = createSession(world);
    await session.load();
    expect(session.get().activeChildProfile?.id).toBe(2);
    expect(api.profiles.setActive).toHaveBeenCalledWith(2);
  });

  it('takes the first profile when nothing else is known, also with a broken snapshot', async () => {
    const { world, api, keep } = createFakeWorld([child(1), child(2)]);
    keep({ isAuthenticated: 'yes' });
    api.auth.session.mockResolvedValue(signedIn());
    const session = createSession(world);
    await session.load();
    expect(session.get().activeChildProfile?.id).toBe(1);
  });

  it('stays authenticated without profiles when they cannot be loaded', async () => {
    const { world, api } = createFakeWorld();
    api.auth.session.mockResolvedValue(signedIn());
    api.profiles.list.mockRejectedValueOnce(refused(500)).mockResolvedValueOnce([child(4)]);
    const session = createSession(world);
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

  it('keeps the flows and the pending flow of a visitor who is not signed in', async () => {
    const { world, api } = createFakeWorld();
    api.auth.session.mockResolvedValue(anonymous('mfa_authenticate'));
    const session = createSession(world);
    await session.load();
    expect(session.get()).toMatchObject({ loading: false, isAuthenticated: false, error: null });
    expect(session.get().authFlows.map(({ id }) => id)).toEqual(['login', 'signup', 'mfa_authenticate']);
    expect(session.get().pendingFlow?.id).toBe('mfa_authenticate');
  });

  it.each([
    [new ApiError('network', 0, 'call'), 'Failed to load authentication state'],
    [refused(500), 'Failed to load authentication state'],
    [refused(500, { errors: [{ message: 'We are asleep.' }] }), 'We are asleep.'],
  ])('says when the session could not be read: %s', async (error, sentence) => {
    const { world, api, snapshot, keep } = createFakeWorld();
    keep({ isAuthenticated: true, userId: 1, profileId: 2 });
    api.auth.session.mockRejectedValue(error);
    const session = createSession(world);
    await session.load();
    expect(session.get()).toMatchObject({ loading: false, isAuthenticated: false, error: sentence });
    expect(snapshot()).toMatchObject({ profileId: 2 });
  });

  it('does not let a late answer undo a sign-in', async () => {
    const { world, api } = createFakeWorld([child(1)]);
    let answer: (outcome: ReturnType<typeof anonymous>) => void = () => undefined;
    api.auth.session.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const session = createSession(world);
    const loading = session.load();
    await session.login('a@ex.org', 'secret-8');
    answer(anonymous());
    await loading;
    expect(session.get()).toMatchObject({ isAuthenticated: true, loading: false });
  });
});

it('a server that tells no user id is no reason to drop what is open', async () => {
  const { world, api, steps } = createFakeWorld([child(1)]);
  const nameless = { ...signedIn(), user: { id: null, email: 'a@ex.org' } };
  api.auth.session.mockResolvedValue(nameless);
  api.account.user.mockRejectedValue(refused(404));
  const session = createSession(world);
  await session.load();
  await session.load();
  expect(session.get().isAuthenticated).toBe(true);
  expect(steps.filter((step) => step.startsWith('session:reset'))).toEqual([]);
});

describe('a session that ended elsewhere', () => {
  it('is dropped when a 401 turns out to mean expired', async () => {
    const { world, api, steps } = createFakeWorld([child(1)]);
    api.auth.session.mockResolvedValueOnce(signedIn());
    const session = createSession(world);
    await session.load();
    await session.suspectExpired();
    expect(session.get().isAuthenticated).toBe(false);
    expect(steps).toContain('session:reset expired');
    expect(steps).toContain('live close');
  });

  it('is kept when a 401 was about something else, and nothing on the screen stirs', async () => {
    const { world, api, steps } = createFakeWorld([child(1)]);
    api.auth.session.mockResolvedValue(signedIn());
    const session = createSession(world);
    await session.load();
    steps.length = 0;
    const stirred = vi.fn();
    session.subscribe(stirred);
    expect(await session.suspectExpired()).toBe(true);
    expect(session.get().isAuthenticated).toBe(true);
    expect(stirred).not.toHaveBeenCalled();
    expect(steps).toEqual([]);
  });

  it.each([new ApiError('network', 0, 'call'), refused(502)])(
    'is not decided without an answer: %s',
    async (failure) => {
      const { world, api } = createFakeWorld([child(1)]);
      api.auth.session.mockResolvedValueOnce(signedIn()).mockRejectedValueOnce(failure);
      const session = createSession(world);
      await session.load();
      expect(await session.suspectExpired()).toBe(false);
      expect(session.get()).toMatchObject({ isAuthenticated: true, error: null });
    },
  );

  it('has somebody else in its place: the whole session is read', async () => {
    const { world, api, steps } = createFakeWorld([child(1)]);
    api.auth.session.mockResolvedValueOnce(signedIn()).mockResolvedValue(signedIn(null, 7));
    const session = createSession(world);
    await session.load();
    api.account.user.mockResolvedValue({ id: 7, email: 'b@ex.org', date_joined: '' });
    await session.suspectExpired();
    expect(session.get().user?.id).toBe(7);
    expect(steps).toContain('session:reset other-tab');
  });

  it('says nothing about somebody who did something meanwhile', async () => {
    const { world, api } = createFakeWorld([child(1), child(2)]);
    let answer: (outcome: ReturnType<typeof anonymous>) => void = () => undefined;
    api.auth.session.mockResolvedValueOnce(signedIn()).mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const session = createSession(world);
    await session.load();
    const asked = session.suspectExpired();
    await session.switchChildProfile(2);
    answer(anonymous());
    expect(await asked).toBe(false);
    expect(session.get().isAuthenticated).toBe(true);
  });

  it('leaves nothing to somebody else who signs in next, and everything to the same one', async () => {
    const { world, api, steps } = createFakeWorld([child(1)]);
    api.auth.session.mockResolvedValueOnce(signedIn());
    const session = createSession(world);
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

  it('is asked about once at a time, and never for an anonymous visitor', async () => {
    const { world, api } = createFakeWorld([child(1)]);
    const session = createSession(world);
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
    const fake = createFakeWorld([child(1), child(2)]);
    fake.api.auth.session.mockResolvedValue(signedIn(1));
    const session = createSession(fake.world);
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

  it('follow a switch of the active profile without telling the server again', async () => {
    const { session, steps, otherTabWrites } = await open();
    otherTabWrites({ isAuthenticated: true, userId: 1, profileId: 2 });
    expect(session.get().activeChildProfile?.id).toBe(2);
    expect(steps).toEqual(['live as 1/2', 'profile-changed 2']);
  });

  it('read the session again when somebody else signed in', async () => {
    const { session, api, steps, otherTabWrites } = await open();
    api.auth.session.mockResolvedValue(signedIn(null, 7));
    api.account.user.mockResolvedValue({ id: 7, email: 'b@ex.org', date_joined: '' });
    otherTabWrites({ isAuthenticated: true, userId: 7, profileId: 1 });
    await expect.poll(() => session.get().user?.id).toBe(7);
    expect(steps).toContain('session:reset other-tab');
  });

  it('ignore what cannot be read', async () => {
    const { session, otherTabWrites } = await open();
    otherTabWrites({ isAuthenticated: 1 });
    otherTabWrites(null);
    expect(session.get().isAuthenticated).toBe(true);
  });
});
