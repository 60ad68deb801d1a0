import { type Remote, SHELL_CONTRACT, ShellProvider } from '@weaversworld/shared/shell';

/** Signing in, signing up, verification and passwords. */
export const remote: Remote = {
  name: 'auth',
  contract: SHELL_CONTRACT,
  Provider: ShellProvider,
  routes: [
    { path: '/accounts/login', access: 'anyone', load: () => import('./login/login-page.tsx') },
    { path: '/accounts/signup', access: 'anyone', load: () => import('./signup/signup-page.tsx') },
    {
      path: '/accounts/confirm-email',
      access: 'anyone',
      load: () => import('./verify/verify-notice-page.tsx'),
    },
    { path: '/email/verification', access: 'anyone', load: () => import('./verify/verify-notice-page.tsx') },
    {
      path: '/accounts/email/verification/:key',
      access: 'anyone',
      load: () => import('./verify/verify-email-page.tsx'),
    },
    {
      path: '/accounts/password/reset',
      access: 'anyone',
      load: () => import('./password/reset-request-page.tsx'),
    },
    {
      path: '/accounts/password/reset/key/:key',
      access: 'anyone',
      load: () => import('./password/reset-key-page.tsx'),
    },
    {
      path: '/accounts/password/change',
      access: 'login',
      load: () => import('./password/change-page.tsx'),
    },
    { path: '/accounts/:action', access: 'anyone', load: () => import('./login/to-login.tsx') },
    { path: '/accounts/*', access: 'anyone', load: () => import('./login/to-login.tsx') },
  ],
};
