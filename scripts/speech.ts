import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { findFullChromium, presentFullChromium } from './browser.ts';
import { mayInstall } from './consent.ts';

const run = promisify(execFile);
const PACKAGES = ['speech-dispatcher', 'speech-dispatcher-espeak-ng', 'espeak-ng'];
const APT = '/usr/bin/apt-get';

const hasEngine = (): boolean =>
  existsSync('/usr/bin/speech-dispatcher') &&
  ['lib', 'libexec'].some((folder) => existsSync(`/usr/${folder}/speech-dispatcher-modules/sd_espeak-ng`));

/** The command prefix that installs packages without a password prompt; null where there is none. */
const asRoot = async (): Promise<string[] | null> => {
  if (process.platform !== 'linux' || !existsSync(APT)) return null;
  if (process.getuid?.() === 0) return [];
  const allowed = await run('sudo', ['-n', 'true']).catch(() => null);
  return allowed && ['sudo', '-n'];
};

const isPresent = (): boolean => hasEngine() && presentFullChromium() !== null;

/** Asks, where something for a real voice is missing, whether it may be installed; false when nothing is missing. */
export const mayInstallSpeech = async (): Promise<boolean> =>
  !isPresent() &&
  (await asRoot()) !== null &&
  (await mayInstall({
    what: `a speech engine (${PACKAGES.join(', ')}, by apt-get), and a full Chromium to speak with it`,
    why: 'One journey has a story read aloud by a real voice. Without it, that journey runs with a scripted one.',
  }));

/** Throws when it fails. `sudo`: the command prefix that makes it work. */
const installEngine = async (sudo: string[]): Promise<void> => {
  console.log(`Speech: installing ${PACKAGES.join(', ')}...`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
    const [command = '', ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', APT, ...args];
    await run(command, rest, { timeout: 600_000, maxBuffer: 1 << 26 });
  }
  if (!hasEngine())
    throw new Error('The speech engine was installed, but its programs are not where they should be.');
};

/**
 * Provides the speech engine and the browser that one journey reads a story with: installs them where `mayInstallIt`, and
 * throws when that fails. Returns false where there is none: that journey then runs with a scripted engine.
 */
export const findSpeech = async (mayInstallIt: boolean): Promise<boolean> => {
  if (!isPresent()) {
    const sudo = mayInstallIt ? await asRoot() : null;
    if (sudo === null) {
      console.log(
        `Speech: there is no engine on this machine (${PACKAGES.join(', ')}), and it is not installed.\n` +
          '  THE REAL SPEECH ENGINE IS NOT TESTED: reading aloud runs with a scripted one.',
      );
      return false;
    }
    if (!hasEngine()) await installEngine(sudo);
    if ((await findFullChromium()) === null)
      throw new Error('The journey with a real voice needs a full Chromium, which could not be installed.');
  }
  console.log(`Speech: speech-dispatcher with espeak-ng, in ${presentFullChromium()}.`);
  return true;
};
