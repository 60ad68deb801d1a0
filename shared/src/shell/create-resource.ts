import type { Readable } from './contract.ts';

/** Why a value could not be loaded. */
export interface ResourceError {
  /** For the visitor. */
  message: string;
  cause: unknown;
}

/** A value that is loaded from the server, and whether it is being loaded. */
export interface ResourceState<Value> {
  /** `idle` before the first load and after a reset. Stays `ready` while the value is loaded again. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Null until the first load succeeded. */
  value: Value | null;
  /** Why the last request failed; null when it succeeded or is pending. */
  error: ResourceError | null;
}

interface ResourceOptions<Value> {
  /** Requests the value. `previous` is the one that it replaces. */
  fetch(previous: Value | null, signal: AbortSignal): Promise<Value>;
  /** Reports the error, and returns the message for the visitor. Not called for a request whose response is dropped. */
  onError(error: unknown): string;
  /** Whether a failure to load the value again also removes the previous one. It never does by default. */
  dropsValue?(error: unknown): boolean;
}

/** A value of the server that is loaded, loaded again, and changed after successful requests. */
export interface Resource<Value> extends Readable<ResourceState<Value>> {
  /** A signal that the next `reset` aborts: drop the results of requests that were sent before it. */
  resetSignal(): AbortSignal;
  /** Loads the value, or loads it again. Does nothing while the first load is pending. Never rejects. */
  load(): Promise<void>;
  /**
   * Changes the value, e.g. after a request that created an item of a list, and sets `error`. The response of a pending
   * load is dropped because it may be older. The signal returned is aborted by the next load, update or reset.
   */
  update(change: (value: Value | null) => Value, error?: ResourceError | null): AbortSignal;
  /** Back to `idle` without a value; the response of a pending load is dropped. */
  reset(): void;
}

/** Loads a value and keeps it: one load at a time, and the answer of an outdated one is dropped. */
export const createResource = <Value>({
  fetch,
  onError,
  dropsValue = () => false,
}: ResourceOptions<Value>): Resource<Value> => {
  const initialState: ResourceState<Value> = { status: 'idle', value: null, error: null };
  let state = initialState;
  let lifetime = new AbortController();
  let latest = new AbortController();
  const listeners = new Set<() => void>();

  const set = (change: Partial<ResourceState<Value>>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };
  const supersede = (): AbortSignal => {
    latest.abort();
    latest = new AbortController();
    return latest.signal;
  };

  const load = async (): Promise<void> => {
    if (state.status === 'loading') return;
    const signal = supersede();
    set({ status: state.status === 'ready' ? 'ready' : 'loading', error: null });
    try {
      const value = await fetch(state.value, signal);
      if (!signal.aborted) set({ status: 'ready', value });
    } catch (cause) {
      if (signal.aborted) return;
      const message = onError(cause);
      const isKept = state.status === 'ready' && !dropsValue(cause);
      set({ error: { message, cause }, ...(isKept ? {} : { status: 'failed', value: null }) });
    }
  };

  return {
    resetSignal: () => lifetime.signal,
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    update: (change, error = null) => {
      const wasLoading = state.status === 'loading';
      const signal = supersede();
      set({ status: 'ready', value: change(state.value), error });
      // The rest of the value is still unknown.
      if (wasLoading) void load();
      return signal;
    },
    reset: () => {
      lifetime.abort();
      lifetime = new AbortController();
      supersede();
      set(initialState);
    },
  };
};
