import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { FILES_CACHE, PRIVATE_CACHE, SHELL_CACHE, SHELL_URL } from './offline-caches.ts';
import { isCacheableFile, isCacheFallback, isScreen } from './offline-routes.ts';
import { precacheShell } from './precache-shell.ts';
import { verifiedFiles } from './verified-files.ts';
import type { WorkerMessage } from './worker-messages.ts';

/*
 * The service worker. Pages come from the network: releases are chosen there, and a cached page is only shown when the
 * network gives no answer. API calls never pass through here (see offline-fetch.ts), so the worker handles no private data.
 */

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerMessageEvent extends WorkerEvent {
  readonly data: WorkerMessage;
  readonly ports: readonly MessagePort[];
}
/** TypeScript's DOM library has no types for workers; this is what is used of their scope. */
declare const self: {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
};

/** How long a page may take while there is a cached one, in milliseconds. */
const PAGE_TIMEOUT_MS = 4_000;
/** The same for a picture, once the network has failed. */
const PICTURE_TIMEOUT_MS = 3_000;
/** Files of some three releases of everything; the least recently used one goes first. */
const MAX_FILES = 400;

let networkFailed = false;
const isNetworkDown = (): boolean => networkFailed || !navigator.onLine;

const nullAfter = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null));

/** The network's answer; null when it fails, when the server does, or after `ms`. */
const answerWithin = async (answer: Promise<Response>, ms: number): Promise<Response | null> => {
  const response = await Promise.race([answer.catch(() => null), nullAfter(ms)]);
  return response !== null && response.status < 500 ? response : null;
};

// A new version takes over at once: it serves the files of earlier releases as well, so that open tabs go on finding theirs.
// It does not claim pages that have no worker yet: Chromium would drop their pictures from memory and request them again.
self.addEventListener('install', () => void self.skipWaiting());
// The browser requests the page while the worker starts.
enableNavigationPreload();

const OWN_CACHES = new Set([SHELL_CACHE, FILES_CACHE, PRIVATE_CACHE]);
const deleteOldCaches = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith('ww-') && !OWN_CACHES.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
};
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));

const network = new NetworkOnly();
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  async (options) => {
    const answer = network.handle(options);
    const cached = isScreen(options.url.pathname)
      ? await caches.match(SHELL_URL, { cacheName: SHELL_CACHE })
      : undefined;
    if (cached === undefined) return answer;
    const response = await answerWithin(answer, PAGE_TIMEOUT_MS);
    networkFailed = response === null;
    return response ?? cached;
  },
);

const fileOptions = {
  cacheName: FILES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [verifiedFiles, new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true })],
};
const files = new CacheFirst(fileOptions);
/** Faces and icons: their names say nothing about their content. */
const changingFiles = new NetworkFirst(fileOptions);
// The request carries the hash from the page's import map, and the browser verifies what comes from the cache as well.
registerRoute(({ url, sameOrigin }) => sameOrigin && isCacheableFile(url.pathname), files);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isNetworkDown() && isCacheFallback(request, url),
  async ({ request }) => {
    const answer = fetch(request);
    const cached = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
    if (cached === undefined) return answer;
    // Offline, this promise is not awaited: avoids an unhandled rejection.
    answer.catch(() => undefined);
    return (navigator.onLine && (await answerWithin(answer, PICTURE_TIMEOUT_MS))) || cached;
  },
);

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data.type === 'network') networkFailed = data.isDown;
  if (data.type !== 'keep-shell') return;
  const result = precacheShell(data, async (request) => {
    const strategy = isCacheableFile(new URL(request.url).pathname) ? files : changingFiles;
    await Promise.all(strategy.handleAll({ request, event }));
    const cached = await caches.match(request, { cacheName: FILES_CACHE, ignoreVary: true });
    if (cached === undefined) throw new Error(`${request.url} could not be cached.`);
  });
  event.waitUntil(result.then((answer) => event.ports[0]?.postMessage(answer)));
});
