import { useEvent, useReadable, useSession } from '@weaversworld/shared/shell';
import { useCallback, useEffect } from 'react';
import { useCharacterStore } from './character-store-context.ts';

/**
 * The visitor's characters: loaded when the component is mounted, and again when the visitor or the profile changes;
 * `onReset` is called before that.
 */
export const useCharacterList = (onReset: () => void) => {
  const store = useCharacterStore();
  const state = useReadable(store);
  const { loading } = useSession();

  useEffect(() => {
    if (!loading) void store.load();
  }, [loading, store]);

  // The store subscribed earlier, so it is already reset when these are called.
  const loadAgain = useCallback(() => {
    onReset();
    void store.load();
  }, [onReset, store]);
  useEvent('session:profile-changed', loadAgain);
  useEvent('session:reset', loadAgain);

  return { state, store };
};
