import { type Remote, SHELL_CONTRACT, ShellProvider } from '@weaversworld/shared/shell';

/** The characters remote: no screens of its own, it fills the place where a story's characters are picked. */
export const remote: Remote = {
  name: 'characters',
  contract: SHELL_CONTRACT,
  Provider: ShellProvider,
  routes: [],
  slots: { 'character-picker': () => import('./picker/character-picker.tsx') },
};
