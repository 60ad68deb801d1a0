import { createMemoryRouter, RouterProvider, useLocation } from '@weaversworld/shared/router';
import { type CreateRemote, type MountContext, ShellProvider } from '@weaversworld/shared/shell';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

const OtherPath = ({ navigate }: Pick<MountContext, 'navigate'>) => {
  const { pathname, search, hash } = useLocation();
  useEffect(() => navigate(pathname + search + hash), [navigate, pathname, search, hash]);
  return null;
};

/** Renders a remote's screens into an element; returns what removes them and disposes of the remote. */
export const mountApp = (
  createRemote: CreateRemote,
  element: HTMLElement,
  { shell, path, navigate }: MountContext,
): (() => void) => {
  const remote = createRemote(shell);
  const routes = remote.routes.map(({ path: pattern, lazy }) => ({ path: pattern, lazy }));
  const router = createMemoryRouter(
    [
      {
        hydrateFallbackElement: null,
        children: [...routes, { path: '*', element: <OtherPath navigate={navigate} /> }],
      },
    ],
    { initialEntries: [path] },
  );
  const root = createRoot(element);
  root.render(
    <ShellProvider shell={shell}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  return () => {
    root.unmount();
    router.dispose();
    remote.dispose();
  };
};
