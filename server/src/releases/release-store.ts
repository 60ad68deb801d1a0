import { resolve } from 'node:path';
import {
  type Bucket,
  type ChangeRequest,
  changeInBucket,
  createBucket,
  createStore,
  type Head,
  inlineReleases,
} from '@weaversworld/deploy/store';
import type { Change, Registry } from '@weaversworld/shared/releases';
import type { Config } from '../config.ts';

/** The bucket of the releases; null without one. */
export const releasesBucketOf = ({
  RELEASES_BUCKET_URL: url,
  RELEASES_BUCKET_REGION: region,
  RELEASES_BUCKET_KEY_ID: keyId,
  RELEASES_BUCKET_SECRET: secret,
}: Config): Bucket | null =>
  url === undefined || keyId === undefined || secret === undefined
    ? null
    : createBucket({ url, region, keyId, secret, name: 'RELEASES_BUCKET' });

/** The store of releases as the server changes it. */
interface ReleaseStore {
  /** Changes the registry and the page, again on the newer registry after a conflict; null when nothing changed. */
  change(
    request: ChangeRequest,
    make: (registry: Registry, change: Change) => Registry,
  ): Promise<Head | null>;
}

/** The release store of this server: the bucket, else SITE_DIR. */
export const openReleaseStore = (config: Config, now: () => number): ReleaseStore => {
  const bucket = releasesBucketOf(config);
  if (bucket !== null) return { change: (request, make) => changeInBucket(bucket, now, request, make) };
  const dir = resolve(config.SITE_DIR);
  return {
    change: async (request, make) => {
      const store = createStore({ dir, now });
      const head = store.changeWithRetry(request, make);
      if (head !== null) inlineReleases(dir, () => store.current().registry);
      return head;
    },
  };
};
