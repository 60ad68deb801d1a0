import {
  KEPT_PAGE_ATTRIBUTE,
  SHELL_CACHE,
  SHELL_FILES_URL,
  SHELL_ID_HEADER,
  SHELL_URL,
} from './offline-caches.ts';
import type { KeepShellResult, WorkerMessage } from './worker-messages.ts';

type KeepShell = Extract<WorkerMessage, { type: 'keep-shell' }>;

const AT_ONCE = 4;

/** The page as it is kept: without the preload links of one path, and marked as kept. */
const toKeptPage = (html: string): string =>
  html
    .replaceAll(/<link rel="(modulepreload|preload)"[^>]*>/g, '')
    .replace(/<html\b/i, `<html ${KEPT_PAGE_ATTRIBUTE}`);

/** Headers of a decoded copy. The policy stays: the page runs under the same one. */
const headersOf = (response: Response, id: string): Headers => {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
  headers.set(SHELL_ID_HEADER, id);
  return headers;
};

const keepSettings = async (shell: Cache): Promise<void> => {
  const settings = await fetch('/settings.json', { cache: 'no-cache' });
  if (settings.ok) await shell.put('/settings.json', settings);
};

/**
 * Keeps the files, and only when all of them are there, index.html, so that a kept page always finds its files. `keepFile`
 * fetches and stores one unless it is stored. Never rejects: what was kept before stays.
 */
export const keepShell = async (
  { id, files, contains }: KeepShell,
  keepFile: (request: Request) => Promise<unknown>,
): Promise<KeepShellResult> => {
  try {
    for (let first = 0; first < files.length; first += AT_ONCE)
      await Promise.all(
        files
          .slice(first, first + AT_ONCE)
          .map(([url, integrity]) => keepFile(new Request(url, integrity ? { integrity } : {}))),
      );
    const response = await fetch('/index.html', { cache: 'no-cache' });
    const html = await response.text();
    if (!response.ok || !contains.every((part) => html.includes(part))) return 'outdated';
    const shell = await caches.open(SHELL_CACHE);
    await keepSettings(shell);
    await shell.put(SHELL_FILES_URL, Response.json(files.map(([url]) => url)));
    await shell.put(SHELL_URL, new Response(toKeptPage(html), { headers: headersOf(response, id) }));
    return 'kept';
  } catch {
    return 'failed';
  }
};
