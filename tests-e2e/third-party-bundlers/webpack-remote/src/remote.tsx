import { type CreateRemote, createViews, SHELL_CONTRACT, ShellProvider } from '@weaversworld/shared/shell';

export const contract = SHELL_CONTRACT;

/** A laboratory for stories, built with webpack. */
export const createRemote: CreateRemote = (shell) => {
  const { page } = createViews(({ children }) => <ShellProvider shell={shell}>{children}</ShellProvider>);
  return {
    routes: [{ path: '/lab', access: 'anyone', lazy: page(() => import('./lab-page.tsx')) }],
    slots: {},
    dispose: () => undefined,
  };
};
