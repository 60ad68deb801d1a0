import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Change,
  pruneReleases,
  REGISTRY_SCHEMA,
  type Registry,
  RegistryEntry,
  ReleaseError,
  releaseName,
  revisionOf,
} from '@weaversworld/shared/releases';
import { filesIn, sha384 } from './durable.ts';
import { findProblems, isHashed } from './find-problems.ts';
import { deleteUnusedHostFiles } from './host-files.ts';
import { findPageProblems } from './inline.ts';
import { createReleaseFolders } from './release-folders.ts';
import { ConflictError, createRevisions, type Head } from './revisions.ts';

/** A remote's metadata from its package.json, and the name of the build. */
export interface RemoteInfo {
  name: string;
  version: string;
  /** Name of the build; the release is named `<version>-<build>`. */
  build: string;
  contract: string;
  mounts: string[];
  /** Those of its mounts that lie below another remote's and are allowed. */
  grantedMounts?: string[];
  slots: string[];
  /** Of the host: the Shell contracts for which it runs remotes. */
  supports?: string | undefined;
  /** Entry file at the top level of the build, a script or a manifest. Default: remoteEntry.js */
  entry?: string | undefined;
}

/** A requested change of the registry and its history line. */
export interface ChangeRequest {
  author: string;
  action: string;
  remote?: string;
  release?: string;
  reason?: string;
  /** The revision the change is based on; default: the current one. Throws ConflictError if a newer one exists. */
  base?: number;
}

interface PruneResult {
  /** Releases deleted with their files. */
  removed: { remote: string; release: string }[];
  /** Number of old revisions whose registry was removed. */
  trimmed: number;
}

interface StoreDeps {
  /** The store's folder, as a static server serves it; contains `remotes/`. */
  dir: string;
  now?: () => number;
  /** True for the checkout of a bucket, which has only some files of its releases. */
  isCheckout?: boolean;
}

/** Milliseconds. */
const DAY = 24 * 3600 * 1000;
const isServed = (file: string): boolean => !file.startsWith('.');

/** Our entries repeat the document's revision, because the format has no field for it in the document itself. */
const withRevision = (registry: Registry, revision: number): Registry => ({
  schema: REGISTRY_SCHEMA,
  microFrontends: Object.fromEntries(
    Object.entries(registry.microFrontends)
      .filter(([, entries]) => entries.length > 0)
      .map(([name, entries]) => [
        name,
        entries.map((entry) => {
          const extras = entry.extras.weaversworld;
          const metadata = { ...entry.metadata, integrity: entry.metadata.integrity ?? '' };
          return { ...entry, metadata, extras: extras ? { weaversworld: { ...extras, revision } } : {} };
        }),
      ]),
  ),
});

/** The store of releases in a folder: immutable directories, and revisions of the registry. */
export const createStore = ({ dir, now = Date.now, isCheckout = false }: StoreDeps) => {
  const storeDir = join(dir, '.releases');
  const revisions = createRevisions({
    revisions: join(storeDir, 'revisions'),
    registry: join(dir, 'remotes/registry.json'),
  });
  const releaseDir = (remote: string, release: string): string => join(dir, 'remotes', remote, release);
  const releases = createReleaseFolders(dir);
  /** Copies again what this store object has copied, if it is gone. */
  const ensureFiles: (() => void)[] = [];
  const isOld = (path: string, olderThanMs: number): boolean => now() - statSync(path).mtimeMs > olderThanMs;

  const change = (
    request: ChangeRequest,
    make: (registry: Registry, change: Change) => Registry,
  ): Head | null => {
    if (!revisions.isUntampered())
      throw new ReleaseError(
        'registry.json was changed by something else than this command, and that change would be lost. Compare it with the newest file in .releases/revisions, then delete registry.json and run the command again: it will be recreated.',
      );
    const { revision, registry } = revisions.current();
    const base = request.base ?? revision;
    if (base > revision)
      throw new ReleaseError(`There is no revision ${base} yet; the newest is ${revision}.`);
    const at = new Date(now()).toISOString();
    const { author, action, remote, release, reason = '' } = request;
    const head = {
      at,
      author,
      action,
      reason,
      ...(remote ? { remote } : {}),
      ...(release ? { release } : {}),
    };
    const next = make(registry, { at, reason });
    if (next === registry && base === revision) return null;
    const committed = revisions.commit(base, head, withRevision(next, base + 1));
    // Until the commit, a prune elsewhere may have deleted the files as those of a release that was not registered.
    for (const ensure of ensureFiles) ensure();
    return committed;
  };

  return {
    dir,
    current: revisions.current,
    history: revisions.history,
    change,
    /** Brings registry.json up to date after a process was killed between committing a revision and copying it. */
    serve: revisions.serve,

    /** Like `change`, retried on the newer document after a conflict; for changes that are valid on any revision. */
    changeWithRetry: (
      request: ChangeRequest,
      make: (registry: Registry, change: Change) => Registry,
    ): Head | null => {
      for (let tries = 1; ; tries += 1) {
        try {
          return change(request, make);
        } catch (error) {
          if (!(error instanceof ConflictError) || tries === 20) throw error;
        }
      }
    },

    /**
     * Copies a build into the store atomically and returns its registry entry, which is not yet in the registry. Throws
     * ReleaseError when the release exists with other content.
     */
    addFiles: (from: string, info: RemoteInfo): RegistryEntry => {
      const release = `${info.version}-${info.build}`;
      const to = releaseDir(info.name, release);
      const files = filesIn(from).filter(isServed);
      const { entry = 'remoteEntry.js' } = info;
      const hashed = files.filter((file) => isHashed(file) || file === entry);
      if (!hashed.includes(entry) || entry.includes('/'))
        throw new ReleaseError(
          `${from} has no ${entry} at its top level: it is not the build of a remote. Build it first: pnpm --filter mfe-${info.name} build`,
        );
      const hashes = Object.fromEntries(hashed.map((file) => [file, sha384(join(from, file))]));
      // In a bucket each file is compared when it is pushed.
      if (isCheckout) rmSync(to, { recursive: true, force: true });
      const ensure = () => releases.add(from, to, isServed);
      ensure();
      ensureFiles.push(ensure);
      for (const [file, hash] of Object.entries(hashes))
        if (!existsSync(join(to, file)) || sha384(join(to, file)) !== hash)
          throw new ReleaseError(
            `${to} exists already and its ${file} differs from this build. A release never changes: publish this build under another version.`,
          );
      return RegistryEntry.parse({
        url: `/remotes/${info.name}/${release}/${entry}`,
        metadata: { version: info.version, integrity: hashes[entry] },
        deployment: { traffic: 0, default: false },
        extras: {
          weaversworld: {
            release,
            salt: release,
            contract: info.contract,
            mounts: info.mounts,
            grantedMounts: info.grantedMounts,
            slots: info.slots,
            supports: info.supports,
            files: hashes,
          },
        },
      });
    },

    /** Problems of the releases and the page in this store, one sentence each; empty when there are none. */
    verify: (contract?: string): string[] => {
      const { registry, revision } = revisions.current();
      const problems: string[] = [];
      if (!revisions.isUntampered())
        problems.push('registry.json was changed by something else than this command.');
      if (revision > 0 && revisionOf(registry) !== revision)
        problems.push(`The registry says revision ${revisionOf(registry)}, its file ${revision}.`);
      return [
        ...problems,
        ...findProblems(registry, { releaseDir, contract }),
        ...findPageProblems(dir, registry, !isCheckout),
      ];
    },

    /**
     * Deletes releases without visitors for `days`, the registries of older revisions, and files that killed processes
     * left behind.
     */
    prune: (request: ChangeRequest, days: number): PruneResult => {
      const before = new Date(now() - days * DAY).toISOString();
      let removed: PruneResult['removed'] = [];
      change(request, (registry) => {
        const pruned = pruneReleases(registry, before);
        removed = pruned.removed;
        return removed.length === 0 ? registry : pruned.registry;
      });
      const isRegistered = (folder: string): boolean =>
        Object.entries(revisions.current().registry.microFrontends).some(([remote, entries]) =>
          entries.some((entry) => releaseDir(remote, releaseName(entry)) === folder),
        );
      const gone = new Set(removed.map(({ remote, release }) => releaseDir(remote, release)));
      for (const folder of releases.list())
        if (gone.has(folder) || (!isRegistered(folder) && isOld(folder, days * DAY)))
          releases.delete(folder, isRegistered);
      releases.tidy(isRegistered, (folder) => isOld(folder, DAY));
      if (!isCheckout) deleteUnusedHostFiles(dir, days * DAY, now());
      const trimmed = revisions.trim(before);
      revisions.tidy((file) => isOld(file, DAY));
      return { removed, trimmed };
    },
  };
};
export type Store = ReturnType<typeof createStore>;
