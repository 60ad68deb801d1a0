import { mountable } from '@weaversworld/shared/mount';
import { type CreateRemote, createViews, SHELL_CONTRACT, ShellProvider } from '@weaversworld/shared/shell';

export const contract = SHELL_CONTRACT;

/** The parents' profile page, child profiles, and migration of anonymous content to a profile. */
export const createRemote: CreateRemote = (shell) => {
  const { page } = createViews(({ children }) => <ShellProvider shell={shell}>{children}</ShellProvider>);
  return {
    routes: [
      { path: '/profile', access: 'login', lazy: page(() => import('./profile/profile-page.tsx')) },
      {
        path: '/child-profiles/create',
        access: 'login',
        lazy: page(() => import('./child-profile/create-page.tsx')),
      },
      {
        path: '/child-profiles/:profileId/stories',
        access: 'login-and-profile',
        lazy: page(() => import('./child-profile/stories-page.tsx')),
      },
      {
        path: '/stories',
        access: 'login-and-profile',
        lazy: page(() => import('./child-profile/redirect-to-stories.tsx')),
      },
    ],
    slots: {},
    dispose: () => undefined,
  };
};

/** For hosts other than ours. */
export const mount = mountable(createRemote);
