import { describe, expect, it } from 'vitest';
import {
  anonymous,
  child,
  createFakeSessionDeps,
  httpError,
  signedIn,
} from '../testing/fake-session-deps.ts';
import { createSession } from './create-session.ts';

describe('login', () => {
  it("prefers the session's profile and resets the activity counters", async () => {
    const { deps, api, steps } = createFakeSessionDeps([child(1), child(2)]);
    api.auth.login.mockResolvedValue(signedIn(2));
    const session = createSession(deps);
    const response = await session.login('a@ex.org', 'secret-8');
    expect(response.isAuthenticated).toBe(true);
    expect(session.get().activeChildProfile?.id).toBe(2);
    expect(steps).toContain('activity reset');
  });

  it('activates the first profile and not the previously active one', async () => {
    const { deps, storeSnapshot } = createFakeSessionDeps([child(1), child(2)]);
    storeSnapshot({ isAuthenticated: false, userId: null, profileId: 2 });
    const session = createSession(deps);
    await session.login('a@ex.org', 'secret-8');
    expect(session.get().activeChildProfile?.id).toBe(1);
  });

  it('keeps the counters of an account without child profiles until they are migrated', async () => {
    const { deps, steps } = createFakeSessionDeps([]);
    const session = createSession(deps);
    await session.login('a@ex.org', 'secret-8');
    expect(steps).not.toContain('activity reset');
    await session.createChildProfile({ name: 'Nils', age: 5 });
    expect(steps).not.toContain('activity reset');
    expect(await session.migrate(9)).toEqual({ stories_migrated: 2, characters_migrated: 1 });
    expect(steps).toContain('activity reset');
  });

  it('resets the counters once profiles that failed to load are loaded', async () => {
    const { deps, api, steps } = createFakeSessionDeps([child(1)]);
    api.profiles.list.mockRejectedValueOnce(httpError(500));
    const session = createSession(deps);
    await session.login('a@ex.org', 'secret-8');
    expect(steps).not.toContain('activity reset');
    await session.reloadProfiles();
    expect(steps).toContain('activity reset');
  });

  it('does not reset the counters when an existing session is read', async () => {
    const { deps, api, steps } = createFakeSessionDeps([child(1)]);
    api.auth.session.mockResolvedValue(signedIn());
    await createSession(deps).load();
    expect(steps).not.toContain('activity reset');
  });

  it('returns a pending flow without signing in', async () => {
    const { deps, api } = createFakeSessionDeps();
    api.auth.login.mockResolvedValue(anonymous('verify_email'));
    const session = createSession(deps);
    const response = await session.login('a@ex.org', 'secret-8');
    expect(response.pendingFlow?.id).toBe('verify_email');
    expect(session.get()).toMatchObject({ isAuthenticated: false, pendingFlow: { id: 'verify_email' } });
  });

  it('throws the error of a refused call and changes nothing', async () => {
    const { deps, api } = createFakeSessionDeps();
    api.auth.login.mockRejectedValue(httpError(400, { errors: [{ message: 'No.' }] }));
    const session = createSession(deps);
    await expect(session.login('a@ex.org', 'wrong')).rejects.toMatchObject({ status: 400 });
    expect(session.get().isAuthenticated).toBe(false);
  });

  it('reads the session again when the server answers 409', async () => {
    const { deps, api } = createFakeSessionDeps([child(1)]);
    api.auth.login.mockRejectedValue(httpError(409));
    api.auth.session.mockResolvedValueOnce(signedIn());
    const session = createSession(deps);
    expect((await session.login('a@ex.org', 'secret-8')).isAuthenticated).toBe(true);
    expect(session.get().isAuthenticated).toBe(true);
  });

  it('throws the 409 when that session is not signed in', async () => {
    const { deps, api } = createFakeSessionDeps();
    api.auth.login.mockRejectedValue(httpError(409));
    await expect(createSession(deps).login('a@ex.org', 'x')).rejects.toMatchObject({ status: 409 });
  });
});

describe('two-factor code', () => {
  it('loads profiles and activates the first', async () => {
    const { deps, api } = createFakeSessionDeps([child(1), child(2)]);
    api.auth.authenticate2fa.mockResolvedValue(signedIn(2));
    const session = createSession(deps);
    await session.authenticate2fa('123456');
    expect(session.get().activeChildProfile?.id).toBe(1);
  });

  it('reads the session again when no stage is pending', async () => {
    const { deps, api, steps } = createFakeSessionDeps();
    api.auth.authenticate2fa.mockResolvedValue(anonymous());
    const response = await createSession(deps).authenticate2fa('123456');
    expect(response.isAuthenticated).toBe(false);
    expect(steps).toContain('session');
  });
});

describe('the offer to trust this browser', () => {
  it('is declined after the code, so that signing in goes on', async () => {
    const { deps, api } = createFakeSessionDeps([child(1)]);
    api.auth.authenticate2fa.mockResolvedValue(anonymous('mfa_trust'));
    const session = createSession(deps);
    expect((await session.authenticate2fa('123456')).isAuthenticated).toBe(true);
    expect(session.get().isAuthenticated).toBe(true);
    expect(api.auth.trustBrowser.mock.calls).toEqual([[false]]);
  });

  it('is declined when the page is loaded while it is open', async () => {
    const { deps, api } = createFakeSessionDeps([child(1)]);
    api.auth.session.mockResolvedValue(anonymous('mfa_trust'));
    const session = createSession(deps);
    await session.load();
    expect(session.get().isAuthenticated).toBe(true);
  });
});

describe('signup', () => {
  it('that ends authenticated has no profiles and requests none', async () => {
    const { deps, api, steps } = createFakeSessionDeps([child(1)]);
    api.auth.signup.mockResolvedValue(signedIn());
    const session = createSession(deps);
    await session.signup('a@ex.org', 'secret-88', 'secret-88');
    expect(session.get()).toMatchObject({ isAuthenticated: true, childProfiles: [] });
    expect(steps).not.toContain('profiles');
    expect(steps).not.toContain('activity reset');
  });

  it('that waits for the email verification stores the pending flow', async () => {
    const { deps } = createFakeSessionDeps();
    const session = createSession(deps);
    await session.signup('a@ex.org', 'secret-88', 'secret-88');
    expect(session.get().pendingFlow?.id).toBe('verify_email');
  });
});

describe('email verification and password reset', () => {
  it('that end authenticated load profiles and activate the first', async () => {
    const { deps, api } = createFakeSessionDeps([child(1), child(2)]);
    api.auth.verifyEmail.mockResolvedValue(signedIn(2));
    api.auth.resetPassword.mockResolvedValue(signedIn(2));
    for (const act of ['verifyEmail', 'resetPassword'] as const) {
      const session = createSession(deps);
      await session[act]('key', 'secret-88');
      expect(session.get()).toMatchObject({ isAuthenticated: true, activeChildProfile: { id: 1 } });
    }
  });

  it('that end unauthenticated read the session of a signed-in user again', async () => {
    const { deps, api } = createFakeSessionDeps([child(1)]);
    api.auth.session.mockResolvedValueOnce(signedIn()).mockResolvedValueOnce(signedIn());
    const session = createSession(deps);
    await session.load();
    await session.verifyEmail('key');
    expect(session.get().isAuthenticated).toBe(true);
  });
});
