import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { addRelease, ReleaseError, releaseName } from '@weaversworld/shared/releases';
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
  wish: Pick<Wish, 'author' | 'reason'> & { base: number };
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

/** Tests and builds one remote, copies the build to the store and registers it at 0 %. Gives `story@1.4.0-ab12cd`. */
export const publish = ({ store, root, folder, dist, entry: begins, skipTests, wish }: Publishing) => {
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
  const head = store.change({ ...wish, action: 'publish', remote: said.name, release }, (registry, change) =>
    addRelease(registry, said.name, entry, change),
  );
  return { remote: said.name, release, revision: head?.revision ?? wish.base };
};
