import type { RuntimeSettings, Story } from '@weaversworld/shared/contract';
import { Id } from '@weaversworld/shared/contract';
import type { OfflineReading, Report, Shell } from '@weaversworld/shared/shell';
import { schedule } from '../schedule.ts';
import { createNetworkState } from './network-state.ts';
import { createOfflineFetch } from './offline-fetch.ts';
import type { OfflineStore } from './offline-store.ts';
import { createPrivateCache, type VisitorSignal } from './private-cache.ts';
import { registerWorker, unregisterWorker, whenIdle } from './register-worker.ts';
import type { TrafficInfo } from './traffic.ts';
import type { PrecacheShellResult, WorkerMessage } from './worker-messages.ts';

/** How long the page waits after a story was opened before it fetches that story's pictures for later, in milliseconds. */
const PICTURES_DELAY_MS = 10_000;

interface OfflineDeps {
  page: Window & typeof globalThis;
  settings: RuntimeSettings;
  /** Null: no worker can be registered. */
  workerUrl: string | null;
  hashes: Record<string, string>;
  report(report: Report): void;
}

/**
 * Reading without a connection: `fetch` is for the API; `start` registers the service worker when the page is idle, and keeps what the
 * visitor reads.
 */
export const createOffline = (deps: OfflineDeps) => {
  const { page, settings, report } = deps;
  const container: ServiceWorkerContainer | undefined = page.navigator.serviceWorker;
  const network = createNetworkState(page, () => page.navigator.onLine);
  const cache = 'caches' in page ? createPrivateCache(page.caches) : null;
  /** Requests of this page whose answers are stored once the worker is active. */
  const waiting = {
    lists: new Map<string, { body: string; visitorSignal: VisitorSignal }>(),
    story: null as { story: Story; visitorSignal: VisitorSignal } | null,
  };
  let store: Promise<OfflineStore | null> | null = null;
  let checkSession = (): void => undefined;

  const warn = (message: string, error?: unknown) =>
    report({ level: 'warning', source: 'offline', message, ...(error === undefined ? {} : { error }) });

  /** Resolves with null when its script cannot be loaded; the next call tries again. */
  const loadStore = (privateCache: NonNullable<typeof cache>): Promise<OfflineStore | null> => {
    store ??= import('./offline-store.ts')
      .then(({ createOfflineStore }) =>
        createOfflineStore({
          cache: privateCache,
          fetch: (...request) => page.fetch(...request),
          settings,
          base: page.document.baseURI,
          cookies: () => page.document.cookie,
          exclusively: (task) =>
            'locks' in page.navigator
              ? (page.navigator.locks.request('ww-private', task) as ReturnType<typeof task>)
              : task(),
          navigator: page.navigator as TrafficInfo,
          isOnline: () => network.get() === 'online',
          idle: () => whenIdle(page),
          schedule,
          report: warn,
        }),
      )
      .catch((error: unknown) => {
        store = null;
        warn('What is cached for reading offline could not be opened', error);
        return null;
      });
    return store;
  };

  const postToWorker = (message: WorkerMessage): void => container?.controller?.postMessage(message);
  network.subscribe(() => postToWorker({ type: 'network', isDown: network.get() !== 'online' }));
  /** In the page that registers the first worker there is one, although it does not control that page. */
  const isActive = (): boolean => store !== null || Boolean(container?.controller);
  const onRequest = (isAnswered: boolean): void => {
    if (!isActive()) return;
    network.onRequest(isAnswered);
    // Sent every time: a restarted worker has lost this state.
    if (!isAnswered) postToWorker({ type: 'network', isDown: true });
  };

  const clearPrivateData = async (): Promise<void> => {
    waiting.lists.clear();
    waiting.story = null;
    await cache?.abortAndClear();
  };

  const onList = (key: string, body: string, visitorSignal: VisitorSignal): void => {
    if (store) void store.then((offlineStore) => offlineStore?.cacheList(key, body, visitorSignal));
    else waiting.lists.set(key, { body, visitorSignal });
  };

  let cancelPictures = () => {};
  const onStory = (story: Story, visitorSignal: VisitorSignal): void => {
    if (!store) {
      waiting.story = { story, visitorSignal };
      return;
    }
    cancelPictures();
    const timer = setTimeout(
      () => void store?.then((offlineStore) => offlineStore?.prefetchImages()),
      PICTURES_DELAY_MS,
    );
    cancelPictures = () => clearTimeout(timer);
    void store.then((offlineStore) => offlineStore?.cacheStory(story, visitorSignal));
  };

  const createWorkerRequest =
    (worker: ServiceWorker) =>
    (message: WorkerMessage): Promise<PrecacheShellResult> =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data as PrecacheShellResult);
        worker.postMessage(message, [port2]);
      });

  const start = async (
    shell: Pick<Shell, 'bus' | 'session'>,
    checkExpiry: () => void,
    folders: Promise<readonly string[] | null>,
  ): Promise<void> => {
    checkSession = checkExpiry;
    shell.bus.on('session:reset', () => void clearPrivateData());
    shell.bus.on('story:changed', ({ story }) => cache && onStory(story, cache.visitorSignal()));
    shell.bus.on(
      'story:deleted',
      ({ storyId }) => void store?.then((offlineStore) => offlineStore?.deleteStory(storyId)),
    );
    // A page that does not work must not be the one that stays.
    const used = await folders;
    await whenIdle(page);
    if (process.env.NODE_ENV !== 'production') return unregisterWorker(container, page.caches);
    const worker = cache && (await registerWorker(container, deps.workerUrl));
    if (!cache || !worker) return;
    const offlineStore = await loadStore(cache);
    if (offlineStore === null) return;
    const cacheSession = () => void offlineStore.cacheSession(shell.session.get());
    shell.session.subscribe(cacheSession);
    cacheSession();
    for (const [key, { body, visitorSignal }] of waiting.lists)
      void offlineStore.cacheList(key, body, visitorSignal);
    waiting.lists.clear();
    if (waiting.story) onStory(waiting.story.story, waiting.story.visitorSignal);
    waiting.story = null;
    if (used !== null) {
      const { requestShellPrecache } = await import('./request-shell-precache.ts');
      await requestShellPrecache({
        document: page.document,
        caches: page.caches,
        requestFromWorker: createWorkerRequest(worker),
        hashes: deps.hashes,
        loadedUrls: () => page.performance.getEntriesByType('resource').map(({ name }) => name),
        folders: used,
      });
    }
    void offlineStore.prefetchImages();
  };

  return {
    network,
    /** For the Shell. */
    reading: {
      readableStories: async () => {
        const offlineStore = cache !== null && isActive() ? await loadStore(cache) : null;
        return offlineStore?.readableStories().catch(() => []) ?? [];
      },
    } satisfies OfflineReading,
    fetch: createOfflineFetch({
      fetch: (...request) => page.fetch(...request),
      settings,
      visitorSignal: () => cache?.visitorSignal() ?? AbortSignal.abort(),
      readCachedResponse: async (request) =>
        cache !== null && isActive() ? ((await loadStore(cache))?.answer(request) ?? null) : null,
      onRequest,
      onList,
      onRefused: (id) => void store?.then((offlineStore) => offlineStore?.deleteStory(Id.parse(id))),
      checkSession: () => checkSession(),
      onLogout: clearPrivateData,
      schedule,
    }),
    /**
     * Never rejects. `checkExpiry` asks the server whether the session still exists. `folders` resolves, once a screen was shown,
     * with the URLs of the folders of the releases that this
     * browser uses; with null when this page must not be cached.
     */
    start: (...args: Parameters<typeof start>): Promise<void> =>
      start(...args).catch((error: unknown) =>
        warn('The page could not be cached for reading offline', error),
      ),
  };
};
