import { type Registry, readRegistry } from '@weaversworld/shared/releases';
import { describe, expect, it, vi } from 'vitest';
import type { Override } from './overrides.ts';
import { toRemoteCatalog } from './remote-catalog.ts';
import { watchRegistry } from './watch-registry.ts';

const entry = (release: string, traffic: number, isDefault: boolean, more: object = {}) => ({
  url: `/remotes/story/${release}/remoteEntry.js`,
  deployment: { traffic, default: isDefault },
  extras: { weaversworld: { release, contract: '^1.0.0', ...more } },
});
const registryOf = (...entries: object[]): Registry =>
  readRegistry({ microFrontends: { story: entries } }).registry;
const good = entry('good', 90, true, { defaultAt: '2026-01-01' });
const RAMPED = registryOf(good, entry('next', 100, false));

const open = (answer: () => Promise<Registry>, overrides: Override[] = []) => {
  let at = 0;
  const listeners: ((visible: boolean) => void)[] = [];
  const fetched = vi.fn(answer);
  const withdrawn: string[] = [];
  const persisted = { releases: {}, overrides };
  const picking = { visitor: 'v', contract: '1.0.0' };
  const catalog = toRemoteCatalog(RAMPED, { picking, persisted, overrideOrigins: [], unchecked: false });
  const watch = watchRegistry({
    catalog,
    hostRelease: '1.0.0-host',
    onHostWithdrawn: () => void withdrawn.push('host'),
    fetchRegistry: fetched,
    onWithdrawn: ({ name }, release) => void withdrawn.push(`${name}@${release}`),
    page: {
      onVisibilityChange: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
      onRestore: () => () => undefined,
    },
    now: () => at,
  });
  return {
    fetched,
    withdrawn,
    show: (visible: boolean) => {
      for (const listener of listeners) listener(visible);
    },
    navigateAfter: (ms: number) => {
      at += ms;
      watch.onNavigated();
    },
  };
};

describe('the registry of an open tab', () => {
  it.each([
    ['halted', registryOf(good, entry('next', 0, false, { status: 'halted' })), ['story@next']],
    ['set back to 0 %', registryOf(good, entry('next', 0, false, { servedUntil: '2026' })), ['story@next']],
    ['pruned', registryOf(good), []],
    ['still ramped, at a lower share', registryOf(good, entry('next', 1, false)), []],
    [
      'superseded',
      registryOf(
        entry('new', 100, true, { defaultAt: '2026-02' }),
        { ...good, deployment: {} },
        entry('next', 1, false),
      ),
      [],
    ],
  ])('names a release that was %s', async (_what, registry, expected) => {
    const { show, withdrawn, fetched } = open(async () => registry);
    show(false);
    expect(fetched).not.toHaveBeenCalled();
    show(true);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    await Promise.resolve();
    expect(withdrawn).toEqual(expected);
  });

  it.each([
    ['halted', { status: 'halted' }, 0, ['host']],
    ['superseded', { defaultAt: '2026' }, 0, []],
    ['still ramped', {}, 1, []],
  ])('names the host when its release was %s', async (_what, more, traffic, expected) => {
    const host = { ...entry('1.0.0-host', traffic, false, more), url: '/remotes/host/1.0.0-host/index.html' };
    const { registry } = readRegistry({ microFrontends: { ...RAMPED.microFrontends, host: [host] } });
    const { show, withdrawn, fetched } = open(async () => registry);
    show(true);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    await Promise.resolve();
    expect(withdrawn).toEqual(expected);
  });

  it('is read after a navigation, at most once a minute', () => {
    const { navigateAfter, fetched } = open(async () => RAMPED);
    for (const ms of [59_000, 1000, 59_000, 1000]) navigateAfter(ms);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('changes nothing when it cannot be read, or for a release that a tester chose', async () => {
    const offline = open(async () => Promise.reject(new TypeError('Failed to fetch')));
    const tester = open(async () => registryOf(good), [{ remote: 'story', release: 'next' }]);
    for (const tab of [offline, tester]) {
      tab.show(true);
      await vi.waitFor(() => expect(tab.fetched).toHaveBeenCalledOnce());
      await Promise.resolve();
      expect(tab.withdrawn).toEqual([]);
    }
  });
});
