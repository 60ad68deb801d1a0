import {
  CACHED_PAGE_ATTRIBUTE,
  SHELL_CACHE,
  SHELL_FILES_URL,
  SHELL_ID_HEADER,
  SHELL_URL,
} from './offline-caches.ts';
import type { PrecacheShellResult, WorkerMessage } from './worker-messages.ts';

type PrecacheMessage = Extract<WorkerMessage, { type: 'keep-shell' }>;

const AT_ONCE = 4;

/** The page as it is cached: without the preload links of one path, and marked as cached. */
const toCachedPage = (html: string): string =>
  html
    .replaceAll(/<link rel="(modulepreload|preload)"[^>]*>/g, '')
    .replace(/<html\b/i, `<html ${CACHED_PAGE_ATTRIBUTE}`);

/** Headers of a decoded copy. The policy stays: the page runs under the same one. */
const headersOf = (response: Response, id: string): Headers => {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
  headers.set(SHELL_ID_HEADER, id);
  return headers;
};

interface FileList {
  files: string[];
  /** The host's files have no hash in the page's import map. */
  hashes: Record<string, string>;
}

/**
 * The list of a build's files that a page needs without a connection (scripts/offline-files.ts): paths of the host's, names in
 * the folder of a release. Null when there is none.
 */
const listAt = async (folder: string): Promise<FileList | null> => {
  const response = await fetch(`${folder}offline-files.json`, { cache: 'no-cache' });
  const { files, hashes }: { files?: unknown; hashes?: object } = response.ok
    ? await response.json().catch(() => ({}))
    : {};
  return Array.isArray(files) ? { files: files.map(String), hashes: { ...hashes } } : null;
};

/** Path and hash of every file to keep; null when another version of the host is served by now. */
const filesToCache = async ({
  hostFolder = '/',
  folders,
  hashes,
  contains,
  loaded,
}: PrecacheMessage): Promise<[string, string][] | null> => {
  const host = await listAt(hostFolder);
  const scripts = contains.filter((part) => /^\/[^<]+\.js$/.test(part));
  if (host === null || !scripts.every((script) => host.files.includes(script))) return null;
  const files: [string, string][] = host.files.map((path) => [path, host.hashes[path] ?? '']);
  for (const folder of folders) {
    const list = (await listAt(folder))?.files.map((name) => folder + name);
    const all = Object.keys(hashes).filter((path) => path.startsWith(folder));
    // Every file that may run: of a release without a list, e.g. by a third-party bundler, and of one that loads its own copies of
    // shared modules, because the host has other versions.
    const usesOthers = loaded.some((path) => all.includes(path) && !list?.includes(path));
    const neededFiles = list && !usesOthers ? list : all;
    files.push(
      ...neededFiles.flatMap((path): [string, string][] => (hashes[path] ? [[path, hashes[path]]] : [])),
    );
  }
  return files;
};

const cacheSettings = async (shell: Cache): Promise<void> => {
  const settings = await fetch('/settings.json', { cache: 'no-cache' });
  if (settings.ok) await shell.put('/settings.json', settings);
};

/**
 * Keeps the files, and only when all of them are there, index.html, so that a cached page always finds its files. `cacheFile`
 * fetches and stores one unless it is stored. Never rejects: what was cached before stays.
 */
export const precacheShell = async (
  message: PrecacheMessage,
  cacheFile: (request: Request) => Promise<unknown>,
): Promise<PrecacheShellResult> => {
  const { id, contains } = message;
  try {
    const files = await filesToCache(message);
    if (files === null) return 'outdated';
    for (let first = 0; first < files.length; first += AT_ONCE)
      await Promise.all(
        files
          .slice(first, first + AT_ONCE)
          .map(([url, integrity]) => cacheFile(new Request(url, { integrity }))),
      );
    const response = await fetch('/index.html', { cache: 'no-cache' });
    const html = await response.text();
    if (!response.ok || !contains.every((part) => html.includes(part))) return 'outdated';
    const shell = await caches.open(SHELL_CACHE);
    await cacheSettings(shell);
    await shell.put(SHELL_FILES_URL, Response.json(files.map(([url]) => url)));
    await shell.put(SHELL_URL, new Response(toCachedPage(html), { headers: headersOf(response, id) }));
    return 'kept';
  } catch {
    return 'failed';
  }
};
