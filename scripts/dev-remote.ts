import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readRemotePackage } from '../deploy/src/remote-package.ts';
import { askProduct, GuestError, readOrigin } from './deployed-product.ts';
import { ROOT, RSPACK } from './packages.ts';
import { PORTS, portIsFree } from './ports.ts';

/*
 * `pnpm dev:remote mfe-story --host https://…`: runs one remote from this machine inside a deployed product, whose host
 * and other remotes are what everybody gets. It is built anew on every save, and the page loads again.
 */

const USAGE = 'Write it like: pnpm dev:remote mfe-story --host https://weaversworld.example [--port 3102]';

const readWords = () => {
  try {
    return parseArgs({
      options: { host: { type: 'string' }, port: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new GuestError(`${(error as Error).message.split('. ')[0]}. ${USAGE}`);
  }
};

const readPort = (said: string | undefined, name: string): number => {
  const port = said === undefined ? new Map<string, number>(Object.entries(PORTS)).get(name) : Number(said);
  if (port !== undefined && Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new GuestError(
    said === undefined
      ? `No port is set aside for ${name}. Name one with --port.`
      : `"${said}" is no port. ${USAGE}`,
  );
};

/** Starts the bundler's server, prints where to look once it answers, and gives its exit code when it ends. */
const serve = async (folder: string, host: string, port: number, say: () => void): Promise<number> => {
  const child = spawn(process.execPath, [RSPACK, 'serve'], {
    cwd: folder,
    // Production React, as the product's host brings it: a development build would call what it does not have.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WW_RELEASE: 'guest',
      WW_GUEST_PORT: String(port),
      WW_GUEST_OF: host,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const ended = new Promise<number>((done) => child.once('exit', (code) => done(code ?? 0)));
  let answers = false;
  while (!answers && child.exitCode === null && child.signalCode === null) {
    await setTimeout(200);
    answers = await fetch(`http://localhost:${port}/remoteEntry.js`, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
  }
  if (answers) say();
  return ended;
};

const run = async (): Promise<number> => {
  const { values, positionals } = readWords();
  const [named] = positionals;
  if (named === undefined || positionals.length > 1 || values.host === undefined) throw new GuestError(USAGE);
  const folder =
    [resolve(ROOT, named), resolve(named)].find((one) => existsSync(join(one, 'package.json'))) ??
    resolve(ROOT, named);
  const { name, mounts } = readRemotePackage(folder).weaversworld;
  const host = readOrigin(values.host);
  const port = readPort(values.port, name);
  const guest = `http://localhost:${port}`;
  if (!(await portIsFree(port)))
    throw new GuestError(
      `Port ${port} is taken, perhaps by \`pnpm dev\`. Stop what listens there, or name another with --port.`,
    );
  await askProduct({ host, remote: name, guest, fetch });
  return serve(folder, host, port, () =>
    console.log(
      `${name} runs inside ${host} for whoever opens this address on this machine:\n\n` +
        `  ${host}${mounts[0] ?? '/'}?release=${name}@${guest}\n\n` +
        `Save a file, and the page loads again. 'Reset releases' at its bottom takes ${name} back to what everybody gets.`,
    ),
  );
};

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
