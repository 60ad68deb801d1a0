import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { mayInstall } from './consent.ts';
import { ROOT } from './packages.ts';

const run = promisify(execFile);

/** A build of Chromium that the journeys can run in. */
interface Variant {
  name: string;
  /** Where `playwright install` puts it; null where that is unknown. */
  playwrightPath(): string | null;
  systemPaths: string[];
  /** Arguments of `playwright install`. */
  install: string[];
  /** The distribution's package. */
  aptPackage: string;
}

interface Found {
  path: string;
  from: string;
}

const SHELL_NAME = /headless[-_]shell/;

/** Playwright keeps the shell of a revision beside the full browser, in a folder that differs by platform. */
const playwrightShellPath = (): string | null => {
  const [, root, revision] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  const folder = join(root ?? '', `chromium_headless_shell-${revision}`);
  if (root === undefined || !existsSync(folder)) return null;
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) =>
    /^(chrome-)?headless[-_]shell(\.exe)?$/.test(basename(path)),
  );
  return file === undefined ? null : join(folder, file);
};

/** Chromium without a window system: starts and draws with about a quarter less CPU time, and cannot speak. */
const HEADLESS_SHELL: Variant = {
  name: "Chromium's headless shell",
  playwrightPath: playwrightShellPath,
  systemPaths: ['/usr/bin/chromium-headless-shell'],
  install: ['--only-shell', 'chromium'],
  aptPackage: 'chromium-headless-shell',
};

const FULL: Variant = {
  name: 'Chromium',
  playwrightPath: () => chromium.executablePath(),
  systemPaths: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  install: ['--no-shell', 'chromium'],
  aptPackage: 'chromium',
};

const present = (variant: Variant): Found | null => {
  const named = process.env.CHROMIUM_PATH;
  if (named && (variant === HEADLESS_SHELL || !SHELL_NAME.test(named)))
    return { path: named, from: 'CHROMIUM_PATH' };
  const playwrightBrowser = variant.playwrightPath();
  if (playwrightBrowser !== null && existsSync(playwrightBrowser))
    return { path: playwrightBrowser, from: "Playwright's own" };
  const system = variant.systemPaths.find((path) => existsSync(path));
  return system === undefined ? null : { path: system, from: "the system's" };
};

const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  console.log(`  ${what}`);
  await work().catch((error: Error) => console.log(`  That did not work: ${error.message.split('\n')[0]}`));
};

/** Installs Playwright's build, or else the distribution's package; null when neither works. */
const install = async (variant: Variant): Promise<Found | null> => {
  console.log(`Browser: ${variant.name} is not on this machine.`);
  const cli = join(ROOT, 'tests-e2e/node_modules/playwright/cli.js');
  await attempt("Installing Playwright's...", () =>
    run(process.execPath, [cli, 'install', ...variant.install], { timeout: 180_000 }),
  );
  if (present(variant) === null && process.platform === 'linux')
    await attempt(`Installing the distribution's package ${variant.aptPackage}...`, async () => {
      const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
      for (const args of [['update'], ['install', '-y', '--no-install-recommends', variant.aptPackage]]) {
        const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
        await run(command, rest, { timeout: 600_000, maxBuffer: 1 << 26 });
      }
    });
  return present(variant);
};

/** Asks, where a browser is missing, whether it may be installed; false when nothing is missing. */
export const mayInstallBrowser = async (): Promise<boolean> =>
  present(HEADLESS_SHELL) === null &&
  mayInstall({
    what: "Chromium's headless shell (Playwright's, below your home folder, or else the distribution's package by apt-get)",
    why:
      present(FULL) === null
        ? 'The journeys run in a real browser.'
        : 'The journeys take less time in it than in the Chromium of this machine, which is used otherwise.',
  });

/**
 * Path of the browser for the journeys: the one in CHROMIUM_PATH, the headless shell, or else a full Chromium; installs
 * one where `mayInstallIt`. Prints which. Throws with instructions when there is none.
 */
export const findBrowser = async (mayInstallIt = true): Promise<string> => {
  let found = present(HEADLESS_SHELL);
  if (found === null && mayInstallIt) found = await install(HEADLESS_SHELL);
  found ??= present(FULL);
  if (found === null && mayInstallIt) found = await install(FULL);
  if (found === null)
    throw new Error(
      'The journeys need a Chromium. Install one, set CHROMIUM_PATH to its path, and run the tests again.',
    );
  console.log(`Browser: ${found.path} (${found.from}).`);
  return found.path;
};

/** Path of a full Chromium, which a real speech engine needs; null when there is none. */
export const presentFullChromium = (): string | null => present(FULL)?.path ?? null;

/** Like `presentFullChromium`, but installs one when there is none. */
export const findFullChromium = async (): Promise<string | null> =>
  presentFullChromium() ?? (await install(FULL))?.path ?? null;
