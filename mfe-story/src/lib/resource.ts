import { isAccessDenial } from '@weaversworld/shared/api';
import { useSession } from '@weaversworld/shared/shell';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** `idle`: not fetched yet, or reset. A value that is fetched again stays `ready`. */
export interface ResourceState<Value> {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  value: Value | null;
  /** Why the last request failed, with a message for the visitor; null when it did not. */
  error: { message: string; cause: unknown } | null;
}

interface ResourceOptions<Value> {
  /** Fetches the value. `previous` is the one it replaces. */
  fetch(previous: Value | null): Promise<Value>;
  /** The visitor's message for a failed fetch. */
  onError(error: unknown): string;
}

const IDLE = { status: 'idle', value: null, error: null } as const;

/**
 * A value of the server that several screens show. A response is dropped when the value was reset or changed after its
 * request. A failed fetch keeps the value, unless access was denied.
 */
export const createResource = <Value>({ fetch, onError }: ResourceOptions<Value>) => {
  const store = createStore<ResourceState<Value>>()(() => IDLE);
  const { getState: get, setState: set } = store;
  let request = new AbortController();
  const supersede = (): AbortSignal => {
    request.abort();
    request = new AbortController();
    return request.signal;
  };

  return {
    getState: get,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,

    /** Fetches the value, unless the first fetch is under way. Never rejects. */
    load: async (): Promise<void> => {
      if (get().status === 'loading') return;
      const signal = supersede();
      set(({ status }) => ({ status: status === 'ready' ? 'ready' : 'loading', error: null }));
      try {
        const value = await fetch(get().value);
        if (!signal.aborted) set({ status: 'ready', value });
      } catch (cause) {
        if (signal.aborted) return;
        const error = { message: onError(cause), cause };
        set(({ value }) =>
          value === null || isAccessDenial(cause)
            ? { status: 'failed', value: null, error }
            : { status: 'ready', error },
        );
      }
    },

    /** Changes a value that is there, with the message of a failure or without; drops the response under way. */
    update: (change: (value: Value) => Value, error: ResourceState<Value>['error'] = null): AbortSignal => {
      const signal = supersede();
      set(({ value }) => (value === null ? {} : { status: 'ready', value: change(value), error }));
      return signal;
    },

    /** Drops the value and the response under way. */
    reset: () => {
      supersede();
      set(IDLE);
    },
  };
};
export type Resource<Value> = ReturnType<typeof createResource<Value>>;

/** A resource's state. It is fetched whenever a component that uses it mounts, and again after a reset. */
export const useResource = <Value>(
  resource: Resource<Value>,
  { isEnabled = true }: { isEnabled?: boolean } = {},
): ResourceState<Value> => {
  const state = useStore(resource);
  const isReady = !useSession().loading && isEnabled;
  const isIdle = state.status === 'idle';
  useEffect(() => {
    if (isReady) void resource.load();
  }, [isReady, resource]);
  useEffect(() => {
    if (isReady && isIdle) void resource.load();
  }, [isReady, isIdle, resource]);
  return state;
};
