import {
  type Bucket,
  ConflictError,
  checkOut,
  createBucket,
  deleteUnusedHostFilesInBucket,
  inlineInBucket,
} from '@weaversworld/deploy/store';
import { ReleaseError } from '@weaversworld/shared/releases';
import type { Command, CommandName } from './arguments.ts';
import { type CommandDeps, type CommandResult, readRetentionDays, runInFolder } from './commands.ts';
import type { RemoteTools } from './publish.ts';
import { uploadSite } from './upload-site.ts';

const DAY_MS = 24 * 3_600_000;
/** Tries of a publish while others change the registry; it fits any change of theirs. */
const MAX_TRIES = 20;
const READ_ONLY = new Set<CommandName>(['status', 'history', 'reproduce']);

/** The bucket of `--store https://…`, whose key is in the environment. Throws ReleaseError without one. */
const openBucket = (url: string, env: CommandDeps['env']): Bucket => {
  const { RELEASES_BUCKET_KEY_ID: keyId, RELEASES_BUCKET_SECRET: secret } = env;
  const { RELEASES_BUCKET_REGION: region = 'us-east-1' } = env;
  if (!keyId || !secret)
    throw new ReleaseError(
      'Set RELEASES_BUCKET_KEY_ID and RELEASES_BUCKET_SECRET to a key that may read, write, list and delete objects of the bucket.',
    );
  return createBucket({ url, region, keyId, secret, name: 'RELEASES_BUCKET' });
};

/** Runs each tool once: a publish that is tried again is not tested and built again. */
const onlyOnce = ({ test, build, ...rest }: RemoteTools): RemoteTools => {
  const done = new Map<string, boolean>();
  const once = (name: string, run: (dir: string) => boolean) => (dir: string) => {
    const result = done.get(name) ?? run(dir);
    done.set(name, result);
    return result;
  };
  return { ...rest, test: once('test', test), build: once('build', build) };
};

/**
 * Runs a command on the store in a bucket: on a checkout, whose changes are then pushed. Throws errors whose messages are for users.
 */
export const runInBucket = async (
  url: string,
  command: Command,
  deps: CommandDeps,
): Promise<CommandResult> => {
  const bucket = openBucket(url, deps.env);
  if (!READ_ONLY.has(command.name)) await bucket.checkConditions();
  if (command.name === 'upload') return uploadSite(bucket, command, deps);
  const tools = onlyOnce(deps.tools);
  for (let tries = 1; ; tries += 1) {
    const checkout = await checkOut(bucket, { whole: command.name === 'verify' });
    try {
      const result = await runInFolder(checkout.dir, command, { ...deps, tools, isCheckout: true });
      if (READ_ONLY.has(command.name)) return result;
      await checkout.push();
      await inlineInBucket(bucket);
      if (command.name === 'prune')
        await deleteUnusedHostFilesInBucket(
          bucket,
          readRetentionDays(command.options.days) * DAY_MS,
          deps.now(),
        );
      return result;
    } catch (error) {
      const mayRetry = command.name === 'publish' && command.options.revision === undefined;
      if (!(error instanceof ConflictError) || !mayRetry || tries === MAX_TRIES) throw error;
    } finally {
      checkout.remove();
    }
  }
};
