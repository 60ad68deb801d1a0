import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { layOut } from '../deploy/src/lay-out.ts';
import { SHELL_CONTRACT } from '../shared/src/shell/contract.ts';
import { filesBelow, inputsHash, REMOTES, ROOT, RSPACK } from './packages.ts';
import { writeScreens } from './screens.ts';

/*
 * Builds what changed and lays out `dist/site`: the host, its remotes and the registry as one static tree.
 * `pnpm build` builds all; `--only mfe-story` builds that package and nothing else. For tests of releases, WW_OUT names
 * another folder for that one build, and WW_MARK makes its scripts say that they ran (federation.ts).
 */

const SITE = join(ROOT, 'dist/site');

/**
 * Runs the bundler in a process of its own: the federation plugin writes functions into the bundle as source text,
 * and this script's own loader would have changed that text.
 */
const compile = async (folder: string, release: string): Promise<void> => {
  const env = { ...process.env, NODE_ENV: 'production', WW_RELEASE: release };
  const run = promisify(execFile)(process.execPath, [RSPACK, 'build'], { cwd: join(ROOT, folder), env });
  await run.catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${folder} could not be built:\n${error.stdout ?? ''}${error.stderr ?? ''}`);
  });
};

/** Text files get a brotli and a gzip sibling, so that any server can send them small. */
const compress = (folder: string): void => {
  for (const file of filesBelow(folder)) {
    if (!/\.(js|css|html|svg|json)$/.test(file) || file.endsWith('settings.json')) continue;
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

/** Where a package's build goes: its own `dist`, or the folder that WW_OUT names. */
const outOf = (folder: string): string => process.env.WW_OUT ?? join(ROOT, folder, 'dist');

/** Builds one package unless its inputs are those of the build that is there; gives the build's name. */
const buildPackage = async (folder: string): Promise<string> => {
  const inputs = inputsHash(folder, process.env.WW_MARK);
  const stamp = join(outOf(folder), '.inputs');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) {
    console.log(`  ${folder}: unchanged`);
    return inputs;
  }
  const started = performance.now();
  await compile(folder, inputs);
  if (folder.startsWith('mfe-')) await writeScreens(folder, outOf(folder));
  if (folder !== 'server') compress(outOf(folder));
  writeFileSync(stamp, inputs);
  console.log(`  ${folder}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return inputs;
};

/** Builds everything and lays out the site. Throws with the bundler's own errors. */
export const buildAll = async (): Promise<void> => {
  const missing = ['host', ...REMOTES, 'server'].filter((folder) => !existsSync(join(ROOT, folder)));
  if (missing.length > 0)
    throw new Error(
      `The whole product cannot be built here: this checkout has no ${missing.join(', ')}. Build one remote: pnpm --filter mfe-story build`,
    );
  console.log('Building:');
  const state: string[] = [];
  for (const folder of ['host', ...REMOTES]) state.push(await buildPackage(folder));
  await buildPackage('server');

  const stamp = join(ROOT, 'dist/.site');
  const isThere = existsSync(join(SITE, 'index.html')) && existsSync(stamp);
  if (isThere && readFileSync(stamp, 'utf8') === state.join(' ')) return;
  mkdirSync(SITE, { recursive: true });
  layOut({
    dir: SITE,
    host: { dist: join(ROOT, 'host/dist'), contract: SHELL_CONTRACT },
    remotes: REMOTES.map((folder) => join(ROOT, folder)),
    author: 'build',
  });
  writeFileSync(stamp, state.join(' '));
};

const only = process.argv.indexOf('--only');
if (process.argv[1] === import.meta.filename) {
  try {
    if (only === -1) await buildAll();
    else await buildPackage(process.argv[only + 1] ?? '');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
