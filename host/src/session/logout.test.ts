import { describe, expect, it } from 'vitest';
import { child, createFakeSessionDeps, httpError, signedIn } from '../testing/fake-session-deps.ts';
import { createSession } from './create-session.ts';

const open = async (pathname: string) => {
  const fake = createFakeSessionDeps([child(1)]);
  fake.api.auth.session.mockResolvedValueOnce(signedIn());
  fake.deps.navigation.pathname = () => pathname;
  const session = createSession(fake.deps);
  await session.load();
  session.subscribe(() => {
    if (!session.get().isAuthenticated) fake.steps.push('auth state reset');
  });
  fake.steps.length = 0;
  return { ...fake, session };
};

describe('logout', () => {
  it('runs its steps in order', async () => {
    const { session, steps, storedSnapshot } = await open('/profile');
    await session.logout();
    expect(steps).toEqual([
      'live close',
      'DELETE session',
      'session',
      'session:reset logout',
      'auth state reset',
      'live as null/null',
      'profile-changed null',
      'wait 10',
      'navigate /weaversworld',
    ]);
    expect(session.get()).toMatchObject({ user: null, childProfiles: [], activeChildProfile: null });
    expect(session.get().authFlows.map(({ id }) => id)).toEqual(['login', 'signup']);
    expect(storedSnapshot()).toEqual({ isAuthenticated: false, userId: null, profileId: null });
  });

  it('does not navigate outside the story and profile areas', async () => {
    const { session, steps } = await open('/weaversworld/create');
    await session.logout();
    expect(steps).not.toContain('wait 10');
  });

  it('completes when the session cannot be read afterwards', async () => {
    const { session, api, steps } = await open('/profile');
    api.auth.session.mockRejectedValue(httpError(500));
    await session.logout();
    expect(session.get().isAuthenticated).toBe(false);
    expect(steps).toContain('navigate /weaversworld');
  });

  it('throws and stays signed in, with the live channel open again, when the server refuses', async () => {
    const { session, api, steps } = await open('/profile');
    api.auth.logout.mockRejectedValue(httpError(500));
    await expect(session.logout()).rejects.toMatchObject({ status: 500 });
    expect(session.get().isAuthenticated).toBe(true);
    expect(steps).toEqual(['live close', 'live as 1/1']);
  });
});
