import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { assembleSite } from '../deploy/src/assemble-site.ts';
import { SUPPORTED_CONTRACTS } from '../shared/src/shell/contract.ts';
import { filesBelow, inputsHash, REMOTES, ROOT, RSPACK } from './packages.ts';
import { writeRouteFiles } from './route-files.ts';

/*
 * Builds what changed and assembles `dist/site`: the host, its remotes and the registry as one static site.
 * `pnpm build` builds all; `--only mfe-story` builds that package only. For tests of releases, WW_OUT sets another output
 * folder for that one build, and WW_MARK makes its scripts record that they ran (bundle.ts).
 */

const SITE = join(ROOT, 'dist/site');

/**
 * Runs the bundler in a plain Node process: the federation plugin writes functions into the bundle as source text, and
 * tsx, which runs this script, would have transformed that text.
 */
const compile = async (folder: string, release: string): Promise<void> => {
  const env = { ...process.env, NODE_ENV: 'production', WW_RELEASE: release };
  const run = promisify(execFile)(process.execPath, [RSPACK, 'build'], { cwd: join(ROOT, folder), env });
  await run.catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${folder} could not be built:\n${error.stdout ?? ''}${error.stderr ?? ''}`);
  });
};

/** Writes brotli and gzip siblings of text files, for servers that send precompressed files. */
const compress = (folder: string): void => {
  for (const file of filesBelow(folder)) {
    if (!/\.(js|css|html|svg|json)$/.test(file) || file.endsWith('settings.json')) continue;
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

/** Output folder of a package's build. */
const outputDir = (folder: string): string => process.env.WW_OUT ?? join(ROOT, folder, 'dist');

/** Builds one package unless its inputs are unchanged; returns the build's name. */
const buildPackage = async (folder: string): Promise<string> => {
  const inputs = inputsHash(folder, process.env.WW_MARK);
  const stamp = join(outputDir(folder), '.inputs');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) {
    console.log(`  ${folder}: unchanged`);
    return inputs;
  }
  const started = performance.now();
  await compile(folder, inputs);
  if (folder.startsWith('mfe-')) writeRouteFiles(join(ROOT, folder), outputDir(folder));
  if (folder !== 'server') compress(outputDir(folder));
  writeFileSync(stamp, inputs);
  console.log(`  ${folder}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return inputs;
};

/** Builds everything and assembles the site. Throws with the bundler's errors. */
export const buildAll = async (): Promise<void> => {
  const missing = ['host', ...REMOTES, 'server'].filter((folder) => !existsSync(join(ROOT, folder)));
  if (missing.length > 0)
    throw new Error(
      `The whole product cannot be built here: this checkout has no ${missing.join(', ')}. To build one remote: pnpm --filter mfe-story build`,
    );
  console.log('Building:');
  const state: string[] = [];
  for (const folder of ['host', ...REMOTES]) state.push(await buildPackage(folder));
  await buildPackage('server');

  const stamp = join(ROOT, 'dist/.site');
  const exists = existsSync(join(SITE, 'index.html')) && existsSync(stamp);
  if (exists && readFileSync(stamp, 'utf8') === state.join(' ')) return;
  mkdirSync(SITE, { recursive: true });
  assembleSite({
    dir: SITE,
    host: { dist: join(ROOT, 'host/dist'), contract: SUPPORTED_CONTRACTS },
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
