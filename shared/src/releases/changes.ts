import { HOST, hostConflicts, servedContracts } from './hosts.ts';
import { ownerConflicts } from './owners.ts';
import { contractFits, isRamped, lastGood } from './pick-release.ts';
import { entriesOf, type Registry, type RegistryEntry, type ReleaseExtras, releaseName } from './registry.ts';

/*
 * Every change of the registry as a pure function from document to document. The store writes the result. They throw
 * ReleaseError, whose message names the remedy.
 */

/** A request that cannot be carried out; the message names the remedy. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** Time (ISO 8601) and reason of a change, for the history. */
export interface Change {
  at: string;
  reason: string;
}

const HOUR = 3_600_000;

const list = (names: string[]): string => (names.length === 0 ? 'none yet' : names.join(', '));

/** All releases of a remote. Throws for a remote the registry does not know. */
export const releasesOf = (registry: Registry, remote: string): RegistryEntry[] => {
  const entries = entriesOf(registry, remote);
  if (entries.length > 0) return entries;
  throw new ReleaseError(
    `There is no remote ${remote} in this store. It has: ${list(Object.keys(registry.microFrontends))}.`,
  );
};

/** Finds a release by its full name, or by its version when only one release has it. */
export const findRelease = (registry: Registry, remote: string, wanted: string): RegistryEntry => {
  const entries = releasesOf(registry, remote);
  const exact = entries.find((entry) => releaseName(entry) === wanted);
  if (exact) return exact;
  const same = entries.filter(({ metadata }) => metadata.version === wanted);
  if (same.length === 1) return same[0]!;
  if (same.length > 1)
    throw new ReleaseError(
      `${remote} has several releases of version ${wanted}. Name one in full: ${list(same.map(releaseName))}.`,
    );
  throw new ReleaseError(
    `There is no release ${remote}@${wanted}. ${remote} has: ${list(entries.map(releaseName))}.`,
  );
};

interface EntryChanges {
  traffic?: number;
  isDefault?: boolean;
  extras?: Partial<ReleaseExtras>;
}

const withChanges = (entry: RegistryEntry, { traffic, isDefault, extras }: EntryChanges): RegistryEntry => ({
  ...entry,
  deployment: {
    traffic: traffic ?? entry.deployment.traffic,
    default: isDefault ?? entry.deployment.default,
  },
  extras: entry.extras.weaversworld
    ? { ...entry.extras, weaversworld: { ...entry.extras.weaversworld, ...extras } }
    : entry.extras,
});

const withReleases = (registry: Registry, remote: string, entries: RegistryEntry[]): Registry => ({
  ...registry,
  microFrontends: { ...registry.microFrontends, [remote]: entries },
});

/** Divides the traffic (percent): `traffic` to the ramped release, the rest to the default, nothing to the others. */
const divideTraffic = (entries: RegistryEntry[], ramped: string | null, traffic: number, at: string) =>
  entries.map((entry) => {
    const served = entry.deployment.traffic > 0;
    if (releaseName(entry) === ramped && traffic > 0)
      return withChanges(entry, { traffic, extras: { servedUntil: undefined } });
    if (entry.deployment.default) return withChanges(entry, { traffic: 100 - traffic });
    return withChanges(entry, { traffic: 0, extras: served ? { servedUntil: at } : {} });
  });

const makeDefault = (entries: RegistryEntry[], release: string, at: string): RegistryEntry[] =>
  divideTraffic(
    entries.map((entry) => {
      if (releaseName(entry) === release)
        return withChanges(entry, { isDefault: true, extras: { defaultAt: at, servedUntil: undefined } });
      if (!entry.deployment.default) return entry;
      return withChanges(entry, { isDefault: false, traffic: 0, extras: { servedUntil: at } });
    }),
    null,
    0,
    at,
  );

const halted = (entries: RegistryEntry[], release: string, { at, reason }: Change): RegistryEntry[] =>
  entries.map((entry) =>
    releaseName(entry) === release
      ? withChanges(entry, { extras: { status: 'halted', halted: { at, reason }, servedUntil: at } })
      : entry,
  );

const CHOOSE_OTHERS =
  'Choose others under weaversworld in its package.json. If the other team agrees to a mount below its own, publish with --allow-mount PATH.';
const ROLL_BACK_OTHER = 'First roll back that remote, or publish a repaired release.';

const refuseConflicts = (
  registry: Registry,
  remote: string,
  entry: RegistryEntry,
  remedy = CHOOSE_OTHERS,
): void => {
  const conflicts = ownerConflicts(registry, remote, entry);
  if (conflicts.length === 0) return;
  throw new ReleaseError(`${remote}@${releaseName(entry)} ${conflicts.join(', and ')}. ${remedy}`);
};

/** `contract`: of the host in the store, when known; the registry's hosts with visitors count as well. */
const refuseContract = (
  registry: Registry,
  remote: string,
  entry: RegistryEntry,
  contract: string | undefined,
): void => {
  const extras = entry.extras.weaversworld;
  if (!extras || remote === HOST) return;
  const contracts = [...(contract === undefined ? [] : [contract]), ...servedContracts(registry)];
  const unfit = contracts.find((one) => !contractFits(extras.contract, one));
  if (unfit === undefined) return;
  throw new ReleaseError(
    `${remote}@${extras.release} needs contract ${extras.contract}, and a host here has ${unfit}: its visitors would not get it. Deploy a host that fits first.`,
  );
};

/** Refuses a release of the host that would run without some of the remotes that visitors get now. */
const refuseHost = (registry: Registry, remote: string, entry: RegistryEntry): void => {
  const conflicts = remote === HOST ? hostConflicts(registry, entry) : [];
  if (conflicts.length === 0) return;
  throw new ReleaseError(
    `${HOST}@${releaseName(entry)} supports contract ${entry.extras.weaversworld?.supports}, and ${conflicts.join(', ')}. First roll back those releases.`,
  );
};

/** The mounts of an entry that were granted to it or to an earlier release of the remote. */
const grantedMounts = (entries: RegistryEntry[], entry: RegistryEntry): string[] | undefined => {
  const granted = [...entries, entry].flatMap(({ extras }) => extras.weaversworld?.grantedMounts ?? []);
  const grantedMounts = entry.extras.weaversworld?.mounts.filter((mount) => granted.includes(mount)) ?? [];
  return grantedMounts.length > 0 ? grantedMounts : undefined;
};

/**
 * Adds a release at 0 %, also the first one of a remote. Throws for a release that exists, that takes mounts or slots of
 * another remote, or that needs another Shell contract than the host's, when that is known.
 */
export const addRelease = (
  registry: Registry,
  remote: string,
  entry: RegistryEntry,
  { at }: Change,
  contract?: string,
): Registry => {
  const entries = entriesOf(registry, remote);
  const release = releaseName(entry);
  if (entries.some((known) => releaseName(known) === release))
    throw new ReleaseError(
      `${remote}@${release} is published already, and a release never changes. Ramp it: pnpm release ramp ${remote} ${release} 10`,
    );
  const extras = { publishedAt: at, grantedMounts: grantedMounts(entries, entry) };
  const added = withChanges(entry, { traffic: 0, isDefault: false, extras });
  refuseContract(registry, remote, added, contract);
  refuseConflicts(registry, remote, added);
  return withReleases(registry, remote, [...entries, added]);
};

interface Ramp extends Change {
  share: number;
  /** Salt of the visitor buckets of a ramp that begins. */
  salt: string;
  /** Allows ramping a halted release. */
  again?: boolean;
  /** Shell contract of the host in the store, when known. */
  contract?: string | undefined;
}

/** Makes a ramp that reached 100 % the default, so that the next one can begin. Throws while it is below 100 %. */
const finishRamp = (
  entries: RegistryEntry[],
  remote: string,
  release: string,
  at: string,
): RegistryEntry[] => {
  const other = entries.find((entry) => isRamped(entry) && releaseName(entry) !== release);
  if (!other) return entries;
  const name = releaseName(other);
  if (other.deployment.traffic < 100)
    throw new ReleaseError(
      `${remote}@${name} is being ramped at ${other.deployment.traffic} %. First finish it (pnpm release ramp ${remote} ${name} 100) or take it back (pnpm release rollback ${remote}).`,
    );
  return makeDefault(entries, name, at);
};

/** Failures are counted per hour, so the count of a ramp that is tried again starts with the next full hour. */
const nextHour = (at: string): string =>
  new Date((Math.floor(Date.parse(at) / HOUR) + 1) * HOUR).toISOString();

/**
 * Gives a release a share of the visitors (percent). At 100 % the old default remains the fallback until the next ramp; a
 * first release becomes the default.
 */
export const rampRelease = (registry: Registry, remote: string, wanted: string, ramp: Ramp): Registry => {
  const target = findRelease(registry, remote, wanted);
  const release = releaseName(target);
  const extras = target.extras.weaversworld;
  if (!(ramp.share >= 0 && ramp.share <= 100))
    throw new ReleaseError('The share must be a percentage from 0 to 100.');
  if (target.deployment.default)
    throw new ReleaseError(
      `${remote}@${release} is the default: everybody who is not in a ramp has it. To leave it: pnpm release rollback ${remote}`,
    );
  if (extras?.status === 'halted' && !ramp.again)
    throw new ReleaseError(
      `${remote}@${release} was halted: ${extras.halted?.reason ?? 'no reason given'}. Publish a repaired release, or add --again to ramp this one all the same.`,
    );
  refuseContract(registry, remote, target, ramp.contract);
  if (ramp.share > 0) {
    refuseConflicts(registry, remote, target);
    refuseHost(registry, remote, target);
  }
  const begins = target.deployment.traffic === 0 || extras?.status === 'halted';
  const entries = finishRamp(releasesOf(registry, remote), remote, release, ramp.at).map((entry) =>
    releaseName(entry) === release
      ? withChanges(entry, {
          extras: {
            status: 'live',
            halted: undefined,
            ...(begins ? { salt: ramp.salt } : {}),
            ...(extras?.status === 'halted' ? { countedFrom: nextHour(ramp.at) } : {}),
          },
        })
      : entry,
  );
  const isFirst = !entries.some(({ deployment }) => deployment.default);
  if (isFirst && remote === HOST && ramp.share % 100 > 0)
    throw new ReleaseError(
      `${HOST}@${release} is the first host in this store, and every visitor needs one. Give it to everybody: pnpm release ramp ${HOST} ${release} 100`,
    );
  return withReleases(
    registry,
    remote,
    isFirst && ramp.share === 100
      ? makeDefault(entries, release, ramp.at)
      : divideTraffic(entries, release, ramp.share, ramp.at),
  );
};

/** The releases a rollback would go from and to; null for a first ramp. Throws when there is no earlier release. */
export const rollbackOf = (registry: Registry, remote: string): { from: string; to: string | null } => {
  const entries = releasesOf(registry, remote);
  const ramped = entries.find(isRamped);
  const now = entries.find(({ deployment }) => deployment.default);
  if (ramped) return { from: releaseName(ramped), to: now ? releaseName(now) : null };
  const good = lastGood(entries);
  if (now && good) return { from: releaseName(now), to: releaseName(good) };
  throw new ReleaseError(
    `${remote} has no earlier release to go back to. Publish a repaired one: pnpm release publish mfe-${remote}`,
  );
};

/**
 * Halts the newest release: a ramp falls back to the default, a default to the last good release. Throws when visitors would
 * not get that one: because of the host's `contract`, or because another remote has its mounts or slots by now.
 */
export const rollback = (registry: Registry, remote: string, change: Change, contract?: string): Registry => {
  const { from, to } = rollbackOf(registry, remote);
  const before = releasesOf(registry, remote);
  const target = to === null ? null : findRelease(registry, remote, to);
  if (target !== null) refuseHost(registry, remote, target);
  // Of what visitors have already, nothing may keep a bad ramp alive.
  if (target !== null && target.deployment.traffic === 0) {
    refuseContract(registry, remote, target, contract);
    refuseConflicts(registry, remote, target, ROLL_BACK_OTHER);
  }
  const entries =
    to === null ? divideTraffic(before, null, 0, change.at) : makeDefault(before, to, change.at);
  return withReleases(registry, remote, halted(entries, from, change));
};

/** Ends the ramp of this release. Returns the same document when it is not being ramped. */
export const haltRamp = (registry: Registry, remote: string, release: string, change: Change): Registry => {
  const entries = entriesOf(registry, remote);
  const ramped = entries.find((entry) => isRamped(entry) && releaseName(entry) === release);
  if (!ramped) return registry;
  return withReleases(registry, remote, halted(divideTraffic(entries, null, 0, change.at), release, change));
};

/** True for a build that a newer build of the checkout replaced. One that was rolled back is none: it stays halted. */
const isReplacedBuild = (entries: RegistryEntry[], { deployment, extras }: RegistryEntry): boolean => {
  const { built, status, defaultAt = '' } = extras.weaversworld ?? {};
  if (!built || deployment.default || deployment.traffic > 0 || status === 'halted') return false;
  return entries.some(
    ({ extras: { weaversworld: other } }) => other?.built && (other.defaultAt ?? '') > defaultAt,
  );
};

/** The remotes that a build of the checkout also replaces; a host's contract may take these from its visitors. */
interface Build extends Change {
  others?: readonly string[];
}

/**
 * Makes a build of the checkout the default; earlier builds and published releases stay at 0 %. A build that exists changes
 * nothing, unless a newer one replaced it. Throws when it takes mounts or slots of another remote, or when its contract and that
 * of the hosts or remotes that visitors get do not fit.
 */
export const replaceBuild = (
  registry: Registry,
  remote: string,
  entry: RegistryEntry,
  { at, others = [] }: Build,
): Registry => {
  const entries = entriesOf(registry, remote);
  const release = releaseName(entry);
  const same = entries.find((known) => releaseName(known) === release);
  const { supports } = entry.extras.weaversworld ?? {};
  const isUnchanged = same !== undefined && !isReplacedBuild(entries, same);
  if (isUnchanged && supports === same.extras.weaversworld?.supports) return registry;
  const added = same
    ? withChanges(same, { extras: { supports } })
    : withChanges(entry, { traffic: 0, isDefault: false, extras: { publishedAt: at, built: true } });
  const next = [...entries.filter((known) => known !== same), added];
  if (isUnchanged)
    return withReleases(
      registry,
      remote,
      entries.map((known) => (known === same ? added : known)),
    );
  refuseConflicts(registry, remote, added);
  refuseContract(registry, remote, added, undefined);
  const remaining = Object.entries(registry.microFrontends).filter(([name]) => !others.includes(name));
  refuseHost({ ...registry, microFrontends: Object.fromEntries(remaining) }, remote, added);
  return withReleases(registry, remote, makeDefault(next, release, at));
};

/** Removes releases without visitors since `before` (ISO 8601); never the last good release. */
export const pruneReleases = (
  registry: Registry,
  before: string,
): { registry: Registry; removed: { remote: string; release: string }[] } => {
  const removed: { remote: string; release: string }[] = [];
  const kept = Object.entries(registry.microFrontends).map(([remote, entries]) => {
    const good = lastGood(entries);
    const stays = (entry: RegistryEntry): boolean => {
      const extras = entry.extras.weaversworld;
      if (!extras || entry.deployment.default || entry.deployment.traffic > 0 || entry === good) return true;
      const last = extras.servedUntil ?? extras.publishedAt;
      return last === undefined || last >= before;
    };
    for (const entry of entries) if (!stays(entry)) removed.push({ remote, release: releaseName(entry) });
    return [remote, entries.filter(stays)] as const;
  });
  return { registry: { ...registry, microFrontends: Object.fromEntries(kept) }, removed };
};
