import { candidatesFor, entriesOf, type PickContext, type Registry } from '@weaversworld/shared/releases';
import type { Outcome } from './load-remote.ts';
import type { RemoteCatalog } from './remote-catalog.ts';

/**
 * Folders, as absolute URLs, of the releases that this browser uses: those of this page, and those that a new tab would
 * pick. Only the site's own.
 */
export const foldersInUse = (
  registry: Registry,
  { remotes }: RemoteCatalog,
  picking: PickContext,
  base: string,
): string[] => {
  const urls = remotes.flatMap(({ name, candidates }) => [
    ...candidatesFor(entriesOf(registry, name), picking).slice(0, 1),
    ...candidates.slice(0, 1).map(({ entry }) => entry),
  ]);
  const folders = urls.map(({ url }) => new URL('.', new URL(url, base)).href);
  return [...new Set(folders)].filter((folder) => folder.startsWith(new URL('/remotes/', base).href));
};

/** Whether the releases of this page work. */
export const createUsedFolders = () => {
  let hasFailed = false;
  let resolveVisible: () => void = () => undefined;
  const visible = new Promise<void>((resolve) => {
    resolveVisible = resolve;
  });
  return {
    onOutcome: ({ outcome }: Outcome): void => {
      if (outcome === 'ok') resolveVisible();
      else hasFailed = true;
    },
    /** Resolves once a screen was shown; with null when a release failed until then. */
    whenVisible: async <Result>(read: () => Result): Promise<Result | null> => {
      await visible;
      return hasFailed ? null : read();
    },
  };
};
