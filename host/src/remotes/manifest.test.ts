import { RegistryEntry } from '@weaversworld/shared/releases';
import { describe, expect, it, vi } from 'vitest';
import { createManifests } from './manifest.ts';

const BASE = 'http://localhost:3000/';
const PLACE = '/remotes/story/1/mf-manifest.json';
const HASH = `sha384-${'m'.repeat(64)}`;
const manifest = (remoteEntry: object = {}, publicPath = 'auto') => ({
  metaData: { publicPath, remoteEntry: { path: '', name: 'remoteEntry.js', type: 'module', ...remoteEntry } },
});
const candidate = (integrity: string | undefined, unchecked = false, files = {}) => ({
  release: '1',
  unchecked,
  entry: RegistryEntry.parse({
    url: PLACE,
    metadata: { version: '1.0.0', integrity },
    extras: { weaversworld: { release: '1', contract: '^1.0.0', files } },
  }),
});
const answering = (body: string, status = 200) => vi.fn(async () => new Response(body, { status }));
const find = (fetch: typeof globalThis.fetch, one = candidate(HASH), place = PLACE) =>
  createManifests({ fetch, told: {}, base: BASE })(one, place, new AbortController().signal);

describe('the module a release begins with', () => {
  it('is the place itself when that is a script', async () => {
    const fetch = vi.fn();
    expect(await find(fetch, candidate(HASH), '/a/remoteEntry.js')).toBe(`${BASE}a/remoteEntry.js`);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [manifest(), 'remoteEntry.js'],
    [manifest({ path: '/assets/' }), 'assets/remoteEntry.js'],
    [manifest({ path: '.', name: 'entry.mjs', type: 'esm' }), 'entry.mjs'],
    [manifest({}, '/remotes/story/1/'), 'remoteEntry.js'],
    [manifest({}, `${BASE}remotes/story/1/`), 'remoteEntry.js'],
  ])('is the one its manifest names: %j', async (said, expected) => {
    const fetch = answering(JSON.stringify(said));
    expect(await find(fetch)).toBe(`${BASE}remotes/story/1/${expected}`);
    expect(fetch.mock.calls).toEqual([
      [`${BASE}remotes/story/1/mf-manifest.json`, { signal: expect.anything(), integrity: HASH }],
    ]);
  });

  it('needs no request when index.html told the manifest', async () => {
    const fetch = vi.fn();
    const told = { [`${BASE}remotes/story/1/mf-manifest.json`]: manifest() as never };
    const moduleAt = createManifests({ fetch, told, base: BASE });
    expect(await moduleAt(candidate(HASH), PLACE, new AbortController().signal)).toBe(
      `${BASE}remotes/story/1/remoteEntry.js`,
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('may be told by a manifest whose hash stands among the files', async () => {
    const fetch = answering(JSON.stringify(manifest()));
    await find(fetch, candidate(undefined, false, { 'mf-manifest.json': HASH }));
    expect(fetch).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ integrity: HASH }));
  });

  it.each([
    ['a missing manifest', answering('', 404), /404/],
    ['a server in trouble that answers JSON', answering(JSON.stringify(manifest()), 503), /503/],
    ['an HTML page', answering('<!doctype html>'), /JSON/],
    ['another shape', answering('{"metaData":3}'), /metaData/],
    ['a script that is no module', answering(JSON.stringify(manifest({ type: 'var' }))), /type/],
    [
      'a module elsewhere',
      answering(JSON.stringify(manifest({}, 'https://evil.example/'))),
      /not lie beside/,
    ],
    ['a module further up', answering(JSON.stringify(manifest({ path: '..' }))), /not lie beside/],
  ])('is none after %s', async (_what, fetch, words) => {
    await expect(find(fetch)).rejects.toThrow(words);
  });

  it('is none when the manifest has no hash, except where nothing has', async () => {
    const fetch = answering(JSON.stringify(manifest()));
    await expect(find(fetch, candidate(undefined))).rejects.toThrow(/no hash/);
    expect(fetch).not.toHaveBeenCalled();
    expect(await find(fetch, candidate(undefined, true))).toMatch(/remoteEntry\.js$/);
  });
});
