import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkAccess, readOrigin } from './deployed-product.ts';

const DEV_ORIGIN = 'http://localhost:3102';
const REGISTRY = JSON.stringify({ microFrontends: { story: [{ url: '/remotes/story/1/remoteEntry.js' }] } });

let files: Record<string, string>;
let site: Server;
let host: string;
beforeEach(async () => {
  files = { '/remotes/registry.json': REGISTRY };
  site = createServer((request, response) => {
    const text = files[request.url ?? ''];
    response.writeHead(text === undefined ? 404 : text === 'broken' ? 503 : 200).end(text);
  });
  await new Promise<void>((ready) => {
    site.listen(0, 'localhost', ready);
  });
  host = `http://localhost:${(site.address() as AddressInfo).port}`;
});
afterEach(() => site.close());

const check = (remote = 'story') => checkAccess({ host, remote, devOrigin: DEV_ORIGIN, fetch });

describe('access to a deployed product', () => {
  it.each(['http://localhost:3102', 'http://localhost:3102/'])(
    'is allowed when its settings list %s',
    async (url) => {
      files['/settings.json'] = JSON.stringify({ overrideOrigins: ['https://else.example', url] });
      await expect(check()).resolves.toBeUndefined();
    },
  );

  it.each([
    ['has no settings', undefined],
    ['lists other origins', '{"overrideOrigins":["http://localhost:3103"]}'],
  ])('is denied with the setting its operator needs when it %s', async (_what, settings) => {
    if (settings) files['/settings.json'] = settings;
    await expect(check()).rejects.toThrow(
      /does not allow remotes from http:\/\/localhost:3102\. Its operator has to put it into settings\.json.*"overrideOrigins": \[.*"http:\/\/localhost:3102"\]/,
    );
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['has no registry', {}, /is not a Weaver's World: it has no \/remotes\/registry\.json/],
    ['responds with HTML', { '/remotes/registry.json': '<!doctype html>' }, /registry\.json is not JSON/],
    ['responds with other JSON', { '/remotes/registry.json': '[]' }, /is not a registry of remotes/],
    ['responds with an error', { '/remotes/registry.json': 'broken' }, /has status 503/],
    [
      'has invalid settings',
      { '/remotes/registry.json': REGISTRY, '/settings.json': '{"overrideOrigins":3}' },
      /settings\.json cannot be used/,
    ],
  ])('is denied when it %s', async (_what, given, message) => {
    files = given;
    await expect(check()).rejects.toThrow(message);
  });

  it('is denied with the list of remotes for an unknown one', async () => {
    await expect(check('auth')).rejects.toThrow(/has no remote auth, only story\. Publish it there once/);
  });

  it('fails with another message when it cannot be reached', async () => {
    site.close();
    await expect(check()).rejects.toThrow(/^http:\/\/localhost:\d+ cannot be reached/);
  });
});

it.each([
  ['https://weaversworld.example/', 'https://weaversworld.example'],
  ['http://localhost:4000/weaversworld?a=1', 'http://localhost:4000'],
])('%s has the origin %s', (text, origin) => {
  expect(readOrigin(text)).toBe(origin);
});

it.each(['weaversworld.example', 'ftp://weaversworld.example', '', 'https://me:secret@weaversworld.example'])(
  '"%s" is not the URL of a product',
  (text) => {
    expect(() => readOrigin(text)).toThrow(/is not the URL of a product\. Expected something like https:/);
  },
);
