import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readRemotePackage } from '../deploy/src/remote-package.ts';
import { checkAccess, DevRemoteError, readOrigin } from './deployed-product.ts';
import { ROOT, RSPACK } from './packages.ts';
import { PORTS, portIsFree } from './ports.ts';

/*
 * `pnpm dev:remote mfe-story --host https://…`: runs one remote from this machine inside a deployed product with its own
 * host and other remotes. Every save rebuilds the remote and reloads the page.
 */

const USAGE = 'Usage: pnpm dev:remote mfe-story --host https://weaversworld.example [--port 3102]';

const parseCommandLine = () => {
  try {
    return parseArgs({
      options: { host: { type: 'string' }, port: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new DevRemoteError(`${(error as Error).message.split('. ')[0]}. ${USAGE}`);
  }
};

const readPort = (text: string | undefined, name: string): number => {
  const port = text === undefined ? new Map<string, number>(Object.entries(PORTS)).get(name) : Number(text);
  if (port !== undefined && Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new DevRemoteError(
    text === undefined
      ? `${name} has no default port. Set one with --port.`
      : `"${text}" is not a port. ${USAGE}`,
  );
};

/** Runs the dev server and calls `onReady` when it responds; resolves with its exit code. */
const serve = async (folder: string, host: string, port: number, onReady: () => void): Promise<number> => {
  const child = spawn(process.execPath, [RSPACK, 'serve'], {
    cwd: folder,
    // Production React, as the product's host brings it: a development build would call what it does not have.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WW_RELEASE: 'dev-remote',
      WW_DEV_REMOTE_PORT: String(port),
      WW_DEV_REMOTE_HOST: host,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const ended = new Promise<number>((done) => child.once('exit', (code) => done(code ?? 0)));
  let responds = false;
  while (!responds && child.exitCode === null && child.signalCode === null) {
    await setTimeout(200);
    responds = await fetch(`http://localhost:${port}/remoteEntry.js`, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
  }
  if (responds) onReady();
  return ended;
};

const run = async (): Promise<number> => {
  const { values, positionals } = parseCommandLine();
  const [argument] = positionals;
  if (argument === undefined || positionals.length > 1 || values.host === undefined)
    throw new DevRemoteError(USAGE);
  const folder =
    [resolve(ROOT, argument), resolve(argument)].find((one) => existsSync(join(one, 'package.json'))) ??
    resolve(ROOT, argument);
  const { name, mounts } = readRemotePackage(folder).weaversworld;
  const host = readOrigin(values.host);
  const port = readPort(values.port, name);
  const devOrigin = `http://localhost:${port}`;
  if (!(await portIsFree(port)))
    throw new DevRemoteError(
      `Port ${port} is in use, perhaps by \`pnpm dev\`. Stop that process, or choose another port with --port.`,
    );
  await checkAccess({ host, remote: name, devOrigin, fetch });
  return serve(folder, host, port, () =>
    console.log(
      `${name} runs inside ${host} in a browser on this machine at:\n\n` +
        `  ${host}${mounts[0] ?? '/'}?release=${name}@${devOrigin}\n\n` +
        `Saving a file reloads the page. 'Reset releases' at its bottom switches ${name} back to the deployed release.`,
    ),
  );
};

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
