import type { Directory, RemoteChoice } from '../../../host/src/remotes/directory.ts';
import type { Opened, RemoteLoader } from '../../../host/src/remotes/load-remote.ts';
import auth from '../../../mfe-auth/package.json';
import characters from '../../../mfe-characters/package.json';
import profile from '../../../mfe-profile/package.json';
import story from '../../../mfe-story/package.json';
import type { RuntimeSettings } from '../../../shared/src/contract/index.ts';
import type { Remote } from '../../../shared/src/shell/index.ts';

/*
 * The monolith of the same source: in place of registry, releases and federation, four late imports of one build. What
 * it costs less than the product is what federation costs.
 */

const PARTS: Record<string, () => Promise<{ remote: Remote }>> = {
  auth: () => import(/* webpackChunkName: "auth" */ '../../../mfe-auth/src/remote.tsx'),
  story: () => import(/* webpackChunkName: "story" */ '../../../mfe-story/src/remote.tsx'),
  characters: () => import(/* webpackChunkName: "characters" */ '../../../mfe-characters/src/remote.tsx'),
  profile: () => import(/* webpackChunkName: "profile" */ '../../../mfe-profile/src/remote.tsx'),
};

const choices: RemoteChoice[] = [auth, story, characters, profile].map(({ weaversworld }) => ({
  name: weaversworld.name,
  candidates: [],
  mounts: weaversworld.mounts,
  slots: weaversworld.slots,
}));

const loader: RemoteLoader = {
  open: async <T>(choice: RemoteChoice, use: (remote: Remote) => Promise<T>): Promise<Opened<T>> => {
    const { remote } = await PARTS[choice.name]!();
    return { ok: true, remote, release: 'monolith', value: await use(remote), asked: performance.now() };
  },
  shown: () => undefined,
  broke: () => false,
};

/** What the host calls at its start, as in `host/src/remotes/open-remotes.ts`. */
export const openRemotes = async ({ settings }: { settings: Promise<RuntimeSettings> }) => {
  const directory: Directory = { remotes: choices, problem: null, overrides: [] };
  return { settings: await settings, directory, loader, resetOverrides: () => undefined };
};
