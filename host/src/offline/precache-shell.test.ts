import { afterEach, expect, it, vi } from 'vitest';
import { createFakeCacheStorage } from '../testing/fake-cache-storage.ts';
import { SHELL_CACHE, SHELL_FILES_URL, SHELL_URL } from './offline-caches.ts';
import { precacheShell } from './precache-shell.ts';

const SCRIPT = '/assets/main.0123456789.js';
const FOLDER = '/remotes/story/1.0.0-ab12cd34ef/';
const MAP = '{"integrity":{}}';
const PAGE = `<html lang="en"><head><script type="importmap">${MAP}</script><script type="module" src="${SCRIPT}"></script><link rel="modulepreload" href="${FOLDER}remoteEntry.js" integrity="sha384-a"></head></html>`;
const SITE: Record<string, string> = {
  '/index.html': PAGE,
  '/settings.json': '{}',
  '/offline-files.json': JSON.stringify({
    files: [SCRIPT, '/faces/fox.webp'],
    hashes: { [SCRIPT]: 'sha384-c', '/faces/fox.webp': 'sha384-d' },
  }),
  [`${FOLDER}offline-files.json`]: JSON.stringify({ files: ['remoteEntry.js', 'unknown.js'] }),
};
const MESSAGE = {
  type: 'keep-shell' as const,
  id: 'one',
  folders: [FOLDER],
  hashes: { [`${FOLDER}remoteEntry.js`]: 'sha384-a', [`${FOLDER}copy-of-react.js`]: 'sha384-b' },
  loaded: [`${FOLDER}remoteEntry.js`],
  contains: [MAP, SCRIPT],
};

const setUp = (site: Record<string, string> = SITE) => {
  const { caches, urls } = createFakeCacheStorage();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal(
    'Request',
    class {
      constructor(
        readonly url: string,
        readonly init: RequestInit,
      ) {}
    },
  );
  vi.stubGlobal('fetch', async (path: string) =>
    path in site
      ? new Response(site[path], {
          headers: { 'content-security-policy': 'strict', 'content-encoding': 'br' },
        })
      : new Response('', { status: 404 }),
  );
  const cacheFile = vi.fn(async (_request: unknown) => undefined);
  const shell = () => caches.match(SHELL_URL, { cacheName: SHELL_CACHE });
  return { urls, shell, cacheFile, precache: (message = MESSAGE) => precacheShell(message, cacheFile) };
};
afterEach(() => vi.unstubAllGlobals());

it('keeps the files of the host and of releases, with their hashes, and then the page', async () => {
  const { precache, cacheFile, shell, urls } = setUp();
  expect(await precache()).toBe('kept');
  expect(cacheFile.mock.calls.map(([request]) => request)).toEqual([
    { url: SCRIPT, init: { integrity: 'sha384-c' } },
    { url: '/faces/fox.webp', init: { integrity: 'sha384-d' } },
    { url: `${FOLDER}remoteEntry.js`, init: { integrity: 'sha384-a' } },
  ]);
  expect(urls(SHELL_CACHE).toSorted()).toEqual([SHELL_FILES_URL, SHELL_URL, '/settings.json'].toSorted());
  const page = await shell();
  expect(Object.fromEntries(page?.headers ?? [])).toMatchObject({
    'content-security-policy': 'strict',
    'x-ww-shell': 'one',
  });
  expect(page?.headers.get('content-encoding')).toBeNull();
  const html = await page?.text();
  expect(html).toMatch(/^<html data-kept-page lang="en">/);
  expect(html).not.toContain('modulepreload');
});

it('keeps every file of a release that has no list', async () => {
  const { [`${FOLDER}offline-files.json`]: _list, ...site } = SITE;
  const { precache, cacheFile } = setUp(site);
  expect(await precache()).toBe('kept');
  expect(cacheFile).toHaveBeenCalledWith({
    url: `${FOLDER}copy-of-react.js`,
    init: { integrity: 'sha384-b' },
  });
});

it('keeps every file of a release that loads its own copies of shared modules', async () => {
  const { precache, cacheFile } = setUp();
  expect(await precache({ ...MESSAGE, loaded: [`${FOLDER}copy-of-react.js`] })).toBe('kept');
  expect(cacheFile).toHaveBeenCalledWith({
    url: `${FOLDER}copy-of-react.js`,
    init: { integrity: 'sha384-b' },
  });
});

it.each([
  ['another registry', { '/index.html': PAGE.replace(MAP, '{"integrity":{"/x.js":"sha384-c"}}') }],
  ['another host', { '/offline-files.json': '{"files":["/assets/main.fedcba9876.js"]}' }],
  ['no list of the host', { '/offline-files.json': 'no JSON' }],
])('keeps no page when the site has %s by now', async (_what, change) => {
  const { precache, shell } = setUp({ ...SITE, ...change });
  expect(await precache()).toBe('outdated');
  expect(await shell()).toBeUndefined();
});

it('keeps the page that it has when a file cannot be had', async () => {
  const { precache, cacheFile, shell } = setUp();
  await precache();
  cacheFile.mockRejectedValueOnce(new Error('404'));
  expect(await precache({ ...MESSAGE, id: 'two' })).toBe('failed');
  expect((await shell())?.headers.get('x-ww-shell')).toBe('one');
});
