import { AuthSnapshot } from '@weaversworld/shared/contract';
import type { Events, SessionState } from '@weaversworld/shared/shell';
import { createStore } from 'zustand/vanilla';
import { createKept } from '../kept-value.ts';
import { sameOrMissing } from './same-or-missing.ts';
import type { SessionWorld } from './session-world.ts';

/** Where the auth snapshot is kept. */
export const SESSION_KEY = 'ww.auth';

/** Nobody is signed in; the first reading is still to come. */
export const STARTING: SessionState = {
  isAuthenticated: false,
  user: null,
  userProfile: null,
  childProfiles: [],
  activeChildProfile: null,
  loading: true,
  error: null,
  authFlows: [],
  pendingFlow: null,
};

const toSnapshot = (state: SessionState): AuthSnapshot => ({
  isAuthenticated: state.isAuthenticated,
  userId: state.user?.id ?? null,
  profileId: state.activeChildProfile?.id ?? null,
});

/** The session's state, its snapshot, and who is told when the visitor becomes somebody else. */
export const createSessionCore = (world: SessionWorld) => {
  const { storage, report, bus, live } = world;
  const store = createStore<SessionState>(() => STARTING);
  const kept = createKept({ storage, key: SESSION_KEY, schema: AuthSnapshot, report });
  let turn = 0;

  return {
    get: store.getState,
    subscribe: store.subscribe,
    set: (change: Partial<SessionState>) => store.setState(change),
    readSnapshot: kept.read,
    parseSnapshot: kept.parse,

    /** Begins something that decides who is here; whatever began earlier and is still under way is then void. */
    begin: () => ++turn,
    /** The number of what was begun last, for something that only looks and must not void it. */
    turn: () => turn,
    isCurrent: (mine: number) => mine === turn,

    /** Takes over who is here (a reading under way is void), keeps it, and tells the live channel and the bus when it changed. */
    settle: (change: Partial<SessionState>) => {
      turn++;
      const before = toSnapshot(store.getState());
      store.setState({ ...change, loading: false });
      const after = toSnapshot(store.getState());
      kept.write(after);
      const { userId, profileId } = after;
      if (sameOrMissing(before.userId, userId) && sameOrMissing(before.profileId, profileId)) return;
      live?.reauthenticate?.(userId, profileId);
      bus.emit('session:profile-changed', { profileId });
    },

    reset: (reason: Events['session:reset']['reason']) => bus.emit('session:reset', { reason }),
    failed: (message: string, error: unknown) =>
      report({ level: 'error', source: 'session', message, error }),
  };
};
export type SessionCore = ReturnType<typeof createSessionCore>;
