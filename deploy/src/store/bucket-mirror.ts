import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type Bucket, BucketError, type ListedObject } from './bucket.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';

const FETCHED_AT_ONCE = 8;
const MAX_TRIES = 5;
const PAGE = 'index.html';
/** What a copy has of each key: its ETag. */
const STATE_FILE = '.releases/mirror.json';
const State = z.record(z.string(), z.string());

/** What names the releases; copied once the releases are there, the page last. */
const LAST = ['.releases/host.json', 'settings.json', 'remotes/registry.json', PAGE];

/** A path below the folder, without empty, hidden or special parts; only the store's own folder begins with a dot. */
const isSafe = (key: string): boolean =>
  /^(\.releases\/)?[^./\\\0][^/\\\0]*(\/[^./\\\0][^/\\\0]*)*$/.test(key) && key !== STATE_FILE;
/** An ETag without what a proxy that compresses adds. */
const opaque = (etag: string): string => etag.replace(/^W\//, '').replaceAll('"', '');
const isServed = (key: string): boolean => !key.startsWith('.releases/revisions/');

const readState = (file: string): Map<string, string> => {
  try {
    return new Map(Object.entries(State.parse(JSON.parse(readFileSync(file, 'utf8')))));
  } catch {
    // Everything is copied again.
    return new Map();
  }
};

/**
 * Creates a copy of a release store in a bucket, from which a server serves it: any number of servers without a shared disk.
 * `update` brings the folder up to date, files of releases before what names them, and resolves with how many files changed. When
 * it fails, or its process is killed, the folder is as consistent as before.
 */
export const createBucketMirror = (bucket: Bucket, dir: string) => {
  const stateFile = join(dir, STATE_FILE);
  const copied = readState(stateFile);

  const write = (file: string, bytes: Buffer | string): void => {
    const target = join(dir, file);
    mkdirSync(dirname(target), { recursive: true });
    const fresh = `${target}.${process.pid}.tmp`;
    writeFileSync(fresh, bytes);
    renameSync(fresh, target);
  };
  /** False when it must be listed again: the object has changed since, and may name files that were not listed. */
  const copy = async ({ key, etag }: ListedObject): Promise<boolean> => {
    const found = await bucket.read(key);
    if (LAST.includes(key) && (found === null || opaque(found.etag) !== opaque(etag))) return false;
    if (found === null) return true;
    write(key, found.bytes);
    copied.set(key, etag);
    return true;
  };
  /** How many files changed; null when the bucket changed meanwhile, and nothing that names a release was copied since. */
  const updateOnce = async (): Promise<number | null> => {
    const listed = (await bucket.list('')).filter(({ key }) => isSafe(key) && isServed(key));
    const keys = new Set(listed.map(({ key }) => key));
    if (copied.has(PAGE) && !keys.has(PAGE))
      throw new BucketError(
        `The bucket has no ${PAGE} any more, so nothing was deleted from the copy in ${dir}. Check the bucket's URL and upload the site again: pnpm release upload.`,
      );
    const changed = listed.filter(({ key, etag }) => copied.get(key) !== etag || !existsSync(join(dir, key)));
    const gone = [...copied.keys()].filter((key) => !keys.has(key));
    if (changed.length + gone.length === 0) return 0;
    await forEachConcurrently(
      changed.filter(({ key }) => !LAST.includes(key)),
      FETCHED_AT_ONCE,
      copy,
    );
    for (const name of LAST)
      for (const one of changed) if (one.key === name && !(await copy(one))) return null;
    for (const key of gone) {
      rmSync(join(dir, key), { force: true });
      copied.delete(key);
    }
    write(STATE_FILE, JSON.stringify(Object.fromEntries(copied)));
    return changed.length + gone.length;
  };

  return {
    update: async (): Promise<number> => {
      for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
        const files = await updateOnce();
        if (files !== null) return files;
      }
      throw new BucketError('The bucket kept changing while it was being copied. The next copy begins soon.');
    },
  };
};
