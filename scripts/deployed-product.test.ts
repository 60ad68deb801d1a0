import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askProduct, readOrigin } from './deployed-product.ts';

const GUEST = 'http://localhost:3102';
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

const ask = (remote = 'story') => askProduct({ host, remote, guest: GUEST, fetch });

describe('a deployed product that is asked for a place', () => {
  it.each(['http://localhost:3102', 'http://localhost:3102/'])(
    'gives it when its settings name %s',
    async (url) => {
      files['/settings.json'] = JSON.stringify({ overrideOrigins: ['https://else.example', url] });
      await expect(ask()).resolves.toBeUndefined();
    },
  );

  it.each([
    ['has no settings', undefined],
    ['names other origins', '{"overrideOrigins":["http://localhost:3103"]}'],
  ])('says what its operator has to write when it %s', async (_what, settings) => {
    if (settings) files['/settings.json'] = settings;
    await expect(ask()).rejects.toThrow(
      /lets no remote run from http:\/\/localhost:3102\. Its operator has to put it into settings\.json.*"overrideOrigins": \[.*"http:\/\/localhost:3102"\]/,
    );
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['has no registry', {}, /is no Weaver's World: it has no \/remotes\/registry\.json/],
    ['answers with pages', { '/remotes/registry.json': '<!doctype html>' }, /registry\.json is no JSON/],
    ['answers with other JSON', { '/remotes/registry.json': '[]' }, /is no registry of remotes/],
    ['is broken', { '/remotes/registry.json': 'broken' }, /has status 503/],
    [
      'has settings that make no sense',
      { '/remotes/registry.json': REGISTRY, '/settings.json': '{"overrideOrigins":3}' },
      /settings\.json cannot be used/,
    ],
  ])('is refused when it %s', async (_what, given, words) => {
    files = given;
    await expect(ask()).rejects.toThrow(words);
  });

  it('is told which remotes there are', async () => {
    await expect(ask('auth')).rejects.toThrow(/has no remote auth, only story\. Publish it there once/);
  });

  it('is told apart from one that cannot be reached', async () => {
    site.close();
    await expect(ask()).rejects.toThrow(/^http:\/\/localhost:\d+ cannot be reached/);
  });
});

it.each([
  ['https://weaversworld.example/', 'https://weaversworld.example'],
  ['http://localhost:4000/weaversworld?a=1', 'http://localhost:4000'],
])('%s has the origin %s', (text, origin) => {
  expect(readOrigin(text)).toBe(origin);
});

it.each(['weaversworld.example', 'ftp://weaversworld.example', '', 'https://me:secret@weaversworld.example'])(
  '"%s" is no address of a product',
  (text) => {
    expect(() => readOrigin(text)).toThrow(/is no address of a product\. Write it like https:/);
  },
);
