import { murmur3 } from './murmur3.ts';
import type { RegistryEntry } from './registry.ts';

const versionParts = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version
    .replace(/^\^/, '')
    .split(/[-+]/)[0]!
    .split('.')
    .map(Number);
  return [major, minor, patch];
};

const newerFirst = (a: RegistryEntry, b: RegistryEntry): number => {
  const [left, right] = [versionParts(a.metadata.version), versionParts(b.metadata.version)];
  return right[0] - left[0] || right[1] - left[1] || right[2] - left[2];
};

/**
 * True when a host that supports `contracts` satisfies the caret `range` (`^1.2.0`: 1.2.0 up to, not including, 2.0.0).
 * A host may support several contract versions: `2.0.0 || 1.4.0`.
 */
export const contractFits = (range: string, contracts: string): boolean =>
  contracts.split('||').some((version) => {
    const [major, minor, patch] = versionParts(range);
    const [hasMajor, hasMinor, hasPatch] = versionParts(version.trim());
    if (major !== hasMajor) return false;
    return minor === hasMinor ? hasPatch >= patch : hasMinor > minor;
  });

/** A visitor's bucket for one remote's ramp, 0 to 9999. Another salt gives an independent distribution. */
export const bucketOf = (salt: string, visitor: string): number => murmur3(`${salt}:${visitor}`) % 10_000;

/** The visitor and host that a release is picked for. */
export interface PickContext {
  /** The visitor's random first-party id. */
  visitor: string;
  /** The Shell contracts that the host supports, e.g. `2.0.0 || 1.0.0`. */
  contract: string;
}

const isHalted = ({ extras }: RegistryEntry): boolean => extras.weaversworld?.status === 'halted';

/** True when the release runs in a host of this Shell contract. An entry without a range always fits. */
export const fitsContract = ({ extras }: RegistryEntry, contract: string): boolean =>
  extras.weaversworld === undefined || contractFits(extras.weaversworld.contract, contract);

/** True for a release that a share of the visitors gets instead of the default. */
export const isRamped = (entry: RegistryEntry): boolean =>
  !entry.deployment.default && entry.deployment.traffic > 0 && !isHalted(entry);

/** True for a release that never had visitors. */
export const isWaiting = ({ deployment, extras: { weaversworld } }: RegistryEntry): boolean =>
  deployment.traffic === 0 &&
  !deployment.default &&
  weaversworld?.status === 'live' &&
  weaversworld.defaultAt === undefined &&
  weaversworld.servedUntil === undefined;

/**
 * True for a release that a tab must not go on using: halted, or set back to 0 % before it became a default. One that was
 * superseded by a newer default is none of these.
 */
export const isWithdrawn = (entry: RegistryEntry): boolean =>
  isHalted(entry) ||
  (entry.extras.weaversworld !== undefined &&
    entry.extras.weaversworld.defaultAt === undefined &&
    !entry.deployment.default &&
    entry.deployment.traffic === 0);

/** The most recent earlier default that is not halted; null when there is none. */
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
 * The releases a visitor may get, best first: the ramped one when the visitor is in its share, the default, the last good
 * one, and if none of these fits the host's contract, the newest that does. Ramped releases take buckets from 0 upward in
 * list order, so raising a share only adds visitors. The first candidate may not fit the contract; the host reports that
 * and takes the next. Of a remote without a default, such as one whose first release is being ramped, only the visitors in
 * the share get anything.
 */
export const candidatesFor = (
  entries: RegistryEntry[],
  { visitor, contract }: PickContext,
): RegistryEntry[] => {
  const first = [
    byBucket(entries, visitor),
    entries.find(({ deployment }) => deployment.default) ?? null,
    lastGood(entries),
  ].filter((entry) => entry !== null);
  const chosen = [...new Set(first)];
  if (chosen.some((entry) => fitsContract(entry, contract))) return chosen;
  const hasDefault = entries.some(({ deployment }) => deployment.default);
  const newest = entries
    .filter(({ extras }) => hasDefault || extras.weaversworld === undefined)
    .filter((entry) => fitsContract(entry, contract) && !isHalted(entry))
    .toSorted(newerFirst)[0];
  return newest ? [...chosen, newest] : chosen;
};

/** The release a visitor gets: the first candidate that fits the host's contract, else null. */
export const pickRelease = (entries: RegistryEntry[], context: PickContext): RegistryEntry | null =>
  candidatesFor(entries, context).find((entry) => fitsContract(entry, context.contract)) ?? null;
