import { defineConfig } from 'vitest/config';

const UNITS = '{host,mfe-*,shared,server,deploy,scripts}/**';

/**
 * Unit tests of every package, in two projects: React tests (`*.test.tsx`) run in jsdom, everything else in plain Node.
 * Two workers, because vitest by itself leaves one of two cores idle.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    // Guards against what never ends; a machine that does other work as well takes several times as long as usual.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    exclude: ['**/node_modules/**', '**/dist/**'],
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: [`${UNITS}/*.test.ts`], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: [`${UNITS}/*.test.tsx`],
          setupFiles: ['./vitest.setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
  oxc: { jsx: { runtime: 'automatic' } },
});
