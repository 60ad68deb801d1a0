import { createContext, useContext } from 'react';
import type { CharacterStore } from './character-store.ts';

/** The remote's character store: one per remote, so that returning to the picker shows the list at once. */
export const CharacterStoreContext = createContext<CharacterStore | null>(null);

/** The store of the nearest CharacterStoreContext. Throws when there is none. */
export const useCharacterStore = (): CharacterStore => {
  const store = useContext(CharacterStoreContext);
  if (store === null) throw new Error('useCharacterStore was used outside a CharacterStoreContext.');
  return store;
};
