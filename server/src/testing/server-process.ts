import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { serverBundle } from './server-bundle.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const READY_MS = 120_000;

/** A server as its own process, as an operator runs it. */
export interface ServerProcess {
  child: ChildProcess;
  /** What it printed so far. */
  output: { out: string; err: string };
  /** The exit status; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Its origin, once it listens; rejects with its output when it exits instead. */
  ready: Promise<string>;
  stop(): Promise<void>;
}

/** Starts the production bundle. `command` runs Node inside another program, e.g. `['sh', '-c', 'ulimit -f 64; exec "$@"', 'sh']`. */
export const startServerProcess = (
  env: Record<string, string>,
  command: readonly string[] = [],
): ServerProcess => {
  const [program = process.execPath, ...args] = [...command, process.execPath, serverBundle()];
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_DIR: './no-site',
      LOG_LEVEL: 'silent',
      PAGE_DELAY_MS: '0',
      RATE_LIMITS: 'off',
      EMAIL_VERIFICATION: 'none',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  const ended = new Promise<number | null>((done) => child.on('exit', done));
  const ready = new Promise<string>((listening, failed) => {
    const timer = setTimeout(() => failed(new Error(`not ready: ${JSON.stringify(output)}`)), READY_MS);
    child.stdout?.on('data', (data) => {
      output.out += String(data);
      const origin = / is ready: (\S+)/.exec(output.out)?.[1];
      if (origin === undefined) return;
      clearTimeout(timer);
      listening(origin.replace('localhost', '127.0.0.1'));
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      failed(new Error(`ended with ${code}: ${output.err}`));
    });
  });
  ready.catch(() => undefined);
  child.stderr?.on('data', (data) => (output.err += String(data)));
  return {
    child,
    output,
    ended,
    ready,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
