import { useEvent, useResource } from '@weaversworld/shared/shell';
import { useCharacterStore } from './character-store-context.ts';

/** The visitor's characters. `onReset` is called when the visitor or the profile changed; the list is then loaded again. */
export const useCharacterList = (onReset: () => void) => {
  const store = useCharacterStore();
  const state = useResource(store.list);
  useEvent('session:profile-changed', onReset);
  useEvent('session:reset', onReset);
  return { state, store };
};
