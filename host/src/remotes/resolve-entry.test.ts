import { RegistryEntry } from '@weaversworld/shared/releases';
import { describe, expect, it, vi } from 'vitest';
import { createResolveEntry } from './resolve-entry.ts';

const BASE = 'http://localhost:3000/';
const ENTRY_URL = '/remotes/story/1/mf-manifest.json';
const HASH = `sha384-${'m'.repeat(64)}`;
const manifest = (remoteEntry: object = {}, publicPath = 'auto') => ({
  metaData: { publicPath, remoteEntry: { path: '', name: 'remoteEntry.js', type: 'module', ...remoteEntry } },
});
const candidate = (integrity: string | undefined, unchecked = false, files = {}) => ({
  release: '1',
  unchecked,
  entry: RegistryEntry.parse({
    url: ENTRY_URL,
    metadata: { version: '1.0.0', integrity },
    extras: { weaversworld: { release: '1', contract: '^1.0.0', files } },
  }),
});
const answering = (body: string, status = 200) => vi.fn(async () => new Response(body, { status }));
const find = (fetch: typeof globalThis.fetch, one = candidate(HASH), entryUrl = ENTRY_URL) =>
  createResolveEntry({ fetch, inlined: {}, base: BASE })(one, entryUrl, new AbortController().signal);

describe('the entry module of a release', () => {
  it('is the URL of the registry when that is a script', async () => {
    const fetch = vi.fn();
    expect(await find(fetch, candidate(HASH), '/a/remoteEntry.js')).toEqual({
      url: `${BASE}a/remoteEntry.js`,
      format: 'module',
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [manifest(), 'remoteEntry.js'],
    [manifest({ path: '/assets/' }), 'assets/remoteEntry.js'],
    [manifest({ path: '.', name: 'entry.mjs', type: 'esm' }), 'entry.mjs'],
    [manifest({}, '/remotes/story/1/'), 'remoteEntry.js'],
    [manifest({}, `${BASE}remotes/story/1/`), 'remoteEntry.js'],
  ])('is the one that its manifest names: %j', async (said, expected) => {
    const fetch = answering(JSON.stringify(said));
    expect(await find(fetch)).toEqual({ url: `${BASE}remotes/story/1/${expected}`, format: 'module' });
    expect(fetch.mock.calls).toEqual([
      [`${BASE}remotes/story/1/mf-manifest.json`, { signal: expect.anything(), integrity: HASH }],
    ]);
  });

  it('needs no request when the manifest was inlined', async () => {
    const fetch = vi.fn();
    const inlined = { [`${BASE}remotes/story/1/mf-manifest.json`]: manifest() as never };
    const resolveEntry = createResolveEntry({ fetch, inlined, base: BASE });
    expect(await resolveEntry(candidate(HASH), ENTRY_URL, new AbortController().signal)).toMatchObject({
      url: `${BASE}remotes/story/1/remoteEntry.js`,
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [manifest({ type: 'var' }), undefined],
    [{ metaData: { ...manifest({ type: 'global' }).metaData, globalName: 'shop' } }, 'shop'],
  ])('may be a classic script: %j', async (said, globalName) => {
    expect(await find(answering(JSON.stringify(said)))).toEqual({
      url: `${BASE}remotes/story/1/remoteEntry.js`,
      format: 'script',
      globalName,
    });
    const fetch = vi.fn();
    const script = candidate(HASH);
    script.entry.extras.weaversworld!.container = 'script';
    expect(await find(fetch, script, '/a/remoteEntry.js')).toMatchObject({ format: 'script' });
  });

  it('may come from a manifest whose hash is among those of the files', async () => {
    const fetch = answering(JSON.stringify(manifest()));
    await find(fetch, candidate(undefined, false, { 'mf-manifest.json': HASH }));
    expect(fetch).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ integrity: HASH }));
  });

  it.each([
    ['a missing manifest', answering('', 404), /404/],
    ['a 503 with a JSON body', answering(JSON.stringify(manifest()), 503), /503/],
    ['an HTML page', answering('<!doctype html>'), /JSON/],
    ['another shape', answering('{"metaData":3}'), /metaData/],
    ['an entry for Node', answering(JSON.stringify(manifest({ type: 'commonjs2' }))), /type/],
    [
      'a module outside the folder',
      answering(JSON.stringify(manifest({}, 'https://evil.example/'))),
      /outside its folder/,
    ],
    [
      'a module in a parent folder',
      answering(JSON.stringify(manifest({ path: '..' }))),
      /outside its folder/,
    ],
  ])('is none after %s', async (_what, fetch, words) => {
    await expect(find(fetch)).rejects.toThrow(words);
  });

  it('is none when the manifest has no hash, unless nothing is verified', async () => {
    const fetch = answering(JSON.stringify(manifest()));
    await expect(find(fetch, candidate(undefined))).rejects.toThrow(/no hash/);
    expect(fetch).not.toHaveBeenCalled();
    expect((await find(fetch, candidate(undefined, true))).url).toMatch(/remoteEntry\.js$/);
  });
});
