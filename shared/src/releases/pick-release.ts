import { murmur3 } from './murmur3.ts';
import type { RegistryEntry } from './registry.ts';

const parts = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version
    .replace(/^\^/, '')
    .split(/[-+]/)[0]!
    .split('.')
    .map(Number);
  return [major, minor, patch];
};

const newerFirst = (a: RegistryEntry, b: RegistryEntry): number => {
  const [left, right] = [parts(a.metadata.version), parts(b.metadata.version)];
  return right[0] - left[0] || right[1] - left[1] || right[2] - left[2];
};

/** True when a Shell of contract `version` satisfies the caret `range` (`^1.2.0`: 1.2.0 up to, not including, 2.0.0). */
export const contractFits = (range: string, version: string): boolean => {
  const [major, minor, patch] = parts(range);
  const [hasMajor, hasMinor, hasPatch] = parts(version);
  if (major !== hasMajor) return false;
  return minor === hasMinor ? hasPatch >= patch : hasMinor > minor;
};

/** Where a visitor stands for one remote's ramp, 0 to 9999. A new salt shuffles everybody anew. */
export const bucketOf = (salt: string, visitor: string): number => murmur3(`${salt}:${visitor}`) % 10_000;

/** For whom a release is picked. */
export interface Picking {
  /** The visitor's random first-party id. */
  visitor: string;
  /** The host's Shell contract, semver. */
  contract: string;
}

/**
 * The release a visitor gets. Ramped releases lie from bucket 0 upward in the order of the list, so that raising a
 * share only adds visitors; everybody else has the default. A release that does not fit the host's contract is no
 * candidate: then the default, then the newest that fits, then null. An entry without a range is taken at its word.
 */
export const pickRelease = (
  entries: RegistryEntry[],
  { visitor, contract }: Picking,
): RegistryEntry | null => {
  const fits = ({ extras }: RegistryEntry) =>
    extras.weaversworld === undefined || contractFits(extras.weaversworld.contract, contract);
  const salt = entries.find(({ extras }) => extras.weaversworld)?.extras.weaversworld?.salt ?? '';
  const bucket = bucketOf(salt, visitor);
  let upTo = 0;
  for (const entry of entries) {
    if (entry.deployment.default) continue;
    upTo += Math.round(entry.deployment.traffic * 100);
    if (bucket < upTo) return fits(entry) ? entry : theDefault(entries, fits);
  }
  return theDefault(entries, fits);
};

const theDefault = (
  entries: RegistryEntry[],
  fits: (entry: RegistryEntry) => boolean,
): RegistryEntry | null => {
  const candidates = entries.filter(fits);
  return (
    candidates.find(({ deployment }) => deployment.default) ?? candidates.toSorted(newerFirst)[0] ?? null
  );
};
