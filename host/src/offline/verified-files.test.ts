import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isRequestedFile, matchesIntegrity, verifiedFiles } from './verified-files.ts';

const bytes = new TextEncoder().encode('export const x = 1;').buffer as ArrayBuffer;
const hashOf = (name: string, text = 'export const x = 1;') =>
  `${name}-${createHash(name).update(text).digest('base64')}`;

it.each(['sha256', 'sha384', 'sha512'])('accepts bytes with their %s', async (name) => {
  expect(await matchesIntegrity(bytes, hashOf(name))).toBe(true);
});

it('accepts any bytes without a hash, and one of several hashes', async () => {
  expect(await matchesIntegrity(bytes, '')).toBe(true);
  expect(await matchesIntegrity(bytes, `${hashOf('sha384', 'other')} ${hashOf('sha384')}`)).toBe(true);
});

it.each([hashOf('sha384', 'other'), 'sha384-', 'md5-abc', 'nonsense'])(
  'refuses bytes that are not %s',
  async (hash) => {
    expect(await matchesIntegrity(bytes, hash)).toBe(false);
  },
);

it.each([
  ['a script', new Response('export {};', { headers: { 'content-type': 'text/javascript' } }), true],
  ['a file without a type', new Response(new Uint8Array(3)), true],
  [
    'a page in the place of a file',
    new Response('<html>', { headers: { 'content-type': 'Text/HTML; charset=utf-8' } }),
    false,
  ],
  ['an error', new Response('', { status: 404 }), false],
])('without a hash, %s', async (_what, response, isWanted) => {
  expect(await isRequestedFile({ integrity: '' }, response)).toBe(isWanted);
});

describe('a file in the cache', () => {
  const use = (text: string, integrity: string) => {
    const request = new Request('https://any.test/x.js', { integrity });
    return verifiedFiles.cachedResponseWillBeUsed?.({
      cacheName: 'files',
      request,
      cachedResponse: new Response(text),
      event: new Event('fetch') as never,
      state: {},
    });
  };

  it('is served with the bytes that the page wants', async () => {
    expect(await (await use('export const x = 1;', hashOf('sha384')))?.text()).toBe('export const x = 1;');
    expect(await (await use('anything', ''))?.text()).toBe('anything');
  });

  it('is fetched again when a script has changed it', async () => {
    expect(await use('steal()', hashOf('sha384'))).toBeNull();
  });
});
