// @vitest-environment jsdom

import { RegistryEntry } from '@weaversworld/shared/releases';
import { describe, expect, it, vi } from 'vitest';
import { createIntegrity, guardStyles } from './integrity.ts';

const BASE = 'http://localhost:3000/';
const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const at = (path: string) => new URL(path, BASE).href;
const ENTRY = '/remotes/story/1/remoteEntry.js';
const MANIFEST = '/remotes/story/1/mf-manifest.json';
const CHUNK = '/remotes/story/1/assets/a.js';

interface Sketch {
  url?: string;
  fallbackUrl?: string;
  integrity?: string;
  files?: Record<string, string> | null;
}
const candidate = ({ url = ENTRY, fallbackUrl, integrity, files = {} }: Sketch, unchecked = false) => ({
  release: '1',
  unchecked,
  entry: RegistryEntry.parse({
    url,
    fallbackUrl,
    metadata: { version: '1.0.0', ...(integrity === undefined ? {} : { integrity }) },
    extras: files === null ? {} : { weaversworld: { release: '1', contract: '^1.0.0', files } },
  }),
});
const both = { [at(ENTRY)]: hash('a'), [at(CHUNK)]: hash('b') };
const files = { 'remoteEntry.js': hash('a'), 'assets/a.js': hash('b') };

describe('a release may run', () => {
  it.each<[string, Sketch, Record<string, string>, boolean, boolean]>([
    ['when the page has the hash of its entry', {}, both, false, true],
    ['when page and registry agree', { files, integrity: hash('a') }, both, false, true],
    ['when the browser accepts the hashes that the page did not have', { files }, {}, true, true],
    ['not when the browser accepts none', { files }, {}, false, false],
    [
      'not when the hash of one chunk is missing and none are accepted',
      { files },
      { [at(ENTRY)]: hash('a') },
      false,
      false,
    ],
    ['not without any hash', {}, {}, true, false],
    [
      'not when the registry has another hash than the page',
      { files: { ...files, 'assets/a.js': hash('x') } },
      both,
      true,
      false,
    ],
    ['not when the registry contradicts itself', { files, integrity: hash('x') }, {}, true, false],
    ['not with a malformed hash', { files: { 'remoteEntry.js': 'sha384-' } }, {}, true, false],
    [
      'not when the hashes do not include its entry',
      { files: { 'assets/a.js': hash('b') } },
      {},
      true,
      false,
    ],
    ['from the module its manifest names', { url: MANIFEST, files, integrity: hash('m') }, both, false, true],
    ['not when that module has no hash', { url: MANIFEST, integrity: hash('m') }, {}, true, false],
    [
      'not from a fallback URL that the page has no hash for',
      { fallbackUrl: '/mirror/1/remoteEntry.js', files },
      both,
      false,
      false,
    ],
    [
      'of a third-party bundler, when its entry has a hash',
      { files: null, integrity: hash('a') },
      {},
      true,
      true,
    ],
    ['of a third-party bundler, not without a hash', { files: null }, {}, true, false],
  ])('%s', async (_what, sketch, hashes, takes, expected) => {
    const integrity = createIntegrity({ hashes, addHashes: async () => takes, base: BASE });
    expect((await integrity.verifyIntegrity(candidate(sketch), ENTRY)) === null).toBe(expected);
  });

  it('from an origin that the settings allow, without hashes', async () => {
    const addHashes = vi.fn(async () => true);
    const integrity = createIntegrity({ hashes: {}, addHashes, base: BASE });
    expect(await integrity.verifyIntegrity(candidate({}, true), ENTRY)).toBeNull();
    expect(addHashes).not.toHaveBeenCalled();
  });

  it('is never a manifest itself', async () => {
    const integrity = createIntegrity({ hashes: both, addHashes: async () => true, base: BASE });
    expect(await integrity.verifyIntegrity(candidate({ url: MANIFEST, files }), MANIFEST)).toMatch(
      /no script/,
    );
  });

  it('from both of its URLs, with the same hashes', async () => {
    const addHashes = vi.fn(async () => true);
    const integrity = createIntegrity({ hashes: {}, addHashes, base: BASE });
    const sketch = { fallbackUrl: '/mirror/1/remoteEntry.js', files };
    expect(await integrity.verifyIntegrity(candidate(sketch), '/mirror/1/remoteEntry.js')).toBeNull();
    const mirrored = {
      [at('/mirror/1/remoteEntry.js')]: hash('a'),
      [at('/mirror/1/assets/a.js')]: hash('b'),
    };
    expect(addHashes.mock.calls).toEqual([[{ ...both, ...mirrored }]]);
  });

  it('adds hashes once', async () => {
    const addHashes = vi.fn(async () => true);
    const integrity = createIntegrity({ hashes: {}, addHashes, base: BASE });
    await integrity.verifyIntegrity(candidate({ files }), ENTRY);
    await integrity.verifyIntegrity(candidate({ files }), ENTRY);
    expect(addHashes.mock.calls).toEqual([[both]]);
  });
});

describe('styles', () => {
  it('get their hash; one of a release without a known hash gets one that never matches; others are unchanged', async () => {
    const styles = { ...both, [at('/remotes/story/1/a.css')]: hash('c') };
    const integrity = createIntegrity({ hashes: styles, addHashes: async () => true, base: BASE });
    await integrity.verifyIntegrity(candidate({}), ENTRY);
    class Link {
      integrity = '';
      baseURI = BASE;
      shown = '';
      set href(value: string) {
        this.shown = value;
      }
    }
    guardStyles(Link as never, integrity.fileHash);
    const load = (href: string) => Object.assign(new Link(), { href });
    expect(load(at('/remotes/story/1/a.css'))).toMatchObject({
      integrity: hash('c'),
      shown: at('/remotes/story/1/a.css'),
    });
    expect(load(at('/remotes/story/1/evil.css')).integrity).toBe(hash('A'));
    expect(load(at('/assets/main.css')).integrity).toBe('');
  });
});
