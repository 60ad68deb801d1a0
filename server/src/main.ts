import { resolve } from 'node:path';
import { BucketError } from '@weaversworld/deploy/store';
import pino from 'pino';
import { loadSecretKey } from './accounts/secret-key.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig, renamedVariableWarnings } from './config.ts';
import { DataDirectoryError } from './db/data-directory.ts';
import { DatabaseUrlError } from './db/database-url-error.ts';
import { openStore } from './db/open-store.ts';
import { drainMs } from './http/drain.ts';
import { proxyWarning } from './http/proxies.ts';
import { bucketOf } from './pictures/open-pictures.ts';
import { startMirroring } from './releases/mirror-releases.ts';
import { createStoryThreads } from './story-threads/story-threads.ts';
import { createSecondOpinion } from './storyteller/moderation/nearest-lines/second-opinion.ts';

/** After the time in which it still answers (SHUTDOWN_DRAIN_MS). */
const SHUTDOWN_TIMEOUT_MS = 10_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Exits with status 1 and one line for the operator. */
const exitWithError = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const publicUrl = (config: Config, port: number): string => {
  const host = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.HOST) ? 'localhost' : config.HOST;
  return config.PUBLIC_ORIGIN ?? `http://${host}:${port}`;
};

/** The operator's message for an error at startup. */
const startupErrorMessage = (error: unknown, config?: Config): string => {
  if (
    error instanceof ConfigError ||
    error instanceof DataDirectoryError ||
    error instanceof DatabaseUrlError ||
    error instanceof BucketError
  )
    return error.message;
  const { code, message } = error as { code?: string; message?: string };
  const port = config?.PORT ?? 0;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Set PORT to another one, e.g. PORT=${port + 1} npm start.`;
  if (code === 'EACCES' && config !== undefined && port > 0 && port < 1024)
    return `Port ${port} may not be used by this user. Set PORT to one above 1023, e.g. PORT=4000 npm start.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST ${config?.HOST} is not an address of this machine.`;
  if (
    config !== undefined &&
    (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST')
  )
    return `DATA_DIR ${config.DATA_DIR} cannot be written to (${code}).`;
  return `The server could not start: ${message ?? String(error)}`;
};

const start = async (config: Config): Promise<void> => {
  process.umask(0o077);
  const log = pino({ level: config.LOG_LEVEL }, pino.destination(2));
  const store = await openStore(config, log);
  if (store.isNew)
    log.warn(
      config.DATABASE_URL === undefined
        ? { event: 'store.created', dir: resolve(config.DATA_DIR) }
        : { event: 'store.created' },
      `a new, empty store was made; if you expected stories, stop the server and check ${config.DATABASE_URL === undefined ? 'DATA_DIR' : 'DATABASE_URL'}`,
    );
  await bucketOf(config)?.check();
  const stopMirroring = await startMirroring(config, log);
  const secretKey = await loadSecretKey(config, store.db, log);
  const threads = createStoryThreads({ log });
  const opinions = config.SENTENCE_ENCODER === 'on' ? createSecondOpinion({ log }) : undefined;
  const { app } = await buildApp({
    config,
    db: store.db,
    log,
    secretKey,
    truncateWal: store.truncateWal,
    poolUsage: store.poolUsage,
    engine: threads,
    secondOpinion: opinions?.opinionOf,
  });
  const warning = proxyWarning(config);
  // Printed as well, whatever LOG_LEVEL is: without it nobody's session is protected as the operator believes.
  if (warning !== null) process.stderr.write(`\nWARNING: ${warning}\n\n`);
  for (const warning of renamedVariableWarnings(process.env)) log.warn({ event: 'config.renamed' }, warning);
  if (config.RATE_LIMITS === 'off')
    log.warn(
      { event: 'config.rate-limits-off' },
      'RATE_LIMITS is off: passwords can be guessed without limit',
    );

  // A second signal is ignored: on Ctrl+C the terminal signals this process, and `npm start` forwards the signal.
  let closing = false;
  const close = async (signal: string) => {
    if (closing) return;
    closing = true;
    log.info({ event: 'server.stopping', signal }, 'shutting down');
    setTimeout(() => process.exit(1), drainMs(config) + SHUTDOWN_TIMEOUT_MS).unref();
    await app.close();
    await stopMirroring();
    await threads.close();
    await opinions?.close();
    await store.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, close);
  // The IPC channel closes when `npm start` or `tsx watch` exits.
  process.on('disconnect', () => close('disconnect'));

  await app.listen({ port: config.PORT, host: config.HOST });
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.PORT;
  print(`Weaver's World is ready: ${publicUrl(config, port)}`);
};

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  exitWithError(startupErrorMessage(error, config));
}
