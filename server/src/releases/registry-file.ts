import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, readRegistry } from '@weaversworld/shared/releases';

/** The site's registry, read again when its file changes; null when there is none or it makes no sense. */
export const createRegistryFile = (siteDir: string) => {
  const file = join(siteDir, 'remotes/registry.json');
  let cached: { version: string; registry: Registry | null } = { version: '', registry: null };
  return async (): Promise<{ version: string; registry: Registry | null }> => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const version = `${ino} ${mtimeMs} ${size}`;
      if (version !== cached.version) {
        // Read before it is remembered: a file that changes meanwhile has another mark at the next look.
        const { registry } = readRegistry(JSON.parse(await readFile(file, 'utf8')));
        cached = { version, registry };
      }
      return cached;
    } catch {
      return { version: '', registry: null };
    }
  };
};
