import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layBuild, releaseName } from '@weaversworld/shared/releases';
import { createStore, HOST_FACTS, inlineReleases } from '@weaversworld/shared/releases-store';
import { buildNameOf, readRemotePackage } from './remote-package.ts';

const KEPT = new Set(['remotes', '.releases']);
/** Puts a build of the host into the store, in place of the earlier one. The releases stay. */
const placeHost = (dir: string, from: string, contract: string): void => {
  mkdirSync(join(dir, '.releases'), { recursive: true });
  writeFileSync(join(dir, HOST_FACTS), `${JSON.stringify({ contract })}\n`);
  for (const name of readdirSync(dir)) if (!KEPT.has(name)) rmSync(join(dir, name), { recursive: true });
  cpSync(from, dir, { recursive: true });
  rmSync(join(dir, '.inputs'), { force: true });
};

interface Checkout {
  /** The store. */
  dir: string;
  /** Folder of the host's build, and the Shell contract it keeps. */
  host: { dist: string; contract: string };
  /** The remotes' folders; each has its build in `dist`. */
  remotes: string[];
  author: string;
}

/**
 * Lays out what a checkout has built as one static tree: the host, and each remote's build as what everybody gets. A
 * build that is there already changes nothing, so releases published and ramped meanwhile keep their share.
 */
export const layOut = ({ dir, host, remotes, author }: Checkout): void => {
  const store = createStore({ dir });
  placeHost(dir, host.dist, host.contract);
  for (const folder of remotes) {
    const { version, weaversworld: said } = readRemotePackage(folder);
    const dist = join(folder, 'dist');
    const entry = store.place(dist, { ...said, version, build: buildNameOf(dist) });
    const release = releaseName(entry);
    store.changeSoon({ author, action: 'build', remote: said.name, release }, (registry, change) =>
      layBuild(registry, said.name, entry, change),
    );
    const known = store.current().registry.microFrontends[said.name]?.map(releaseName) ?? [];
    for (const name of readdirSync(join(dir, 'remotes', said.name)))
      if (!known.includes(name)) rmSync(join(dir, 'remotes', said.name, name), { recursive: true });
  }
  store.serve();
  inlineReleases(dir, store.current().registry);
};
