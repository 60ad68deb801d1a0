import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { mayInstall } from './consent.ts';

const run = promisify(execFile);
const PACKAGES = ['speech-dispatcher', 'speech-dispatcher-espeak-ng', 'espeak-ng'];
const APT = '/usr/bin/apt-get';

const isPresent = (): boolean =>
  existsSync('/usr/bin/speech-dispatcher') &&
  ['lib', 'libexec'].some((folder) => existsSync(`/usr/${folder}/speech-dispatcher-modules/sd_espeak-ng`));

/** The command prefix that installs packages without a password prompt; null where there is none. */
const asRoot = async (): Promise<string[] | null> => {
  if (process.platform !== 'linux' || !existsSync(APT)) return null;
  if (process.getuid?.() === 0) return [];
  const allowed = await run('sudo', ['-n', 'true']).catch(() => null);
  return allowed && ['sudo', '-n'];
};

/** True when a speech engine is there, or can and may be installed; asks at a terminal. */
export const mayHaveSpeech = async (): Promise<boolean> =>
  isPresent() ||
  ((await asRoot()) !== null &&
    (await mayInstall({
      what: `a speech engine (${PACKAGES.join(', ')}, by apt-get)`,
      why: 'One journey has a story read aloud by a real voice. Without it, that journey runs with a scripted one.',
    })));

/**
 * Provides the speech engine that one journey reads a story with: installs it where `mayInstallIt`, and throws when that
 * fails. Returns false where there is none: that journey then runs with a scripted engine.
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
    console.log(`Speech: installing ${PACKAGES.join(', ')}...`);
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
      const [command = '', ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', APT, ...args];
      await run(command, rest, { timeout: 600_000, maxBuffer: 1 << 26 });
    }
    if (!isPresent())
      throw new Error('The speech engine was installed, but its programs are not where they should be.');
  }
  console.log('Speech: speech-dispatcher with espeak-ng.');
  return true;
};
