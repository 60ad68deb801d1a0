import { expect, it, vi } from 'vitest';
import { createNetworkState } from './network-state.ts';

const setUp = () => {
  const page = new EventTarget();
  let isOnline = true;
  const network = createNetworkState(page as Window, () => isOnline);
  const listener = vi.fn();
  network.subscribe(listener);
  return {
    network,
    listener,
    browserSays: (online: boolean) => {
      isOnline = online;
      page.dispatchEvent(new Event(online ? 'online' : 'offline'));
    },
  };
};

it('follows what the browser says', () => {
  const { network, listener, browserSays } = setUp();
  browserSays(false);
  expect(network.get()).toBe('offline');
  browserSays(true);
  expect(network.get()).toBe('online');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('is unreachable when requests fail although there is a network, until one is answered', () => {
  const { network, listener } = setUp();
  network.onRequest(false);
  network.onRequest(false);
  expect(network.get()).toBe('unreachable');
  network.onRequest(true);
  expect(network.get()).toBe('online');
  expect(listener).toHaveBeenCalledTimes(2);
});
