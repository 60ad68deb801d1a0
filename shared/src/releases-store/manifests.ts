import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isManifest, type Registry, type RegistryEntry, RemoteManifest } from '@weaversworld/shared/releases';
import { sha384 } from './durable.ts';

/** The manifest that an entry names, when it lies in this store as it was published; else null. */
export const manifestOf = (dir: string, { url, metadata }: RegistryEntry): RemoteManifest | null => {
  if (!url.startsWith('/remotes/') || !isManifest(url)) return null;
  const file = join(dir, new URL(url, 'http://any').pathname);
  if (!existsSync(file) || sha384(file) !== metadata.integrity) return null;
  try {
    return RemoteManifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The host asks for it, sees the same and says so.
    return null;
  }
};

/** All manifests that the entries of a registry name, by address. A page that is told them asks for none. */
export const manifestsIn = (dir: string, registry: Registry): Record<string, RemoteManifest> =>
  Object.fromEntries(
    Object.values(registry.microFrontends)
      .flat()
      .flatMap((entry) => {
        const manifest = manifestOf(dir, entry);
        return manifest ? [[entry.url, manifest]] : [];
      }),
  );
