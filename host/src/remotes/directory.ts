import {
  candidatesFor,
  fitsContract,
  type PickContext,
  type Registry,
  type RegistryEntry,
  RegistryEntry as RegistryEntrySchema,
  readRegistry,
  releaseName,
} from '@weaversworld/shared/releases';
import type { KeptChoice } from './kept-choice.ts';
import type { Override } from './overrides.ts';
import type { PagePart } from './page-part.ts';

/** A release that may stand in a remote's place. */
export interface Candidate {
  release: string;
  entry: RegistryEntry;
  /** Runs without hashes: in development, or from an origin that the settings name. */
  unchecked: boolean;
}

/** A remote as this page load will use it. */
export interface RemoteChoice {
  name: string;
  /** Best first: the one to use, then what to fall back to. */
  candidates: Candidate[];
  mounts: string[];
  slots: string[];
}

/** What the registry says for this page load. */
export interface Directory {
  remotes: RemoteChoice[];
  /** A sentence for a person when the registry could not be used at all, else null. */
  problem: string | null;
  /** The tester's wishes that were granted. */
  overrides: Override[];
}

const REGISTRY_PATH = '/remotes/registry.json';
const KEPT_KEY = 'ww.registry';
const PATIENCE_MS = 4000;

/** By what a page load picks, beside the registry. */
export interface Wishes {
  picking: PickContext;
  kept: KeptChoice;
  /** Origins that a tester may load a remote from. */
  overrideOrigins: readonly string[];
  /** In development nothing has hashes. */
  unchecked: boolean;
}

const granted = (
  entries: RegistryEntry[],
  wish: Override,
  { overrideOrigins, picking }: Wishes,
): Candidate | null => {
  if ('release' in wish) {
    const entry = entries.find((one) => releaseName(one) === wish.release);
    return entry ? { release: wish.release, entry, unchecked: false } : null;
  }
  if (!overrideOrigins.some((url) => new URL(url).origin === wish.origin)) return null;
  const said = entries[0]?.extras.weaversworld;
  const entry = RegistryEntrySchema.parse({
    url: `${wish.origin}/remoteEntry.js`,
    extras: {
      weaversworld: { ...said, release: wish.origin, contract: `^${picking.contract}`, files: {} },
    },
  });
  return { release: wish.origin, entry, unchecked: true };
};

const toChoice = ([name, entries]: [string, RegistryEntry[]], wishes: Wishes): RemoteChoice => {
  const { picking, kept, unchecked } = wishes;
  const toCandidate = (entry: RegistryEntry): Candidate => ({
    release: releaseName(entry),
    entry,
    unchecked,
  });
  const wish = kept.overrides.find(({ remote }) => remote === name);
  const override = wish ? granted(entries, wish, wishes) : null;
  const held = entries.find(
    (entry) => releaseName(entry) === kept.releases[name] && entry.extras.weaversworld?.status !== 'halted',
  );
  const all = [
    ...(override ? [{ ...override, unchecked: override.unchecked || unchecked }] : []),
    ...(held && fitsContract(held, picking.contract) ? [toCandidate(held)] : []),
    ...candidatesFor(entries, picking).map(toCandidate),
  ];
  const candidates = all.filter(({ release }, at) => all.findIndex((one) => one.release === release) === at);
  // An entry that others wrote says no mounts: it stands where its remote's own entries say.
  const said = [...candidates.map(({ entry }) => entry), ...entries].find(({ extras }) => extras.weaversworld)
    ?.extras.weaversworld;
  return { name, candidates, mounts: said?.mounts ?? [], slots: said?.slots ?? [] };
};

/** Picks the releases for this page load: a tester's wish, what this tab has, the visitor's share, the default. */
export const toDirectory = (registry: Registry, wishes: Wishes): Directory => {
  const remotes = Object.entries(registry.microFrontends).map((pair) => toChoice(pair, wishes));
  const isGranted = (wish: Override) =>
    remotes.some(
      ({ name, candidates }) =>
        name === wish.remote && candidates[0]?.release === ('release' in wish ? wish.release : wish.origin),
    );
  return { remotes, problem: null, overrides: wishes.kept.overrides.filter(isGranted) };
};

interface RegistryWorld {
  /** What index.html says. */
  page: PagePart;
  fetch: typeof fetch;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** A tester's wishes; one that the page's own part does not hold is looked for in the whole registry. */
  overrides: readonly Override[];
  report: (message: string, error?: unknown) => void;
}

const holds = (registry: Registry, wish: Override): boolean =>
  !('release' in wish) ||
  (registry.microFrontends[wish.remote] ?? []).some((entry) => releaseName(entry) === wish.release);

const ask = async (fetch: RegistryWorld['fetch'], report: RegistryWorld['report']): Promise<Registry> => {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(REGISTRY_PATH, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { registry, problems } = readRegistry(JSON.parse(await response.text()));
  if (problems.length > 0) report(`The registry has entries that make no sense: ${problems.join('; ')}`);
  return registry;
};

/**
 * The registry: as index.html says it, else as the server says it, else the last one this browser knew. Null when
 * there is none. Never rejects.
 */
export const findRegistry = async ({
  page,
  fetch,
  storage,
  overrides,
  report,
}: RegistryWorld): Promise<Registry | null> => {
  const said = page.registry;
  if (said && overrides.every((wish) => holds(said, wish))) {
    keep(storage, said);
    return said;
  }
  try {
    const registry = await ask(fetch, report);
    keep(storage, registry);
    return registry;
  } catch (error) {
    report('The registry of remotes could not be read', error);
    return said ?? lastKnown(storage);
  }
};

/** What is shown when nobody knows any remote. */
export const NO_DIRECTORY: Directory = {
  remotes: [],
  problem: 'The parts of this page could not be found.',
  overrides: [],
};

const keep = (storage: RegistryWorld['storage'], registry: Registry): void => {
  try {
    storage.setItem(KEPT_KEY, JSON.stringify(registry));
  } catch {
    // A full or forbidden storage only costs the spare copy.
  }
};

const lastKnown = (storage: RegistryWorld['storage']): Registry | null => {
  try {
    const text = storage.getItem(KEPT_KEY);
    return text === null ? null : readRegistry(JSON.parse(text)).registry;
  } catch {
    return null;
  }
};

/** The remote whose mount is the longest prefix of the path; null when the path is nobody's. */
export const remoteForPath = (directory: Directory, pathname: string): RemoteChoice | null => {
  const path = pathname.replace(/\/+$/, '');
  const matches = directory.remotes.flatMap((remote) =>
    remote.mounts
      .filter((mount) => path === mount || path.startsWith(`${mount}/`))
      .map((mount) => ({ remote, length: mount.length })),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.remote ?? null;
};
