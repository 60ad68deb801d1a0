import { defineConfig } from 'vitest/config';

/** Journeys in a real Chromium against the production build; one file at a time, so that two cores are enough. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/**/*.spec.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
