import { mountable } from '@weaversworld/shared/mount';
import { type CreateRemote, createViews, SHELL_CONTRACT, ShellProvider } from '@weaversworld/shared/shell';
import { createCharacterStore } from './picker/character-store.ts';
import { CharacterStoreContext } from './picker/character-store-context.ts';

export const contract = SHELL_CONTRACT;

/** The characters remote. It has no screens of its own; it fills the slot in which a story's characters are chosen. */
export const createRemote: CreateRemote = (shell) => {
  const store = createCharacterStore(shell);
  const { slot } = createViews(({ children }) => (
    <ShellProvider shell={shell}>
      <CharacterStoreContext value={store}>{children}</CharacterStoreContext>
    </ShellProvider>
  ));
  return {
    routes: [],
    slots: { 'character-picker': slot(() => import('./picker/character-picker.tsx')) },
    dispose: store.dispose,
  };
};

/** For hosts other than ours. */
export const mount = mountable(createRemote);
