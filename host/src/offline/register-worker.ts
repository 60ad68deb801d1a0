import { FILES_CACHE, PRIVATE_CACHE, SHELL_CACHE, WORKER_URL } from './offline-caches.ts';

/** Resolves when the page was loaded and the browser has nothing else to do. */
export const whenIdle = async (page: Window & typeof globalThis): Promise<void> => {
  if (page.document.readyState !== 'complete')
    await new Promise((resolve) => page.addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(() => resolve(), { timeout: 10_000 });
    // Safari.
    else setTimeout(resolve, 2_000);
  });
};

/** Registers the worker and resolves with the active one; with null where there can be none. Never rejects. */
export const registerWorker = async (
  container: ServiceWorkerContainer | undefined,
  url: string | null,
): Promise<ServiceWorker | null> => {
  if (container === undefined || url === null) return null;
  try {
    // The browser fetches the script past its cache at every check, and checks at every navigation.
    const registration = await container.register(url, { updateViaCache: 'none' });
    // Browsers configured to block workers register nothing.
    if (!registration) return null;
    return (await container.ready).active;
  } catch {
    return null;
  }
};

/** In development nothing is cached: removes the worker of a production build that ran at the same origin. */
export const unregisterWorker = async (
  container: ServiceWorkerContainer | undefined,
  stored: CacheStorage | undefined,
): Promise<void> => {
  for (const registration of (await container?.getRegistrations()) ?? []) {
    const script = registration.active ?? registration.waiting ?? registration.installing;
    if (script && new URL(script.scriptURL).pathname === WORKER_URL) await registration.unregister();
  }
  for (const name of [SHELL_CACHE, FILES_CACHE, PRIVATE_CACHE]) await stored?.delete(name);
};
