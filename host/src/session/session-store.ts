import { AuthSnapshot } from '@weaversworld/shared/contract';
import type { Events, SessionState } from '@weaversworld/shared/shell';
import { createPersistedValue } from '@weaversworld/shared/storage';
import { createStore } from 'zustand/vanilla';
import { createLatest } from '../latest.ts';
import { sameOptionalId } from './same-optional-id.ts';
import type { SessionDeps } from './session-deps.ts';

/** Local storage key of the auth snapshot. */
export const SESSION_KEY = 'ww.auth';

/** Signed out, before the session was first read. */
export const INITIAL_SESSION: SessionState = {
  isAuthenticated: false,
  user: null,
  userProfile: null,
  childProfiles: [],
  activeChildProfile: null,
  loading: true,
  refreshing: false,
  error: null,
  authFlows: [],
  pendingFlow: null,
};

const toSnapshot = (state: SessionState): AuthSnapshot => ({
  isAuthenticated: state.isAuthenticated,
  userId: state.user?.id ?? null,
  profileId: state.activeChildProfile?.id ?? null,
});

/** The session's state, its persisted snapshot, and the notifications when the user or the active profile changes. */
export const createSessionStore = ({ storage, report, bus, live }: SessionDeps) => {
  const store = createStore<SessionState>(() => INITIAL_SESSION);
  const snapshot = createPersistedValue({ storage, key: SESSION_KEY, schema: AuthSnapshot, report });
  const latest = createLatest();

  return {
    get: store.getState,
    subscribe: store.subscribe,
    set: (change: Partial<SessionState>) => store.setState(change),
    readSnapshot: snapshot.read,
    parseSnapshot: snapshot.parse,

    /** Starts a task that determines who is signed in; the one under way is aborted. */
    begin: latest.begin,
    /** The signal of that task, for a check that must not abort it. */
    current: latest.current,

    /**
     * Stores who is signed in and aborts the task under way. Persists the snapshot, and when the user or the active
     * profile is another one, informs the live channel and the bus.
     */
    commit: (change: Partial<SessionState>) => {
      latest.begin();
      const before = toSnapshot(store.getState());
      store.setState({ ...change, loading: false, refreshing: false });
      const after = toSnapshot(store.getState());
      snapshot.write(after);
      const { userId, profileId } = after;
      if (sameOptionalId(before.userId, userId) && sameOptionalId(before.profileId, profileId)) return;
      live?.reauthenticate?.(userId, profileId);
      bus.emit('session:profile-changed', { profileId });
    },

    emitReset: (reason: Events['session:reset']['reason']) => bus.emit('session:reset', { reason }),
    reportError: (message: string, error: unknown) =>
      report({ level: 'error', source: 'session', message, error }),
  };
};
export type SessionStore = ReturnType<typeof createSessionStore>;
