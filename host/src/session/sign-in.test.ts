import { describe, expect, it } from 'vitest';
import { createSession } from './create-session.ts';
import { anonymous, child, createFakeWorld, refused, signedIn } from './fake-world.ts';

describe('login', () => {
  it("prefers the session's profile and resets the anonymous counters", async () => {
    const { world, api, steps } = createFakeWorld([child(1), child(2)]);
    api.auth.login.mockResolvedValue(signedIn(2));
    const session = createSession(world);
    const outcome = await session.login('a@ex.org', 'secret-8');
    expect(outcome.isAuthenticated).toBe(true);
    expect(session.get().activeChildProfile?.id).toBe(2);
    expect(steps).toContain('counters reset');
  });

  it('takes the first profile and not the previously active one', async () => {
    const { world, keep } = createFakeWorld([child(1), child(2)]);
    keep({ isAuthenticated: false, userId: null, profileId: 2 });
    const session = createSession(world);
    await session.login('a@ex.org', 'secret-8');
    expect(session.get().activeChildProfile?.id).toBe(1);
  });

  it('keeps the counters of an account without a child profile until they are migrated', async () => {
    const { world, steps } = createFakeWorld([]);
    const session = createSession(world);
    await session.login('a@ex.org', 'secret-8');
    expect(steps).not.toContain('counters reset');
    await session.createChildProfile({ name: 'Nils', age: 5 });
    expect(steps).not.toContain('counters reset');
    expect(await session.migrate(9)).toEqual({ stories_migrated: 2, characters_migrated: 1 });
    expect(steps).toContain('counters reset');
  });

  it('decides about the counters once profiles that failed to load are there', async () => {
    const { world, api, steps } = createFakeWorld([child(1)]);
    api.profiles.list.mockRejectedValueOnce(refused(500));
    const session = createSession(world);
    await session.login('a@ex.org', 'secret-8');
    expect(steps).not.toContain('counters reset');
    await session.reloadProfiles();
    expect(steps).toContain('counters reset');
  });

  it('does not reset the counters when an existing session is read', async () => {
    const { world, api, steps } = createFakeWorld([child(1)]);
    api.auth.session.mockResolvedValue(signedIn());
    await createSession(world).load();
    expect(steps).not.toContain('counters reset');
  });

  it('tells of a pending flow without signing in', async () => {
    const { world, api } = createFakeWorld();
    api.auth.login.mockResolvedValue(anonymous('verify_email'));
    const session = createSession(world);
    const outcome = await session.login('a@ex.org', 'secret-8');
    expect(outcome.pendingFlow?.id).toBe('verify_email');
    expect(session.get()).toMatchObject({ isAuthenticated: false, pendingFlow: { id: 'verify_email' } });
  });

  it('throws what was refused and changes nothing', async () => {
    const { world, api } = createFakeWorld();
    api.auth.login.mockRejectedValue(refused(400, { errors: [{ message: 'No.' }] }));
    const session = createSession(world);
    await expect(session.login('a@ex.org', 'wrong')).rejects.toMatchObject({ status: 400 });
    expect(session.get().isAuthenticated).toBe(false);
  });

  it('reads the session again when the server says 409', async () => {
    const { world, api } = createFakeWorld([child(1)]);
    api.auth.login.mockRejectedValue(refused(409));
    api.auth.session.mockResolvedValueOnce(signedIn());
    const session = createSession(world);
    expect((await session.login('a@ex.org', 'secret-8')).isAuthenticated).toBe(true);
    expect(session.get().isAuthenticated).toBe(true);
  });

  it('throws a 409 when nobody turns out to be signed in', async () => {
    const { world, api } = createFakeWorld();
    api.auth.login.mockRejectedValue(refused(409));
    await expect(createSession(world).login('a@ex.org', 'x')).rejects.toMatchObject({ status: 409 });
  });
});

describe('two-factor code', () => {
  it('loads profiles and activates the first', async () => {
    const { world, api } = createFakeWorld([child(1), child(2)]);
    api.auth.authenticate2fa.mockResolvedValue(signedIn(2));
    const session = createSession(world);
    await session.authenticate2fa('123456');
    expect(session.get().activeChildProfile?.id).toBe(1);
  });

  it('reads the session again when no stage is pending', async () => {
    const { world, api, steps } = createFakeWorld();
    api.auth.authenticate2fa.mockResolvedValue(anonymous());
    const outcome = await createSession(world).authenticate2fa('123456');
    expect(outcome.isAuthenticated).toBe(false);
    expect(steps).toContain('session');
  });
});

describe('signup', () => {
  it('that ends authenticated has no profiles and asks for none', async () => {
    const { world, api, steps } = createFakeWorld([child(1)]);
    api.auth.signup.mockResolvedValue(signedIn());
    const session = createSession(world);
    await session.signup('a@ex.org', 'secret-88', 'secret-88');
    expect(session.get()).toMatchObject({ isAuthenticated: true, childProfiles: [] });
    expect(steps).not.toContain('profiles');
    expect(steps).not.toContain('counters reset');
  });

  it('that waits for the mail keeps the pending flow', async () => {
    const { world } = createFakeWorld();
    const session = createSession(world);
    await session.signup('a@ex.org', 'secret-88', 'secret-88');
    expect(session.get().pendingFlow?.id).toBe('verify_email');
  });
});

describe('email verification and password reset', () => {
  it('that end authenticated load profiles and activate the first', async () => {
    const { world, api } = createFakeWorld([child(1), child(2)]);
    api.auth.verifyEmail.mockResolvedValue(signedIn(2));
    api.auth.resetPassword.mockResolvedValue(signedIn(2));
    for (const act of ['verifyEmail', 'resetPassword'] as const) {
      const session = createSession(world);
      await session[act]('key', 'secret-88');
      expect(session.get()).toMatchObject({ isAuthenticated: true, activeChildProfile: { id: 1 } });
    }
  });

  it('that end unauthenticated read the session of a signed-in visitor again', async () => {
    const { world, api } = createFakeWorld([child(1)]);
    api.auth.session.mockResolvedValueOnce(signedIn()).mockResolvedValueOnce(signedIn());
    const session = createSession(world);
    await session.load();
    await session.verifyEmail('key');
    expect(session.get().isAuthenticated).toBe(true);
  });
});
