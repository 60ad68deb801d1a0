import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST } from '@weaversworld/shared/releases';
import type { Bucket, ListedObject } from './bucket.ts';
import { contentTypeOf, storeCacheControl } from './content-types.ts';
import { filesIn } from './durable.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { isContentHashed } from './host-files.ts';

/*
 * The host's files at a bucket's root that have a hash in their name: copies of those of every release of the host. A release may be
 * published again while its files are deleted here. So the deletion looks at the releases again afterwards, and a publisher at the
 * root once its release is there. One of both always notices the other.
 */

const AT_ONCE = 8;
const RELEASE_FILE = new RegExp(`^remotes/${HOST}/[^/]+/(.+)$`);

/** Names of the files that releases of the host have. */
const filesOfReleases = (objects: ListedObject[]): Set<string> =>
  new Set(objects.flatMap(({ key }) => RELEASE_FILE.exec(key)?.[1] ?? []));

const putIfAbsent = (bucket: Bucket, key: string, bytes: Buffer): Promise<boolean> =>
  bucket.put(key, bytes, contentTypeOf(key), {
    condition: 'is-absent',
    cacheControl: storeCacheControl(key),
  });

/** Deletes those that no release of the host in the bucket has, and that were written more than `ms` ago. Returns how many. */
export const deleteUnusedHostFilesInBucket = async (
  bucket: Bucket,
  ms: number,
  now: number,
): Promise<number> => {
  const objects = await bucket.list('');
  const kept = filesOfReleases(objects);
  // A site that was uploaded before hosts were releases.
  if (kept.size === 0) return 0;
  const unused = objects.filter(
    ({ key, modifiedAt }) =>
      !/^(remotes|\.releases)\//.test(key) && isContentHashed(key) && !kept.has(key) && now - modifiedAt > ms,
  );
  const deleted = new Map<string, Buffer>();
  await forEachConcurrently(unused, AT_ONCE, async ({ key }) => {
    const bytes = await bucket.get(key);
    if (bytes === null) return;
    deleted.set(key, bytes);
    await bucket.delete(key);
  });
  if (deleted.size === 0) return 0;
  const keptNow = filesOfReleases(await bucket.list(`remotes/${HOST}/`));
  const needed = [...deleted].filter(([key]) => keptNow.has(key));
  await forEachConcurrently(needed, AT_ONCE, ([key, bytes]) => putIfAbsent(bucket, key, bytes));
  return deleted.size - needed.length;
};

/** Writes those of a release in a folder that are missing at the bucket's root. */
export const putMissingHostFiles = async (bucket: Bucket, folder: string): Promise<void> => {
  const present = new Set((await bucket.list('')).map(({ key }) => key));
  const missing = filesIn(folder).filter((file) => isContentHashed(file) && !present.has(file));
  await forEachConcurrently(missing, AT_ONCE, (file) =>
    putIfAbsent(bucket, file, readFileSync(join(folder, file))),
  );
};
