import { describe, expect, it } from 'vitest';
import { createSession } from './create-session.ts';
import { child, createFakeWorld, refused, signedIn } from './fake-world.ts';

const open = async (pathname: string) => {
  const fake = createFakeWorld([child(1)]);
  fake.api.auth.session.mockResolvedValueOnce(signedIn());
  fake.world.navigation.pathname = () => pathname;
  const session = createSession(fake.world);
  await session.load();
  session.subscribe(() => {
    if (!session.get().isAuthenticated) fake.steps.push('auth state reset');
  });
  fake.steps.length = 0;
  return { ...fake, session };
};

describe('logout', () => {
  it('keeps its order', async () => {
    const { session, steps, snapshot } = await open('/profile');
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
      'go /weaversworld',
    ]);
    expect(session.get()).toMatchObject({ user: null, childProfiles: [], activeChildProfile: null });
    expect(session.get().authFlows.map(({ id }) => id)).toEqual(['login', 'signup']);
    expect(snapshot()).toEqual({ isAuthenticated: false, userId: null, profileId: null });
  });

  it('stays where it is outside the story and profile areas', async () => {
    const { session, steps } = await open('/weaversworld/create');
    await session.logout();
    expect(steps).not.toContain('wait 10');
  });

  it('is complete even when the session cannot be read afterwards', async () => {
    const { session, api, steps } = await open('/profile');
    api.auth.session.mockRejectedValue(refused(500));
    await session.logout();
    expect(session.get().isAuthenticated).toBe(false);
    expect(steps).toContain('go /weaversworld');
  });

  it('throws and stays signed in, live again, when the server refuses', async () => {
    const { session, api, steps } = await open('/profile');
    api.auth.logout.mockRejectedValue(refused(500));
    await expect(session.logout()).rejects.toMatchObject({ status: 500 });
    expect(session.get().isAuthenticated).toBe(true);
    expect(steps).toEqual(['live close', 'live as 1/1']);
  });
});
