import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { cacheControlFor } from './cache-control.ts';

const IMPORT_MAP = '{"imports":{}}';
const INDEX = `<!doctype html><title>Home</title><script type="importmap">${IMPORT_MAP}</script><script type="module" src="/main.0a1b2c3d.js"></script>`;
const HASH = `sha256-${createHash('sha256').update(IMPORT_MAP).digest('base64')}`;
const FOREVER = 'public, max-age=31536000, immutable';

let site: string;
let server: TestServer;
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'ww-site-'));
  const files: Record<string, string | Buffer> = {
    'index.html': INDEX,
    'index.html.br': brotliCompressSync(INDEX),
    'settings.json': '{}',
    'main.0a1b2c3d.js': 'console.log(1)',
    'main.0a1b2c3d.js.br': brotliCompressSync('console.log(1)'),
    'music/one.ogg': 'OggS',
    'remotes/registry.json': '{}',
    'remotes/story/1.0.0/remoteEntry.js': 'export {}',
    '.secret': 'no',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), content);
  }
  server = await startTestServer({ SITE_DIR: site });
});
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
});

const page = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
const file = (encoding = 'identity') => ({ headers: { accept: '*/*', 'accept-encoding': encoding } });

describe('the URL of a screen', () => {
  it.each([
    '/',
    '/index.html',
    '/weaversworld',
    '/weaversworld/story/7?pageIndex=2',
    '/accounts/login',
    '/accounts/password/reset/key/a.b-c',
    '/child-profiles/3/stories/',
    '/no/such/screen',
  ])('%s returns the document with no-cache and a policy that allows its own scripts', async (path) => {
    const response = await server.client().get(path, page);
    expect([response.status, response.body]).toEqual([200, INDEX]);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toContain(`script-src 'self' '${HASH}';`);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('returns the document to clients that accept anything, too', async () => {
    const response = await server.client().get('/weaversworld/create', file());
    expect([response.status, response.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^text\/html/),
    ]);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0', undefined],
  ])('is compressed for Accept-Encoding: %s with %s', async (accepted, encoding) => {
    const response = await server
      .client()
      .get('/weaversworld', { headers: { ...page.headers, 'accept-encoding': accepted } });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-security-policy']).toContain(HASH);
  });
});

describe('a file', () => {
  it.each([
    ['/main.0a1b2c3d.js', FOREVER],
    ['/remotes/story/1.0.0/remoteEntry.js', FOREVER],
    ['/remotes/registry.json', 'no-cache'],
    ['/settings.json', 'no-cache'],
    ['/music/one.ogg', 'public, max-age=3600'],
  ])('%s has Cache-Control: %s', async (path, caching) => {
    const response = await server.client().get(path, file());
    expect([response.status, response.headers['cache-control']]).toEqual([200, caching]);
  });

  it('is sent pre-compressed', async () => {
    const response = await server.client().get('/main.0a1b2c3d.js', file('br'));
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['cache-control']).toBe(FOREVER);
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers.vary).toMatch(/accept-encoding/i);
  });

  it.each([
    ['/remotes/story/9.9.9/remoteEntry.js', page],
    ['/remotes/nothing.json', file()],
    ['/missing.js', file()],
    ['/.secret', file()],
    ['/../package.json', file()],
    ['/%2e%2e/package.json', file()],
    ['/auth/nothing', page],
    ['/accounts/api/nothing/', page],
    ['/weaversworld/api/nothing/', page],
    ['/healthz/nothing', page],
  ])('%s that does not exist gets a JSON 404', async (path, options) => {
    const response = await server.client().get(path, options);
    expect([response.status, String(response.headers['content-type'])]).toEqual([
      404,
      expect.stringMatching(/json/),
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is not found at a path with two slashes', async () => {
    for (const path of ['//x.js', '//settings.json'])
      expect((await server.client().get(path, file())).status).toBe(404);
  });

  it('gets the 404 format of its API when it does not exist', async () => {
    const browser = server.client();
    expect((await browser.get('/auth/nothing')).body).toEqual({
      status: 404,
      errors: [{ message: 'There is nothing here.', code: 'not_found' }],
    });
    expect((await browser.get('/weaversworld/api/nothing/')).body).toEqual({
      error: 'There is nothing here.',
    });
  });
});

it('every response has the security headers', async () => {
  for (const path of [
    '/',
    '/auth/session',
    '/weaversworld/api/stories/',
    '/main.0a1b2c3d.js',
    '/nowhere.js',
  ]) {
    const { headers } = await server.client().get(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/connect-src 'self' ws:\/\/localhost wss:\/\/localhost/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

it.each([
  ['/remotes/story/1.0.0/a.json', FOREVER],
  ['/remotes/story/remoteEntry.js', 'no-cache'],
  ['/assets/face-12345678.woff2', FOREVER],
  ['/assets/face.woff2', 'public, max-age=3600'],
  ['/index.html', 'no-cache'],
])('%s: %s', (path, caching) => {
  expect(cacheControlFor(path)).toBe(caching);
});
