import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseError } from '@weaversworld/shared/releases';
import { z } from 'zod';

const Root = z.object({
  packageManager: z.string().optional(),
  scripts: z.record(z.string(), z.string()).default({}),
});

/** The version of pnpm that a commit was installed with: as its package.json or one of its scripts names it. */
const packageManagerOf = (file: string): string => {
  const { packageManager, scripts } = Root.parse(JSON.parse(readFileSync(file, 'utf8')));
  const named = [packageManager, ...Object.values(scripts)].join(' ');
  return /\bpnpm@\d+\.\d+\.\d+/.exec(named)?.[0] ?? 'pnpm';
};

/** Clones this repository, installs the commit's packages from its lockfile and builds one package. Throws ReleaseError. */
export const rebuildFromCommit = (root: string) => (folder: string, commit: string) => {
  const dir = mkdtempSync(join(tmpdir(), 'ww-rebuild-'));
  const remove = (): void => rmSync(dir, { recursive: true, force: true });
  // Variables for tests of releases would change the build.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('WW_')));
  const run = (command: string, ...args: string[]): void => {
    const { status } = spawnSync(command, args, { cwd: dir, env, stdio: ['ignore', 2, 2] });
    if (status === 0) return;
    remove();
    throw new ReleaseError(`"${[command, ...args].join(' ')}" failed in a clone of commit ${commit}.`);
  };
  run('git', 'clone', '--quiet', '--no-checkout', root, '.');
  run('git', 'checkout', '--quiet', '--detach', commit);
  run(
    'npx',
    '-y',
    packageManagerOf(join(dir, 'package.json')),
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
  );
  run(join(dir, 'node_modules/.bin/tsx'), 'scripts/build.ts', '--only', folder);
  return { dist: join(dir, folder, 'dist'), remove };
};
