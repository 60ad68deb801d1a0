import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PACKAGES = ['speech-dispatcher', 'speech-dispatcher-espeak-ng', 'espeak-ng'];
const APT = '/usr/bin/apt-get';

const isThere = (): boolean =>
  existsSync('/usr/bin/speech-dispatcher') &&
  ['lib', 'libexec'].some((folder) => existsSync(`/usr/${folder}/speech-dispatcher-modules/sd_espeak-ng`));

/** The command prefix with which this user can install packages non-interactively; null when that is impossible. */
const asRoot = async (): Promise<string[] | null> => {
  if (process.platform !== 'linux' || !existsSync(APT)) return null;
  if (process.getuid?.() === 0) return [];
  const allowed = await run('sudo', ['-n', 'true']).catch(() => null);
  return allowed && ['sudo', '-n'];
};

/**
 * The speech engine that one journey reads a story with. Installs it where packages can be installed, and throws when
 * that fails. False where it is unavailable: then the journey logs that and uses a scripted engine.
 */
export const findSpeech = async (): Promise<boolean> => {
  if (!isThere()) {
    const sudo = await asRoot();
    if (sudo === null) {
      console.log(
        `Speech: there is no engine on this machine (${PACKAGES.join(', ')}), and it cannot be installed from here.\n` +
          '  THE REAL SPEECH ENGINE IS NOT TESTED: reading aloud runs against a scripted one.',
      );
      return false;
    }
    console.log(`Speech: installing ${PACKAGES.join(', ')}...`);
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
      const [command = '', ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', APT, ...args];
      await run(command, rest, { timeout: 600_000, maxBuffer: 1 << 26 });
    }
    if (!isThere())
      throw new Error('The speech engine was installed, but its programs are not where they should be.');
  }
  console.log('Speech: speech-dispatcher with espeak-ng.');
  return true;
};
