import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { findBrowser, mayInstallBrowser } from './browser.ts';
import { ROOT } from './packages.ts';
import { findSpeech, mayInstallSpeech } from './speech.ts';

/*
 * `npm test`: everything that guards main. Static checks, unit tests, the production build and the installation of what
 * the journeys need run side by side, and the journeys as soon as the build is done. The journeys take longest and often wait, so
 * they come first wherever a core is asked for, and the checks and unit tests fill the gaps. `check.ts e2e [journey…]` builds and runs
 * journeys only. Ends with a plain line `N passed, N failed`, to which it adds the names of flaky tests, which failed
 * first and then passed. Every step that fails counts as one failure. Options are passed on to Playwright:
 * `check.ts e2e library --repeat-each=5 --fail-on-flaky-tests`.
 */

const REPORTS = join(ROOT, 'test-results');
const PLAYWRIGHT = join(ROOT, 'tests-e2e/node_modules/playwright/cli.js');
const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);

interface Count {
  passed: number;
  failed: number;
  flaky?: string[];
}

interface Finished {
  code: number;
  out: string;
}

type Print = (text: string) => void;

/** What the journeys wait for, and themselves, go before the steps that run beside them. */
type Urgency = 'first' | 'beside';

/** Lower priority than other processes have, but enough to go on while they keep every core busy. */
const BESIDE_PRIORITY = 5;

interface RunOptions {
  urgency?: Urgency;
  env?: NodeJS.ProcessEnv;
}
const BESIDE: RunOptions = { urgency: 'beside' };

const run = (
  print: Print,
  command: string,
  args: string[],
  { urgency = 'first', env = {} }: RunOptions = {},
): Promise<Finished> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Before it starts processes of its own, which inherit this.
    if (urgency === 'beside' && child.pid !== undefined) setPriority(child.pid, BESIDE_PRIORITY);
    let out = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        out += data;
        print(String(data));
      });
    child.on('error', (error) => {
      print(`${error.message}\n`);
      resolve({ code: 1, out });
    });
    child.on('close', (code) => resolve({ code: code ?? 1, out }));
  });

const times: string[] = [];
const failures: string[] = [];
const live: Print = (text) => void process.stdout.write(text);

/** Runs one step. `isBuffered` prints its output at its end, for steps that run in parallel. */
const step = async (
  title: string,
  work: (print: Print) => Promise<boolean>,
  isBuffered = false,
): Promise<Count> => {
  let held = '';
  if (!isBuffered) live(`\n== ${title}\n`);
  const started = performance.now();
  const isOk = await work(
    isBuffered
      ? (text) => {
          held += text;
        }
      : live,
  );
  const time = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  times.push(`${title} ${time}`);
  if (!isOk) failures.push(title);
  live(`${isBuffered ? `\n== ${title}\n${held}` : ''}${isOk ? 'ok' : 'FAILED'}: ${title}, ${time}\n`);
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
};

const succeeds = async (
  print: Print,
  command: string,
  args: string[],
  options?: RunOptions,
): Promise<boolean> => (await run(print, command, args, options)).code === 0;

/** Runs a suite and counts its tests by its report; a suite that broke before it could count is one failure. */
const tests = async (
  title: string,
  start: (print: Print, report: string) => Promise<Finished>,
  countOf: (report: unknown) => Count,
  isBuffered = false,
): Promise<Count> => {
  const file = join(REPORTS, `${title}.json`);
  let count: Count = { passed: 0, failed: 0 };
  const whole = await step(
    title,
    async (print) => {
      const { code } = await start(print, file);
      if (!existsSync(file)) return false;
      count = countOf(JSON.parse(readFileSync(file, 'utf8')));
      return code === 0 && count.failed === 0 && count.passed > 0;
    },
    isBuffered,
  );
  return whole.failed > 0 ? { ...count, failed: Math.max(count.failed, 1) } : count;
};

const VitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const unitTests = (): Promise<Count> =>
  tests(
    'unit tests',
    (print, report) =>
      run(
        print,
        bin('vitest'),
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        BESIDE,
      ),
    (report) => {
      const { numPassedTests, numFailedTests } = VitestReport.parse(report);
      return { passed: numPassedTests, failed: numFailedTests };
    },
    true,
  );

/** A run that read no imports is a failure, although dependency-cruiser finds no violation. */
const boundaries = async (print: Print): Promise<boolean> => {
  const folders = ['host/src', 'shared/src', 'server/src', 'deploy', 'tests-e2e'].concat(
    ['auth', 'story', 'characters', 'profile'].map((name) => `mfe-${name}/src`),
  );
  const { code, out } = await run(
    print,
    bin('depcruise'),
    ['--config', '.dependency-cruiser.cjs', ...folders],
    BESIDE,
  );
  const cruised = Number(/\((\d+) modules, (\d+) dependencies cruised\)/.exec(out)?.[2] ?? 0);
  if (cruised < 100) print(`Only ${cruised} imports were read: the boundaries were not checked.\n`);
  return code === 0 && cruised >= 100;
};

const staticChecks = (): Promise<Count[]> =>
  Promise.all([
    step(
      'format and lint',
      (print) => succeeds(print, bin('biome'), ['ci', '--error-on-warnings', '.'], BESIDE),
      true,
    ),
    step('types', (print) => succeeds(print, bin('tsc'), ['-p', '.'], BESIDE), true),
    step('import boundaries', boundaries, true),
    step('unused code', (print) => succeeds(print, bin('knip'), [], BESIDE), true),
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
if (isWhole) live('Checks and unit tests run beside the journeys. Their output follows when they end.\n');

const buildAndJourneys = async (): Promise<Count[]> => {
  const [built, installed] = await Promise.all([build(), install(allowed)]);
  const isReady = built.failed === 0 && installed.browser !== '';
  const ran = isReady ? [await journeys(installed, selected)] : [];
  return [built, ...installed.counts, ...ran];
};
const counts = (
  await Promise.all([
    buildAndJourneys(),
    ...(isWhole ? [staticChecks(), unitTests().then((count) => [count])] : []),
  ])
).flat();

const sum = (key: 'passed' | 'failed'): number => counts.reduce((total, count) => total + count[key], 0);
const flaky = counts.flatMap((count) => count.flaky ?? []);
const flakyPart = flaky.length === 0 ? '' : `, ${flaky.length} flaky: ${flaky.join('; ')}`;
console.log(`\nTimes: ${times.join(', ')}.`);
if (failures.length > 0) console.log(`FAILED: ${failures.join(', ')}. See the output of each above.`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${flakyPart}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
