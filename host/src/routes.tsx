import {
  createBrowserRouter,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  replace,
  useLoaderData,
  useRevalidator,
} from '@weaversworld/shared/router';
import type { Access } from '@weaversworld/shared/shell';
import { Loading } from '@weaversworld/shared/ui';
import type { ComponentType } from 'react';
import { Frame } from './frame.tsx';
import { Guard } from './guard.tsx';
import { ReleaseBoundary, RemoteBoundary } from './remotes/error-boundaries.tsx';
import type { RemoteLoader } from './remotes/load-remote.ts';
import { type RemoteCatalog, type ResolvedRemote, remoteForPath } from './remotes/remote-catalog.ts';
import { ErrorScreen } from './screens/error-screen.tsx';
import { RemoteNotice } from './screens/remote-notice.tsx';

const HOME = '/weaversworld';
const FRAME_ID = 'frame';

/** A remote's screen that is ready to render, or why it could not be loaded. */
type Screen =
  | {
      kind: 'screen';
      remote: string;
      release: string;
      startedAt: number;
      access: Access;
      Component: ComponentType;
    }
  | { kind: 'failed'; error: string };

/**
 * Loads the screen for one of a remote's route patterns; the remote itself was started when its routes were added.
 * Redirects home when the release in use has no such route.
 */
const loadScreen = async (loader: RemoteLoader, remote: ResolvedRemote, path: string): Promise<Screen> => {
  const result = await loader.load(remote, async ({ routes }) => {
    const route = routes.find((one) => one.path === path);
    return route ? { access: route.access, ...(await route.lazy()) } : null;
  });
  if (!result.ok) return { kind: 'failed', error: result.error };
  const { release, startedAt, value } = result;
  if (value === null) throw replace(HOME);
  return { kind: 'screen', remote: remote.name, release, startedAt, ...value };
};

interface RemoteScreenProps {
  loader: RemoteLoader;
  isNavigating(): boolean;
}

const RemoteScreen = ({ loader, isNavigating }: RemoteScreenProps) => {
  const screen = useLoaderData() as Screen;
  const { revalidate } = useRevalidator();
  if (screen.kind === 'failed')
    return <RemoteNotice error={screen.error} onRetry={() => void revalidate()} />;
  const { remote, release, startedAt, access, Component } = screen;
  const onRenderError = (error: unknown): boolean => {
    const isReplaced = loader.onRenderError(remote, release, error, startedAt);
    if (isReplaced) void revalidate();
    return isReplaced;
  };
  return (
    <RemoteBoundary key={release} name={remote}>
      <Guard access={access}>
        <ReleaseBoundary
          key={`${remote}@${release}`}
          onVisible={(renderedAt) => loader.onVisible(remote, release, startedAt, renderedAt)}
          onRenderError={onRenderError}
          isPaused={isNavigating}
        >
          <Component />
        </ReleaseBoundary>
      </Guard>
    </RemoteBoundary>
  );
};

/** A screen's loader runs again for another path, and when it is revalidated; not for another search or hash. */
const shouldRevalidate: RouteObject['shouldRevalidate'] = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (currentUrl.href === nextUrl.href ? defaultShouldRevalidate : currentUrl.pathname !== nextUrl.pathname);

/**
 * Adds a remote's routes to the router when a path of it is first visited. A remote that cannot be started adds none: its
 * error is left in `failures` for the catch-all route, which the router then matches.
 */
const patchRemoteRoutes =
  (
    catalog: RemoteCatalog,
    { loader, isNavigating }: RemoteScreenProps,
    failures: Map<ResolvedRemote, string>,
  ): PatchRoutesOnNavigationFunction =>
  async ({ path: pathname, patch }) => {
    const remote = remoteForPath(catalog, pathname);
    if (remote === null) return;
    const result = await loader.load(remote, ({ routes }) => routes);
    if (!result.ok) return void failures.set(remote, result.error);
    failures.delete(remote);
    // A path below another remote's mounts is that remote's.
    const mountedRoutes = result.value.filter(({ path }) => remoteForPath(catalog, path) === remote);
    const routes = mountedRoutes.map(
      ({ path }): RouteObject => ({
        id: `${remote.name} ${path}`,
        path,
        loader: () => loadScreen(loader, remote, path),
        shouldRevalidate,
        element: <RemoteScreen key={path} loader={loader} isNavigating={isNavigating} />,
      }),
    );
    patch(FRAME_ID, routes);
  };

/** For a path without a route: the error when its remote could not be started, else a redirect home. */
const catchAll = (
  catalog: RemoteCatalog,
  failures: Map<ResolvedRemote, string>,
  pathname: string,
): Screen => {
  const remote = remoteForPath(catalog, pathname);
  const missing = pathname === HOME && remote === null ? 'This part of the page could not be found.' : null;
  const error = catalog.problem ?? (remote && failures.get(remote)) ?? missing;
  if (error === null) throw replace(HOME);
  return { kind: 'failed', error };
};

/**
 * The browser's router. The host's own routes are the frame and a catch-all; the remotes' routes are added below the
 * frame. A screen's code is loaded before the URL changes, so that the old screen stays until the new one can render.
 */
export const createRouter = (catalog: RemoteCatalog, loader: RemoteLoader) => {
  const failures = new Map<ResolvedRemote, string>();
  const isNavigating = (): boolean => router.state.navigation.state !== 'idle';
  const router = createBrowserRouter(
    [
      {
        id: FRAME_ID,
        path: '/',
        element: (
          <Frame>
            <Outlet />
          </Frame>
        ),
        hydrateFallbackElement: (
          <Frame>
            <Loading text="Opening the book..." />
          </Frame>
        ),
        errorElement: <ErrorScreen />,
        children: [
          { index: true, loader: () => replace(HOME), element: null },
          {
            path: '*',
            loader: ({ request }) => catchAll(catalog, failures, new URL(request.url).pathname),
            shouldRevalidate,
            element: <RemoteScreen loader={loader} isNavigating={isNavigating} />,
          },
        ],
      },
    ],
    { patchRoutesOnNavigation: patchRemoteRoutes(catalog, { loader, isNavigating }, failures) },
  );
  return router;
};
