import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { isManifest, type RegistryEntry } from '@weaversworld/shared/releases';

/** True for a classic script, the container of `library.type: 'var'`. A container that is an ES module has exports. */
const isClassicScript = (source: string): boolean => {
  try {
    // Compiles without running.
    new Script(source);
    return true;
  } catch {
    return false;
  }
};

/** Adds to a registry entry how `file`, its container, is loaded, and which of its modules is the host's. */
export const withContainer = (
  entry: RegistryEntry,
  file: string,
  expose: string | undefined,
): RegistryEntry => {
  const extras = entry.extras.weaversworld;
  if (extras === undefined) return entry;
  const isScript = !isManifest(entry.url) && isClassicScript(readFileSync(file, 'utf8'));
  const weaversworld = {
    ...extras,
    ...(isScript ? { container: 'script' as const } : {}),
    ...(expose ? { expose } : {}),
  };
  return { ...entry, extras: { weaversworld } };
};
