import { defineConfig } from 'vitest/config';

/** Unit tests of every package; React tests name jsdom in their first line. */
export default defineConfig({
  test: {
    include: ['{host,mfe-*,shared,server,deploy,scripts,remote-template}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 15_000,
    hookTimeout: 15_000,
    setupFiles: ['./vitest.setup.ts'],
  },
  oxc: { jsx: { runtime: 'automatic' } },
});
