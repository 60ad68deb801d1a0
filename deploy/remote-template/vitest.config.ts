import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // For the clean-up of @testing-library/react after each test.
    globals: true,
    // A guard: a build machine that does other work as well takes several times as long.
    testTimeout: 60_000,
    // The kit imports style sheets, which Node cannot load.
    server: { deps: { inline: ['@weaversworld/shared'] } },
  },
  oxc: { jsx: { runtime: 'automatic' } },
});
