import type { Readable } from '@weaversworld/shared/shell';

/** Connection state: `offline` as reported by the browser, `unreachable` when requests fail. */
export type NetworkStatus = 'online' | 'offline' | 'unreachable';

export interface NetworkState extends Readable<NetworkStatus> {
  /** Call with the outcome of a request: true when any answer came. */
  onRequest(isAnswered: boolean): void;
}

/** The state of the page's connection. */
export const createNetworkState = (
  page: Pick<Window, 'addEventListener'>,
  isOnline: () => boolean,
): NetworkState => {
  const listeners = new Set<() => void>();
  let status: NetworkStatus = isOnline() ? 'online' : 'offline';
  const set = (next: NetworkStatus): void => {
    if (next === status) return;
    status = next;
    for (const listener of [...listeners]) listener();
  };
  page.addEventListener('online', () => set('online'));
  page.addEventListener('offline', () => set('offline'));
  return {
    get: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onRequest: (isAnswered) => set(isAnswered ? 'online' : isOnline() ? 'unreachable' : 'offline'),
  };
};
