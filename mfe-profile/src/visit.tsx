import { type RouteObject, useRoutes } from '@weaversworld/shared/router';
import { createTestShell, renderWithShell, type TestShellOverrides } from '@weaversworld/shared/testing';
import { StrictMode } from 'react';
import { remote } from './remote.tsx';

const Screens = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** For tests: opens one of this remote's addresses, under StrictMode. Other addresses show 'Elsewhere'. */
export const visit = async (address: string, overrides: TestShellOverrides = {}) => {
  const routes = await Promise.all(
    remote.routes.map(async ({ path, load }) => {
      const { Page } = await load();
      return { path, element: <Page /> };
    }),
  );
  const view = renderWithShell(
    <StrictMode>
      <Screens routes={[...routes, { path: '*', element: <p>Elsewhere</p> }]} />
    </StrictMode>,
    { shell: createTestShell(overrides), route: address },
  );
  const at = () => {
    const { pathname, search } = view.router.state.location;
    return pathname + search;
  };
  /** `at()`: the address the visit is at now. */
  return { ...view, at };
};
