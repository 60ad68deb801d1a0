import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isManifest, type Registry, type RegistryEntry, RemoteManifest } from '@weaversworld/shared/releases';
import { sha384 } from './durable.ts';

/** The manifest of an entry, if it is in this store and unchanged since it was published; else null. */
export const manifestOf = (dir: string, { url, metadata }: RegistryEntry): RemoteManifest | null => {
  if (!url.startsWith('/remotes/') || !isManifest(url)) return null;
  const file = join(dir, new URL(url, 'http://any').pathname);
  if (!existsSync(file) || sha384(file) !== metadata.integrity) return null;
  try {
    return RemoteManifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The host requests it, finds the same and reports it.
    return null;
  }
};

/** The manifests of a registry's entries, by URL. */
export const manifestsIn = (dir: string, registry: Registry): Record<string, RemoteManifest> =>
  Object.fromEntries(
    Object.values(registry.microFrontends)
      .flat()
      .flatMap((entry) => {
        const manifest = manifestOf(dir, entry);
        return manifest ? [[entry.url, manifest]] : [];
      }),
  );
