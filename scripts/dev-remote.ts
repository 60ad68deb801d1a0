import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readRemotePackage } from '../deploy/src/remote-package.ts';
import { DevRemoteError } from './deployed-product.ts';
import { ROOT } from './packages.ts';
import { PORTS } from './ports.ts';
import { parsePort, serveInProduct } from './serve-in-product.ts';

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

const run = async (): Promise<number> => {
  const { values, positionals } = parseCommandLine();
  const [argument] = positionals;
  if (argument === undefined || positionals.length > 1 || values.host === undefined)
    throw new DevRemoteError(USAGE);
  const dir =
    [resolve(ROOT, argument), resolve(argument)].find((one) => existsSync(join(one, 'package.json'))) ??
    resolve(ROOT, argument);
  const { name } = readRemotePackage(dir).weaversworld;
  const port = values.port
    ? parsePort(values.port)
    : new Map<string, number>(Object.entries(PORTS)).get(name);
  if (port === undefined) throw new DevRemoteError(`${name} has no default port. Set one with --port.`);
  return serveInProduct({ dir, host: values.host, port });
};

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
