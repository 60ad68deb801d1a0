import type { Bus, Session, SessionState } from '@weaversworld/shared/shell';
import { aChildProfile, anAuthResponse, aUser } from './builders.ts';
import {
  createTestReadable,
  partOverrides,
  recorded,
  type TestCall,
  type TestReadable,
} from './test-readable.ts';

/** Starting values of the session, and methods that behave otherwise in this test. */
export type TestSessionOverrides = Partial<SessionState & Omit<Session, 'get' | 'subscribe'>>;
export type TestSession = Session & TestReadable<SessionState>;

const NOBODY: SessionState = {
  isAuthenticated: false,
  user: null,
  userProfile: null,
  childProfiles: [],
  activeChildProfile: null,
  loading: false,
  refreshing: false,
  error: null,
  authFlows: [],
  pendingFlow: null,
};

/** A session in memory: signing in, out and switching profiles work, nothing is checked. Starts signed out. */
export const createTestSession = (
  overrides: TestSessionOverrides | undefined,
  bus: Bus,
  calls: TestCall[],
): TestSession => {
  const given = partOverrides(overrides);
  const state = createTestReadable<SessionState>({ ...NOBODY, ...given.state });
  const profile = (id: unknown) =>
    state.get().childProfiles.find((one) => one.id === (id as never)) ?? aChildProfile({ id: id as never });
  const signIn = (email: string) => {
    const user = aUser({ email });
    state.set({ isAuthenticated: true, user, error: null, pendingFlow: null });
    return anAuthResponse({ user });
  };
  const activate = (activeChildProfile: SessionState['activeChildProfile']) => {
    state.set({ activeChildProfile });
    bus.emit('session:profile-changed', { profileId: activeChildProfile?.id ?? null });
  };
  const methods: Omit<Session, 'get' | 'subscribe'> = {
    load: async () => state.set({ loading: false, refreshing: false, error: null }),
    login: async (email) => signIn(email),
    authenticate2fa: async () => signIn(state.get().user?.email ?? aUser().email),
    signup: async () => anAuthResponse({ status: 401, isAuthenticated: false, user: null }),
    verifyEmail: async () => anAuthResponse(),
    resetPassword: async () => anAuthResponse({ status: 401, isAuthenticated: false, user: null }),
    logout: async () => {
      state.set(NOBODY);
      bus.emit('session:reset', { reason: 'logout' });
    },
    reloadProfiles: async () => undefined,
    loadUserProfile: async () => {
      const userProfile = state.get().userProfile ?? state.get().user ?? aUser();
      state.set({ userProfile });
      return userProfile;
    },
    createChildProfile: async (input) => {
      const made = aChildProfile({ ...input, id: state.get().childProfiles.length + 1 });
      state.set({ childProfiles: [...state.get().childProfiles, made] });
      activate(made);
      bus.emit('profile:created', { profile: made });
      return made;
    },
    updateChildProfile: async (id, input) => {
      const changed = { ...profile(id), ...input };
      const { childProfiles, activeChildProfile } = state.get();
      state.set({
        childProfiles: childProfiles.map((one) => (one.id === id ? changed : one)),
        activeChildProfile: activeChildProfile?.id === id ? changed : activeChildProfile,
      });
      return changed;
    },
    deleteChildProfile: async (id) => {
      const { childProfiles, activeChildProfile } = state.get();
      state.set({ childProfiles: childProfiles.filter((one) => one.id !== id) });
      if (activeChildProfile?.id === id) activate(null);
    },
    switchChildProfile: async (id) => {
      activate(profile(id));
      return profile(id);
    },
    migrate: async () => ({ stories_migrated: 0, characters_migrated: 0 }),
  };
  return { ...state, ...recorded('session', { ...methods, ...given.methods }, calls) };
};
