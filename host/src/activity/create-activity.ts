import { AnonymousActivity } from '@weaversworld/shared/contract';
import type { Activity, ActivityState, Report } from '@weaversworld/shared/shell';
import { createPersistedValue, type StorageLike } from '@weaversworld/shared/storage';
import { createStore } from 'zustand/vanilla';
import type { CrossTabStorage } from '../cross-tab-storage.ts';

/** Local storage key of the anonymous visitor's counters. */
export const ACTIVITY_KEY = 'ww.activity';

const INITIAL_ACTIVITY: AnonymousActivity = { storiesCreated: 0, charactersCreated: 0, lastVisit: null };

const toState = (counters: AnonymousActivity): ActivityState => ({
  ...counters,
  hasContent: counters.storiesCreated > 0 || counters.charactersCreated > 0,
});

interface ActivityDeps {
  storage: StorageLike;
  isAuthenticated: () => boolean;
  crossTab?: CrossTabStorage;
  report?: (report: Report) => void;
  now?: () => Date;
}

/** Counts the stories and characters of an anonymous visitor, synchronised across tabs. Counts nothing while signed in. */
export const createActivity = ({
  storage,
  isAuthenticated,
  crossTab,
  report = () => undefined,
  now = () => new Date(),
}: ActivityDeps): Activity => {
  const persisted = createPersistedValue({ storage, key: ACTIVITY_KEY, schema: AnonymousActivity, report });
  const store = createStore<ActivityState>(() => toState(persisted.read() ?? INITIAL_ACTIVITY));

  const set = (next: AnonymousActivity) => {
    persisted.write(next);
    store.setState(toState(next), true);
  };
  const count = (key: 'storiesCreated' | 'charactersCreated') => {
    if (isAuthenticated()) return;
    const { hasContent: _, ...counters } = store.getState();
    set({ ...counters, [key]: counters[key] + 1, lastVisit: now().toISOString() });
  };
  crossTab?.subscribe(ACTIVITY_KEY, (text) =>
    store.setState(toState(persisted.parse(text) ?? INITIAL_ACTIVITY), true),
  );

  return {
    get: store.getState,
    subscribe: store.subscribe,
    countStory: () => count('storiesCreated'),
    countCharacter: () => count('charactersCreated'),
    reset: () => set(INITIAL_ACTIVITY),
  };
};
