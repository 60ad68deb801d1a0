import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import {
  type Bucket,
  ConflictError,
  checkOut,
  createStore,
  filesIn,
  HOST_INFO_FILE,
  inlineInBucket,
  inlineReleases,
} from '@weaversworld/deploy/store';
import {
  entriesOf,
  HOST,
  type RegistryEntry,
  ReleaseError,
  releaseName,
  replaceBuild,
} from '@weaversworld/shared/releases';
import type { Command } from './arguments.ts';
import type { CommandDeps, CommandResult } from './commands.ts';

const MAX_TRIES = 20;

const copyFiles = (files: string[], from: string, to: string): void => {
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
};

/** The host's files: everything outside of releases and revisions, without what the operator sets in the bucket. */
const hostFiles = (site: string, hasSettings: boolean): string[] =>
  filesIn(site).filter(
    (file) =>
      !/^(remotes|\.releases)\//.test(file) &&
      !/^index\.html\.(br|gz)$/.test(file) &&
      !(hasSettings && file === 'settings.json'),
  );

const infoOf = (remote: string, entry: RegistryEntry) => {
  const { version } = entry.metadata;
  const { contract, mounts, grantedMounts, slots, supports, release } = entry.extras.weaversworld ?? {};
  if (release === undefined || contract === undefined || mounts === undefined || slots === undefined)
    return null;
  return {
    name: remote,
    version,
    build: release.slice(version.length + 1),
    contract,
    mounts,
    ...(grantedMounts === undefined ? {} : { grantedMounts }),
    slots,
    supports,
    entry: basename(entry.url),
  };
};

/** The entry with what the built site's registry says of its origin. */
const describedAs = (entry: RegistryEntry, described: RegistryEntry): RegistryEntry => {
  const { provenance, signature } = described.extras.weaversworld ?? {};
  const extras = entry.extras.weaversworld;
  return extras ? { ...entry, extras: { weaversworld: { ...extras, provenance, signature } } } : entry;
};

/**
 * `pnpm release upload`: what `pnpm build` does to the store in a folder, for one in a bucket. The host's old files stay, because
 * open tabs still load them; settings.json stays as it is in the bucket.
 */
export const uploadSite = async (
  bucket: Bucket,
  { args: [folder = ''], options }: Command,
  { root, env, now }: CommandDeps,
): Promise<CommandResult> => {
  const site = [resolve(root, folder), resolve(folder)].find((one) => existsSync(join(one, 'index.html')));
  if (site === undefined)
    throw new ReleaseError(`${folder} has no index.html. Build the site first: pnpm build`);
  const author = options.author ?? env.RELEASE_AUTHOR ?? userInfo().username;
  const built = createStore({ dir: site, now }).current().registry;
  // The host first: the remotes that replace those it does not support follow.
  const remotes = Object.keys(built.microFrontends).sort((a, b) => Number(b === HOST) - Number(a === HOST));
  for (let tries = 1; ; tries += 1) {
    const checkout = await checkOut(bucket);
    try {
      copyFiles(hostFiles(site, existsSync(join(checkout.dir, 'settings.json'))), site, checkout.dir);
      copyFiles([HOST_INFO_FILE], site, checkout.dir);
      const store = createStore({ dir: checkout.dir, now, isCheckout: true });
      const names: string[] = [];
      for (const remote of remotes) {
        const entries = entriesOf(built, remote);
        const found = entries.find(({ deployment }) => deployment.default);
        const info = found && infoOf(remote, found);
        if (!found || !info) continue;
        const added = store.addFiles(join(site, 'remotes', remote, releaseName(found)), info);
        const entry = describedAs(added, found);
        const request = {
          author,
          action: 'build',
          remote,
          release: releaseName(entry),
          reason: options.reason ?? '',
        };
        store.change(request, (registry, change) =>
          replaceBuild(registry, remote, entry, { ...change, others: remotes }),
        );
        names.push(`${remote}@${releaseName(entry)}`);
      }
      inlineReleases(checkout.dir, () => store.current().registry);
      await checkout.push({ page: true });
      await inlineInBucket(bucket);
      const { revision } = store.current();
      return {
        text: `Uploaded the host and ${names.join(', ')}.`,
        json: { ok: true, revision, releases: names },
      };
    } catch (error) {
      if (!(error instanceof ConflictError) || tries === MAX_TRIES) throw error;
    } finally {
      checkout.remove();
    }
  }
};
