import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inputsHash, RSPACK } from '../../../scripts/packages.ts';

const SERVER = resolve(import.meta.dirname, '../..');
/** Below the server's node_modules, because a bundle imports packages from there. */
const BUNDLES = join(SERVER, 'node_modules/.cache/bundles');

const DAY_MS = 86_400_000;

const removeOld = (): void => {
  for (const name of readdirSync(BUNDLES)) {
    const bundle = join(BUNDLES, name);
    if (Date.now() - statSync(bundle).mtimeMs > DAY_MS) rmSync(bundle, { recursive: true, force: true });
  }
};

const build = (dir: string): void => {
  const unfinished = `${dir}.${process.pid}`;
  // `production`, because vitest sets NODE_ENV to `test`.
  const env = { ...process.env, NODE_ENV: 'production', WW_OUT: unfinished };
  execFileSync(process.execPath, [RSPACK, 'build'], { cwd: SERVER, env, stdio: 'pipe' });
  try {
    renameSync(unfinished, dir);
  } catch (error) {
    // Another worker was first.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(dir)) throw error;
  }
};

let main: string | undefined;

/**
 * The `main.js` of the server as it is deployed, built of the present source. It starts in half the time that TypeScript takes,
 * and is built only when a source file has changed since the last run. Throws with the bundler's errors.
 */
export const serverBundle = (): string => {
  if (main !== undefined) return main;
  const dir = join(BUNDLES, inputsHash('server'));
  if (!existsSync(dir)) {
    mkdirSync(BUNDLES, { recursive: true });
    removeOld();
    build(dir);
  }
  main = join(dir, 'main.js');
  return main;
};
