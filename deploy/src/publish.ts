import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import {
  addRelease,
  type Change,
  type Registry,
  type RegistryEntry,
  ReleaseError,
  releaseName,
} from '@weaversworld/shared/releases';
import type { Store, Wish } from '@weaversworld/shared/releases-store';
import { buildNameOf, readRemotePackage } from './remote-package.ts';

interface Publishing {
  store: Store;
  /** The workspace's root. */
  root: string;
  /** The remote's folder, as written on the command line. */
  folder: string;
  /** A build that is there already. */
  dist?: string | undefined;
  /** The file the remote begins with, when it is not the one its package.json says. */
  entry?: string | undefined;
  skipTests: boolean;
  wish: Pick<Wish, 'author' | 'reason'>;
  /** Change nothing unless the registry is still at this revision. */
  base?: number | undefined;
}

const run = (root: string, what: string, command: string[]): void => {
  const [name = '', ...args] = command;
  // What the tools say goes beside the answer, so that --json stays JSON.
  const { status } = spawnSync(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0)
    throw new ReleaseError(`${what} failed, so nothing was published. Repair it and publish again.`);
};

const entryOf = (registry: Registry, remote: string, release: string): RegistryEntry | undefined =>
  registry.microFrontends[remote]?.find((one) => releaseName(one) === release);

/** True for a release that was never given to anybody. */
const isWaiting = ({ deployment, extras }: RegistryEntry): boolean => {
  const said = extras.weaversworld;
  return (
    deployment.traffic === 0 &&
    !deployment.default &&
    said?.status === 'live' &&
    !said.defaultAt &&
    !said.servedUntil
  );
};

/**
 * Tests and builds one remote, copies the build to the store and registers it at 0 %. A build that is registered
 * already, byte for byte, changes nothing: then `head` is null.
 */
export const publish = ({ store, root, folder, dist, entry: begins, skipTests, wish, base }: Publishing) => {
  const place = [resolve(root, folder), resolve(folder)].find((one) => existsSync(join(one, 'package.json')));
  const home = place ?? resolve(root, folder);
  const { version, weaversworld: said } = readRemotePackage(home);
  if (dist === undefined) {
    if (!skipTests) run(root, 'A test', ['vitest', 'run', `${basename(home)}/`]);
    run(root, 'The build', ['tsx', 'scripts/build.ts', '--only', basename(home)]);
  }
  const from = resolve(dist ?? join(home, 'dist'));
  const facts = { ...said, version, entry: begins ?? said.entry };
  const entry = store.place(from, { ...facts, build: buildNameOf(from, facts.entry) });
  const release = releaseName(entry);
  const whole = { ...wish, action: 'publish', remote: said.name, release };
  const isThere = (registry: Registry): boolean => entryOf(registry, said.name, release) !== undefined;
  const add = (registry: Registry, change: Change): Registry =>
    isThere(registry) ? registry : addRelease(registry, said.name, entry, change);
  // Other teams publish while this one tests, and a release that nobody gets is right beside whatever they did.
  const head = base === undefined ? store.changeSoon(whole, add) : store.change({ ...whole, base }, add);
  const now = entryOf(store.current().registry, said.name, release);
  return { remote: said.name, release, head, isWaiting: now !== undefined && isWaiting(now) };
};
