import type { RemoteApi } from '@weaversworld/shared/shell';
import type { TestCall } from './test-service.ts';

/** The API calls that a test implements, e.g. `{ stories: { list: async () => [aStory()] } }`. */
export type TestApiOverrides = { [Area in keyof RemoteApi]?: Partial<RemoteApi[Area]> };

// Properties that test libraries read from any object.
const isCall = (key: string | symbol): key is string =>
  typeof key === 'string' && !['then', 'toJSON', '$$typeof', 'asymmetricMatch', 'nodeType'].includes(key);

/** Optional calls that stand for a required one: a test that gives only the latter has a host without the former. */
const SUBSTITUTES = new Set(['stories.cards']);

/** An API that records every call, and rejects those that the test does not implement with an error saying how to. */
export const createTestApi = (overrides: TestApiOverrides, calls: TestCall[]): RemoteApi => {
  const createArea = (area: string, given: Record<string, unknown>) =>
    new Proxy(given, {
      get: (target, key) => {
        if (!isCall(key)) return undefined;
        if (target[key] === undefined && SUBSTITUTES.has(`${area}.${key}`)) return undefined;
        return (...args: unknown[]) => {
          const name = `api.${area}.${key}`;
          calls.push({ name, args });
          const implementation = target[key];
          if (typeof implementation === 'function') return implementation(...args);
          const remedy = `createTestShell({ api: { ${area}: { ${key}: async () => … } } })`;
          return Promise.reject(new Error(`${name} was called but not given in this test: ${remedy}.`));
        };
      },
    });
  return new Proxy(overrides as Record<string, Record<string, unknown>>, {
    get: (target, area) => (isCall(area) ? createArea(area, target[area] ?? {}) : undefined),
  }) as unknown as RemoteApi;
};
