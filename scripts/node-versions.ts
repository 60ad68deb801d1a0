/*
 * Runs the tests of the outside services on the Node versions that are supported: `pnpm test:nodes`. Their client library names other
 * versions than we do. Each Node comes from the npm package `node`; CI runs the oldest one alone.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './packages.ts';

const VERSIONS = ['20', '22', '24'];
/** A folder: vitest runs every test file in it. */
const TESTS = 'server/src/providers/';

const failed = VERSIONS.filter((version) => {
  console.log(`\nNode ${version}`);
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = ['-y', `--package=node@${version}`, '--', 'node', vitest, 'run', '--project', 'node', TESTS];
  return spawnSync('npx', args, { cwd: ROOT, stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  console.error(`\nFailed on Node ${failed.join(', ')}`);
  process.exitCode = 1;
}
