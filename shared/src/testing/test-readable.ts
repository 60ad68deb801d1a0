import type { Readable } from '@weaversworld/shared/shell';

/** A readable state that the test changes with `set`. */
export interface TestReadable<State> extends Readable<State> {
  set(change: Partial<State>): void;
}

/** Creates a readable state in memory. */
export const createTestReadable = <State extends object>(initial: State): TestReadable<State> => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of [...listeners]) listener();
    },
  };
};
