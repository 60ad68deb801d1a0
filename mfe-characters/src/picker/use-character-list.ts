import { useEvent, useReadable, useSession } from '@weaversworld/shared/shell';
import { useCallback, useEffect } from 'react';
import { useCharacterStore } from './character-store-context.ts';

/**
 * The visitor's characters: loaded when the component is mounted, after every read of the session, and when the visitor or
 * the profile changes; `onReset` is called before the latter.
 */
export const useCharacterList = (onReset: () => void) => {
  const store = useCharacterStore();
  const state = useReadable(store);
  const { loading, refreshing } = useSession();
  const isSessionKnown = !loading && !refreshing;

  useEffect(() => {
    if (isSessionKnown) void store.load();
  }, [isSessionKnown, store]);

  // The store subscribed earlier, so it is already reset when these are called.
  const loadAgain = useCallback(() => {
    onReset();
    void store.load();
  }, [onReset, store]);
  useEvent('session:profile-changed', loadAgain);
  useEvent('session:reset', loadAgain);

  return { state, store };
};
