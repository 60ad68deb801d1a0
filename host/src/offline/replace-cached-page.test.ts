import { expect, it, vi } from 'vitest';
import { createFakeCacheStorage } from '../testing/fake-cache-storage.ts';
import { SHELL_CACHE, SHELL_URL } from './offline-caches.ts';
import { replaceCachedPage } from './replace-cached-page.ts';

const createTab = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

const setUp = async (tabStorage = createTab()) => {
  const { caches: storage } = createFakeCacheStorage();
  const cache = await storage.open(SHELL_CACHE);
  const putPage = () => cache.put(SHELL_URL, new Response('<html>'));
  await putPage();
  const reload = vi.fn();
  const replace = (hostRelease: string) =>
    replaceCachedPage({ hostRelease, caches: storage, tabStorage, reload });
  return { cache, putPage, reload, replace };
};

it('deletes the cached page and reloads, once for each release', async () => {
  const { cache, putPage, reload, replace } = await setUp();
  expect(await replace('1.0.0-a')).toBe(true);
  expect([await cache.match(SHELL_URL), reload.mock.calls.length]).toEqual([undefined, 1]);
  await putPage();
  expect(await replace('1.0.0-a')).toBe(false);
  expect(await replace('1.0.1-b')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload where the tab cannot remember it', async () => {
  const { reload, replace } = await setUp({ ...createTab(), setItem: () => undefined });
  expect([await replace('1.0.0-a'), reload.mock.calls.length]).toEqual([false, 0]);
});
