import { AnonymousActivity } from '@weaversworld/shared/contract';
import type { Activity, ActivityState, Report } from '@weaversworld/shared/shell';
import { createStore } from 'zustand/vanilla';
import { createKept, type KeepStorage, type OtherTabs } from '../kept-value.ts';

/** Where the anonymous visitor's counters are kept. */
export const ACTIVITY_KEY = 'ww.activity';

const NOTHING: AnonymousActivity = { storiesCreated: 0, charactersCreated: 0, lastVisit: null };

const toState = (kept: AnonymousActivity): ActivityState => ({
  ...kept,
  hasContent: kept.storiesCreated > 0 || kept.charactersCreated > 0,
});

interface ActivityWorld {
  storage: KeepStorage;
  isAuthenticated: () => boolean;
  otherTabs?: OtherTabs;
  report?: (report: Report) => void;
  now?: () => Date;
}

/** Counts what an anonymous visitor makes. Counts only while nobody is signed in; every tab sees the same. */
export const createActivity = ({
  storage,
  isAuthenticated,
  otherTabs,
  report = () => undefined,
  now = () => new Date(),
}: ActivityWorld): Activity => {
  const kept = createKept({ storage, key: ACTIVITY_KEY, schema: AnonymousActivity, report });
  const store = createStore<ActivityState>(() => toState(kept.read() ?? NOTHING));

  const set = (next: AnonymousActivity) => {
    kept.write(next);
    store.setState(toState(next), true);
  };
  const count = (what: 'storiesCreated' | 'charactersCreated') => {
    if (isAuthenticated()) return;
    const { hasContent: _, ...counted } = store.getState();
    set({ ...counted, [what]: counted[what] + 1, lastVisit: now().toISOString() });
  };
  otherTabs?.(ACTIVITY_KEY, (text) => store.setState(toState(kept.parse(text) ?? NOTHING), true));

  return {
    get: store.getState,
    subscribe: store.subscribe,
    countStory: () => count('storiesCreated'),
    countCharacter: () => count('charactersCreated'),
    reset: () => set(NOTHING),
  };
};
