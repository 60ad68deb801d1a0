import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { rebuildFromCommit } from './rebuild.ts';
import { runRelease } from './run-release.ts';

/* `pnpm release`: publishes remotes one by one and rolls them out in stages. Usage: `pnpm release --help`. */

const ROOT = join(import.meta.dirname, '../..');

const run = (bin: string, args: string[]): boolean =>
  spawnSync(join(ROOT, 'node_modules/.bin', bin), args, { cwd: ROOT, stdio: ['ignore', 2, 2] }).status === 0;

process.exitCode = await runRelease(process.argv.slice(2), {
  root: ROOT,
  defaultStore: join(ROOT, 'dist/site'),
  tools: {
    test: (dir) => run('vitest', ['run', `${basename(dir)}/`]),
    build: (dir) => run('tsx', ['scripts/build.ts', '--only', basename(dir)]),
    rebuild: rebuildFromCommit(ROOT),
  },
});
