import type { StorageLike } from '@weaversworld/shared/storage';
import { SHELL_CACHE, SHELL_URL } from './offline-caches.ts';

/** In the tab's storage: the host release for which it was loaded anew. */
const RELOADED_KEY = 'ww.reloaded-host';

interface ReplaceCachedPageDeps {
  /** The release of the host in the page, which was withdrawn. */
  hostRelease: string;
  caches: Pick<CacheStorage, 'open'>;
  tabStorage: StorageLike;
  reload(): void;
}

/**
 * Deletes the page that the service worker cached, and loads the one of the network: once in a tab for each release, so that
 * no failure can make a loop of it. Resolves with whether the page is being reloaded; never rejects.
 */
export const replaceCachedPage = async ({
  hostRelease,
  caches,
  tabStorage,
  reload,
}: ReplaceCachedPageDeps): Promise<boolean> => {
  if (tabStorage.getItem(RELOADED_KEY) === hostRelease) return false;
  tabStorage.setItem(RELOADED_KEY, hostRelease);
  // Without storage for the mark there would be nothing to end a loop.
  if (tabStorage.getItem(RELOADED_KEY) !== hostRelease) return false;
  try {
    await (await caches.open(SHELL_CACHE)).delete(SHELL_URL);
  } catch {
    return false;
  }
  reload();
  return true;
};
