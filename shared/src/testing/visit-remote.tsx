import { configure, getConfig } from '@testing-library/react';
import { type RouteObject, useRoutes } from '@weaversworld/shared/router';
import type { Remote } from '@weaversworld/shared/shell';
import { renderWithShell } from './render-with-shell.tsx';
import { createTestShell, type TestShellOverrides } from './test-shell.ts';

const Screens = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/**
 * Opens one of a remote's addresses, under StrictMode; other addresses show 'Elsewhere'. `at()` says where the visit
 * is now. Access is the host's to refuse: every screen opens.
 */
export const visitRemote = async (remote: Remote, address: string, overrides: TestShellOverrides = {}) => {
  const routes = await Promise.all(
    remote.routes.map(async ({ path, load }) => {
      const { Page } = await load();
      return { path, element: <Page /> };
    }),
  );
  const { reactStrictMode } = getConfig();
  // Only around the whole tree does StrictMode run effects twice.
  configure({ reactStrictMode: true });
  const view = renderWithShell(<Screens routes={[...routes, { path: '*', element: <p>Elsewhere</p> }]} />, {
    shell: createTestShell(overrides),
    route: address,
  });
  configure({ reactStrictMode });
  const at = () => {
    const { pathname, search } = view.router.state.location;
    return pathname + search;
  };
  return { ...view, at };
};
