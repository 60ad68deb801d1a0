import { describe, expect, it } from 'vitest';
import { child, createFakeSessionDeps, httpError, signedIn } from '../testing/fake-session-deps.ts';
import { createSession } from './create-session.ts';

const open = async () => {
  const fake = createFakeSessionDeps([child(1), child(2)]);
  fake.api.auth.session.mockResolvedValue(signedIn(1));
  const session = createSession(fake.deps);
  await session.load();
  fake.steps.length = 0;
  return { ...fake, session };
};

describe('a child profile', () => {
  it('becomes active when it is created', async () => {
    const { session, steps } = await open();
    const created: unknown[] = [];
    await session.createChildProfile({ name: 'Nils', age: 5 }).then((profile) => created.push(profile.id));
    expect(session.get().activeChildProfile).toMatchObject({ id: 9, name: 'Nils' });
    expect(session.get().childProfiles.map(({ id }) => id)).toEqual([1, 2, 9]);
    expect(steps).toContain('set-active 9');
    expect(created).toEqual([9]);
  });

  it('resets the live session and updates its auth, in this order, when it is switched to', async () => {
    const { session, steps, storedSnapshot } = await open();
    expect(await session.switchChildProfile('2')).toMatchObject({ id: 2 });
    expect(steps).toEqual(['set-active 2', 'live as 1/2', 'profile-changed 2']);
    expect(storedSnapshot()).toMatchObject({ profileId: 2 });
  });

  it('does not become active when the server refuses the switch', async () => {
    const { session, api } = await open();
    api.profiles.setActive.mockRejectedValue(httpError(500));
    await expect(session.switchChildProfile(2)).rejects.toMatchObject({ status: 500 });
    expect(session.get().activeChildProfile?.id).toBe(1);
  });

  it('is replaced when it is updated, as the active one too', async () => {
    const { session } = await open();
    await session.switchChildProfile(2);
    await session.updateChildProfile(2, { name: 'Mia' });
    expect(session.get().activeChildProfile?.name).toBe('Mia');
    expect(session.get().childProfiles[1]?.name).toBe('Mia');
  });

  it('is replaced as the active one by the first of the others when it is deleted', async () => {
    const { session, steps } = await open();
    await session.deleteChildProfile(1);
    expect(session.get()).toMatchObject({ childProfiles: [{ id: 2 }], activeChildProfile: { id: 2 } });
    expect(steps).toContain('set-active 2');
    await session.deleteChildProfile(2);
    expect(session.get()).toMatchObject({ childProfiles: [], activeChildProfile: null });
  });

  it('leaves the active one unchanged when another is deleted', async () => {
    const { session, steps } = await open();
    await session.deleteChildProfile(2);
    expect(session.get().activeChildProfile?.id).toBe(1);
    expect(steps).toEqual(['delete profile']);
  });
});

it('loadUserProfile stores the account details in the session', async () => {
  const { session } = await open();
  await session.loadUserProfile();
  expect(session.get().userProfile?.date_joined).toBe('2026-01-02');
});
