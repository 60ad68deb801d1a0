import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { writeProvenance } from '../deploy/src/provenance.ts';
import { SUPPORTED_CONTRACTS } from '../shared/src/shell/contract.ts';
import { writeOfflineFiles } from './offline-files.ts';
import { filesBelow, RSPACK } from './packages.ts';
import { writeRouteFiles } from './route-files.ts';

/** Runs the bundler in a process of its own, whose environment is the build's. */
const compile = async (dir: string, out: string, release: string): Promise<void> => {
  const env = { ...process.env, NODE_ENV: 'production', WW_RELEASE: release, WW_OUT: out };
  const run = promisify(execFile)(process.execPath, [RSPACK, 'build'], { cwd: dir, env });
  await run.catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${dir} could not be built:\n${error.stdout ?? ''}${error.stderr ?? ''}`);
  });
};

/** The best compression takes as long as the bundler; marked builds are only ever read by tests on this machine. */
const QUALITY = process.env.WW_MARK === undefined ? 11 : 4;

/** Writes brotli and gzip siblings of text files, for servers that send precompressed files. */
const compress = (folder: string): void => {
  for (const file of filesBelow(folder)) {
    if (!/\.(js|css|html|svg|json)$/.test(file) || file.endsWith('settings.json')) continue;
    const bytes = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

interface AppBuild {
  /** The app's folder, with its rspack configuration. */
  dir: string;
  /** Output folder. */
  out: string;
  /** Name of the build: a hash of its inputs. */
  name: string;
  kind: 'host' | 'remote' | 'server';
}

/** Builds one app; false when the output folder holds the same build already. Throws with the bundler's errors. */
export const buildApp = async ({ dir, out, name, kind }: AppBuild): Promise<boolean> => {
  const stamp = join(out, '.inputs');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === name) return false;
  await compile(dir, out, name);
  if (kind === 'remote') writeRouteFiles(dir, out);
  if (kind === 'host')
    writeFileSync(join(out, 'host.json'), JSON.stringify({ contract: SUPPORTED_CONTRACTS }));
  if (kind !== 'server') writeOfflineFiles(out, kind);
  if (kind !== 'server') compress(out);
  writeProvenance(dir, out);
  writeFileSync(stamp, name);
  return true;
};
