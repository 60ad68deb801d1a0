import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.ts';

/* The steps of `npm test`: runs commands, side by side or not, prints what they print and counts their tests. */

/** Folder of the reports of the last run. */
export const REPORTS = join(ROOT, 'test-results');

/** How many tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  flaky?: string[];
}

/** A process that has ended, and what it printed. */
export interface Finished {
  code: number;
  out: string;
}

export type Print = (text: string) => void;

/** Runs a command to its end; one that could not be started ends with code 1. */
export const run = (
  print: Print,
  command: string,
  args: string[],
  { env = {} }: { env?: NodeJS.ProcessEnv } = {},
): Promise<Finished> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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

/** How long each step took, in the order in which they ended. */
export const times: string[] = [];
/** Titles of the steps that failed. */
export const failures: string[] = [];
/** Prints at once. */
export const live: Print = (text) => void process.stdout.write(text);

/** Runs one step. `isBuffered` prints its output at its end, for steps that run in parallel. */
export const step = async (
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

/** Runs a command; true when it ended without an error. */
export const succeeds = async (print: Print, command: string, args: string[]): Promise<boolean> =>
  (await run(print, command, args)).code === 0;

/** Runs a suite and counts its tests by its report; a suite that broke before it could count is one failure. */
export const tests = async (
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
      try {
        count = countOf(JSON.parse(readFileSync(file, 'utf8')));
      } catch (error) {
        print(`${file} cannot be read: ${(error as Error).message}\n`);
        return false;
      }
      return code === 0 && count.failed === 0 && count.passed > 0;
    },
    isBuffered,
  );
  return whole.failed > 0 ? { ...count, failed: Math.max(count.failed, 1) } : count;
};
