import { describe, expect, it } from 'vitest';
import { createSession } from './create-session.ts';
import { child, createFakeWorld, refused, signedIn } from './fake-world.ts';

const open = async () => {
  const fake = createFakeWorld([child(1), child(2)]);
  fake.api.auth.session.mockResolvedValue(signedIn(1));
  const session = createSession(fake.world);
  await session.load();
  fake.steps.length = 0;
  return { ...fake, session };
};

describe('child profiles', () => {
  it('created become active', async () => {
    const { session, steps } = await open();
    const created: unknown[] = [];
    await session.createChildProfile({ name: 'Nils', age: 5 }).then((profile) => created.push(profile.id));
    expect(session.get().activeChildProfile).toMatchObject({ id: 9, name: 'Nils' });
    expect(session.get().childProfiles.map(({ id }) => id)).toEqual([1, 2, 9]);
    expect(steps).toContain('set-active 9');
    expect(created).toEqual([9]);
  });

  it('switched reset the live session and update its auth, in this order', async () => {
    const { session, steps, snapshot } = await open();
    expect(await session.switchChildProfile('2')).toMatchObject({ id: 2 });
    expect(steps).toEqual(['set-active 2', 'live as 1/2', 'profile-changed 2']);
    expect(snapshot()).toMatchObject({ profileId: 2 });
  });

  it('stay as they are when the switch is refused', async () => {
    const { session, api } = await open();
    api.profiles.setActive.mockRejectedValue(refused(500));
    await expect(session.switchChildProfile(2)).rejects.toMatchObject({ status: 500 });
    expect(session.get().activeChildProfile?.id).toBe(1);
  });

  it('updated are replaced, the active one too', async () => {
    const { session } = await open();
    await session.switchChildProfile(2);
    await session.updateChildProfile(2, { name: 'Mia' });
    expect(session.get().activeChildProfile?.name).toBe('Mia');
    expect(session.get().childProfiles[1]?.name).toBe('Mia');
  });

  it('deleted go; the first of the others takes the place of the active one', async () => {
    const { session, steps } = await open();
    await session.deleteChildProfile(1);
    expect(session.get()).toMatchObject({ childProfiles: [{ id: 2 }], activeChildProfile: { id: 2 } });
    expect(steps).toContain('set-active 2');
    await session.deleteChildProfile(2);
    expect(session.get()).toMatchObject({ childProfiles: [], activeChildProfile: null });
  });

  it('deleted leave the active one alone when it was another', async () => {
    const { session, steps } = await open();
    await session.deleteChildProfile(2);
    expect(session.get().activeChildProfile?.id).toBe(1);
    expect(steps).toEqual(['delete profile']);
  });

  it("keep the parent's details for the profile screen", async () => {
    const { session } = await open();
    await session.loadUserProfile();
    expect(session.get().userProfile?.date_joined).toBe('2026-01-02');
  });
});
