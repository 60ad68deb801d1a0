import { type Remote, SHELL_CONTRACT, ShellProvider } from '@weaversworld/shared/shell';

/** A laboratory for stories, built with webpack. */
export const remote: Remote = {
  name: 'lab',
  contract: SHELL_CONTRACT,
  Provider: ShellProvider,
  routes: [{ path: '/lab', access: 'anyone', load: () => import('./lab-page.tsx') }],
};
