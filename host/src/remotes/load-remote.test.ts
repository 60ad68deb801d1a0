// @vitest-environment jsdom

import { RegistryEntry } from '@weaversworld/shared/releases';
import type { Remote } from '@weaversworld/shared/shell';
import { describe, expect, it, vi } from 'vitest';
import type { RemoteChoice } from './directory.ts';
import { createRemoteLoader } from './load-remote.ts';

const remote: Remote = { name: 'story', contract: '1.0.0', Provider: ({ children }) => children, routes: [] };
const choice: RemoteChoice = {
  name: 'story',
  entry: RegistryEntry.parse({ url: '/remotes/story/1/remoteEntry.js' }),
  mounts: [],
  slots: [],
};

const loaderOf = (run: () => Promise<unknown>, timeout = 1000) => {
  const register = vi.fn();
  const report = vi.fn();
  return { register, report, load: createRemoteLoader({ register, run, report, timeout }) };
};

describe('loading a remote', () => {
  it('runs its entry once, however often it is asked for', async () => {
    const run = vi.fn(async () => ({ remote }));
    const { load } = loaderOf(run);
    const [first, second] = await Promise.all([load(choice), load(choice)]);
    expect(first).toEqual({ ok: true, remote });
    expect(second).toBe(first);
    expect(run).toHaveBeenCalledOnce();
  });

  it.each([
    ['a missing entry', () => Promise.reject(new Error('404'))],
    ['an entry that throws', () => Promise.reject(new Error('boom'))],
    ['an entry without a remote', async () => ({})],
    ['an entry that never answers', () => new Promise<never>(() => undefined)],
  ])('%s gives a result and a report, never a rejection', async (_what, run) => {
    const { load, report } = loaderOf(run, 20);
    expect(await load(choice)).toEqual({ ok: false, error: 'This part of the page could not be loaded.' });
    expect(report).toHaveBeenCalledOnce();
  });

  it('tries again after a failure, at an address the browser has not given up on', async () => {
    const run = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new Error('404'))
      .mockResolvedValue({ remote });
    const { load, register } = loaderOf(run);
    await load(choice);
    expect(await load(choice)).toEqual({ ok: true, remote });
    const addresses = register.mock.calls.map(([, url]) => url);
    expect(new Set(addresses).size).toBe(2);
  });

  it('says what to do when no release fits this host', async () => {
    const { load } = loaderOf(async () => ({ remote }));
    expect(await load({ ...choice, entry: null })).toEqual({
      ok: false,
      error: 'This part needs a newer page. Please load the page again.',
    });
  });
});
