import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change, Registry } from '@weaversworld/shared/releases';
import { ReleaseError } from '@weaversworld/shared/releases';
import type { Bucket } from './bucket.ts';
import { checkOut } from './bucket-checkout.ts';
import { contentTypeOf, storeCacheControl } from './content-types.ts';
import { inlineReleases } from './inline.ts';
import { ConflictError, type Head } from './revisions.ts';
import { writeStableEntries } from './stable-entries.ts';
import { type ChangeRequest, createStore } from './store.ts';

const MAX_TRIES = 20;

/**
 * Like `inlineReleases` and `writeStableEntries`, for the page and the remotes' addresses in a bucket; a bucket without a page has
 * the latter alone.
 */
export const inlineInBucket = async (bucket: Bucket): Promise<void> => {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const before = await bucket.read('index.html');
    const checkout = await checkOut(bucket);
    try {
      const store = createStore({ dir: checkout.dir });
      const currentRegistry = () => store.current().registry;
      writeStableEntries(checkout.dir, currentRegistry);
      await checkout.pushStableEntries();
      if (before === null) return;
      const file = join(checkout.dir, 'index.html');
      // The page that was read first: then the registry is as new as the page.
      if (!existsSync(file) || !readFileSync(file).equals(before.bytes)) continue;
      inlineReleases(checkout.dir, currentRegistry);
      const html = readFileSync(file);
      if (html.equals(before.bytes)) return;
      await bucket.put('index.html', html, contentTypeOf('index.html'), {
        condition: { etag: before.etag },
        cacheControl: storeCacheControl('index.html'),
      });
    } finally {
      checkout.remove();
    }
  }
  throw new ReleaseError(
    'index.html kept changing while it was being updated. Run this again: pnpm release inline',
  );
};

/** Like `changeWithRetry` of a store, for one in a bucket; also brings its page up to date. */
export const changeInBucket = async (
  bucket: Bucket,
  now: () => number,
  request: ChangeRequest,
  make: (registry: Registry, change: Change) => Registry,
): Promise<Head | null> => {
  for (let tries = 1; ; tries += 1) {
    const checkout = await checkOut(bucket);
    try {
      const store = createStore({ dir: checkout.dir, now });
      const head = store.change(request, make);
      if (head === null) return null;
      // The host's files at the root; index.html is written last.
      if (existsSync(join(checkout.dir, 'index.html')))
        inlineReleases(checkout.dir, () => store.current().registry);
      await checkout.push();
      await inlineInBucket(bucket);
      return head;
    } catch (error) {
      if (!(error instanceof ConflictError) || tries === MAX_TRIES) throw error;
    } finally {
      checkout.remove();
    }
  }
};
