import type { Activity, ActivityState } from '@weaversworld/shared/shell';
import { createTestReadable, type TestReadable } from './test-readable.ts';
import { recordCalls, type ServiceOverrides, splitOverrides, type TestCall } from './test-service.ts';

/** Methods and initial state of a test activity. */
export type TestActivityOverrides = ServiceOverrides<Activity, ActivityState>;
/** An activity whose state a test can set. */
export type TestActivity = Activity & TestReadable<ActivityState>;

const INITIAL_STATE: ActivityState = {
  storiesCreated: 0,
  charactersCreated: 0,
  lastVisit: null,
  hasContent: false,
};

/** An anonymous visitor's counters in memory. */
export const createTestActivity = (
  overrides: TestActivityOverrides | undefined,
  calls: TestCall[],
): TestActivity => {
  const given = splitOverrides(overrides);
  const initial: ActivityState = { ...INITIAL_STATE, ...given.state };
  const state = createTestReadable<ActivityState>({
    ...initial,
    hasContent: initial.storiesCreated + initial.charactersCreated > 0,
  });
  const count = (key: 'storiesCreated' | 'charactersCreated') =>
    state.set({ [key]: state.get()[key] + 1, hasContent: true });
  const methods: Pick<Activity, 'countStory' | 'countCharacter' | 'reset'> = {
    countStory: () => count('storiesCreated'),
    countCharacter: () => count('charactersCreated'),
    reset: () => state.set(INITIAL_STATE),
  };
  return { ...state, ...recordCalls('activity', { ...methods, ...given.methods }, calls) };
};
