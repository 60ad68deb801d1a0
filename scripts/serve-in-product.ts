import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { readRemotePackage } from '../deploy/src/remote-package.ts';
import { checkAccess, DevRemoteError, readOrigin } from './deployed-product.ts';
import { RSPACK } from './packages.ts';
import { portIsFree } from './ports.ts';

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

interface DevRemoteOptions {
  /** The remote's folder. */
  dir: string;
  /** URL of the deployed product. */
  host: string;
  port: number;
}

/**
 * Runs a remote inside a deployed product with its own host and other remotes. Every save rebuilds the remote and reloads
 * the page. Prints the URL to open; resolves with the exit code of the dev server. Throws DevRemoteError when the port is
 * in use or the product does not accept the remote.
 */
export const serveInProduct = async ({ dir, host: url, port }: DevRemoteOptions): Promise<number> => {
  const { name, mounts } = readRemotePackage(dir).weaversworld;
  const host = readOrigin(url);
  const devOrigin = `http://localhost:${port}`;
  if (!(await portIsFree(port)))
    throw new DevRemoteError(
      `Port ${port} is in use, perhaps by another dev server. Stop that process, or choose another port with --port.`,
    );
  await checkAccess({ host, remote: name, devOrigin, fetch });
  return serve(dir, host, port, () =>
    console.log(
      `${name} runs inside ${host} in a browser on this machine at:\n\n` +
        `  ${host}${mounts[0] ?? '/'}?release=${name}@${devOrigin}\n\n` +
        `Saving a file reloads the page. 'Reset releases' at its bottom switches ${name} back to the deployed release.`,
    ),
  );
};

/** Parses a port number. Throws DevRemoteError. */
export const parsePort = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new DevRemoteError(`"${text}" is not a port.`);
};
