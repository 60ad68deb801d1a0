import { BOOTSTRAP_DATA_ID } from '@weaversworld/shared/releases';
import { z } from '@weaversworld/shared/schema';
import { FILES_CACHE, SHELL_CACHE, SHELL_FILES_URL, SHELL_ID_HEADER, SHELL_URL } from './offline-caches.ts';
import type { FileToKeep, KeepShellResult, WorkerMessage } from './worker-messages.ts';

/** offline-files.json of a build: its files that a page needs without a connection (scripts/offline-files.ts). */
const OfflineFiles = z.object({ files: z.array(z.string()) });
const Urls = z.array(z.string()).catch([]);

interface KeepShellDeps {
  document: Document;
  caches: CacheStorage;
  fetch: typeof fetch;
  /** Sends a message to the worker and resolves with its answer. */
  ask(message: WorkerMessage): Promise<KeepShellResult>;
  /** The hash of every file that may run, by absolute URL. */
  hashes: Record<string, string>;
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
 * page has proved to work. It requests nothing while releases and files are those that are kept.
 */
export const keepShell = async (deps: KeepShellDeps): Promise<KeepShellResult> => {
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

  const isKept = async (): Promise<boolean> => {
    const page = await caches.match(SHELL_URL, { cacheName: SHELL_CACHE });
    if (page?.headers.get(SHELL_ID_HEADER) !== id) return false;
    const urls = Urls.parse(await (await caches.match(SHELL_FILES_URL, { cacheName: SHELL_CACHE }))?.json());
    const stored = new Set(
      (await (await caches.open(FILES_CACHE)).keys()).map(({ url }) => new URL(url).pathname),
    );
    return urls.length > 0 && urls.every((url) => stored.has(url));
  };

  const listAt = async (url: string): Promise<string[] | null> => {
    const response = await deps.fetch(url, { cache: 'no-cache' });
    return response.ok ? OfflineFiles.parse(await response.json()).files : null;
  };
  const toFile = (url: string): FileToKeep => [new URL(url).pathname, hashes[url] ?? null];
  /** The files of a release; without a list, e.g. of a third-party bundler, every file that may run. */
  const filesOf = async (folder: string): Promise<FileToKeep[]> => {
    const list = await listAt(`${folder}offline-files.json`).catch(() => null);
    const urls =
      list?.map((name) => folder + name) ?? Object.keys(hashes).filter((url) => url.startsWith(folder));
    return urls.filter((url) => url in hashes).map(toFile);
  };

  if (await isKept()) return 'kept';
  const host = await listAt('/offline-files.json');
  if (host === null || !scripts.every((script) => host.includes(script))) return 'outdated';
  const remotes = await Promise.all(folders.map(filesOf));
  const files = [...host.map((url) => toFile(new URL(url, document.baseURI).href)), ...remotes.flat()];
  return deps.ask({ type: 'keep-shell', id, files, contains });
};
