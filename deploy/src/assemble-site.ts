import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStore, HOST_INFO_FILE, inlineReleases } from '@weaversworld/deploy/store';
import { entriesOf, releaseName, replaceBuild } from '@weaversworld/shared/releases';
import { buildNameOf, readRemotePackage } from './remote-package.ts';

const PRESERVED = new Set(['remotes', '.releases']);
/** Replaces the host's files in the store. Releases stay. */
const copyHost = (dir: string, from: string, contract: string): void => {
  mkdirSync(join(dir, '.releases'), { recursive: true });
  writeFileSync(join(dir, HOST_INFO_FILE), `${JSON.stringify({ contract })}\n`);
  for (const name of readdirSync(dir)) if (!PRESERVED.has(name)) rmSync(join(dir, name), { recursive: true });
  cpSync(from, dir, { recursive: true });
  rmSync(join(dir, '.inputs'), { force: true });
};

interface SiteParts {
  /** The store. */
  dir: string;
  /** Folder of the host's build, and its Shell contract. */
  host: { dist: string; contract: string };
  /** The remotes' folders, each with its build in `dist`. */
  remotes: string[];
  author: string;
}

/**
 * Assembles the builds of a checkout into one static site: the host, and each remote's build as its default release. An
 * unchanged build has no effect, so releases published and ramped in the meantime keep their share.
 */
export const assembleSite = ({ dir, host, remotes, author }: SiteParts): void => {
  const store = createStore({ dir });
  copyHost(dir, host.dist, host.contract);
  for (const folder of remotes) {
    const { version, weaversworld: remote } = readRemotePackage(folder);
    const dist = join(folder, 'dist');
    const entry = store.addFiles(dist, { ...remote, version, build: buildNameOf(dist) });
    const release = releaseName(entry);
    store.changeWithRetry({ author, action: 'build', remote: remote.name, release }, (registry, change) =>
      replaceBuild(registry, remote.name, entry, change),
    );
    const known = entriesOf(store.current().registry, remote.name).map(releaseName);
    for (const name of readdirSync(join(dir, 'remotes', remote.name)))
      if (!known.includes(name)) rmSync(join(dir, 'remotes', remote.name, name), { recursive: true });
  }
  store.serve();
  inlineReleases(dir, () => store.current().registry);
};
