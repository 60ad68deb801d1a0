import type { Api } from '@weaversworld/shared/api';
import type { TestCall } from './test-readable.ts';

/** The calls a test answers, e.g. `{ stories: { list: async () => [aStory()] } }`. */
export type TestApiAnswers = { [Area in keyof Api]?: Partial<Api[Area]> };

const asked = (key: string | symbol): key is string =>
  typeof key === 'string' && !['then', 'toJSON', '$$typeof', 'asymmetricMatch', 'nodeType'].includes(key);

/** An API whose every call is written down, and rejects with a clear sentence unless the test answers it. */
export const createTestApi = (answers: TestApiAnswers, calls: TestCall[]): Api => {
  const areaOf = (area: string, given: Record<string, unknown>) =>
    new Proxy(given, {
      get: (target, key) => {
        if (!asked(key)) return undefined;
        return (...args: unknown[]) => {
          const name = `api.${area}.${key}`;
          calls.push({ name, args });
          const answer = target[key];
          if (typeof answer === 'function') return answer(...args);
          const remedy = `createTestShell({ api: { ${area}: { ${key}: async () => … } } })`;
          return Promise.reject(new Error(`${name} was called but not given in this test: ${remedy}.`));
        };
      },
    });
  return new Proxy(answers as Record<string, Record<string, unknown>>, {
    get: (target, area) => (asked(area) ? areaOf(area, target[area] ?? {}) : undefined),
  }) as unknown as Api;
};
