import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readRemotePackage } from '../../deploy/src/remote-package.ts';
import { runRelease } from '../../deploy/src/run-release.ts';
import { buildApp } from '../build-app.ts';
import { contentHash, filesBelow, RSPACK } from '../packages.ts';
import { parsePort, serveInProduct } from '../serve-in-product.ts';
import { createProject } from './create-project.ts';

/* `weaversworld`, the command of the published package, for a remote in a repository of its own. */

const USAGE = `Usage, in a remote's folder:
  weaversworld create DIR [--name NAME] [--package SPEC]   creates a remote
  weaversworld dev [--port N]                              runs it standalone
  weaversworld dev --host URL [--port N]                   runs it inside a deployed product
  weaversworld build                                       writes a production build to dist
  weaversworld release …                                   publishes and ramps it; see weaversworld release --help`;

const PACKAGE = join(import.meta.dirname, '..');
const DEFAULT_PORT = 3110;
const dir = process.cwd();

const read = (file: string): string => readFileSync(file, 'utf8');

const parse = (args: string[]) =>
  parseArgs({
    args,
    options: {
      host: { type: 'string' },
      port: { type: 'string' },
      name: { type: 'string' },
      package: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });

const create = (folder: string, name = basename(resolve(folder)), spec?: string): number => {
  const { version } = JSON.parse(read(join(PACKAGE, 'package.json')));
  createProject({ template: join(PACKAGE, 'template'), dir: resolve(folder), name, spec: spec ?? version });
  console.log(`Created ${name} in ${folder}. Next: cd ${folder} && npm install && npm run dev`);
  return 0;
};

const serveStandalone = (port: number): Promise<number> => {
  const child = spawn(process.execPath, [RSPACK, 'serve'], {
    env: { ...process.env, NODE_ENV: 'development', WW_PORT: String(port) },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const { mounts } = readRemotePackage(dir).weaversworld;
  console.log(`Standalone: http://localhost:${port}${mounts[0] ?? '/'}`);
  return new Promise((done) => child.once('exit', (code) => done(code ?? 0)));
};

const dev = async (host?: string, port?: string): Promise<number> => {
  const number = port ? parsePort(port) : (readRemotePackage(dir).weaversworld.port ?? DEFAULT_PORT);
  return host === undefined ? serveStandalone(number) : serveInProduct({ dir, host, port: number });
};

const build = async (): Promise<number> => {
  const { weaversworld } = readRemotePackage(dir);
  const files = filesBelow(dir).flatMap((file) => [relative(dir, file), read(file)]);
  const tools = [read(join(PACKAGE, 'package.json')), read(join(PACKAGE, 'share-versions.json'))];
  const name = contentHash([...files, ...tools, process.env.WW_MARK ?? '']);
  const out = process.env.WW_OUT ?? join(dir, 'dist');
  const built = await buildApp({ dir, out, name, kind: 'remote' });
  console.log(`${weaversworld.name}: ${built ? 'built' : 'unchanged'}`);
  return 0;
};

const release = (args: string[]): Promise<number> => {
  const run = (command: string, parameters: string[], cwd: string): boolean =>
    spawnSync(command, parameters, { cwd, stdio: ['ignore', 2, 2] }).status === 0;
  return runRelease(args, {
    root: dir,
    tools: {
      test: (folder) => run('npm', ['test'], folder),
      build: (folder) => run(process.execPath, [import.meta.filename, 'build'], folder),
    },
  });
};

const main = async ([command, ...args]: string[]): Promise<number> => {
  if (command === 'release') return release(args);
  const { values, positionals } = parse(args);
  const [folder] = positionals;
  if (values.help !== true) {
    if (command === 'create' && folder !== undefined) return create(folder, values.name, values.package);
    if (command === 'dev' && folder === undefined) return dev(values.host, values.port);
    if (command === 'build' && folder === undefined) return build();
  }
  console.log(USAGE);
  return values.help || command === undefined || command === '--help' ? 0 : 1;
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
