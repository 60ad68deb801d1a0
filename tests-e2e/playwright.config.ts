import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from 'playwright/test';
import { launchOptions } from './fixtures/browser.ts';
import type { DatabaseKind } from './fixtures/product.ts';

/** Guards against what never happens; a machine that does other work as well takes several times as long as usual. */
const TIMEOUT = 90_000;

/**
 * Journeys often wait: for a server that starts, a picture that is drawn, the next attempt to connect. So more of them run than
 * there are cores, as far as there is a gigabyte for each: its browser, and a server of its own.
 */
const WORKERS = Math.max(
  2,
  Math.min(Math.round(3.5 * availableParallelism()), Math.floor(totalmem() / 2 ** 30)),
);

/**
 * Journeys in a real Chromium against the production build. `builds.setup.ts` makes the builds that release journeys publish: with
 * other versions, with other bundlers, with scripts that record that they ran.
 */
export default defineConfig<object, { database: DatabaseKind }>({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results/journeys',
  workers: WORKERS,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // What fails once and then passes is reported as flaky, by name; --fail-on-flaky-tests makes it a failure.
  retries: process.env.CI ? 1 : 0,
  timeout: 360_000,
  expect: { timeout: TIMEOUT },
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    // Requests that a service worker makes pass by the routes of a test; the journeys about it allow it.
    serviceWorkers: 'block',
    // Saves the CPU time of every page turn. Journeys about what a family sees ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: TIMEOUT,
    navigationTimeout: TIMEOUT,
    // A trace of every test takes a sixth of the CPU time, so only a second try is traced. Without CI: --trace retain-on-failure.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      // The live channel, accounts and stories again, with the database that several servers share. accounts-family reads the files of SQLite.
      name: 'postgres',
      testMatch:
        /journeys\/(live-faults|accounts-(session|links|security)|first-story|library|sharing)\.spec\.ts$/,
      use: { database: 'postgres' },
      // A worker ends with its project and costs three seconds of CPU time with its browser: the others begin with the next one.
      workers: Math.min(3, WORKERS),
    },
    // One project and no dependencies: every worker ends with its project, and a project waits for all tests of those it needs.
    { name: 'product', testMatch: ['builds.setup.ts', 'journeys/*.spec.ts'] },
  ],
});
