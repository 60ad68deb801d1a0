import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { readRemotePackage } from '../../deploy/src/remote-package.ts';
import { remoteConfig as remoteConfigFor } from '../federated-config.ts';

/* `@weaversworld/shared/build`: what a remote's rspack.config.mjs calls. */

const shareVersions = JSON.parse(readFileSync(join(import.meta.dirname, '../share-versions.json'), 'utf8'));

/** Build of the remote in a folder, under the name in its package.json. */
export const remoteConfig = (dir: string): Configuration => {
  const { name } = readRemotePackage(dir).weaversworld;
  // Set by `weaversworld dev`.
  const { WW_PORT } = process.env;
  return remoteConfigFor({ name, dir, shareVersions, ...(WW_PORT ? { port: Number(WW_PORT) } : {}) });
};
