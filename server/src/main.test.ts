import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { serverBundle } from './testing/server-bundle.ts';

const ROOT = resolve(import.meta.dirname, '../..');

let directory: string;
let running: ChildProcess[];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ww-main-'));
  running = [];
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

const start = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [serverBundle()], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: join(directory, 'data'),
      SITE_DIR: directory,
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  running.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (data) => (output.out += String(data)));
  child.stderr.on('data', (data) => (output.err += String(data)));
  const ended = new Promise<number | null>((done) => child.on('exit', done));
  return { child, output, ended };
};
const ready = async (server: ReturnType<typeof start>) => {
  await expect.poll(() => server.output.out, { timeout: 60_000 }).toContain('\n');
  return /http:\S+/.exec(server.output.out)?.[0] ?? '';
};

it('prints its URL, serves, protects its files, rejects a second server and stops on SIGTERM', async () => {
  const server = start({ PORT: '0' });
  const address = await ready(server);
  expect(server.output.out).toMatch(/^Weaver's World is ready: http:\/\/localhost:\d+\n$/);
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true });
  for (const name of ['weaversworld.db', 'secret.key'])
    expect(statSync(join(directory, 'data', name)).mode & 0o077).toBe(0);
  expect(readFileSync(join(directory, 'data/secret.key'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);

  const second = start({ PORT: '0' });
  expect(await second.ended).toBe(1);
  expect(second.output.err).toMatch(/^The data directory .* is in use by another server\. .*\n$/);

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}, 120_000);

it('prints what to do when the port is taken', async () => {
  const other = createServer();
  const port = await new Promise<number>((done) =>
    other.listen(0, '127.0.0.1', () => done((other.address() as { port: number }).port)),
  );
  const server = start({ PORT: String(port), HOST: '127.0.0.1' });
  expect(await server.ended).toBe(1);
  expect(server.output.err).toBe(
    `Port ${port} is taken. Set PORT to another one, e.g. PORT=${port + 1} npm start.\n`,
  );
  other.close();
}, 120_000);

it('stops on SIGTERM while an SMTP server that accepts connections never answers', async () => {
  const silent = createServer();
  const connected = new Promise<void>((done) => silent.once('connection', () => done()));
  const port = await new Promise<number>((done) =>
    silent.listen(0, '127.0.0.1', () => done((silent.address() as { port: number }).port)),
  );
  const serverPort = await freePort('127.0.0.1');
  const server = start({
    PORT: String(serverPort),
    HOST: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'stories@example.test',
    PUBLIC_ORIGIN: `http://127.0.0.1:${serverPort}`,
  });
  const address = await ready(server);
  const session = await fetch(`${address}/auth/session`);
  const csrf = /csrftoken=([^;]+)/.exec(session.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const cookies = session.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const signup = await fetch(`${address}/auth/signup`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrftoken': csrf,
      cookie: cookies.join('; '),
      origin: address,
    },
    body: JSON.stringify({ email: 'ada@example.test', password: 'correct horse battery staple' }),
  });
  expect(signup.status).toBe(401);
  await connected;

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  silent.close();
}, 120_000);

it('loads no package at its start that it may never need, and no storyteller', () => {
  const bundle = readFileSync(serverBundle(), 'utf8');
  const loaded = [...bundle.matchAll(/^import .* from "([^"]+)";$/gm)].map(([, name = '']) => name);
  expect(loaded).toContain('fastify');
  for (const name of ['pg', 'nodemailer', 'piscina', 'yazl', 'openai', 'compromise/two', '@resvg/resvg-js'])
    expect(loaded).not.toContain(name);
  expect(bundle).not.toContain('src/storyteller/plan-story.ts');
});
