import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, readRegistry } from '@weaversworld/shared/releases';

/** Reads the site's registry and caches it until the file changes; null when it is missing or invalid. */
export const createRegistryFile = (siteDir: string) => {
  const file = join(siteDir, 'remotes/registry.json');
  let cached: { version: string; registry: Registry | null } = { version: '', registry: null };
  return async (): Promise<{ version: string; registry: Registry | null }> => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const version = `${ino} ${mtimeMs} ${size}`;
      if (version !== cached.version) {
        // The version is taken before reading: a file that changes in between is read again next time.
        const { registry } = readRegistry(JSON.parse(await readFile(file, 'utf8')));
        cached = { version, registry };
      }
      return cached;
    } catch {
      return { version: '', registry: null };
    }
  };
};
