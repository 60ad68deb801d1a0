import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createStore,
  deleteUnusedHostFiles,
  HOST_INFO_FILE,
  inlineReleases,
  type RemoteInfo,
  writeStableEntries,
} from '@weaversworld/deploy/store';
import { entriesOf, mainHost, releaseName, replaceBuild } from '@weaversworld/shared/releases';
import { readHostBuild } from './host-package.ts';
import { withProvenance } from './provenance.ts';
import { buildNameOf, readRemotePackage } from './remote-package.ts';
import { readSigningKey, withSignature } from './signature.ts';

/** How long files stay that nothing in the registry refers to: a publish, perhaps a paused one, may have just copied them. */
const RETENTION_MS = 7 * 24 * 3_600_000;

/** Deletes release folders that the registry does not have and that are a week old. */
const deleteOldFolders = (folder: string, releases: readonly string[]): void => {
  for (const name of readdirSync(folder).filter((one) => !releases.includes(one))) {
    const path = join(folder, name);
    // The files beside the releases are not theirs.
    if (!statSync(path).isDirectory()) continue;
    if (Date.now() - statSync(path).mtimeMs > RETENTION_MS) rmSync(path, { recursive: true });
  }
};

interface AssembleSiteDeps {
  /** The store. */
  dir: string;
  /** Folder of the host's build, and its Shell contract. */
  host: { dist: string; contract: string };
  /** The remotes' folders, each with its build in `dist`. */
  remotes: string[];
  author: string;
  /** A private key in PEM, or a file with one. */
  signingKey?: string | undefined;
}

/**
 * Assembles the builds of a checkout into one static site: the host, and each remote's build as its default release. An
 * unchanged build has no effect, so releases published and ramped in the meantime keep their share. A release that is replaced
 * stays until it is pruned. Throws ReleaseError before anything changes.
 */
export const assembleSite = ({ dir, host, remotes, author, signingKey }: AssembleSiteDeps): void => {
  const store = createStore({ dir });
  const key = signingKey === undefined ? undefined : readSigningKey(signingKey);
  const toBuild = (info: RemoteInfo, dist: string) => {
    const added = withProvenance(store.addFiles(dist, info), dist);
    return { name: info.name, entry: key === undefined ? added : withSignature(info.name, added, key) };
  };
  const builds = [
    toBuild(readHostBuild({ ...host, folder: join(host.dist, '..') }), host.dist),
    ...remotes.map((folder) => {
      const { version, weaversworld: remote } = readRemotePackage(folder);
      const dist = join(folder, 'dist');
      return toBuild({ ...remote, version, build: buildNameOf(dist) }, dist);
    }),
  ];
  // The host comes first: the remotes that replace those it does not support follow.
  const others = builds.map(({ name }) => name);
  const checked = builds.reduce(
    (registry, { name, entry }) =>
      replaceBuild(registry, name, entry, { at: new Date().toISOString(), reason: '', others }),
    store.current().registry,
  );
  mkdirSync(join(dir, '.releases'), { recursive: true });
  const contract = mainHost(checked)?.extras.weaversworld?.supports ?? host.contract;
  writeFileSync(join(dir, HOST_INFO_FILE), `${JSON.stringify({ contract })}\n`);
  for (const { name, entry } of builds) {
    store.changeWithRetry(
      { author, action: 'build', remote: name, release: releaseName(entry) },
      (registry, change) => replaceBuild(registry, name, entry, { ...change, others }),
    );
    deleteOldFolders(join(dir, 'remotes', name), entriesOf(store.current().registry, name).map(releaseName));
  }
  store.serve();
  // inlineReleases makes the host's page of it.
  if (!existsSync(join(dir, 'index.html'))) cpSync(join(host.dist, 'index.html'), join(dir, 'index.html'));
  writeStableEntries(dir, () => store.current().registry);
  inlineReleases(dir, () => store.current().registry);
  deleteUnusedHostFiles(dir, RETENTION_MS, Date.now());
};
