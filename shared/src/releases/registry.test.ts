import {
  hashesOf,
  insertBootstrapData,
  offered,
  readRegistry,
  releaseName,
  renderBootstrapData,
  withPreloads,
} from '@weaversworld/shared/releases';
import { describe, expect, it } from 'vitest';

const ours = (release: string, more: object = {}) => ({
  url: `/remotes/story/${release}/remoteEntry.js`,
  metadata: { version: '1.0.0', integrity: `sha384-${release}` },
  deployment: { traffic: 100, default: true },
  extras: {
    weaversworld: {
      release,
      contract: '^1.0.0',
      files: {
        'remoteEntry.js': `sha384-${release}`,
        'assets/a.css': 'sha384-c',
        'mf-manifest.json': 'sha384-m',
      },
      ...more,
    },
  },
});

describe('documents of other tools', () => {
  it.each<[string, unknown, number]>([
    ['an url alone', { url: 'https://cdn.example/app.js' }, 1],
    [
      'unknown fields',
      { url: '/a.js', metadata: { version: '1', integrity: 'x' }, extras: { acme: 1 }, more: true },
      1,
    ],
    ['an unknown status', ours('1', { status: 'retired', revision: 'many' }), 1],
    ['no url', { metadata: { version: '1' } }, 0],
    ['a contract that is not a caret range', ours('1', { contract: '>=1' }), 0],
    ['traffic beyond 100', { url: '/a.js', deployment: { traffic: 400, default: false } }, 0],
  ])('%s', (_what, entry, read) => {
    const { registry, problems } = readRegistry({
      schema: 3,
      microFrontends: { story: [entry, ours('2')] },
    });
    expect(registry.microFrontends.story).toHaveLength(read + 1);
    expect(problems).toHaveLength(1 - read);
  });

  it.each([[null], ['registry'], [{}], [{ microFrontends: 3 }]])('%j is not a registry', (value) => {
    expect(() => readRegistry(value)).toThrow('This is not a registry of releases');
  });

  it('an invalid entry does not affect the others', () => {
    const { registry, problems } = readRegistry({ microFrontends: { auth: [3], story: [ours('1')] } });
    expect(Object.keys(registry.microFrontends)).toEqual(['story']);
    expect(problems[0]).toContain('auth[0]');
  });
});

describe('bootstrap data in index.html', () => {
  const { registry } = readRegistry({ microFrontends: { story: [ours('1')] } });
  const html =
    '<!doctype html><html><head><meta charset="utf-8"><script src="/main.js"></script></head></html>';

  it('holds the hash of every script and style, and puts it before every script', () => {
    const page = insertBootstrapData(html, renderBootstrapData(registry));
    expect(page.indexOf('importmap')).toBeLessThan(page.indexOf('/main.js'));
    expect(page).toContain('"/remotes/story/1/assets/a.css":"sha384-c"');
    expect(page).not.toContain('mf-manifest');
  });

  it('is replaced, not duplicated, and can be removed', () => {
    const inserted = insertBootstrapData(html, renderBootstrapData(registry));
    expect(insertBootstrapData(inserted, renderBootstrapData(registry))).toBe(inserted);
    expect(insertBootstrapData(inserted, null)).toBe(html);
  });

  it('escapes names so that they cannot end the script element', () => {
    const evil = readRegistry({ microFrontends: { '</script><script>alert(1)': [ours('1')] } }).registry;
    expect(renderBootstrapData(evil)).not.toContain('</script><script>alert');
    const modules = [
      ['/a.js', 'sha384-a'],
      ['/a" onload="x', 'sha384-a'],
      ['/b.js', '" onload="x'],
    ] as const;
    expect(withPreloads('<head></head>', modules)).toBe(
      '<head><link rel="modulepreload" href="/a.js" integrity="sha384-a"></head>',
    );
  });

  it.each([
    ['a default', {}, [], true],
    ['one without visitors so far', { d: false }, [], true],
    ['one that lost its visitors', { d: false, x: { servedUntil: 'then' } }, [], false],
    ['a halted one', { d: false, x: { status: 'halted' } }, [], false],
    ['a halted one that a tester names', { d: false, x: { status: 'halted' } }, ['story@2'], true],
  ])('offers %s: %j', (_what, { d = true, x = {} }: { d?: boolean; x?: object }, named, expected) => {
    const entry = { ...ours('2', x), deployment: { traffic: 0, default: d } };
    const list = readRegistry({ microFrontends: { story: [ours('1'), entry] } }).registry;
    expect(offered(list, named).microFrontends.story!.map(releaseName).includes('2')).toBe(expected);
  });

  it('offers only the newest of ten releases without visitors, and those that testers name', () => {
    const waiting = Array.from({ length: 10 }, (_, n) => ({
      ...ours(`w${n}`, { publishedAt: `2026-01-0${n}` }),
      deployment: { traffic: 0, default: false },
    }));
    const list = readRegistry({ microFrontends: { story: [ours('1'), ...waiting] } }).registry;
    const names = (named: string[]) => offered(list, named).microFrontends.story!.map(releaseName);
    expect(names([])).toEqual(['1', 'w9']);
    expect(names(['story@w3'])).toEqual(['1', 'w3', 'w9']);
  });

  it('holds the hashes for both locations of a release', () => {
    const mirrored = { ...ours('1'), fallbackUrl: '/mirror/remoteEntry.js' };
    const { registry: read } = readRegistry({ microFrontends: { story: [mirrored] } });
    expect(hashesOf(read.microFrontends.story![0]!)).toEqual({
      '/remotes/story/1/remoteEntry.js': 'sha384-1',
      '/remotes/story/1/assets/a.css': 'sha384-c',
      '/mirror/remoteEntry.js': 'sha384-1',
      '/mirror/assets/a.css': 'sha384-c',
    });
  });

  it('holds the manifests it is given, and no hash of them in the import map', () => {
    const remoteEntry = { path: '', name: 'remoteEntry.js', type: 'module' as const };
    const manifests = { '/m/mf-manifest.json': { metaData: { publicPath: 'auto', remoteEntry } } };
    const data = renderBootstrapData(registry, { manifests });
    expect(data).toContain(`"manifests":${JSON.stringify(manifests)}`);
    const foreignEntry = { url: '/m/mf-manifest.json', metadata: { version: '1', integrity: 'sha384-m' } };
    const { registry: foreign } = readRegistry({ microFrontends: { a: [foreignEntry] } });
    expect(renderBootstrapData(foreign, { manifests })).toContain('{"integrity":{}}');
  });

  it('has only the hash of the entry for a remote of another tool', () => {
    const { registry: foreign } = readRegistry({
      microFrontends: {
        a: [
          { url: 'https://x.example/a.js', metadata: { integrity: 'sha384-z', version: '1' } },
          { url: '/b.js' },
        ],
      },
    });
    expect(foreign.microFrontends.a!.map(hashesOf)).toEqual([{ 'https://x.example/a.js': 'sha384-z' }, {}]);
  });
});
