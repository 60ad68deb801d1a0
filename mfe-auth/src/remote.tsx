import { mountable } from '@weaversworld/shared/mount';
import { type CreateRemote, createViews, SHELL_CONTRACT, ShellProvider } from '@weaversworld/shared/shell';
import { createVerifyEmail } from './verify/verification.ts';
import { VerifyEmailContext } from './verify/verify-email-context.ts';

export const contract = SHELL_CONTRACT;

/** Signing in, signing up, email verification and passwords. */
export const createRemote: CreateRemote = (shell) => {
  const verifyEmail = createVerifyEmail(shell.session);
  const { page } = createViews(({ children }) => (
    <ShellProvider shell={shell}>
      <VerifyEmailContext value={verifyEmail}>{children}</VerifyEmailContext>
    </ShellProvider>
  ));
  return {
    routes: [
      { path: '/accounts/login', access: 'anyone', lazy: page(() => import('./login/login-page.tsx')) },
      { path: '/accounts/signup', access: 'anyone', lazy: page(() => import('./signup/signup-page.tsx')) },
      {
        path: '/accounts/confirm-email',
        access: 'anyone',
        lazy: page(() => import('./verify/verify-notice-page.tsx')),
      },
      {
        path: '/email/verification',
        access: 'anyone',
        lazy: page(() => import('./verify/verify-notice-page.tsx')),
      },
      {
        path: '/accounts/email/verification/:key',
        access: 'anyone',
        lazy: page(() => import('./verify/verify-email-page.tsx')),
      },
      {
        path: '/accounts/password/reset',
        access: 'anyone',
        lazy: page(() => import('./password/reset-request-page.tsx')),
      },
      {
        path: '/accounts/password/reset/key/:key',
        access: 'anyone',
        lazy: page(() => import('./password/reset-key-page.tsx')),
      },
      {
        path: '/accounts/password/change',
        access: 'login',
        lazy: page(() => import('./password/change-page.tsx')),
      },
      {
        path: '/accounts/:action',
        access: 'anyone',
        lazy: page(() => import('./login/redirect-to-login.tsx')),
      },
      { path: '/accounts/*', access: 'anyone', lazy: page(() => import('./login/redirect-to-login.tsx')) },
    ],
    slots: {},
    dispose: () => undefined,
  };
};

/** For hosts other than ours. */
export const mount = mountable(createRemote);
