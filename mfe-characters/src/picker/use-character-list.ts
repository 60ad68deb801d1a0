import { useEvent, useSession, useShell } from '@weaversworld/shared/shell';
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { characterStoreOf } from './character-store.ts';

/** The characters of whoever is here now; fetched when shown and anew when the visitor or the profile changes. */
export const useCharacterList = (onDropped: () => void) => {
  const store = characterStoreOf(useShell());
  const state = useStore(store);
  const { loading } = useSession();

  useEffect(() => {
    if (!loading) void store.load();
  }, [loading, store]);

  const fetchAnew = useCallback(() => {
    onDropped();
    void store.load();
  }, [onDropped, store]);
  useEvent('session:profile-changed', fetchAnew);
  useEvent('session:reset', fetchAnew);

  return { state, store };
};
