import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  createStore,
  deleteUnusedHostFiles,
  HOST_INFO_FILE,
  inlineReleases,
  type RemoteInfo,
  writeStableEntries,
} from '@weaversworld/deploy/store';
import { entriesOf, releaseName, replaceBuild } from '@weaversworld/shared/releases';
import { readHostBuild } from './host-package.ts';
import { withProvenance } from './provenance.ts';
import { buildNameOf, readRemotePackage } from './remote-package.ts';
import { readSigningKey, withSignature } from './signature.ts';

/** Open tabs still load files of a release that the registry no longer has. */
const RETENTION_MS = 7 * 24 * 3_600_000;

/**
 * Deletes release folders that the registry has not had for a week. A folder that it no longer has since this build gets the
 * present time as its modification time, from which the week counts; so does one that a publish, perhaps a paused one, has
 * just copied.
 */
const deleteOldFolders = (folder: string, before: readonly string[], after: readonly string[]): void => {
  for (const name of readdirSync(folder).filter((one) => !after.includes(one))) {
    const path = join(folder, name);
    // The files beside the releases are not theirs.
    if (!statSync(path).isDirectory()) continue;
    if (before.includes(name)) utimesSync(path, new Date(), new Date());
    else if (Date.now() - statSync(path).mtimeMs > RETENTION_MS) rmSync(path, { recursive: true });
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
 * unchanged build has no effect, so releases published and ramped in the meantime keep their share. The files of a release
 * that is replaced stay for a week.
 */
export const assembleSite = ({ dir, host, remotes, author, signingKey }: AssembleSiteDeps): void => {
  const store = createStore({ dir });
  mkdirSync(join(dir, '.releases'), { recursive: true });
  writeFileSync(join(dir, HOST_INFO_FILE), `${JSON.stringify({ contract: host.contract })}\n`);
  const key = signingKey === undefined ? undefined : readSigningKey(signingKey);
  const hostInfo = readHostBuild({ ...host, folder: join(host.dist, '..') });
  const add = (info: RemoteInfo, dist: string): void => {
    const added = withProvenance(store.addFiles(dist, info), dist);
    const entry = key === undefined ? added : withSignature(info.name, added, key);
    const release = releaseName(entry);
    const releases = () => entriesOf(store.current().registry, info.name).map(releaseName);
    const before = releases();
    store.changeWithRetry({ author, action: 'build', remote: info.name, release }, (registry, change) =>
      replaceBuild(registry, info.name, entry, change),
    );
    deleteOldFolders(join(dir, 'remotes', info.name), before, releases());
  };
  add(hostInfo, host.dist);
  for (const folder of remotes) {
    const { version, weaversworld: remote } = readRemotePackage(folder);
    const dist = join(folder, 'dist');
    add({ ...remote, version, build: buildNameOf(dist) }, dist);
  }
  store.serve();
  // inlineReleases makes the host's page of it.
  if (!existsSync(join(dir, 'index.html'))) cpSync(join(host.dist, 'index.html'), join(dir, 'index.html'));
  writeStableEntries(dir, () => store.current().registry);
  inlineReleases(dir, () => store.current().registry);
  deleteUnusedHostFiles(dir, RETENTION_MS, Date.now());
};
