import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVisitor, type ListeningServer, startListeningServer } from '../testing/listening-server.ts';

let site: string;
let server: ListeningServer;
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'ww-hostile-'));
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Home</title>');
  mkdirSync(join(site, 'remotes'));
  const registry = { microFrontends: { story: [{ url: '/remotes/story/1.0.0/remoteEntry.js' }] } };
  writeFileSync(join(site, 'remotes/registry.json'), JSON.stringify(registry));
  server = await startListeningServer({ SITE_DIR: site });
});
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
});

/** Sends bytes as they are, which `fetch` would correct, and reads the whole response. */
const sendRaw = (head: string[], body = ''): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.write(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`),
    );
    let text = '';
    socket.on('data', (data) => (text += String(data)));
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text }));
  });
const get = (target: string, ...headers: string[]) =>
  sendRaw([`GET ${target} HTTP/1.1`, ...(headers.length > 0 ? headers : ['Host: localhost'])]);

describe('an unusual request target', () => {
  it.each([
    '//',
    '///',
    '//evil.example',
    '//[',
    '/\\\\',
    '/%',
    '/%ff%fe',
    '/%00',
    '/?release=%',
    '/?release=__proto__@constructor',
    '//?release=story@1',
    '/weaversworld//story',
    'http://evil.example/weaversworld',
    '*',
    `/${'a'.repeat(9000)}`,
    `/${'.'.repeat(9000)}/`,
  ])('%s gets no error of the server', async (target) => {
    const { status } = await get(target, 'Host: localhost', 'Accept: text/html');
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });
});

const report = (body: string, type = 'text/plain') =>
  sendRaw(
    [
      'POST /releases/report HTTP/1.1',
      'Host: localhost',
      'Origin: http://localhost',
      `Content-Type: ${type}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
    ],
    body,
  );

describe('a release report with a bad body', () => {
  it.each([
    ['', 400],
    ['null', 400],
    ['[]', 400],
    ['"text"', 400],
    ['{"reports":null}', 400],
    ['{"reports":[]}', 400],
    ['{"reports":[null,1,"x",{}]}', 400],
    ['{"__proto__":{"reports":[1]}}', 400],
    ['{"reports":[{"remote":"constructor","release":"x","outcome":"ok"}]}', 204],
    ['{"reports":[{"remote":"__proto__","release":"x","outcome":"failed"}]}', 204],
    ['{"reports":[{"remote":"toString","release":"x","outcome":"fell-back","ms":1e999}]}', 204],
  ])('%s gets %i', async (body, status) => {
    expect((await report(body)).status).toBe(status);
    expect([400, 204]).toContain((await report(body, 'application/json')).status);
  });

  it('of any JSON gets no error of the server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect((await report(JSON.stringify(value))).status).toBeLessThan(500);
        expect((await report(JSON.stringify({ reports: [value] }))).status).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a Host header with markup', () => {
  const markup = '"><script>alert(1)</script>';

  it('is refused everywhere', async () => {
    for (const path of ['/', '/s/abc', '/auth/session', '/weaversworld/api/stories/']) {
      const { status, text } = await get(path, `Host: ${markup}`);
      expect([path, status]).toEqual([path, 400]);
      expect(text).not.toContain('<script>alert');
    }
  });

  it('never reaches the page of a share link', async () => {
    const visitor = createVisitor(server.origin);
    const story = await visitor.makeStory();
    await visitor.call('POST', `/stories/${story}/pages/`);
    const { body } = await visitor.call('POST', `/stories/${story}/toggle-sharing/`);
    const { pathname } = new URL(body.share_url);
    const shared = await get(pathname, 'Host: localhost');
    expect([shared.status, shared.text]).toEqual([
      200,
      expect.stringContaining('content="http://localhost/s/'),
    ]);
    const { status, text } = await get(pathname, `Host: a.example${markup}`);
    expect(status).toBe(400);
    expect(text).not.toContain('<script>alert');
  });
});
