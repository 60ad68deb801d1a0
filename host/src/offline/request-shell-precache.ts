import { BOOTSTRAP_DATA_ID, HOST } from '@weaversworld/shared/releases';
import { z } from '@weaversworld/shared/schema';
import { FILES_CACHE, SHELL_CACHE, SHELL_FILES_URL, SHELL_ID_HEADER, SHELL_URL } from './offline-caches.ts';
import type { PrecacheShellResult, WorkerMessage } from './worker-messages.ts';

const Urls = z.array(z.string()).catch([]);

interface PrecacheShellDeps {
  document: Document;
  caches: CacheStorage;
  /** Sends a message to the worker and resolves with its answer. */
  requestFromWorker(message: WorkerMessage): Promise<PrecacheShellResult>;
  /** The hash of every file that may run, by absolute URL. */
  hashes: Record<string, string>;
  /** URLs of what the page has loaded so far. */
  loadedUrls(): string[];
  /** Folders of the releases that this browser uses, as absolute URLs. */
  folders: readonly string[];
}

const textOf = ({ textContent }: Element): string => textContent ?? '';

const idOf = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Keeps the page that is running, with the files of host and remotes, for a visit without a connection. Call it once the
 * page has proved to work. It requests nothing while releases and files are those that are cached.
 */
export const requestShellPrecache = async (deps: PrecacheShellDeps): Promise<PrecacheShellResult> => {
  const { document, caches, hashes, folders } = deps;
  const scripts = [...document.querySelectorAll('script[type="module"][src]')].map(
    (script) => script.getAttribute('src') ?? '',
  );
  const contains = [
    ...[...document.querySelectorAll('script[type="importmap"]')].map(textOf),
    textOf(document.getElementById(BOOTSTRAP_DATA_ID) ?? document.body),
    ...scripts,
  ];
  const id = await idOf(JSON.stringify([contains, folders]));

  const release = document.documentElement.dataset.hostRelease;
  const paths = folders.map((folder) => new URL(folder).pathname);
  const needed = Object.entries(hashes)
    .map(([url, hash]) => [new URL(url).pathname, hash] as const)
    .filter(([path]) => paths.some((folder) => path.startsWith(folder)));
  const hashesByPath = Object.fromEntries(needed);
  const loaded = deps
    .loadedUrls()
    .map((url) => new URL(url).pathname)
    .filter((path) => path in hashesByPath);

  const isCached = async (): Promise<boolean> => {
    const page = await caches.match(SHELL_URL, { cacheName: SHELL_CACHE });
    if (page?.headers.get(SHELL_ID_HEADER) !== id) return false;
    const urls = Urls.parse(await (await caches.match(SHELL_FILES_URL, { cacheName: SHELL_CACHE }))?.json());
    const stored = new Set(
      (await (await caches.open(FILES_CACHE)).keys()).map(({ url }) => new URL(url).pathname),
    );
    return (
      urls.length > 0 && urls.every((url) => stored.has(url)) && loaded.every((path) => urls.includes(path))
    );
  };

  if (await isCached()) return 'kept';
  return deps.requestFromWorker({
    type: 'keep-shell',
    id,
    hostFolder: release === undefined ? '/' : `/remotes/${HOST}/${release}/`,
    folders: paths,
    hashes: hashesByPath,
    loaded,
    contains,
  });
};
