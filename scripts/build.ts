import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { REGISTRY_SCHEMA, type Registry } from '@weaversworld/shared/releases';
import { filesBelow, inputsHash, REMOTES, ROOT, readRemotePackage } from './packages.ts';

/*
 * Builds what changed and lays out `dist/site`: the host, its remotes and the registry as one static tree.
 * `pnpm build` builds all; `--only mfe-story` builds that package and nothing else.
 */

const SITE = join(ROOT, 'dist/site');

const RSPACK = join(
  dirname(createRequire(import.meta.url).resolve('@rspack/cli/package.json')),
  'bin/rspack.js',
);

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

/** Builds one package unless its inputs are those of the build that is there; gives the build's name. */
const buildPackage = async (folder: string): Promise<string> => {
  const inputs = inputsHash(folder);
  const stamp = join(ROOT, folder, 'dist/.inputs');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) {
    console.log(`  ${folder}: unchanged`);
    return inputs;
  }
  const started = performance.now();
  await compile(folder, inputs);
  if (folder !== 'server') compress(join(ROOT, folder, 'dist'));
  writeFileSync(stamp, inputs);
  console.log(`  ${folder}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return inputs;
};

const sha384 = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Copies a remote's build to its place in the site and gives its line in the registry. */
const placeRemote = (folder: string, inputs: string): [string, Registry['microFrontends'][string]] => {
  const { version, weaversworld } = readRemotePackage(folder);
  const { name, contract, mounts, slots } = weaversworld;
  const release = `${version}-${inputs}`;
  const from = join(ROOT, folder, 'dist');
  cpSync(from, join(SITE, 'remotes', name, release), { recursive: true });
  const files = filesBelow(from).filter((file) => /\.(js|css|json)$/.test(file));
  const hashes = Object.fromEntries(files.map((file) => [relative(from, file), sha384(file)]));
  return [
    name,
    [
      {
        url: `/remotes/${name}/${release}/remoteEntry.js`,
        metadata: { version, integrity: hashes['remoteEntry.js'] ?? '' },
        deployment: { traffic: 100, default: true },
        extras: { weaversworld: { release, salt: release, contract, mounts, slots, files: hashes } },
      },
    ],
  ];
};

/** Builds everything and lays out the site. Throws with the bundler's own errors. */
export const buildAll = async (): Promise<void> => {
  console.log('Building:');
  const remotes: Array<[string, string]> = [];
  for (const folder of REMOTES) remotes.push([folder, await buildPackage(folder)]);
  const host = await buildPackage('host');
  await buildPackage('server');

  const state = [host, ...remotes.map(([, inputs]) => inputs)].join(' ');
  const stamp = join(ROOT, 'dist/.site');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  rmSync(SITE, { recursive: true, force: true });
  mkdirSync(dirname(SITE), { recursive: true });
  cpSync(join(ROOT, 'host/dist'), SITE, { recursive: true });
  const registry: Registry = {
    schema: REGISTRY_SCHEMA,
    microFrontends: Object.fromEntries(remotes.map(([folder, inputs]) => placeRemote(folder, inputs))),
  };
  writeFileSync(join(SITE, 'remotes/registry.json'), `${JSON.stringify(registry, null, 1)}\n`);
  rmSync(join(SITE, '.inputs'), { force: true });
  writeFileSync(stamp, state);
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
