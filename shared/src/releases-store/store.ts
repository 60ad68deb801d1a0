import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
import { copyFlushed, filesIn, flush, sha384 } from './durable.ts';
import { faultsOf, isHashed } from './faults.ts';
import { ConflictError, createRevisions, type Head } from './revisions.ts';

/** What a remote says of itself in its package.json. */
export interface RemoteFacts {
  name: string;
  version: string;
  /** Names the build: with the version it is the release. */
  build: string;
  contract: string;
  mounts: string[];
  slots: string[];
  /** The file at the top of the build that the remote begins with: a script or a manifest. Default: remoteEntry.js */
  entry?: string | undefined;
}

/** One change of the registry and its line in the history. */
export interface Wish {
  author: string;
  action: string;
  remote?: string;
  release?: string;
  reason?: string;
  /** The revision it was decided on; default: the present one. A newer one is a ConflictError. */
  base?: number;
}

/** What a prune took away: releases with their files, and the registries of so many old revisions. */
interface Pruned {
  removed: { remote: string; release: string }[];
  trimmed: number;
}

interface StoreWorld {
  /** The store's folder: what a static server serves, with `remotes/` in it. */
  dir: string;
  now?: () => number;
}

const DAY = 24 * 3600 * 1000;
const isServed = (file: string): boolean => !file.startsWith('.');

/** Our entries carry the document's revision, because the format has no place for it in the document itself. */
const stamped = (registry: Registry, revision: number): Registry => ({
  schema: REGISTRY_SCHEMA,
  microFrontends: Object.fromEntries(
    Object.entries(registry.microFrontends)
      .filter(([, entries]) => entries.length > 0)
      .map(([name, entries]) => [
        name,
        entries.map((entry) => {
          const said = entry.extras.weaversworld;
          const metadata = { ...entry.metadata, integrity: entry.metadata.integrity ?? '' };
          return { ...entry, metadata, extras: said ? { weaversworld: { ...said, revision } } : {} };
        }),
      ]),
  ),
});

/** The store of releases in a folder: immutable directories, and revisions of the registry. */
export const createStore = ({ dir, now = Date.now }: StoreWorld) => {
  const own = join(dir, '.releases');
  const revisions = createRevisions({
    revisions: join(own, 'revisions'),
    registry: join(dir, 'remotes/registry.json'),
  });
  const placeOf = (remote: string, release: string): string => join(dir, 'remotes', remote, release);
  const isOld = (path: string, age: number): boolean => now() - statSync(path).mtimeMs > age;

  const change = (wish: Wish, make: (registry: Registry, change: Change) => Registry): Head | null => {
    if (!revisions.isOurs())
      throw new ReleaseError(
        'registry.json was changed by something else than this command, and that change would be lost. Compare it with the newest file of .releases/revisions, then delete registry.json and run the command again: it is written anew.',
      );
    const { revision, registry } = revisions.current();
    const base = wish.base ?? revision;
    if (base > revision)
      throw new ReleaseError(`There is no revision ${base} yet; the newest is ${revision}.`);
    const at = new Date(now()).toISOString();
    const { author, action, remote, release, reason = '' } = wish;
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
    return revisions.commit(base, head, stamped(next, base + 1));
  };

  return {
    dir,
    current: revisions.current,
    history: revisions.history,
    change,
    /** Repairs what a process that died between two writes left behind: registry.json one revision late. */
    serve: revisions.serve,

    /** Like `change`, tried again on the newer document as long as others are faster; for changes that are right on any. */
    changeSoon: (wish: Wish, make: (registry: Registry, change: Change) => Registry): Head | null => {
      for (let tries = 1; ; tries += 1) {
        try {
          return change(wish, make);
        } catch (error) {
          if (!(error instanceof ConflictError) || tries === 20) throw error;
        }
      }
    },

    /**
     * Copies a build to its place, whole or not at all, and gives its registry entry. The registry does not know it
     * yet. A build that is there already must be the same to the byte.
     */
    place: (from: string, facts: RemoteFacts): RegistryEntry => {
      const release = `${facts.version}-${facts.build}`;
      const to = placeOf(facts.name, release);
      const files = filesIn(from).filter(isServed);
      const { entry = 'remoteEntry.js' } = facts;
      if (!files.filter(isHashed).includes(entry) || entry.includes('/'))
        throw new ReleaseError(
          `${from} has no ${entry} at its top: it is no build of a remote. Build it first: pnpm --filter mfe-${facts.name} build`,
        );
      const hashes = Object.fromEntries(
        files.filter(isHashed).map((file) => [file, sha384(join(from, file))]),
      );
      if (!existsSync(to)) {
        const incoming = join(own, 'incoming', randomUUID());
        mkdirSync(dirname(incoming), { recursive: true });
        copyFlushed(from, incoming);
        for (const name of filesIn(incoming)) if (!isServed(name)) rmSync(join(incoming, name));
        mkdirSync(dirname(to), { recursive: true });
        try {
          renameSync(incoming, to);
        } catch (error) {
          rmSync(incoming, { recursive: true, force: true });
          if (!existsSync(to)) throw error;
        }
        flush(dirname(to));
      }
      for (const [file, hash] of Object.entries(hashes))
        if (!existsSync(join(to, file)) || sha384(join(to, file)) !== hash)
          throw new ReleaseError(
            `${to} is there already and its ${file} differs from this build. A release never changes: publish this build under another version.`,
          );
      return RegistryEntry.parse({
        url: `/remotes/${facts.name}/${release}/${entry}`,
        metadata: { version: facts.version, integrity: hashes[entry] },
        deployment: { traffic: 0, default: false },
        extras: {
          weaversworld: {
            release,
            salt: release,
            contract: facts.contract,
            mounts: facts.mounts,
            slots: facts.slots,
            files: hashes,
          },
        },
      });
    },

    /** Everything wrong with the releases in this store, one sentence each; empty when all is well. */
    verify: (contract?: string): string[] => {
      const { registry, revision } = revisions.current();
      const wrong: string[] = [];
      if (!revisions.isOurs()) wrong.push('registry.json was changed by something else than this command.');
      if (revision > 0 && revisionOf(registry) !== revision)
        wrong.push(`The registry says revision ${revisionOf(registry)}, its file ${revision}.`);
      return [...wrong, ...faultsOf(registry, { placeOf, contract })];
    },

    /**
     * Forgets and deletes releases that nobody was given for `days`, the registries of older revisions, and what dead
     * processes left. Gives the releases that went and the number of revisions.
     */
    prune: (wish: Wish, days: number): Pruned => {
      const before = new Date(now() - days * DAY).toISOString();
      let removed: Pruned['removed'] = [];
      change(wish, (registry) => {
        const pruned = pruneReleases(registry, before);
        removed = pruned.removed;
        return removed.length === 0 ? registry : pruned.registry;
      });
      const { registry } = revisions.current();
      const known = new Set(
        Object.entries(registry.microFrontends).flatMap(([remote, entries]) =>
          entries.map((entry) => placeOf(remote, releaseName(entry))),
        ),
      );
      const folders = (path: string): string[] =>
        existsSync(path)
          ? readdirSync(path, { withFileTypes: true })
              .filter((one) => one.isDirectory())
              .map((one) => join(path, one.name))
          : [];
      const gone = new Set(removed.map(({ remote, release }) => placeOf(remote, release)));
      for (const place of folders(join(dir, 'remotes')).flatMap(folders))
        if (gone.has(place) || (!known.has(place) && isOld(place, days * DAY)))
          rmSync(place, { recursive: true, force: true });
      for (const left of folders(join(own, 'incoming')))
        if (isOld(left, DAY)) rmSync(left, { recursive: true, force: true });
      const trimmed = revisions.trim(before);
      revisions.tidy((file) => isOld(file, DAY));
      return { removed, trimmed };
    },
  };
};
export type Store = ReturnType<typeof createStore>;
