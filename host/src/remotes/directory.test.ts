import { readRegistry } from '@weaversworld/shared/releases';
import { describe, expect, it, vi } from 'vitest';
import { readDirectory, remoteForPath, toDirectory } from './directory.ts';

const picking = { visitor: 'v', contract: '1.0.0' };
const registry = {
  microFrontends: {
    story: [
      {
        url: '/remotes/story/1/remoteEntry.js',
        deployment: { traffic: 100, default: true },
        extras: {
          weaversworld: {
            release: '1',
            contract: '^1.0.0',
            mounts: ['/weaversworld'],
            slots: ['story-list'],
          },
        },
      },
    ],
    profile: [
      {
        url: '/remotes/profile/1/remoteEntry.js',
        deployment: { traffic: 100, default: true },
        extras: {
          weaversworld: { release: '1', contract: '^1.0.0', mounts: ['/profile', '/weaversworld/club'] },
        },
      },
    ],
  },
};

const storage = (kept: string | null = null) => {
  let value = kept;
  const setItem = vi.fn((_key: string, next: string) => {
    value = next;
  });
  return { getItem: () => value, setItem };
};

const answering =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status });

describe('readDirectory', () => {
  it('picks a release per remote and keeps the document for a bad day', async () => {
    const kept = storage();
    const directory = await readDirectory({
      fetch: answering(JSON.stringify(registry)),
      storage: kept,
      picking,
      report: () => undefined,
    });
    expect(directory.problem).toBeNull();
    expect(directory.remotes.map(({ name }) => name)).toEqual(['story', 'profile']);
    expect(kept.setItem).toHaveBeenCalledOnce();
  });

  it.each([
    ['an HTML page', answering('<!doctype html>')],
    ['a 503', answering('{}', 503)],
    ['another shape', answering('{"microFrontends": 3}')],
    [
      'no answer',
      (async () => {
        throw new TypeError('Failed to fetch');
      }) as typeof fetch,
    ],
  ])('takes the last good registry of this browser on %s, and reports', async (_what, fetch) => {
    const report = vi.fn();
    const directory = await readDirectory({
      fetch,
      storage: storage(JSON.stringify(registry)),
      picking,
      report,
    });
    expect(directory.remotes).toHaveLength(2);
    expect(report).toHaveBeenCalledOnce();
  });

  it('says so when there is no registry at all', async () => {
    const directory = await readDirectory({
      fetch: answering('', 404),
      storage: storage(),
      picking,
      report: () => undefined,
    });
    expect(directory).toEqual({ remotes: [], problem: 'The parts of this page could not be found.' });
  });
});

describe('remoteForPath', () => {
  const directory = toDirectory(readRegistry(registry).registry, picking);
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
