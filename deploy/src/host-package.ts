import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteInfo } from '@weaversworld/deploy/store';
import { HOST, ReleaseError } from '@weaversworld/shared/releases';
import { z } from 'zod';
import { buildNameOf } from './remote-package.ts';

const ENTRY = 'index.html';
/** File of the host's build with the Shell contracts for which it runs remotes. */
const CONTRACT_FILE = 'host.json';
const HostPackage = z.object({
  version: z.string(),
  weaversworld: z.object({ name: z.literal(HOST) }),
});
const HostBuild = z.object({ contract: z.string() });

const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** True for the folder of the host's package. */
export const isHostPackage = (folder: string): boolean =>
  HostPackage.safeParse(readJson(join(folder, 'package.json'))).success;

interface HostBuildOptions {
  /** The build. */
  dist: string;
  /** Folder of its package, which names the version. */
  folder: string;
  /** Shell contracts that it supports; default: what the build says. */
  contract?: string | undefined;
}

/** What the registry needs to know of a build of the host. Throws ReleaseError when it does not say what it supports. */
export const readHostBuild = ({ dist, folder, contract }: HostBuildOptions): RemoteInfo => {
  const version = z.object({ version: z.string() }).safeParse(readJson(join(folder, 'package.json')));
  const supports = contract ?? HostBuild.safeParse(readJson(join(dist, CONTRACT_FILE))).data?.contract;
  if (supports === undefined)
    throw new ReleaseError(
      `${dist} has no ${CONTRACT_FILE}, so nobody knows which remotes it can run. Build the host first: pnpm --filter host build`,
    );
  const [newest = ''] = supports.split(' ');
  return {
    name: HOST,
    version: version.data?.version ?? '0.0.0',
    build: buildNameOf(dist, ENTRY),
    contract: `^${newest}`,
    supports,
    mounts: [],
    slots: [],
    entry: ENTRY,
  };
};
