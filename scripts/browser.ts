import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { mayInstall } from './consent.ts';
import { ROOT } from './packages.ts';

const run = promisify(execFile);
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const present = (): { path: string; from: string } | null => {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return { path: named, from: 'CHROMIUM_PATH' };
  if (existsSync(chromium.executablePath()))
    return { path: chromium.executablePath(), from: "Playwright's own" };
  const system = SYSTEM.find((path) => existsSync(path));
  return system ? { path: system, from: "the system's" } : null;
};

const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  console.log(`  ${what}`);
  await work().catch((error: Error) => console.log(`  That did not work: ${error.message.split('\n')[0]}`));
};

/** True when a browser is there, or may be installed; asks at a terminal. */
export const mayHaveBrowser = async (): Promise<boolean> =>
  present() !== null ||
  mayInstall({
    what: "a Chromium (Playwright's, below your home folder, or else the distribution's package by apt-get)",
    why: 'The journeys run in a real browser.',
  });

/**
 * Path of the Chromium for the journeys: the one in CHROMIUM_PATH, Playwright's, or the system's; otherwise installs
 * Playwright's, or else the distribution's package. Prints which. Throws with instructions when none can be had.
 */
export const findBrowser = async (): Promise<string> => {
  let found = present();
  if (found === null) {
    console.log('Browser: there is no Chromium on this machine.');
    const cli = join(ROOT, 'tests-e2e/node_modules/playwright/cli.js');
    await attempt("Installing Playwright's...", () =>
      run(process.execPath, [cli, 'install', 'chromium'], { timeout: 180_000 }),
    );
    found = present();
  }
  if (found === null && process.platform === 'linux') {
    await attempt("Installing the distribution's package...", async () => {
      const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
      for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
        const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
        await run(command, rest, { timeout: 600_000, maxBuffer: 1 << 26 });
      }
    });
    found = present();
  }
  if (found === null)
    throw new Error(
      'The journeys need a Chromium. Install one, set CHROMIUM_PATH to its path, and run the tests again.',
    );
  console.log(`Browser: ${found.path} (${found.from}).`);
  return found.path;
};
