import { type Picking, pickRelease, Registry, type RegistryEntry } from '@weaversworld/shared/releases';

/** A remote as this page load will use it: the picked release, or why there is none. */
export interface RemoteChoice {
  name: string;
  entry: RegistryEntry | null;
  mounts: string[];
  slots: string[];
}

/** What the registry says for this page load. */
export interface Directory {
  remotes: RemoteChoice[];
  /** A sentence for a person when the registry could not be used at all, else null. */
  problem: string | null;
}

export const REGISTRY_PATH = '/remotes/registry.json';
const KEPT_KEY = 'ww.registry';

const toChoice = ([name, entries]: [string, RegistryEntry[]], picking: Picking): RemoteChoice => {
  const entry = pickRelease(entries, picking);
  const said = (entry ?? entries[0])?.extras.weaversworld;
  return { name, entry, mounts: said?.mounts ?? [], slots: said?.slots ?? [] };
};

/** Picks one release per remote. */
export const toDirectory = (registry: Registry, picking: Picking): Directory => ({
  remotes: Object.entries(registry.microFrontends).map((pair) => toChoice(pair, picking)),
  problem: null,
});

interface DirectoryWorld {
  fetch: typeof fetch;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  picking: Picking;
  report: (message: string, error?: unknown) => void;
}

/**
 * Reads the registry. Never rejects: a registry that cannot be reached or read is replaced by the last good one this
 * browser knows, and without one the directory is empty and says so.
 */
export const readDirectory = async ({
  fetch,
  storage,
  picking,
  report,
}: DirectoryWorld): Promise<Directory> => {
  try {
    const response = await fetch(REGISTRY_PATH, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const text = await response.text();
    const registry = Registry.parse(JSON.parse(text));
    keep(storage, text);
    return toDirectory(registry, picking);
  } catch (error) {
    report('The registry of remotes could not be read', error);
    return (
      lastKnown(storage, picking) ?? { remotes: [], problem: 'The parts of this page could not be found.' }
    );
  }
};

const keep = (storage: DirectoryWorld['storage'], text: string): void => {
  try {
    storage.setItem(KEPT_KEY, text);
  } catch {
    // A full or forbidden storage only costs the spare copy.
  }
};

const lastKnown = (storage: DirectoryWorld['storage'], picking: Picking): Directory | null => {
  try {
    const text = storage.getItem(KEPT_KEY);
    return text === null ? null : toDirectory(Registry.parse(JSON.parse(text)), picking);
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
