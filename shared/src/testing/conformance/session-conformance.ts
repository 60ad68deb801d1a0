import type { ChildProfile } from '@weaversworld/shared/contract';
import { type Bus, createBus, type Session } from '@weaversworld/shared/shell';
import { aChildProfile } from '@weaversworld/shared/testing';
import { describe, expect, it, vi } from 'vitest';

interface SessionStart {
  bus: Bus;
  /** The child profiles of a signed-in user, the first one active; signed out when absent. */
  profiles?: ChildProfile[];
}

/** Creates a loaded session for the suite. Its server accepts every call. */
export type CreateConformingSession = (start: SessionStart) => Promise<Session>;

const MIA = aChildProfile({ id: 1, name: 'Mia' });
const BEN = aChildProfile({ id: 2, name: 'Ben' });

/** The behaviour of every implementation of `Session`: the host's, and the one of test Shells. */
export const testSessionConformance = (implementations: [name: string, create: CreateConformingSession][]) =>
  describe.each(implementations)('%s as a Session', (_name, create) => {
    const setUp = async (profiles?: ChildProfile[]) => {
      const bus = createBus((report) => {
        throw report.error;
      });
      const session = await create({ bus, ...(profiles && { profiles }) });
      const events: string[] = [];
      bus.on('session:reset', ({ reason }) => void events.push(`session:reset ${reason}`));
      bus.on('session:profile-changed', ({ profileId }) => void events.push(`profile-changed ${profileId}`));
      bus.on('profile:created', ({ profile }) => void events.push(`profile:created ${profile.name}`));
      return { session, bus, events };
    };
    const signedOut = {
      isAuthenticated: false,
      user: null,
      userProfile: null,
      childProfiles: [],
      activeChildProfile: null,
      loading: false,
      refreshing: false,
      error: null,
    };

    it('is signed out without a user', async () => {
      const { session } = await setUp();
      expect(session.get()).toMatchObject(signedOut);
    });

    it('is signed in with its profiles', async () => {
      const { session } = await setUp([MIA, BEN]);
      expect(session.get()).toMatchObject({
        isAuthenticated: true,
        childProfiles: [MIA, BEN],
        activeChildProfile: MIA,
        loading: false,
        refreshing: false,
        error: null,
      });
    });

    it('is refreshing, not loading, while it is loaded again', async () => {
      const { session } = await setUp([MIA]);
      const { load } = session;
      const loaded = load();
      expect(session.get()).toMatchObject({ loading: false, refreshing: true, isAuthenticated: true });
      await loaded;
      expect(session.get()).toMatchObject({ loading: false, refreshing: false, isAuthenticated: true });
    });

    it('notifies subscribers until they unsubscribe', async () => {
      const { session } = await setUp();
      const listener = vi.fn();
      const unsubscribe = session.subscribe(listener);
      await session.login('a@ex.org', 'secret-8');
      expect(listener).toHaveBeenCalled();
      unsubscribe();
      listener.mockClear();
      await session.logout();
      expect(listener).not.toHaveBeenCalled();
    });

    it.each([
      ['login', (session: Session) => session.login('a@ex.org', 'secret-8')],
      ['authenticate2fa', (session: Session) => session.authenticate2fa('123456')],
    ])('%s signs in and emits session:profile-changed', async (_method, call) => {
      const { session, events } = await setUp();
      const response = await call(session);
      expect(response).toMatchObject({ isAuthenticated: true, pendingFlow: null });
      expect(session.get()).toMatchObject({
        isAuthenticated: true,
        user: response.user,
        error: null,
        pendingFlow: null,
      });
      expect(events).toEqual(['profile-changed null']);
    });

    it.each([
      ['signup', (session: Session) => session.signup('a@ex.org', 'secret-88', 'secret-88')],
      ['verifyEmail', (session: Session) => session.verifyEmail('key')],
      ['resetPassword', (session: Session) => session.resetPassword('key', 'secret-88')],
    ])('%s leaves the session as its response says', async (_method, call) => {
      const { session } = await setUp();
      const { isAuthenticated, user, pendingFlow } = await call(session);
      expect(session.get()).toMatchObject({ isAuthenticated, pendingFlow });
      expect(session.get().user?.id).toBe(user?.id);
    });

    it('logout emits session:reset before the state is reset', async () => {
      const { session, bus, events } = await setUp([MIA]);
      bus.on('session:reset', () => void events.push(`authenticated ${session.get().isAuthenticated}`));
      await session.logout();
      expect(events).toEqual(['session:reset logout', 'authenticated true', 'profile-changed null']);
      expect(session.get()).toMatchObject(signedOut);
    });

    it('loadUserProfile returns and stores the account details', async () => {
      const { session } = await setUp([MIA]);
      const userProfile = await session.loadUserProfile();
      expect(session.get().userProfile).toEqual(userProfile);
    });

    it('reloadProfiles keeps the active profile', async () => {
      const { session, events } = await setUp([MIA, BEN]);
      await session.reloadProfiles();
      expect(session.get()).toMatchObject({ childProfiles: [MIA, BEN], activeChildProfile: MIA });
      expect(events).toEqual([]);
    });

    it('createChildProfile activates the new profile, and emits profile:created first', async () => {
      const { session, events } = await setUp([MIA]);
      const created = await session.createChildProfile({ name: 'Nils', age: 5 });
      expect(created).toMatchObject({ name: 'Nils', age: 5 });
      expect(session.get()).toMatchObject({ childProfiles: [MIA, created], activeChildProfile: created });
      expect(events).toEqual(['profile:created Nils', `profile-changed ${created.id}`]);
    });

    it('updateChildProfile replaces the profile, the active one too, and emits nothing', async () => {
      const { session, events } = await setUp([MIA, BEN]);
      expect(await session.updateChildProfile(1, { name: 'Mara' })).toMatchObject({ id: 1, name: 'Mara' });
      expect(session.get()).toMatchObject({
        childProfiles: [{ name: 'Mara' }, { name: 'Ben' }],
        activeChildProfile: { id: 1, name: 'Mara' },
      });
      expect(events).toEqual([]);
    });

    it('deleteChildProfile of the active profile activates the first of the others, then none', async () => {
      const { session, events } = await setUp([MIA, BEN]);
      await session.deleteChildProfile(1);
      expect(session.get()).toMatchObject({ childProfiles: [BEN], activeChildProfile: BEN });
      await session.deleteChildProfile(2);
      expect(session.get()).toMatchObject({ childProfiles: [], activeChildProfile: null });
      expect(events).toEqual(['profile-changed 2', 'profile-changed null']);
    });

    it('deleteChildProfile of another profile keeps the active one', async () => {
      const { session, events } = await setUp([MIA, BEN]);
      await session.deleteChildProfile(2);
      expect(session.get()).toMatchObject({ childProfiles: [MIA], activeChildProfile: MIA });
      expect(events).toEqual([]);
    });

    it('switchChildProfile activates a profile, whose id may come from a URL', async () => {
      const { session, events } = await setUp([MIA, BEN]);
      expect(await session.switchChildProfile('2')).toEqual(BEN);
      expect(session.get().activeChildProfile).toEqual(BEN);
      expect(events).toEqual(['profile-changed 2']);
    });

    it('switchChildProfile rejects an unknown profile', async () => {
      const { session, events } = await setUp([MIA]);
      await expect(session.switchChildProfile(99)).rejects.toThrow();
      expect(session.get().activeChildProfile).toEqual(MIA);
      expect(events).toEqual([]);
    });

    it('migrate emits session:profile-changed, because the profile has stories now', async () => {
      const { session, events } = await setUp([MIA]);
      expect(await session.migrate(1)).toMatchObject({ stories_migrated: expect.any(Number) });
      expect(events).toEqual(['profile-changed 1']);
    });
  });
