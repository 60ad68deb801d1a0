import { connect } from 'node:net';
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openDb } from '../db/open-db.ts';
import { embeddedEngine } from '../story-world/embedded-engine.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createClient, startTestServer } from '../testing/test-server.ts';
import { proxyWarning } from './proxies.ts';

const HTTPS = 'https://tales.example';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe('TRUST_PROXY was forgotten', () => {
  it.each<[Record<string, string>, boolean]>([
    [{ PUBLIC_ORIGIN: HTTPS }, true],
    [{ PUBLIC_ORIGIN: HTTPS, TRUST_PROXY: 'false' }, true],
    [{ PUBLIC_ORIGIN: HTTPS, TRUST_PROXY: 'loopback' }, false],
    [{ PUBLIC_ORIGIN: 'http://tales.example' }, false],
    [{}, false],
  ])('%j: a warning %s', (env, expected) => {
    expect(proxyWarning(readConfig(env)) !== null).toBe(expected);
  });

  it('prints what to do at start, even without a log', async () => {
    const server = startServerProcess({ DATA_DIR: ':memory:', PUBLIC_ORIGIN: HTTPS, LOG_LEVEL: 'silent' });
    closing.push(server.stop);
    await server.ready.catch(() => undefined);
    expect(server.output.err).toMatch(/WARNING: PUBLIC_ORIGIN is https.*TRUST_PROXY=loopback/);
  }, 40_000);
});

/** A server that keeps its log lines. */
const startLogging = async (env: Record<string, string>) => {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const config = readConfig({ DATA_DIR: ':memory:', SITE_DIR: './no-site', ...env });
  const store = await openDb(':memory:');
  const { app } = await buildApp({
    config,
    db: store.db,
    log: pino({ level: 'warn' }, sink),
    secretKey: Buffer.alloc(32, 7),
    engine: embeddedEngine,
  });
  closing.push(async () => {
    await app.close();
    await store.close();
  });
  return {
    client: () => createClient(app),
    lines: () => lines.filter(({ event }) => event === 'proxy.untrusted'),
  };
};

describe('forwarded headers', () => {
  it('of an address that is not trusted are reported once, without any address', async () => {
    const { client, lines } = await startLogging({});
    await client().get('/auth/session');
    expect(lines()).toEqual([]);
    for (let n = 0; n < 3; n += 1)
      await client().get('/auth/session', { headers: { 'x-forwarded-for': '192.0.2.7' } });
    await client().get('/auth/session', { headers: { 'x-forwarded-proto': 'https' } });
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatchObject({ level: 50, headers: ['x-forwarded-for'], from: 'this machine' });
    expect(JSON.stringify(lines())).not.toContain('192.0.2.7');
  });

  it.each([
    ['10.1.2.3', 'a private network'],
    ['198.51.100.4', 'the internet'],
  ])('of %s are reported when another proxy is trusted', async (ip, from) => {
    const { client, lines } = await startLogging({ TRUST_PROXY: 'loopback' });
    await client().get('/auth/session', { headers: { 'x-forwarded-for': '192.0.2.7' } });
    expect(lines()).toEqual([]);
    await client().get('/auth/session', { ip, headers: { 'x-forwarded-for': '192.0.2.7' } });
    expect(lines()).toMatchObject([{ from }]);
  });

  it('of the trusted proxy make the cookie Secure and set HSTS', async () => {
    const { client, lines } = await startLogging({ TRUST_PROXY: 'loopback', PUBLIC_ORIGIN: HTTPS });
    const { headers } = await client().get('/auth/session', {
      headers: { 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'https' },
    });
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(String(headers['set-cookie'])).toMatch(/Secure/);
    expect(lines()).toEqual([]);
  });
});

describe('the development outbox behind a proxy', () => {
  const PROXY_HEADERS: Record<string, string>[] = [
    { 'x-forwarded-for': '192.0.2.7' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'tales.example' },
    { 'x-real-ip': '192.0.2.7' },
    { forwarded: 'for=192.0.2.7' },
    { via: '1.1 proxy' },
  ];
  it.each(PROXY_HEADERS)('is not shown to a request with %j', async (headers) => {
    const server = await startTestServer();
    closing.push(server.close);
    expect((await server.client().get('/development/mail')).status).toBe(200);
    expect((await server.client().get('/development/mail', { headers })).status).toBe(404);
  });

  it.each<Record<string, string>>([
    { PUBLIC_ORIGIN: HTTPS },
    { PUBLIC_ORIGIN: 'http://192.168.1.10:4000' },
    { ALLOWED_ORIGINS: `http://localhost:3000, ${HTTPS}` },
    { TRUST_PROXY: 'loopback' },
    { TRUST_PROXY: 'true' },
  ])('is not shown by a server with %j to a proxy that adds no header', async (env) => {
    const server = await startTestServer(env);
    closing.push(server.close);
    expect((await server.client().get('/development/mail')).status).toBe(404);
    const named = { headers: { 'x-forwarded-for': '127.0.0.1' } };
    expect((await server.client().get('/development/mail', named)).status).toBe(404);
  });

  it('is shown on this machine in development', async () => {
    const server = await startTestServer({
      PUBLIC_ORIGIN: 'http://localhost:4000',
      ALLOWED_ORIGINS: 'http://127.0.0.1:3000',
    });
    closing.push(server.close);
    expect((await server.client().get('/development/mail')).status).toBe(200);
  });

  it('is not shown to a proxy that speaks HTTP/1.0, as nginx does by default', async () => {
    const server = await startTestServer();
    closing.push(server.close);
    const port = Number(new URL(await server.listen()).port);
    const status = (version: string) =>
      new Promise<string>((resolve) => {
        let text = '';
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(
            `GET /development/mail HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
          ),
        );
        socket.on('data', (data) => (text += String(data)));
        socket.on('close', () => resolve(text.split(' ')[1] ?? ''));
      });
    expect([await status('1.1'), await status('1.0')]).toEqual(['200', '404']);
  });
});
