import { Id } from '@weaversworld/shared/contract';
import type { AuthResponse, Bus, Session, SessionState } from '@weaversworld/shared/shell';
import { aChildProfile, anAuthResponse, aUser } from './builders.ts';
import { createTestReadable, type TestReadable } from './test-readable.ts';
import { recordCalls, type ServiceOverrides, splitOverrides, type TestCall } from './test-service.ts';

/** Methods and initial state of a test session. */
export type TestSessionOverrides = ServiceOverrides<Session, SessionState>;
/** A session whose state a test can set. */
export type TestSession = Session & TestReadable<SessionState>;

const SIGNED_OUT: SessionState = {
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

/** A session in memory, signed out unless `overrides` say otherwise. Every call succeeds; nothing is validated. */
export const createTestSession = (
  overrides: TestSessionOverrides | undefined,
  bus: Bus,
  calls: TestCall[],
): TestSession => {
  const given = splitOverrides(overrides);
  const state = createTestReadable<SessionState>({ ...SIGNED_OUT, ...given.state });

  const identity = () => {
    const { user, activeChildProfile } = state.get();
    return { userId: user?.id ?? null, profileId: activeChildProfile?.id ?? null };
  };
  /** Changes the state, and emits `session:profile-changed` when the user or the active profile is another one. */
  const commit = (change: Partial<SessionState>) => {
    const before = identity();
    state.set(change);
    const { userId, profileId } = identity();
    if (userId !== before.userId || profileId !== before.profileId)
      bus.emit('session:profile-changed', { profileId });
  };
  const apply = (response: AuthResponse): AuthResponse => {
    const { isAuthenticated, user, flows, pendingFlow } = response;
    if (isAuthenticated) commit({ isAuthenticated, user, error: null, authFlows: [], pendingFlow: null });
    else if (!state.get().isAuthenticated) commit({ authFlows: flows, pendingFlow });
    return response;
  };
  const unauthenticated = { status: 401, isAuthenticated: false, user: null };
  const find = (id: Id) => {
    const found = state.get().childProfiles.find((profile) => profile.id === Id.parse(id));
    if (!found) throw new Error(`Unknown child profile ${id}: give it to the test's session.`);
    return found;
  };

  const methods: Omit<Session, 'get' | 'subscribe'> = {
    load: async () => {
      state.set({ refreshing: !state.get().loading, error: null });
      await Promise.resolve();
      state.set({ loading: false, refreshing: false });
    },
    login: async (email) => apply(anAuthResponse({ user: aUser({ email }) })),
    authenticate2fa: async () => apply(anAuthResponse({ user: state.get().user ?? aUser() })),
    signup: async () => apply(anAuthResponse(unauthenticated)),
    verifyEmail: async () => apply(anAuthResponse()),
    resetPassword: async () => apply(anAuthResponse(unauthenticated)),
    logout: async () => {
      bus.emit('session:reset', { reason: 'logout' });
      commit(SIGNED_OUT);
    },
    reloadProfiles: async () => state.set({ error: null }),
    loadUserProfile: async () => {
      const userProfile = state.get().userProfile ?? state.get().user ?? aUser();
      state.set({ userProfile });
      return userProfile;
    },
    createChildProfile: async (input) => {
      const { childProfiles } = state.get();
      const profile = aChildProfile({ ...input, id: childProfiles.length + 1 });
      bus.emit('profile:created', { profile });
      commit({ childProfiles: [...childProfiles, profile], activeChildProfile: profile });
      return profile;
    },
    updateChildProfile: async (id, input) => {
      const changed = { ...find(id), ...input };
      const { childProfiles, activeChildProfile } = state.get();
      commit({
        childProfiles: childProfiles.map((one) => (one.id === changed.id ? changed : one)),
        activeChildProfile: activeChildProfile?.id === changed.id ? changed : activeChildProfile,
      });
      return changed;
    },
    deleteChildProfile: async (id) => {
      const deleted = Id.parse(id);
      const { childProfiles, activeChildProfile } = state.get();
      const remaining = childProfiles.filter((one) => one.id !== deleted);
      const isActive = activeChildProfile?.id === deleted;
      commit({
        childProfiles: remaining,
        activeChildProfile: isActive ? (remaining[0] ?? null) : activeChildProfile,
      });
    },
    switchChildProfile: async (id) => {
      const profile = find(id);
      commit({ activeChildProfile: profile });
      return profile;
    },
    migrate: async (profileId) => {
      bus.emit('session:profile-changed', { profileId });
      return { stories_migrated: 0, characters_migrated: 0 };
    },
  };
  return { ...state, ...recordCalls('session', { ...methods, ...given.methods }, calls) };
};
