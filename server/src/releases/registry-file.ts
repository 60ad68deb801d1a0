import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, readRegistry } from '@weaversworld/shared/releases';

/** The site's registry, read again when its file changes; null when there is none or it makes no sense. */
export const createRegistryFile = (siteDir: string) => {
  const file = join(siteDir, 'remotes/registry.json');
  let known: { mark: string; registry: Registry | null } = { mark: '', registry: null };
  return async (): Promise<{ mark: string; registry: Registry | null }> => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const mark = `${ino} ${mtimeMs} ${size}`;
      if (mark !== known.mark) {
        // Read before it is remembered: a file that changes meanwhile has another mark at the next look.
        const { registry } = readRegistry(JSON.parse(await readFile(file, 'utf8')));
        known = { mark, registry };
      }
      return known;
    } catch {
      return { mark: '', registry: null };
    }
  };
};
