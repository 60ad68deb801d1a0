import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isManifest, type Registry, RemoteManifest } from '@weaversworld/shared/releases';
import { sha384 } from './durable.ts';

const readManifest = (file: string, hash: string | undefined): RemoteManifest | null => {
  if (!existsSync(file) || sha384(file) !== hash) return null;
  try {
    return RemoteManifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The host asks for it, sees the same and says so.
    return null;
  }
};

/**
 * The manifests that the entries of a registry name, by address: those that lie in this store as they were published.
 * A page that is told them asks for none.
 */
export const manifestsIn = (dir: string, registry: Registry): Record<string, RemoteManifest> =>
  Object.fromEntries(
    Object.values(registry.microFrontends)
      .flat()
      .filter(({ url }) => url.startsWith('/remotes/') && isManifest(url))
      .flatMap(({ url, metadata }) => {
        const manifest = readManifest(join(dir, new URL(url, 'http://any').pathname), metadata.integrity);
        return manifest ? [[url, manifest]] : [];
      }),
  );
