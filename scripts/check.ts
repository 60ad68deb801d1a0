import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findBrowser } from './browser.ts';
import { ROOT } from './packages.ts';
import { findSpeech } from './speech.ts';

/*
 * `npm test`: everything that guards main, in the order of what fails fastest. `check.ts e2e` runs the build and the
 * journeys only. Ends with a plain line `N passed, N failed`; every step that fails counts as one failure.
 */

const REPORTS = join(ROOT, 'test-results');
const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);

interface Count {
  passed: number;
  failed: number;
}

const run = (
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; out: string }> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (data: Buffer) => {
      out += data;
      process.stdout.write(data);
    });
    child.on('error', () => resolve({ code: 1, out }));
    child.on('exit', (code) => resolve({ code: code ?? 1, out }));
  });

const step = async (title: string, work: () => Promise<boolean>): Promise<Count> => {
  console.log(`\n== ${title}`);
  const started = performance.now();
  const ok = await work();
  console.log(`${ok ? 'ok' : 'FAILED'}: ${title}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
};

const Report = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() });

/** Runs a vitest suite and counts its tests; a suite that broke before it could count is one failure. */
const tests = async (title: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Count> => {
  const file = join(REPORTS, `${title}.json`);
  let count: Count = { passed: 0, failed: 0 };
  const whole = await step(title, async () => {
    const { code } = await run(
      bin('vitest'),
      ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      env,
    );
    if (!existsSync(file)) return false;
    const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
    count = { passed: report.numPassedTests, failed: report.numFailedTests };
    return code === 0 && report.success && count.passed > 0;
  });
  return whole.failed > 0 ? { passed: count.passed, failed: Math.max(count.failed, 1) } : count;
};

const succeeds = async (command: string, args: string[]): Promise<boolean> =>
  (await run(command, args)).code === 0;

/** Borders: a run that read nothing is a failure, however contented it is. */
const borders = async (): Promise<boolean> => {
  const folders = ['host/src', 'shared/src', 'server/src', 'deploy', 'tests-e2e'].concat(
    ['auth', 'story', 'characters', 'profile'].map((name) => `mfe-${name}/src`),
  );
  const { code, out } = await run(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...folders]);
  const cruised = Number(/\((\d+) modules, (\d+) dependencies cruised\)/.exec(out)?.[2] ?? 0);
  if (cruised < 100) console.log(`Only ${cruised} imports were read: the borders were not checked.`);
  return code === 0 && cruised >= 100;
};

const build = (): Promise<Count> =>
  step('production build', () => succeeds(bin('tsx'), ['scripts/build.ts']));

const journeys = async (): Promise<Count> => {
  let browser = '';
  const found = await step('browser', async () => {
    browser = await findBrowser().catch((error: Error) => {
      console.log(error.message);
      return '';
    });
    return browser !== '';
  });
  if (found.failed > 0) return found;
  let isReal = false;
  const speech = await step('speech engine', async () => {
    try {
      isReal = await findSpeech();
      return true;
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
      return false;
    }
  });
  const count = await tests('journeys', ['--config', 'tests-e2e/vitest.config.ts'], {
    CHROMIUM_PATH: browser,
    SPEECH_ENGINE: isReal ? 'real' : 'scripted',
  });
  return { passed: count.passed, failed: count.failed + speech.failed };
};

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const all = process.argv[2] !== 'e2e';
const counts: Count[] = [];
if (all) {
  counts.push(
    await step('format and lint', () => succeeds(bin('biome'), ['ci', '--error-on-warnings', '.'])),
  );
  counts.push(await step('types', () => succeeds(bin('tsc'), ['-p', '.'])));
  counts.push(await step('import borders', borders));
  counts.push(await step('unused code', () => succeeds(bin('knip'), [])));
  counts.push(await tests('unit tests', []));
}
counts.push(await build());
if (counts.at(-1)?.failed === 0) counts.push(await journeys());

const sum = (key: keyof Count): number => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
