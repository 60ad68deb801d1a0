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
import { ReleaseBoundary } from './remotes/release-boundary.tsx';
import { ErrorScreen } from './screens/error-screen.tsx';
import { RemoteBoundary } from './screens/remote-boundary.tsx';
import { RemoteNotice } from './screens/remote-notice.tsx';

const HOME = '/weaversworld';

/** What stands at an address: a remote's screen, ready to be shown, or why it cannot be. */
type Screen =
  | {
      kind: 'screen';
      name: string;
      release: string;
      /** When it was asked for. */
      asked: number;
      route: RemoteRoute;
      Page: ComponentType;
      Provider: Remote['Provider'];
    }
  | { kind: 'failed'; name: string; error: string };

/** The remote's route for a path with its screen's code, or null when it has none. */
const routeFor = async ({ routes }: Remote, pathname: string) => {
  const found = matchRoutes(
    routes.map(({ path }, index) => ({ path, id: String(index) })),
    pathname,
  )?.at(-1);
  const route = found && routes[Number(found.route.id)];
  return route ? { route, ...(await route.load()) } : null;
};

/** Finds and loads the screen for a path. Throws a redirect home for a path that is nobody's. */
const screenFor = async (directory: Directory, loader: RemoteLoader, pathname: string): Promise<Screen> => {
  if (directory.problem !== null) return { kind: 'failed', name: 'registry', error: directory.problem };
  const choice = remoteForPath(directory, pathname);
  if (choice === null) {
    if (pathname === HOME)
      return { kind: 'failed', name: 'story', error: 'This part of the page could not be found.' };
    throw replace(HOME);
  }
  const opened = await loader.open(choice, (remote) => routeFor(remote, pathname));
  if (!opened.ok) return { kind: 'failed', name: choice.name, error: opened.error };
  const { remote, release, asked, value } = opened;
  if (value === null) throw replace(HOME);
  const { route, Page } = value;
  return { kind: 'screen', name: choice.name, release, asked, route, Page, Provider: remote.Provider };
};

interface RemoteScreenProps {
  screen: Extract<Screen, { kind: 'screen' }>;
  loader: RemoteLoader;
}

const RemoteScreen = ({ screen, loader }: RemoteScreenProps) => {
  const { name, release, asked, route, Page, Provider } = screen;
  const shell = useShell();
  const { revalidate } = useRevalidator();
  const onBroken = (error: unknown): boolean => {
    const hasOther = loader.broke(name, release, error, asked);
    if (hasOther) void revalidate();
    return hasOther;
  };
  return useRoutes([
    {
      path: route.path,
      element: (
        <RemoteBoundary key={route.path} name={name}>
          <Guard access={route.access}>
            <ReleaseBoundary onShown={() => loader.shown(name, release, asked)} onBroken={onBroken}>
              <Provider shell={shell}>
                <Page />
              </Provider>
            </ReleaseBoundary>
          </Guard>
        </RemoteBoundary>
      ),
    },
  ]);
};

const AnyScreen = ({ loader }: { loader: RemoteLoader }) => {
  const screen = useLoaderData() as Screen;
  const { revalidate } = useRevalidator();
  if (screen.kind === 'failed')
    return <RemoteNotice error={screen.error} onRetry={() => void revalidate()} />;
  return <RemoteScreen key={`${screen.route.path} ${screen.release}`} screen={screen} loader={loader} />;
};

/**
 * The host's routes: one frame, and under it whatever the registry says. The screen's code is awaited before the
 * address changes, so that the old page stays until the new one can be shown.
 */
const createRoutes = (directory: Directory, loader: RemoteLoader): RouteObject[] => [
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
        loader: ({ request }) => screenFor(directory, loader, new URL(request.url).pathname),
        shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
          currentUrl.href === nextUrl.href
            ? defaultShouldRevalidate
            : currentUrl.pathname !== nextUrl.pathname,
        hydrateFallbackElement: <Loading text="Opening the book..." />,
        element: <AnyScreen loader={loader} />,
      },
    ],
  },
];

/** The browser's router over `createRoutes`. */
export const createRouter = (directory: Directory, loader: RemoteLoader) =>
  createBrowserRouter(createRoutes(directory, loader));
