import { configure, getConfig } from '@testing-library/react';
import { type RouteObject, useRoutes } from '@weaversworld/shared/router';
import type { CreateRemote, Remote } from '@weaversworld/shared/shell';
import { renderWithShell } from './render-with-shell.tsx';
import { createTestShell, type TestShellOverrides } from './test-shell.ts';

const Screens = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/**
 * Starts a remote in a test Shell and visits one of its URLs, under StrictMode; other URLs render 'Elsewhere'. `at()` is
 * the current path and search. Guards are the host's: every screen renders.
 */
export const visitRemote = async (
  createRemote: CreateRemote,
  url: string,
  overrides: TestShellOverrides = {},
): Promise<ReturnType<typeof renderWithShell> & { remote: Remote; at: () => string }> => {
  const shell = createTestShell(overrides);
  const remote = createRemote(shell);
  const routes = await Promise.all(
    remote.routes.map(async ({ path, lazy }) => {
      const { Component } = await lazy();
      return { path, element: <Component /> };
    }),
  );
  const { reactStrictMode } = getConfig();
  // StrictMode runs effects twice only when it wraps the whole tree.
  configure({ reactStrictMode: true });
  const view = renderWithShell(<Screens routes={[...routes, { path: '*', element: <p>Elsewhere</p> }]} />, {
    shell,
    route: url,
  });
  configure({ reactStrictMode });
  const at = () => {
    const { pathname, search } = view.router.state.location;
    return pathname + search;
  };
  return { ...view, remote, at };
};
