import {
  candidatesFor,
  entriesOf,
  findByMount,
  fitsContract,
  isWithdrawn,
  type PickContext,
  type Registry,
  type RegistryEntry,
  RegistryEntry as RegistryEntrySchema,
  readRegistry,
  releaseName,
  withoutHost,
} from '@weaversworld/shared/releases';
import { z } from '@weaversworld/shared/schema';
import { createPersistedValue, type StorageLike } from '@weaversworld/shared/storage';
import type { BootstrapData } from './bootstrap-data.ts';
import type { Override } from './overrides.ts';
import type { ReleaseChoice } from './release-choice.ts';

/** A release that may be used for a remote. */
export interface Candidate {
  release: string;
  entry: RegistryEntry;
  /** Runs without integrity checks: in development, or from an origin that the settings allow. */
  unchecked: boolean;
}

/** A remote with the releases that this page load may use for it. */
export interface ResolvedRemote {
  name: string;
  /** The picked release first, then the fallbacks. */
  candidates: Candidate[];
  /** Path prefixes whose screens are this remote's. */
  mounts: string[];
  slots: string[];
}

/** All remotes of this page load. */
export interface RemoteCatalog {
  remotes: ResolvedRemote[];
  /** A message for the visitor when no registry could be read, else null. */
  problem: string | null;
  /** The overrides that took effect. */
  overrides: Override[];
}

const REGISTRY_PATH = '/remotes/registry.json';
const REGISTRY_KEY = 'ww.registry';
const StoredRegistry = z.unknown().transform((value) => readRegistry(value).registry);
const REGISTRY_TIMEOUT_MS = 4000;

/** What a page load picks releases by, beside the registry. */
export interface PickOptions {
  picking: PickContext;
  /** What this tab already uses. */
  persisted: ReleaseChoice;
  /** Origins that a tester may load a remote from. */
  overrideOrigins: readonly string[];
  /** True in development, where nothing has hashes. */
  unchecked: boolean;
}

/** The release that an override names; null when there is none or its origin is not allowed. */
const resolveOverride = (
  entries: RegistryEntry[],
  override: Override,
  { overrideOrigins, picking }: PickOptions,
): Candidate | null => {
  if ('release' in override) {
    const entry = entries.find((one) => releaseName(one) === override.release);
    return entry ? { release: override.release, entry, unchecked: false } : null;
  }
  if (!overrideOrigins.some((url) => new URL(url).origin === override.origin)) return null;
  const extras = entries[0]?.extras.weaversworld;
  const [newestContract = ''] = picking.contract.split(' ');
  const entry = RegistryEntrySchema.parse({
    url: `${override.origin}/remoteEntry.js`,
    extras: {
      weaversworld: { ...extras, release: override.origin, contract: `^${newestContract}`, files: {} },
    },
  });
  return { release: override.origin, entry, unchecked: true };
};

const resolveRemote = ([name, entries]: [string, RegistryEntry[]], options: PickOptions): ResolvedRemote => {
  const { picking, persisted, unchecked } = options;
  const toCandidate = (entry: RegistryEntry): Candidate => ({
    release: releaseName(entry),
    entry,
    unchecked,
  });
  const requested = persisted.overrides.find(({ remote }) => remote === name);
  const override = requested ? resolveOverride(entries, requested, options) : null;
  const current = entries.find(
    (entry) => releaseName(entry) === persisted.releases[name] && !isWithdrawn(entry),
  );
  const all = [
    ...(override ? [{ ...override, unchecked: override.unchecked || unchecked }] : []),
    ...(current && fitsContract(current, picking.contract) ? [toCandidate(current)] : []),
    ...candidatesFor(entries, picking).map(toCandidate),
  ];
  const candidates = all.filter(({ release }, at) => all.findIndex((one) => one.release === release) === at);
  // An entry without our extras names no mounts: those of the remote's other entries count.
  const extras = [...candidates.map(({ entry }) => entry), ...entries].find(
    (entry) => entry.extras.weaversworld,
  )?.extras.weaversworld;
  return { name, candidates, mounts: extras?.mounts ?? [], slots: extras?.slots ?? [] };
};

/**
 * Picks the releases for this page load. In order: a tester's override, the release this tab already uses, the visitor's
 * share of a ramp, the default.
 */
export const toRemoteCatalog = (registry: Registry, options: PickOptions): RemoteCatalog => {
  // Without a candidate no visitor gets the remote yet: its paths are unknown ones.
  const remotes = Object.entries(withoutHost(registry).microFrontends)
    .map((entry) => resolveRemote(entry, options))
    .filter(({ candidates }) => candidates.length > 0);
  const isInEffect = (override: Override) =>
    remotes.some(
      ({ name, candidates }) =>
        name === override.remote &&
        candidates[0]?.release === ('release' in override ? override.release : override.origin),
    );
  return { remotes, problem: null, overrides: options.persisted.overrides.filter(isInEffect) };
};

/** The catalog when no registry could be read. */
export const EMPTY_CATALOG: RemoteCatalog = {
  remotes: [],
  problem: 'The parts of this page could not be found.',
  overrides: [],
};

interface FindRegistryDeps {
  bootstrap: BootstrapData;
  fetch: typeof fetch;
  storage: StorageLike;
  /** An override whose release is not in the inlined part makes the whole registry be fetched. */
  overrides: readonly Override[];
  report: (message: string, error?: unknown) => void;
}

const includes = (registry: Registry, override: Override): boolean =>
  !('release' in override) ||
  entriesOf(registry, override.remote).some((entry) => releaseName(entry) === override.release);

/** Fetches the whole registry. Rejects when it cannot be read within four seconds. */
export const fetchRegistry = async ({
  fetch,
  report,
}: Pick<FindRegistryDeps, 'fetch' | 'report'>): Promise<Registry> => {
  const signal = AbortSignal.timeout(REGISTRY_TIMEOUT_MS);
  const response = await fetch(REGISTRY_PATH, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { registry, problems } = readRegistry(JSON.parse(await response.text()));
  if (problems.length > 0) report(`The registry has malformed entries: ${problems.join('; ')}`);
  return registry;
};

/**
 * The registry: inlined into index.html, else fetched, else the last one that this browser persisted. Null when there is
 * none. Never rejects.
 */
export const findRegistry = async (deps: FindRegistryDeps): Promise<Registry | null> => {
  const { bootstrap, storage, overrides, report } = deps;
  const persisted = createPersistedValue({ storage, key: REGISTRY_KEY, schema: StoredRegistry });
  const inlined = bootstrap.registry;
  if (inlined && overrides.every((override) => includes(inlined, override))) {
    persisted.write(inlined);
    return inlined;
  }
  try {
    const registry = await fetchRegistry(deps);
    persisted.write(registry);
    return registry;
  } catch (error) {
    report('The registry of remotes could not be read', error);
    return inlined ?? persisted.read();
  }
};

/** The remote that a path belongs to; null when there is none. */
export const remoteForPath = ({ remotes }: RemoteCatalog, pathname: string): ResolvedRemote | null =>
  findByMount(remotes, ({ mounts }) => mounts, pathname);
