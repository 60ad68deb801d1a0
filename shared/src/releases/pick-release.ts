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

const isHalted = ({ extras }: RegistryEntry): boolean => extras.weaversworld?.status === 'halted';

/** True when the release runs in a host of this Shell contract. An entry without a range is taken at its word. */
export const fitsContract = ({ extras }: RegistryEntry, contract: string): boolean =>
  extras.weaversworld === undefined || contractFits(extras.weaversworld.contract, contract);

/** True for a release that is given to a share of the visitors beside the default. */
export const isRamped = (entry: RegistryEntry): boolean =>
  !entry.deployment.default && entry.deployment.traffic > 0 && !isHalted(entry);

/** The release that was the default before the present one and may be again; null when there is none. */
export const lastGood = (entries: RegistryEntry[]): RegistryEntry | null =>
  entries
    .filter((entry) => !entry.deployment.default && !isHalted(entry) && !isRamped(entry))
    .filter(({ extras }) => extras.weaversworld?.defaultAt !== undefined)
    .toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))[0] ?? null;

const timeOf = ({ extras }: RegistryEntry): string => extras.weaversworld?.defaultAt ?? '';

const byBucket = (entries: RegistryEntry[], visitor: string): RegistryEntry | null => {
  const salted = entries.find(isRamped) ?? entries.find(({ extras }) => extras.weaversworld);
  const bucket = bucketOf(salted?.extras.weaversworld?.salt ?? '', visitor);
  let upTo = 0;
  for (const entry of entries) {
    if (entry.deployment.default) continue;
    upTo += Math.round(entry.deployment.traffic * 100);
    if (bucket < upTo) return isHalted(entry) ? null : entry;
  }
  return null;
};

/**
 * The releases a visitor may be given, best first: the ramped one whose share the visitor is in, the default, the last
 * good one, and when none of these fits the host's contract, the newest that does. Ramped releases lie from bucket 0
 * upward in the order of the list, so that raising a share only adds visitors. The first may not fit the contract; the
 * host says so before it takes the next.
 */
export const candidatesFor = (entries: RegistryEntry[], { visitor, contract }: Picking): RegistryEntry[] => {
  const first = [
    byBucket(entries, visitor),
    entries.find(({ deployment }) => deployment.default) ?? null,
    lastGood(entries),
  ].filter((entry) => entry !== null);
  const chosen = [...new Set(first)];
  if (chosen.some((entry) => fitsContract(entry, contract))) return chosen;
  const newest = entries
    .filter((entry) => fitsContract(entry, contract) && !isHalted(entry))
    .toSorted(newerFirst)[0];
  return newest ? [...chosen, newest] : chosen;
};

/** The release a visitor gets: the first candidate that fits the host's contract, else null. */
export const pickRelease = (entries: RegistryEntry[], picking: Picking): RegistryEntry | null =>
  candidatesFor(entries, picking).find((entry) => fitsContract(entry, picking.contract)) ?? null;
