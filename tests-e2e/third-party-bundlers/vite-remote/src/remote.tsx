import { type CreateRemote, createViews, SHELL_CONTRACT, ShellProvider } from '@weaversworld/shared/shell';

export const contract = SHELL_CONTRACT;

/** A club for listeners, built with Vite. */
export const createRemote: CreateRemote = (shell) => {
  const { page } = createViews(({ children }) => <ShellProvider shell={shell}>{children}</ShellProvider>);
  return {
    routes: [{ path: '/club', access: 'anyone', lazy: page(() => import('./club-page.tsx')) }],
    slots: {},
    dispose: () => undefined,
  };
};
