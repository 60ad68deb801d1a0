import { Id } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';
import { browserStorage, createPersistedValue } from '@weaversworld/shared/storage';
import { createStore } from 'zustand/vanilla';

/** The oldest are forgotten: their stories are long out of sight. */
const MAX_STORIES = 100;

/** The stories whose completion prompt was closed with 'Maybe Later' on this device, latest first. */
export const createClosedPrompts = () => {
  const persisted = createPersistedValue({
    storage: browserStorage(() => localStorage),
    key: 'ww.closed-prompts',
    schema: z.array(Id),
  });
  const store = createStore<Id[]>()(() => persisted.read() ?? []);
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    add: (storyId: Id) => {
      store.setState([storyId, ...store.getState()].slice(0, MAX_STORIES), true);
      persisted.write(store.getState());
    },
    /** Forgets all, when the visitor's work was deleted or saved to an account. */
    clear: () => {
      store.setState([], true);
      persisted.clear();
    },
  };
};
