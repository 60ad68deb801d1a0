import { defineConfig } from 'playwright/test';
import { launchOptions } from './fixtures/browser.ts';

const TIMEOUT = 20_000;

/**
 * Journeys in a real Chromium against the production build. `builds` makes the builds that release journeys publish: with
 * other versions, with other bundlers, with scripts that record that they ran.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: TIMEOUT },
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    actionTimeout: TIMEOUT,
    navigationTimeout: TIMEOUT,
    // DOM snapshots only: recording a film of every test as well costs a tenth of the whole run.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'builds', testMatch: 'builds.setup.ts' },
    { name: 'live', testMatch: 'journeys/live-faults.spec.ts' },
    {
      name: 'product',
      testMatch: 'journeys/*.spec.ts',
      testIgnore: /\/(live-faults|releases|skew)[^/]*\.spec\.ts$/,
    },
    {
      name: 'releases',
      testMatch: ['journeys/releases*.spec.ts', 'journeys/skew.spec.ts'],
      dependencies: ['builds'],
    },
  ],
});
