import { readRegistry } from '@weaversworld/shared/releases';
import { createMemoryStorage } from '@weaversworld/shared/storage';
import { describe, expect, it, vi } from 'vitest';
import type { BootstrapData } from './bootstrap-data.ts';
import type { Override } from './overrides.ts';
import { findRegistry, type PickOptions, remoteForPath, toRemoteCatalog } from './remote-catalog.ts';

const entry = (
  remote: string,
  release: string,
  share: number,
  isDefault: boolean,
  more: { mounts?: string[]; [key: string]: unknown } = {},
) => ({
  url: `/remotes/${remote}/${release}/remoteEntry.js`,
  metadata: { version: '1.0.0' },
  deployment: { traffic: share, default: isDefault },
  extras: { weaversworld: { release, contract: '^1.0.0', ...more } },
});
const document = {
  microFrontends: {
    story: [
      entry('story', '1', 0, true, { mounts: ['/weaversworld'], slots: ['story-list'] }),
      entry('story', '2', 100, false, { mounts: ['/weaversworld'] }),
      entry('story', '3', 0, false, { mounts: ['/weaversworld'] }),
      entry('story', '4', 0, false, { status: 'halted' }),
    ],
    profile: [entry('profile', '1', 100, true, { mounts: ['/profile', '/weaversworld/club'] })],
  },
};
const { registry } = readRegistry(document);
const noBootstrap: BootstrapData = { registry: null, hashes: {}, manifests: {} };

const createStorage = (text: string | null = null) => {
  const storage = createMemoryStorage(text === null ? {} : { 'ww.registry': text });
  return { ...storage, setItem: vi.fn(storage.setItem) };
};

const respondWith =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status });

const find = (more: Partial<Parameters<typeof findRegistry>[0]>) =>
  findRegistry({
    bootstrap: noBootstrap,
    fetch: respondWith(JSON.stringify(document)),
    storage: createStorage(),
    overrides: [],
    report: () => undefined,
    ...more,
  });

describe('finding the registry', () => {
  it('uses the inlined registry without a request', async () => {
    const fetch = vi.fn();
    const storage = createStorage();
    expect(await find({ bootstrap: { registry, hashes: {}, manifests: {} }, fetch, storage })).toBe(registry);
    expect(fetch).not.toHaveBeenCalled();
    expect(storage.setItem).toHaveBeenCalledOnce();
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'ignores an override for a remote named %s, which the URL may hold',
    async (remote) => {
      const overrides: Override[] = [{ remote, release: '1' }];
      const bootstrap = { registry, hashes: {}, manifests: {} };
      expect(await find({ bootstrap, overrides })).toEqual(registry);
    },
  );

  it('fetches the whole registry when an override names a release that was not inlined', async () => {
    const overrides: Override[] = [{ remote: 'story', release: '3' }];
    const part = readRegistry({ microFrontends: { story: [document.microFrontends.story[0]] } }).registry;
    expect(await find({ bootstrap: { registry: part, hashes: {}, manifests: {} }, overrides })).toEqual(
      registry,
    );
    const down = respondWith('', 503);
    expect(
      await find({ bootstrap: { registry: part, hashes: {}, manifests: {} }, overrides, fetch: down }),
    ).toBe(part);
  });

  it('fetches the registry when it was not inlined, and persists it', async () => {
    const storage = createStorage();
    expect(await find({ storage })).toEqual(registry);
    expect(storage.setItem).toHaveBeenCalledOnce();
  });

  it.each([
    ['an HTML page', respondWith('<!doctype html>')],
    ['a 503', respondWith('{}', 503)],
    ['another shape', respondWith('{"microFrontends": 3}')],
    [
      'no answer',
      (async () => {
        throw new TypeError('Failed to fetch');
      }) as typeof fetch,
    ],
  ])('uses the persisted registry after %s, and reports', async (_what, fetch) => {
    const report = vi.fn();
    expect(await find({ fetch, storage: createStorage(JSON.stringify(registry)), report })).toEqual(registry);
    expect(report).toHaveBeenCalledOnce();
    expect(await find({ fetch, storage: createStorage('garbage') })).toBeNull();
  });
});

const options = (
  more: Partial<PickOptions> & { releases?: Record<string, string>; overrides?: Override[] } = {},
): PickOptions => ({
  picking: { visitor: 'v', contract: '1.0.0' },
  persisted: { releases: more.releases ?? {}, overrides: more.overrides ?? [] },
  overrideOrigins: [],
  unchecked: false,
  ...more,
});
const releasesFor = (more: Parameters<typeof options>[0] = {}) =>
  toRemoteCatalog(registry, options(more)).remotes[0]!.candidates.map(({ release }) => release);

describe('the releases of a page load', () => {
  it.each<[string, Parameters<typeof options>[0], string[]]>([
    ['the ramped one, then the default', {}, ['2', '1']],
    ['the release of this tab, first', { releases: { story: '1' } }, ['1', '2']],
    ['without a release halted meanwhile', { releases: { story: '4' } }, ['2', '1']],
    ['without a release that is at 0 % again', { releases: { story: '3' } }, ['2', '1']],
    ['without a release that no longer exists', { releases: { story: '9' } }, ['2', '1']],
    [
      'an override before all others',
      { releases: { story: '1' }, overrides: [{ remote: 'story', release: '3' }] },
      ['3', '1', '2'],
    ],
    [
      'a halted release if an override names it',
      { overrides: [{ remote: 'story', release: '4' }] },
      ['4', '2', '1'],
    ],
    [
      'without an origin that is not allowed',
      { overrides: [{ remote: 'story', origin: 'http://localhost:3102' }] },
      ['2', '1'],
    ],
  ])('are %s', (_what, more, expected) => {
    expect(releasesFor(more)).toEqual(expected);
  });

  it.each(['http://localhost:3102', 'http://localhost:3102/'])(
    'include a remote from an allowed origin (%s), and nothing else unchecked',
    (allowed) => {
      const overrides: Override[] = [{ remote: 'story', origin: 'http://localhost:3102' }];
      const directory = toRemoteCatalog(registry, options({ overrides, overrideOrigins: [allowed] }));
      const [story] = directory.remotes;
      expect(story!.candidates.map(({ release, unchecked }) => [release, unchecked])).toEqual([
        ['http://localhost:3102', true],
        ['2', false],
        ['1', false],
      ]);
      expect(story!.mounts).toEqual(['/weaversworld']);
      expect(directory.overrides).toEqual(overrides);
    },
  );

  it('give an entry of another publisher the mounts of its remote', () => {
    const [first] = document.microFrontends.profile;
    const others = { url: '/others/remoteEntry.js', deployment: { traffic: 100, default: true } };
    const ours = { ...first, deployment: { traffic: 0, default: false } };
    const mixed = readRegistry({ microFrontends: { profile: [others, ours], alone: [others] } }).registry;
    const [profile, alone] = toRemoteCatalog(mixed, options()).remotes;
    expect(profile).toMatchObject({
      candidates: [{ release: '0.0.0' }],
      mounts: first!.extras.weaversworld.mounts,
    });
    expect(alone).toMatchObject({ candidates: [{ release: '0.0.0' }], mounts: [], slots: [] });
  });

  it('leave out a remote whose first release nobody gets yet, except for a tester', () => {
    const club = [entry('club', '1', 0, false, { mounts: ['/club'] })];
    const waiting = readRegistry({ microFrontends: { club } }).registry;
    const overrides: Override[] = [{ remote: 'club', release: '1' }];
    expect(toRemoteCatalog(waiting, options()).remotes).toEqual([]);
    expect(toRemoteCatalog(waiting, options({ overrides })).remotes).toMatchObject([
      { name: 'club', mounts: ['/club'] },
    ]);
  });

  it('list the overrides that were resolved', () => {
    const overrides: Override[] = [
      { remote: 'story', release: '3' },
      { remote: 'profile', release: 'none' },
    ];
    expect(toRemoteCatalog(registry, options({ overrides })).overrides).toEqual([overrides[0]]);
  });
});

describe('remoteForPath', () => {
  const directory = toRemoteCatalog(registry, options());
  it.each([
    ['/weaversworld', 'story'],
    ['/weaversworld/', 'story'],
    ['/weaversworld/story/7', 'story'],
    ['/weaversworld/club/7', 'profile'],
    ['/weaversworldly', undefined],
    ['/profile', 'profile'],
    ['/', undefined],
    ['/unknown', undefined],
  ])('%s belongs to %s', (path, name) => {
    expect(remoteForPath(directory, path)?.name).toBe(name);
  });
});
