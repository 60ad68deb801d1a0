// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RegistryEntry } from '@weaversworld/shared/releases';
import { Navigate, RouterProvider, useParams } from '@weaversworld/shared/router';
import { type Remote, ShellProvider } from '@weaversworld/shared/shell';
import { createTestShell } from '@weaversworld/shared/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRemoteLoader, type Outcome } from './remotes/load-remote.ts';
import type { RemoteCatalog } from './remotes/remote-catalog.ts';
import { createRouter } from './routes.tsx';

const Home = () => <h1>Home screen</h1>;
const Story = () => <h1>Story {useParams().storyId}</h1>;
const Throws = () => {
  throw new Error('boom');
};
const ToStory = () => <Navigate to="/weaversworld/story/9" replace />;

type Screens = Record<string, () => React.ReactNode>;
type Start = () => Promise<unknown> | unknown;

const remoteWith = (screens: Screens): Remote => ({
  routes: Object.entries(screens).map(([path, Component]) => ({
    path,
    access: 'anyone',
    lazy: async () => ({ Component }),
  })),
  slots: {},
  dispose: () => undefined,
});

/** Opens `url` in a product whose story remote has these releases, newest first. */
const open = (url: string, releases: Record<string, Screens>, run: Start = () => undefined) => {
  window.history.replaceState(null, '', url);
  const outcomes: Pick<Outcome, 'release' | 'outcome'>[] = [];
  const runs = vi.fn(run);
  const loader = createRemoteLoader({
    resolveEntry: async ({ release }) => ({ url: release, format: 'module' }),
    run: async ({ url: release }) => {
      await runs();
      return release;
    },
    toStartable: (release) => ({
      contract: '2.0.0',
      start: () => remoteWith(releases[String(release)] ?? {}),
    }),
    verifyIntegrity: async () => null,
    contract: '2.0.0',
    onStarting: () => undefined,
    onDisposed: () => undefined,
    loadTimeout: () => 1000,
    onOutcome: ({ release, outcome }) => void outcomes.push({ release, outcome }),
    onResolved: () => undefined,
    report: () => undefined,
    now: () => 0,
  });
  const candidates = Object.keys(releases).map((release) => ({
    release,
    unchecked: true,
    entry: RegistryEntry.parse({ url: `/remotes/story/${release}/remoteEntry.js` }),
  }));
  const story = { name: 'story', candidates, mounts: ['/weaversworld'], slots: [] };
  const catalog: RemoteCatalog = { remotes: [story], problem: null, overrides: [] };
  const router = createRouter(catalog, loader);
  const shell = createTestShell();
  render(
    <ShellProvider shell={shell}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  return { router, runs, outcomes };
};

const SCREENS: Screens = {
  '/weaversworld': Home,
  '/weaversworld/story/:storyId': Story,
  '/weaversworld/create': ToStory,
};

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the router', () => {
  it("adds a remote's routes when one of its paths is first visited, and starts the remote once", async () => {
    const { router, runs } = open('/weaversworld/story/7', { new: SCREENS });
    expect(await screen.findByText('Story 7')).toBeVisible();
    await router.navigate('/weaversworld/create');
    expect(await screen.findByText('Story 9')).toBeVisible();
    expect(runs).toHaveBeenCalledOnce();
  });

  it.each(['/', '/nowhere', '/weaversworld/nowhere'])('redirects %s home', async (url) => {
    open(url, { new: SCREENS });
    expect(await screen.findByText('Home screen')).toBeVisible();
    expect(window.location.pathname).toBe('/weaversworld');
  });

  it("ignores a remote's routes outside its mounts", async () => {
    const { router } = open('/weaversworld', { new: { ...SCREENS, '/accounts/login': Story } });
    expect(await screen.findByText('Home screen')).toBeVisible();
    await router.navigate('/accounts/login');
    expect(screen.getByText('Home screen')).toBeVisible();
    expect(window.location.pathname).toBe('/weaversworld');
  });

  it('does not load a screen again when only the search changes', async () => {
    const { router, outcomes } = open('/weaversworld/story/7', { new: SCREENS });
    const heading = await screen.findByText('Story 7');
    await router.navigate('/weaversworld/story/7?pageIndex=2', { replace: true });
    expect(screen.getByText('Story 7')).toBe(heading);
    // A success is reported a frame after it is seen.
    await vi.waitFor(() => expect(outcomes).toEqual([{ release: 'new', outcome: 'ok' }]));
  });

  it('replaces a release whose screen throws, in the same page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { outcomes } = open('/weaversworld', { new: { '/weaversworld': Throws }, old: SCREENS });
    expect(await screen.findByText('Home screen')).toBeVisible();
    await vi.waitFor(() =>
      expect(outcomes).toEqual([
        { release: 'new', outcome: 'fell-back' },
        { release: 'old', outcome: 'ok' },
      ]),
    );
  });

  it('replaces a release whose screen shows nothing, and reports no success of it', async () => {
    const { outcomes } = open('/weaversworld', { new: { '/weaversworld': () => <div /> }, old: SCREENS });
    expect(await screen.findByText('Home screen', {}, { timeout: 10_000 })).toBeVisible();
    await vi.waitFor(() =>
      expect(outcomes).toEqual([
        { release: 'new', outcome: 'fell-back' },
        { release: 'old', outcome: 'ok' },
      ]),
    );
  });

  it('shows one notice for a remote that cannot be started, after one attempt, and tries again on request', async () => {
    let isUp = false;
    const { runs } = open('/weaversworld/story/7', { new: SCREENS }, () => {
      if (!isUp) throw new Error('404');
    });
    expect(await screen.findByText('This part of the page could not be loaded.')).toBeVisible();
    expect(runs).toHaveBeenCalledOnce();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Story 7')).toBeVisible();
  });
});
