import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { HOST, ReleaseError } from '@weaversworld/shared/releases';
import type { Bucket, ListedObject } from './bucket.ts';
import { putMissingHostFiles } from './bucket-host-files.ts';
import { contentTypeOf, storeCacheControl } from './content-types.ts';
import { filesIn } from './durable.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { HOST_INFO_FILE } from './host-contract.ts';
import { isContentHashed } from './host-files.ts';
import { conflictWith, parseRevision, registryTextOf } from './revisions.ts';

/*
 * A release store in a bucket has the same files as one in a folder. A command works on a checkout, a temporary folder with the
 * files that decide something, and pushes what it changed. The commit is a revision, which is written with If-None-Match: of two
 * publishers one wins, and the other has written nothing that anybody is served.
 */

const REVISION = /^\.releases\/revisions\/\d{8}\.json$/;
const REGISTRY = 'remotes/registry.json';
const PAGE = 'index.html';
/** Of index.html; a CDN compresses by itself, and these could be those of another page. */
const COMPRESSED_PAGE = /^index\.html\.(br|gz)$/;
/** Written after the registry that they follow from. */
const STABLE_ENTRY = /^remotes\/[^/]+\/(mf-manifest\.json|remoteEntry\.js)$/;
const FETCHED_AT_ONCE = 8;
const MAX_TRIES = 20;

const releaseFolderOf = (key: string): string | undefined => /^remotes\/[^/]+\/[^/]+(?=\/)/.exec(key)?.[0];

/** Files of the host's releases that the site's root has a copy of: those without a hash of their content in their name. */
const isHostRootFile = (key: string): boolean => key.startsWith(`remotes/${HOST}/`) && !isContentHashed(key);

/** What the commands read: not the scripts, styles and pictures. */
const isNeeded = (key: string): boolean =>
  REVISION.test(key) ||
  STABLE_ENTRY.test(key) ||
  [REGISTRY, PAGE, 'settings.json', HOST_INFO_FILE].includes(key) ||
  isHostRootFile(key) ||
  (releaseFolderOf(key) !== undefined && key.endsWith('.json'));

/** Files of a checkout that belong to the store. */
const isStored = (key: string): boolean =>
  !COMPRESSED_PAGE.test(key) && !/^\.releases\/incoming\//.test(key) && !/(^|\/)\.[0-9a-f-]{36}$/.test(key);

/** A store in a bucket, as a folder on this machine. */
interface Checkout {
  dir: string;
  /**
   * Writes what was changed in the folder to the bucket: releases, then revisions, then the registry that is served. Throws
   * ConflictError when another process committed first, and ReleaseError when a release exists with other content. `page` writes
   * index.html as well.
   */
  push(options?: { page?: boolean }): Promise<void>;
  /** Writes the addresses of remotes for other hosts; not those that another process changed meanwhile. */
  pushStableEntries(): Promise<void>;
  remove(): void;
}

/** True when the text of a registry names the release in this folder. */
const namesRelease = (registry: string, folder: string | undefined): boolean =>
  registry.includes(`"/${folder}/`);

/** The registry of the newest revision, as text; empty without one. */
const newestRegistry = async (bucket: Bucket): Promise<string> => {
  const newest = (await bucket.list('.releases/revisions/')).filter(({ key }) => REVISION.test(key)).at(-1);
  const revision = newest && (await bucket.get(newest.key));
  return newest && revision ? registryTextOf(String(revision), newest.key) : '';
};

/** Writes the newest revision's registry into registry.json, beside others that do the same. */
const serveRegistry = async (bucket: Bucket): Promise<void> => {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const served = await bucket.read(REGISTRY);
    const text = await newestRegistry(bucket);
    if (text === '' || served?.bytes.equals(Buffer.from(text))) return;
    // Whether it was written or not, a newer revision may have been committed meanwhile.
    await bucket.put(REGISTRY, Buffer.from(text), contentTypeOf(REGISTRY), {
      condition: served === null ? 'is-absent' : { etag: served.etag },
      cacheControl: storeCacheControl(REGISTRY),
    });
  }
  throw new ReleaseError(
    'registry.json kept changing while it was being updated. Run this again: pnpm release verify',
  );
};

/** The ETag of an object that was written in one piece and without a key of its own; any other one only costs a request. */
const md5Of = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

const writeFile = (dir: string, key: string, bytes: Buffer): void => {
  mkdirSync(dirname(join(dir, key)), { recursive: true });
  writeFileSync(join(dir, key), bytes);
};

/** Copies the store of a bucket into a temporary folder: `whole` with every file of every release. */
export const checkOut = async (bucket: Bucket, { whole = false } = {}): Promise<Checkout> => {
  // The registry before the listing: then the listing has the revision that it is a copy of.
  const registry = await bucket.read(REGISTRY);
  const listed = new Map((await bucket.list('')).map((one) => [one.key, one]));
  const dir = mkdtempSync(join(tmpdir(), 'ww-releases-'));
  const pulled = new Map<string, { bytes: Buffer; etag: string }>();
  const remove = () => rmSync(dir, { recursive: true, force: true });
  try {
    await forEachConcurrently(
      [...listed.keys()].filter((key) => isStored(key) && (whole || isNeeded(key))),
      FETCHED_AT_ONCE,
      async (key) => {
        const found = key === REGISTRY ? registry : await bucket.read(key);
        if (found === null) return;
        pulled.set(key, found);
        writeFile(dir, key, found.bytes);
      },
    );
    makeReleaseFolders(dir, [...listed.values()]);
  } catch (error) {
    remove();
    throw error;
  }

  const put = (key: string, bytes: Buffer): Promise<boolean> => {
    const before = releaseFolderOf(key) === undefined ? (pulled.get(key) ?? listed.get(key)) : undefined;
    const condition = before === undefined ? 'is-absent' : { etag: before.etag };
    return bucket.put(key, bytes, contentTypeOf(key), { condition, cacheControl: storeCacheControl(key) });
  };

  const changedFiles = () =>
    filesIn(dir)
      .filter(isStored)
      .flatMap((key) => {
        const bytes = readFileSync(join(dir, key));
        const isSame = pulled.get(key)?.bytes.equals(bytes) ?? listed.get(key)?.etag === md5Of(bytes);
        return isSame ? [] : [{ key, bytes }];
      });

  const pushStableEntries = async (): Promise<void> => {
    for (const { key, bytes } of changedFiles()) if (STABLE_ENTRY.test(key)) await put(key, bytes);
    for (const key of pulled.keys())
      if (STABLE_ENTRY.test(key) && !existsSync(join(dir, key))) await bucket.delete(key);
  };

  const push: Checkout['push'] = async ({ page = false } = {}) => {
    const changed = changedFiles();
    const isDocument = (key: string) =>
      key === REGISTRY || key === PAGE || REVISION.test(key) || STABLE_ENTRY.test(key);
    await forEachConcurrently(
      changed.filter(({ key }) => !isDocument(key)),
      FETCHED_AT_ONCE,
      async ({ key, bytes }) => {
        if (await put(key, bytes)) return;
        throw new ReleaseError(
          releaseFolderOf(key) === undefined
            ? `${key} was changed by somebody else meanwhile. Run your command again.`
            : `${key} exists already and differs from this build. A release never changes: publish this build under another version.`,
        );
      },
    );
    const added = addedReleases();
    for (const { key, bytes } of changed.filter((one) => REVISION.test(one.key))) {
      if (await put(key, bytes)) continue;
      // An old revision that another process has trimmed meanwhile needs no trimming.
      if (pulled.has(key)) continue;
      const winner = await bucket.get(key);
      if (winner !== null) throw conflictWith(parseRevision(String(winner), key).head);
    }
    await putMissing(added);
    await serveRegistry(bucket);
    const html = changed.find(({ key }) => key === PAGE);
    if (page && html && !(await put(PAGE, html.bytes)))
      throw new ReleaseError('index.html was changed by somebody else meanwhile. Run your command again.');
    await deleteReleases([...listed.keys()]);
  };

  /** Folders of the releases that the checkout's registry names and the one that was pulled did not. */
  const addedReleases = (): Set<string> => {
    const before = String(registry?.bytes ?? '');
    const now = existsSync(join(dir, REGISTRY)) ? readFileSync(join(dir, REGISTRY), 'utf8') : '';
    const isAdded = (folder: string) => namesRelease(now, folder) && !namesRelease(before, folder);
    return new Set(
      filesIn(dir)
        .flatMap((key) => releaseFolderOf(key) ?? [])
        .filter(isAdded),
    );
  };
  /** Writes files of these releases that a prune, which did not see them registered, has deleted meanwhile. */
  const putMissing = async (folders: Set<string>): Promise<void> => {
    for (const folder of folders) {
      const present = new Set((await bucket.list(`${folder}/`)).map(({ key }) => key));
      const missing = filesIn(join(dir, folder))
        .map((name) => `${folder}/${name}`)
        .filter((key) => isStored(key) && !present.has(key));
      await forEachConcurrently(missing, FETCHED_AT_ONCE, (key) => put(key, readFileSync(join(dir, key))));
      if (folder.startsWith(`remotes/${HOST}/`)) await putMissingHostFiles(bucket, join(dir, folder));
    }
  };

  /**
   * Deletes the releases whose folders are gone from the checkout, unless they were published again. That may also happen meanwhile:
   * so it looks at the registry again afterwards, and publishers look for their files after they have committed.
   */
  const deleteReleases = async (keys: string[]): Promise<void> => {
    const gone = keys.filter((key) => {
      const folder = releaseFolderOf(key);
      return folder !== undefined && !existsSync(join(dir, folder));
    });
    if (gone.length === 0) return;
    const before = await newestRegistry(bucket);
    const deleted = new Map<string, Buffer>();
    await forEachConcurrently(
      gone.filter((key) => !namesRelease(before, releaseFolderOf(key))),
      FETCHED_AT_ONCE,
      async (key) => {
        const bytes = await bucket.get(key);
        if (bytes === null) return;
        deleted.set(key, bytes);
        await bucket.delete(key);
      },
    );
    const after = await newestRegistry(bucket);
    const needed = [...deleted].filter(([key]) => namesRelease(after, releaseFolderOf(key)));
    await forEachConcurrently(needed, FETCHED_AT_ONCE, ([key, bytes]) => put(key, bytes));
  };

  return { dir, push, pushStableEntries, remove };
};

/** Every release has its folder, with the time of its newest file: by that, `prune` knows what a killed publisher left. */
const makeReleaseFolders = (dir: string, listed: ListedObject[]): void => {
  const times = new Map<string, number>();
  for (const { key, modifiedAt } of listed) {
    const folder = releaseFolderOf(key);
    if (folder !== undefined) times.set(folder, Math.max(modifiedAt, times.get(folder) ?? 0));
  }
  for (const [folder, time] of times) {
    mkdirSync(join(dir, folder), { recursive: true });
    utimesSync(join(dir, folder), time / 1000, time / 1000);
  }
};
