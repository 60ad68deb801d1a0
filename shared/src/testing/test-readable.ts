import type { Readable } from '@weaversworld/shared/shell';

/** A readable part of a test Shell: the test changes it with `set`, the screen hears. */
export interface TestReadable<State> extends Readable<State> {
  set(change: Partial<State>): void;
}

/** Builds a readable state in memory. */
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

/** One call of a Shell method, e.g. `{ name: 'session.login', args: ['a@b.c', 'secret'] }`. */
export interface TestCall {
  name: string;
  args: unknown[];
}

type AnyFunction = (...args: never[]) => unknown;

/** Wraps every function of a part so that its calls are written down; what is no function stays as it is. */
export const recorded = <Part extends object>(name: string, part: Part, calls: TestCall[]): Part => {
  const wrap = ([key, value]: [string, unknown]): [string, unknown] => {
    if (typeof value !== 'function' || key === 'get' || key === 'subscribe' || key === 'set')
      return [key, value];
    const call = (...args: unknown[]) => {
      calls.push({ name: `${name}.${key}`, args });
      return (value as AnyFunction)(...(args as never[]));
    };
    return [key, call];
  };
  return Object.fromEntries(Object.entries(part).map(wrap)) as Part;
};

/** Parts what a test gave into starting values and replaced methods. */
export const partOverrides = (given: object = {}) => {
  const entries = Object.entries(given);
  const isMethod = ([, value]: [string, unknown]) => typeof value === 'function';
  return {
    state: Object.fromEntries(entries.filter((entry) => !isMethod(entry))),
    methods: Object.fromEntries(entries.filter(isMethod)),
  };
};
