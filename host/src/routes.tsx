import {
  createBrowserRouter,
  matchRoutes,
  Outlet,
  type RouteObject,
  replace,
  useLoaderData,
  useRevalidator,
  useRoutes,
} from '@weaversworld/shared/router';
import { type Remote, type RemoteRoute, useShell } from '@weaversworld/shared/shell';
import { Loading } from '@weaversworld/shared/ui';
import type { ComponentType } from 'react';
import { Frame } from './frame.tsx';
import { Guard } from './guard.tsx';
import { type Directory, remoteForPath } from './remotes/directory.ts';
import type { RemoteLoader } from './remotes/load-remote.ts';
import { ErrorScreen } from './screens/error-screen.tsx';
import { RemoteBoundary } from './screens/remote-boundary.tsx';
import { RemoteNotice } from './screens/remote-notice.tsx';

const HOME = '/weaversworld';

/** What stands at an address: a remote's screen, ready to be shown, or why it cannot be. */
type Screen =
  | { kind: 'screen'; name: string; route: RemoteRoute; Page: ComponentType; Provider: Remote['Provider'] }
  | { kind: 'failed'; name: string; error: string };

/** Finds and loads the screen for a path. Throws a redirect home for a path that is nobody's. */
const screenFor = async (directory: Directory, load: RemoteLoader, pathname: string): Promise<Screen> => {
  if (directory.problem !== null) return { kind: 'failed', name: 'registry', error: directory.problem };
  const choice = remoteForPath(directory, pathname);
  if (choice === null) {
    if (pathname === HOME)
      return { kind: 'failed', name: 'story', error: 'This part of the page could not be found.' };
    throw replace(HOME);
  }
  const result = await load(choice);
  if (!result.ok) return { kind: 'failed', name: choice.name, error: result.error };
  const { routes, Provider } = result.remote;
  const found = matchRoutes(
    routes.map(({ path }, index) => ({ path, id: String(index) })),
    pathname,
  )?.at(-1);
  const route = found && routes[Number(found.route.id)];
  if (!route) throw replace(HOME);
  try {
    const { Page } = await route.load();
    return { kind: 'screen', name: choice.name, route, Page, Provider };
  } catch {
    return { kind: 'failed', name: choice.name, error: 'This part of the page could not be loaded.' };
  }
};

const RemoteScreen = ({ screen }: { screen: Extract<Screen, { kind: 'screen' }> }) => {
  const { name, route, Page, Provider } = screen;
  const shell = useShell();
  return useRoutes([
    {
      path: route.path,
      element: (
        <RemoteBoundary key={route.path} name={name}>
          <Guard access={route.access}>
            <Provider shell={shell}>
              <Page />
            </Provider>
          </Guard>
        </RemoteBoundary>
      ),
    },
  ]);
};

const AnyScreen = () => {
  const screen = useLoaderData() as Screen;
  const { revalidate } = useRevalidator();
  if (screen.kind === 'failed')
    return <RemoteNotice error={screen.error} onRetry={() => void revalidate()} />;
  return <RemoteScreen key={screen.route.path} screen={screen} />;
};

/**
 * The host's routes: one frame, and under it whatever the registry says. The screen's code is awaited before the
 * address changes, so that the old page stays until the new one can be shown.
 */
const createRoutes = (directory: Directory, load: RemoteLoader): RouteObject[] => [
  {
    path: '/',
    element: (
      <Frame>
        <Outlet />
      </Frame>
    ),
    errorElement: <ErrorScreen />,
    children: [
      { index: true, loader: () => replace(HOME) },
      {
        path: '*',
        loader: ({ request }) => screenFor(directory, load, new URL(request.url).pathname),
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          currentUrl.href === nextUrl.href
            ? defaultShouldRevalidate
            : currentUrl.pathname !== nextUrl.pathname,
        hydrateFallbackElement: <Loading text="Opening the book..." />,
        element: <AnyScreen />,
      },
    ],
  },
];

/** The browser's router over `createRoutes`. */
export const createRouter = (directory: Directory, load: RemoteLoader) =>
  createBrowserRouter(createRoutes(directory, load));
