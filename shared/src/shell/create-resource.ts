import type { Readable } from './contract.ts';

export interface ResourceState<Value> {
  /** `idle` before the first load and after a reset. Stays `ready` while the value is loaded again. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The initial value until the first load succeeded. */
  value: Value;
  /** Why the last load failed; null otherwise. */
  error: unknown;
}

/** An asynchronously loaded value. */
export interface Resource<Value> extends Readable<ResourceState<Value>> {
  /** Aborted by `reset`: drop the results of requests that started before it. */
  readonly signal: AbortSignal;
  /** Loads the value, or loads it again. Does nothing while the first load is pending. Never rejects. */
  load(): Promise<void>;
  /** Changes the value in place, e.g. after a successful request that created an item of a list. */
  update(change: (value: Value) => Value): void;
  /** Back to the initial state; the result of a pending load is dropped. */
  reset(): void;
}

/** Creates a resource without loading it. `fetch` may pass the signal on to its request. */
export const createResource = <Value>(
  initial: Value,
  fetch: (signal: AbortSignal) => Promise<Value>,
): Resource<Value> => {
  const initialState: ResourceState<Value> = { status: 'idle', value: initial, error: null };
  let state = initialState;
  let abort = new AbortController();
  const listeners = new Set<() => void>();
  const set = (next: Partial<ResourceState<Value>>) => {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  };

  return {
    get signal() {
      return abort.signal;
    },
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load: async () => {
      if (state.status === 'loading') return;
      const { signal } = abort;
      set({ status: state.status === 'ready' ? 'ready' : 'loading', error: null });
      try {
        const value = await fetch(signal);
        if (!signal.aborted) set({ status: 'ready', value });
      } catch (error) {
        if (!signal.aborted) set({ status: state.status === 'ready' ? 'ready' : 'failed', error });
      }
    },
    update: (change) => set({ status: 'ready', value: change(state.value) }),
    reset: () => {
      abort.abort();
      abort = new AbortController();
      set(initialState);
    },
  };
};
