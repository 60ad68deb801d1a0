import type { createRemotes as createFederatedRemotes } from '../../../host/src/remotes/create-remotes.ts';
import type { LoadResult, RemoteLoader, StartableRemote } from '../../../host/src/remotes/load-remote.ts';
import type { RemoteCatalog, ResolvedRemote } from '../../../host/src/remotes/remote-catalog.ts';
import auth from '../../../mfe-auth/package.json';
import characters from '../../../mfe-characters/package.json';
import profile from '../../../mfe-profile/package.json';
import story from '../../../mfe-story/package.json';
import type { RuntimeSettings } from '../../../shared/src/contract/index.ts';
import type { Remote, RemoteModule } from '../../../shared/src/shell/index.ts';

/*
 * The monolith of the same source: instead of registry, releases and federation, four lazy imports of one build. The
 * difference in cost is the cost of federation.
 */

const MODULES: Record<string, () => Promise<RemoteModule>> = {
  auth: () => import(/* webpackChunkName: "auth" */ '../../../mfe-auth/src/remote.tsx'),
  story: () => import(/* webpackChunkName: "story" */ '../../../mfe-story/src/remote.tsx'),
  characters: () => import(/* webpackChunkName: "characters" */ '../../../mfe-characters/src/remote.tsx'),
  profile: () => import(/* webpackChunkName: "profile" */ '../../../mfe-profile/src/remote.tsx'),
};

const remotes: ResolvedRemote[] = [auth, story, characters, profile].map(({ weaversworld }) => ({
  name: weaversworld.name,
  candidates: [],
  mounts: weaversworld.mounts,
  slots: weaversworld.slots,
}));

interface Deps {
  settings: Promise<RuntimeSettings>;
  toStartable(module: unknown): StartableRemote | null;
}

const createLoader = (toStartable: Deps['toStartable']): RemoteLoader => {
  const running = new Map<string, Promise<Remote>>();
  const start = async (name: string): Promise<Remote> => {
    const startable = toStartable(await MODULES[name]!());
    if (startable === null) throw new Error(`${name} exports no remote`);
    return startable.start();
  };
  return {
    load: async <T>(
      { name }: ResolvedRemote,
      select: (remote: Remote) => T | Promise<T>,
    ): Promise<LoadResult<T>> => {
      const remote = running.get(name) ?? start(name);
      running.set(name, remote);
      return {
        ok: true,
        release: 'monolith',
        value: await select(await remote),
        startedAt: performance.now(),
      };
    },
    onVisible: () => undefined,
    onRenderError: () => false,
    onUncaughtError: () => undefined,
    withdraw: () => undefined,
  };
};

/** Replaces `createRemotes` of host/src/remotes/create-remotes.ts. */
export const createRemotes = async ({
  settings,
  toStartable,
}: Deps): ReturnType<typeof createFederatedRemotes> => {
  const catalog: RemoteCatalog = { remotes, problem: null, overrides: [] };
  return {
    settings: await settings,
    catalog,
    loader: createLoader(toStartable),
    overrides: [],
    onNavigated: () => undefined,
    checkRegistry: async () => undefined,
    resetOverrides: () => undefined,
    usedFolders: Promise.resolve(null),
  };
};
