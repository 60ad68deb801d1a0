import type { RegistryEntry } from './registry.ts';

const parts = (version: string): number[] => version.replace(/^\^/, '').split('-')[0]!.split('.').map(Number);

/** True when a Shell of contract `version` satisfies the caret `range` (`^1.2.0`: 1.2.0 up to, not including, 2.0.0). */
export const contractFits = (range: string, version: string): boolean => {
  const [major = 0, minor = 0, patch = 0] = parts(range);
  const [hasMajor = 0, hasMinor = 0, hasPatch = 0] = parts(version);
  if (major !== hasMajor) return false;
  if (minor !== hasMinor) return hasMinor > minor;
  return hasPatch >= patch;
};

/**
 * The release a visitor gets: the default one if it runs in this host's contract, else the first that does,
 * else null. An entry without a contract range (written by others) is taken at its word.
 */
export const pickRelease = (entries: RegistryEntry[], hostContract: string): RegistryEntry | null => {
  const fitting = entries.filter(({ extras }) =>
    extras.weaversworld ? contractFits(extras.weaversworld.contract, hostContract) : true,
  );
  return fitting.find(({ deployment }) => deployment.default) ?? fitting[0] ?? null;
};
