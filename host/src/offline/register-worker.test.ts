import { expect, it, vi } from 'vitest';
import { createFakeCacheStorage } from '../testing/fake-cache-storage.ts';
import { registerWorker, unregisterWorker } from './register-worker.ts';

const containerWith = (members: object) => members as ServiceWorkerContainer;
const worker = (path: string) => ({ scriptURL: `https://site${path}` });

it('resolves with the active worker, whose script is never taken from the cache', async () => {
  const active = worker('/service-worker.js');
  const register = vi.fn(async () => ({}));
  const container = containerWith({ register, ready: Promise.resolve({ active }) });
  expect(await registerWorker(container, '/service-worker.js')).toBe(active);
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { updateViaCache: 'none' });
});

it.each([
  ['has no service workers', undefined],
  ['refuses the script', containerWith({ register: () => Promise.reject(new TypeError('no')) })],
  ['blocks workers', containerWith({ register: async () => undefined })],
])('resolves with null where the browser %s', async (_what, container) => {
  expect(await registerWorker(container, '/service-worker.js')).toBeNull();
});

it('registers nothing where the site does not allow the URL', async () => {
  const register = vi.fn();
  expect(await registerWorker(containerWith({ register }), null)).toBeNull();
  expect(register).not.toHaveBeenCalled();
});

it('removes the worker and what it cached in development, and no other', async () => {
  const { caches, urls } = createFakeCacheStorage();
  await (await caches.open('ww-private-1')).put('/x', new Response(''));
  const registration = (path: string) => ({ active: worker(path), unregister: vi.fn(async () => true) });
  const [own, other] = [registration('/service-worker.js'), registration('/mocks.js')];
  await unregisterWorker(containerWith({ getRegistrations: async () => [own, other] }), caches);
  expect(own.unregister).toHaveBeenCalledOnce();
  expect(other.unregister).not.toHaveBeenCalled();
  expect(urls('ww-private-1')).toEqual([]);
});
