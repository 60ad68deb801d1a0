import { type Remote, SHELL_CONTRACT, ShellProvider } from '@weaversworld/shared/shell';

/** A club for listeners, built with Vite. */
export const remote: Remote = {
  name: 'club',
  contract: SHELL_CONTRACT,
  Provider: ShellProvider,
  routes: [{ path: '/club', access: 'anyone', load: () => import('./club-page.tsx') }],
};
