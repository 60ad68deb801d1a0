import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type ChangeRequest, hostContract, type RemoteInfo, type Store } from '@weaversworld/deploy/store';
import {
  addRelease,
  type Change,
  entriesOf,
  isWaiting,
  type Registry,
  type RegistryEntry,
  ReleaseError,
  releaseName,
} from '@weaversworld/shared/releases';
import { withContainer } from './container-format.ts';
import { isHostPackage, readHostBuild } from './host-package.ts';
import { withProvenance } from './provenance.ts';
import { releaseAtUrl } from './release-at-url.ts';
import { buildNameOf, type RemotePackage, readRemotePackage } from './remote-package.ts';
import { readSigningKey, withSignature } from './signature.ts';

/** How a remote is tested and built. They print to stderr, so that --json prints only JSON. */
export interface RemoteTools {
  /** Runs the remote's tests; false when one fails. */
  test(dir: string): boolean;
  /** Writes a production build to `dist`; false when it fails. */
  build(dir: string): boolean;
  /** Builds it from a commit in a clone; throws ReleaseError. Absent where a repository has several packages of others. */
  rebuild?(folder: string, commit: string): { dist: string; remove(): void };
}

interface PublishOptions {
  store: Store;
  /** The folder that `folder` is relative to. */
  root: string;
  tools: RemoteTools;
  /** The remote's folder, relative to the root or the working directory. */
  folder: string;
  /** Folder of an existing build; without it the remote is tested and built. */
  dist?: string | undefined;
  /** Overrides the entry file from its package.json. */
  entry?: string | undefined;
  skipTests: boolean;
  /** A folder at another origin to which the build was uploaded. */
  url?: string | undefined;
  /** Mounts below another remote's that this release may have. */
  allowMounts: string[];
  /** A private key in PEM, or a file with one. */
  signingKey?: string | undefined;
  request: Pick<ChangeRequest, 'author' | 'reason'>;
  /** Fails unless the registry is at this revision. */
  base?: number | undefined;
}

interface BuildOptions {
  from: string;
  entry: string | undefined;
  allowMounts: string[];
}

const infoOf = (
  { version, weaversworld }: RemotePackage,
  { from, entry: entryFile, allowMounts }: BuildOptions,
): RemoteInfo => {
  const entry = entryFile ?? weaversworld.entry;
  return { ...weaversworld, version, entry, grantedMounts: allowMounts, build: buildNameOf(from, entry) };
};

const entryOf = (registry: Registry, remote: string, release: string): RegistryEntry | undefined =>
  entriesOf(registry, remote).find((one) => releaseName(one) === release);

/**
 * Tests and builds one remote, copies the build to the store and registers it at 0 %. `head` is null when the same build
 * is registered already. Throws ReleaseError.
 */
export const publish = async ({
  store,
  root,
  tools,
  folder,
  dist,
  entry: entryFile,
  skipTests,
  url,
  allowMounts,
  signingKey,
  request,
  base,
}: PublishOptions) => {
  const found = [resolve(root, folder), resolve(folder)].find((one) => existsSync(join(one, 'package.json')));
  const dir = found ?? resolve(root, folder);
  const isHost = isHostPackage(dir);
  if (isHost && url !== undefined)
    throw new ReleaseError('The host is served at the site itself: publish it without --url.');
  // Read before the tests run: a mistake there should cost no time.
  const key = signingKey === undefined ? undefined : readSigningKey(signingKey);
  const remotePackage = isHost ? null : readRemotePackage(dir);
  if (dist === undefined) {
    const failed = !skipTests && !tools.test(dir) ? 'A test' : tools.build(dir) ? null : 'The build';
    if (failed)
      throw new ReleaseError(`${failed} failed, so nothing was published. Fix it and publish again.`);
  }
  const from = resolve(dist ?? join(dir, 'dist'));
  const info =
    remotePackage === null
      ? readHostBuild({ dist: from, folder: dir })
      : infoOf(remotePackage, { from, entry: entryFile, allowMounts });
  const added = store.addFiles(from, info);
  const known = isHost
    ? added
    : withContainer(added, join(from, basename(added.url)), remotePackage?.weaversworld.expose);
  const described = withProvenance(known, from);
  const signed = key === undefined ? described : withSignature(info.name, described, key);
  const entry = url === undefined ? signed : await releaseAtUrl(signed, url);
  const release = releaseName(entry);
  const change = { ...request, action: 'publish', remote: info.name, release };
  const isPublished = (registry: Registry): boolean => entryOf(registry, info.name, release) !== undefined;
  const add = (registry: Registry, stamp: Change): Registry => {
    if (isPublished(registry)) return registry;
    if (!existsSync(join(store.dir, added.url)))
      throw new ReleaseError(
        `The files of ${info.name}@${release} were deleted from the store before they were registered. Publish again.`,
      );
    return addRelease(registry, info.name, entry, stamp, hostContract(store.dir));
  };
  // Other teams publish while this one tests; a release at 0 % is compatible with any change of theirs.
  const head =
    base === undefined ? store.changeWithRetry(change, add) : store.change({ ...change, base }, add);
  const current = entryOf(store.current().registry, info.name, release);
  return { remote: info.name, release, head, isWaiting: current !== undefined && isWaiting(current) };
};
