import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findBrowser, mayInstallBrowser } from './browser.ts';
import {
  type Count,
  failures,
  live,
  type Print,
  REPORTS,
  run,
  step,
  succeeds,
  tests,
  times,
} from './check-steps.ts';
import { ROOT } from './packages.ts';
import { findSpeech, mayInstallSpeech } from './speech.ts';

/*
 * `npm test`: everything that guards main. Static checks, unit tests, the production build and the installation of what
 * the journeys need run side by side; the journeys follow, with the machine to themselves. `check.ts e2e [journey…]` builds and runs
 * journeys only. Ends with a plain line `N passed, N failed`, to which it adds the names of flaky tests, which failed
 * first and then passed. Every step that fails counts as one failure. Options are passed on to Playwright:
 * `check.ts e2e library --repeat-each=5 --fail-on-flaky-tests`.
 */

const PLAYWRIGHT = join(ROOT, 'tests-e2e/node_modules/playwright/cli.js');
const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});
const unitTests = (): Promise<Count> =>
  tests(
    'unit tests',
    (print, report) =>
      run(print, bin('vitest'), [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]),
    (report) => {
      const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(report);
      // A test that passed has a message of failure only when an earlier try failed.
      const flaky = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
      for (const { fullName, failureMessages } of flaky)
        live(`Flaky: ${fullName}\n${failureMessages[0]?.split('\n').slice(0, 6).join('\n')}\n`);
      return {
        passed: numPassedTests,
        failed: numFailedTests,
        flaky: flaky.map(({ fullName }) => fullName),
      };
    },
    true,
  );

/** A run that read no imports is a failure, although dependency-cruiser finds no violation. */
const boundaries = async (print: Print): Promise<boolean> => {
  const folders = ['host/src', 'shared/src', 'server/src', 'deploy', 'tests-e2e'].concat(
    ['auth', 'story', 'characters', 'profile'].map((name) => `mfe-${name}/src`),
  );
  const { code, out } = await run(print, bin('depcruise'), [
    '--config',
    '.dependency-cruiser.cjs',
    ...folders,
  ]);
  const cruised = Number(/\((\d+) modules, (\d+) dependencies cruised\)/.exec(out)?.[2] ?? 0);
  if (cruised < 100) print(`Only ${cruised} imports were read: the boundaries were not checked.\n`);
  return code === 0 && cruised >= 100;
};

const staticChecks = (): Promise<Count[]> =>
  Promise.all([
    step(
      'format and lint',
      (print) => succeeds(print, bin('biome'), ['ci', '--error-on-warnings', '.']),
      true,
    ),
    step('types', (print) => succeeds(print, bin('tsc'), ['-p', '.', '--checkers', '1']), true),
    step('import boundaries', boundaries, true),
    step('unused code', (print) => succeeds(print, bin('knip'), []), true),
  ]);

const build = (): Promise<Count> =>
  step('production build', (print) => succeeds(print, bin('tsx'), ['scripts/build.ts']), true);

interface Installed {
  /** Path of the Chromium; empty where there is none. */
  browser: string;
  hasSpeech: boolean;
  counts: Count[];
}

/** Finds or installs what the journeys need on this system. */
const install = async (mayInstall: { browser: boolean; speech: boolean }): Promise<Installed> => {
  const installed: Installed = { browser: '', hasSpeech: false, counts: [] };
  const attempt = (title: string, work: () => Promise<boolean>): Promise<Count> =>
    step(title, (print) =>
      work().catch((error: Error) => {
        print(`${error.message}\n`);
        return false;
      }),
    );
  const browser = await attempt('browser', async () => {
    installed.browser = await findBrowser(mayInstall.browser);
    return true;
  });
  const speech = await attempt('speech engine', async () => {
    installed.hasSpeech = await findSpeech(mayInstall.speech);
    return true;
  });
  // Only failures count: what is there is no test that passed.
  installed.counts = [browser, speech].map(({ failed }) => ({ passed: 0, failed }));
  return installed;
};

const PlaywrightReport = z.object({
  suites: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number() }),
});
const PlaywrightSuite = z.object({
  title: z.string(),
  suites: z.array(z.unknown()).default([]),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
});

/** Names of the tests that failed first and then passed. */
const flakyTests = (suites: unknown[]): string[] =>
  z
    .array(PlaywrightSuite)
    .parse(suites)
    .flatMap(({ title, suites: inner, specs }) => [
      ...specs
        .filter(({ tests: runs }) => runs.some(({ status }) => status === 'flaky'))
        .map((spec) => `${title} › ${spec.title}`),
      ...flakyTests(inner),
    ]);

const journeys = ({ browser, hasSpeech }: Installed, selected: string[]): Promise<Count> =>
  tests(
    'journeys',
    (print) =>
      run(
        print,
        process.execPath,
        [PLAYWRIGHT, 'test', '--config', 'tests-e2e/playwright.config.ts', ...selected],
        { env: { CHROMIUM_PATH: browser, SPEECH_ENGINE: hasSpeech ? 'real' : 'scripted' } },
      ),
    (report) => {
      const { suites, stats } = PlaywrightReport.parse(report);
      return { passed: stats.expected, failed: stats.unexpected, flaky: flakyTests(suites) };
    },
  );

const [mode, ...selected] = process.argv.slice(2);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

// Asked first, so that the questions do not come minutes later.
const allowed = { browser: await mayInstallBrowser(), speech: await mayInstallSpeech() };
const isWhole = mode !== 'e2e';
if (isWhole) live('Checks and unit tests print their output when they end.\n');

const [[built, installed], checked] = await Promise.all([
  Promise.all([build(), install(allowed)]),
  isWhole ? Promise.all([staticChecks(), unitTests()]) : [],
]);
const isReady = built.failed === 0 && installed.browser !== '';
const counts = [
  ...checked.flat(),
  built,
  ...installed.counts,
  ...(isReady ? [await journeys(installed, selected)] : []),
];

const sum = (key: 'passed' | 'failed'): number => counts.reduce((total, count) => total + count[key], 0);
const flaky = counts.flatMap((count) => count.flaky ?? []);
const flakyPart = flaky.length === 0 ? '' : `, ${flaky.length} flaky: ${flaky.join('; ')}`;
console.log(`\nTimes: ${times.join(', ')}.`);
if (failures.length > 0) console.log(`FAILED: ${failures.join(', ')}. See the output of each above.`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${flakyPart}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
