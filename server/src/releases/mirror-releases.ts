import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createBucketMirror } from '@weaversworld/deploy/store';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '../config.ts';
import { releasesBucketOf } from './release-store.ts';

/** How long a release, a ramp or a halt takes to reach every server. */
const INTERVAL_MS = 5000;

/**
 * Copies the release store from its bucket into SITE_DIR, before it resolves and then every five seconds. Returns a function that
 * stops it. Rejects with BucketError or ConfigError when the bucket cannot be used. While the bucket is away the copy goes on
 * being served.
 */
export const startMirroring = async (config: Config, log: Logger): Promise<() => Promise<void>> => {
  const bucket = releasesBucketOf(config);
  if (bucket === null) return async () => undefined;
  const dir = resolve(config.SITE_DIR);
  if (existsSync(join(dir, '.releases/revisions')))
    throw new ConfigError(
      `SITE_DIR ${dir} is a release store of its own, which a copy of RELEASES_BUCKET_URL would overwrite. Set SITE_DIR to an empty folder.`,
    );
  await bucket.checkConditions();
  const mirror = createBucketMirror(bucket, dir);
  await mirror.update();
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    for (;;) {
      await wait(INTERVAL_MS, undefined, { signal: stopping.signal, ref: false });
      try {
        const changed = await mirror.update();
        if (changed > 0) log.info({ event: 'releases.mirrored', files: changed }, 'releases copied');
      } catch (error) {
        log.warn(
          { event: 'releases.bucket-failed', err: error },
          'the bucket of the releases cannot be read; the copy is served',
        );
      }
    }
  };
  const running = run().catch(() => undefined);
  return async () => {
    stopping.abort();
    await running;
  };
};
