import { type CreateRemote, createViews, SHELL_CONTRACT, ShellProvider } from '@weaversworld/shared/shell';

export const contract = SHELL_CONTRACT;

/** Called once per page load. Subscriptions made here end in `dispose`. */
export const createRemote: CreateRemote = (shell) => {
  const { page } = createViews(({ children }) => <ShellProvider shell={shell}>{children}</ShellProvider>);
  return {
    routes: [{ path: '/hello', access: 'anyone', lazy: page(() => import('./hello-page.tsx')) }],
    slots: {},
    dispose: () => undefined,
  };
};
