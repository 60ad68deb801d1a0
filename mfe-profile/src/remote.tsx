import { type Remote, SHELL_CONTRACT, ShellProvider } from '@weaversworld/shared/shell';

/** The grown-ups' page, child profiles, and moving anonymous work to one. */
export const remote: Remote = {
  name: 'profile',
  contract: SHELL_CONTRACT,
  Provider: ShellProvider,
  routes: [
    { path: '/profile', access: 'login', load: () => import('./profile/profile-page.tsx') },
    {
      path: '/child-profiles/create',
      access: 'login',
      load: () => import('./child-profile/create-page.tsx'),
    },
    {
      path: '/child-profiles/:profileId/stories',
      access: 'login-and-profile',
      load: () => import('./child-profile/stories-page.tsx'),
    },
    { path: '/stories', access: 'login-and-profile', load: () => import('./child-profile/to-stories.tsx') },
  ],
};
