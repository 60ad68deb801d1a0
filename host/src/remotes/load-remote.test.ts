// @vitest-environment jsdom

import type { Api } from '@weaversworld/shared/api';
import { RegistryEntry } from '@weaversworld/shared/releases';
import type { Remote } from '@weaversworld/shared/shell';
import { createTestShell } from '@weaversworld/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { createRemoteLoader, type Outcome } from './load-remote.ts';
import { NothingShownError } from './nothing-shown-error.ts';
import type { Candidate, ResolvedRemote } from './remote-catalog.ts';
import type { ContainerEntry } from './resolve-entry.ts';
import { createStartRemote } from './start-remote.ts';

const Screen = () => null;
const disposed: string[] = [];
/** A `./remote` module whose only route contains the name of its release. */
const moduleOf = (release: string, contract = '2.0.0') => ({
  contract,
  createRemote: (): Remote => ({
    routes: [{ path: `/${release}`, access: 'anyone', lazy: async () => ({ Component: Screen }) }],
    slots: {},
    dispose: () => void disposed.push(release),
  }),
});
const releaseOf = ({ routes }: Remote): string => routes[0]?.path.slice(1) ?? '';
const candidate = (release: string, contract = '^2.0.0', fallbackUrl?: string): Candidate => ({
  release,
  unchecked: false,
  entry: RegistryEntry.parse({
    url: `/remotes/story/${release}/remoteEntry.js`,
    fallbackUrl,
    extras: { weaversworld: { release, contract } },
  }),
});
const remoteOf = (...candidates: Candidate[]): ResolvedRemote => ({
  name: 'story',
  candidates,
  mounts: [],
  slots: [],
});
const canary = remoteOf(candidate('2'), candidate('1'));
const never = () => new Promise<never>(() => undefined);
const select = async (remote: Remote) => `page of ${releaseOf(remote)}`;

type Run = (release: string, url: string) => Promise<unknown>;
const good: Run = async (release) => moduleOf(release);

/** The release whose folder contains an entry. */
const releaseAt = (url: string): string => url.split('/').at(-2) ?? '';

type Deps = Parameters<typeof createRemoteLoader>[0];
const toStartable = createStartRemote({
  shell: createTestShell,
  api: () => ({}) as Api,
  navigate: () => undefined,
});
const loaderOf = (
  run: Run,
  more: Partial<Pick<Deps, 'verifyIntegrity' | 'resolveEntry' | 'loadTimeout'>> = {},
) => {
  const ran = vi.fn(({ url }: ContainerEntry) => run(releaseAt(url), url));
  const outcomes: Omit<Outcome, 'ms'>[] = [];
  const onResolved = vi.fn();
  const styles = new Map<string, boolean>();
  const report = vi.fn();
  const loader = createRemoteLoader({
    run: ran,
    toStartable,
    resolveEntry: async (_candidate, url) => ({ url, format: 'module' }),
    verifyIntegrity: async () => null,
    contract: '2.0.0 || 1.0.0',
    onStarting: (_name, { release }) => void styles.set(release, true),
    onDisposed: (_name, { release }) => void styles.set(release, false),
    loadTimeout: () => 30,
    onOutcome: ({ ms: _ms, ...outcome }) => void outcomes.push(outcome),
    onResolved,
    report,
    now: () => 0,
    ...more,
  });
  return { loader, ran, outcomes, onResolved, styles, report };
};

describe('loading a remote', () => {
  it('runs its entry once, however often it is loaded', async () => {
    const { loader, ran, onResolved } = loaderOf(good);
    const [first, second] = await Promise.all([loader.load(canary, select), loader.load(canary, select)]);
    expect(first).toMatchObject({ ok: true, release: '2', value: 'page of 2' });
    expect(second).toMatchObject({ ok: true, release: '2' });
    expect(ran).toHaveBeenCalledOnce();
    expect(onResolved).toHaveBeenCalledWith('story', '2');
  });

  const bad =
    (work: () => Promise<unknown>): Run =>
    async (release, url) =>
      release === '2' ? work() : good(release, url);

  it.each<[string, Run, string]>([
    ['a missing entry', bad(() => Promise.reject(new Error('404'))), 'entry'],
    ['an entry that throws', bad(() => Promise.reject(new Error('boom'))), 'entry'],
    ['an entry without a remote', bad(async () => ({})), 'entry'],
    ['an entry that resolves with null', bad(async () => null), 'entry'],
    ['an entry that never answers', bad(never), 'time-out'],
    ['a remote of an unsupported contract', bad(async () => moduleOf('2', '3.0.0')), 'contract'],
  ])('%s: the last good release is used, and the failure is reported', async (_what, run, cause) => {
    const { loader, outcomes, onResolved, report } = loaderOf(run);
    expect(await loader.load(canary, select)).toMatchObject({ ok: true, release: '1', value: 'page of 1' });
    expect(outcomes).toEqual([{ remote: 'story', release: '2', outcome: 'fell-back', cause }]);
    expect(onResolved.mock.calls).toEqual([['story', '1']]);
    expect(report).toHaveBeenCalledOnce();
  });

  it.each<[string, (remote: Remote) => Promise<unknown>, string]>([
    [
      'a chunk that cannot be loaded',
      async (remote) => (releaseOf(remote) === '2' ? Promise.reject(new Error('404')) : 1),
      'chunk',
    ],
    [
      'a chunk that hangs',
      (remote) => (releaseOf(remote) === '2' ? never() : Promise.resolve(1)),
      'time-out',
    ],
  ])('%s: the last good release is used as well', async (_what, wanted, cause) => {
    const { loader, outcomes } = loaderOf(good);
    expect(await loader.load(canary, wanted)).toMatchObject({ ok: true, release: '1', value: 1 });
    expect(outcomes).toMatchObject([{ release: '2', outcome: 'fell-back', cause }]);
  });

  it.each<[string, ResolvedRemote, (one: Candidate) => Promise<string | null>, string]>([
    [
      'needs another contract',
      remoteOf(candidate('2', '^3.0.0'), candidate('1')),
      async () => null,
      'contract',
    ],
    ['cannot be verified', canary, async ({ release }) => (release === '2' ? 'no hash' : null), 'unverified'],
  ])('a release that %s is never run', async (_what, choice, verifyIntegrity, cause) => {
    const { loader, ran, outcomes } = loaderOf(good, { verifyIntegrity });
    expect(await loader.load(choice, select)).toMatchObject({ ok: true, release: '1' });
    expect(ran.mock.calls.map(([{ url }]) => releaseAt(url))).toEqual(['1']);
    expect(outcomes).toMatchObject([{ release: '2', outcome: 'fell-back', cause }]);
  });

  it('falls back when the manifest cannot be used, and may try that release again later', async () => {
    let up = false;
    const resolveEntry: Deps['resolveEntry'] = async ({ release }, url) =>
      up || release === '1' ? { url, format: 'module' } : Promise.reject(new Error('503'));
    const { loader, outcomes, ran } = loaderOf(good, { resolveEntry });
    expect(await loader.load(canary, select)).toMatchObject({ ok: true, release: '1' });
    expect(outcomes).toEqual([{ remote: 'story', release: '2', outcome: 'fell-back', cause: 'manifest' }]);
    expect(ran).toHaveBeenCalledOnce();
    const alone = remoteOf(candidate('2'));
    expect(await loader.load(alone, select)).toMatchObject({ ok: false });
    up = true;
    expect(await loader.load(alone, select)).toMatchObject({ ok: true, release: '2' });
  });

  it('aborts the request for a manifest at the timeout', async () => {
    const signals: AbortSignal[] = [];
    const resolveEntry: Deps['resolveEntry'] = ({ release }, url, signal) => {
      if (release === '1') return Promise.resolve({ url, format: 'module' });
      signals.push(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    };
    const { loader, outcomes, report } = loaderOf(good, { resolveEntry });
    expect(await loader.load(canary, select)).toMatchObject({ ok: true, release: '1' });
    expect(outcomes).toMatchObject([{ release: '2', cause: 'time-out' }]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    // The time-out, and not the request that was aborted because of it.
    expect(report).toHaveBeenCalledOnce();
  });

  it('gives a release that a developer serves the time of a last candidate, because it may be compiled first', async () => {
    const slow: Run = async (release, url) => {
      if (release === '2') await new Promise((resolve) => setTimeout(resolve, 60));
      return good(release, url);
    };
    const served = remoteOf({ ...candidate('2'), unchecked: true }, candidate('1'));
    const loadTimeout = (hasFallback: boolean) => (hasFallback ? 1 : 60_000);
    const { loader } = loaderOf(slow, { loadTimeout });
    expect(await loader.load(served, select)).toMatchObject({ ok: true, release: '2' });
  });

  it('does not go back to a release that failed while another works', async () => {
    const { loader, ran } = loaderOf(bad(() => Promise.reject(new Error('404'))));
    await loader.load(canary, select);
    expect(await loader.load(canary, select)).toMatchObject({ release: '1' });
    expect(ran.mock.calls.map(([{ url }]) => releaseAt(url))).toEqual(['2', '1']);
  });

  it('returns a message when all candidates failed, and tries all again the next time', async () => {
    let up = false;
    const { loader, outcomes } = loaderOf((release, url) =>
      up ? good(release, url) : Promise.reject(new Error('503')),
    );
    expect(await loader.load(canary, select)).toEqual({
      ok: false,
      error: 'This part of the page could not be loaded.',
    });
    expect(outcomes.map(({ release, outcome }) => [release, outcome])).toEqual([
      ['2', 'fell-back'],
      ['1', 'failed'],
    ]);
    up = true;
    expect(await loader.load(canary, select)).toMatchObject({ ok: true, release: '2' });
  });

  it.each([
    ['there is no release', remoteOf()],
    ['none fits', remoteOf(candidate('2', '^3.0.0'))],
  ])('returns a message with the next step when %s', async (_what, choice) => {
    expect(await loaderOf(good).loader.load(choice, select)).toEqual({
      ok: false,
      error: 'This part needs a newer page. Please load the page again.',
    });
  });
});

const MIRROR = '/mirror/story/2/remoteEntry.js';

describe('a release with a fallback URL', () => {
  const mirrored = remoteOf(candidate('2', '^2.0.0', MIRROR), candidate('1'));
  const awayAt =
    (...paths: string[]): Run =>
    async (release, url) =>
      paths.some((path) => url.includes(path)) ? Promise.reject(new Error('404')) : good(release, url);
  const outside: Deps['verifyIntegrity'] = async (_candidate, module) =>
    module.includes('mirror') ? null : 'no hash';

  it.each<[string, Run, string, string[]]>([
    ['is loaded from the primary URL', good, '2', ['/remotes/story/2/']],
    [
      'is loaded from the fallback URL when the primary one fails',
      awayAt('/remotes/story/2/'),
      '2',
      ['/remotes/story/2/', '/mirror/story/2/'],
    ],
    [
      'is replaced when both fail',
      awayAt('/story/2/'),
      '1',
      ['/remotes/story/2/', '/mirror/story/2/', '/remotes/story/1/'],
    ],
  ])('%s', async (_what, run, release, urls) => {
    const { loader, ran, outcomes } = loaderOf(run);
    expect(await loader.load(mirrored, select)).toMatchObject({ ok: true, release });
    expect(ran.mock.calls.map(([{ url }]) => new URL(url, 'http://any').pathname)).toEqual(
      urls.map((folder) => `${folder}remoteEntry.js`),
    );
    expect(outcomes.map(({ cause }) => cause)).toEqual(release === '1' ? ['entry'] : []);
  });

  it('is not run from either when it cannot be verified', async () => {
    const { loader, ran } = loaderOf(good, { verifyIntegrity: outside });
    expect(await loader.load(mirrored, select)).toMatchObject({ ok: false });
    expect(ran).not.toHaveBeenCalled();
  });
});

describe('a release that was withdrawn', () => {
  it('goes on until the next one is shown, and is then disposed of without a report', async () => {
    const { loader, outcomes, styles } = loaderOf(good);
    await loader.load(canary, select);
    disposed.length = 0;
    loader.withdraw(canary, '2');
    expect(await loader.load(canary, select)).toMatchObject({ release: '1' });
    expect([disposed, styles.get('2')]).toEqual([[], true]);
    loader.onVisible('story', '1', 0, 0);
    await vi.waitFor(() => expect(disposed).toEqual(['2']));
    expect(outcomes).toEqual([{ remote: 'story', release: '1', outcome: 'ok' }]);
    expect(await loader.load(canary, select)).toMatchObject({ release: '1' });
  });

  it('is never started when it was not running yet', async () => {
    const { loader, ran } = loaderOf(good);
    loader.withdraw(canary, '2');
    expect(await loader.load(canary, select)).toMatchObject({ release: '1' });
    expect(ran).toHaveBeenCalledOnce();
  });

  it('stays when there is no other', async () => {
    const { loader } = loaderOf(good);
    for (const release of ['2', '1']) loader.withdraw(canary, release);
    expect(await loader.load(canary, select)).toMatchObject({ release: '1' });
  });
});

describe('a screen that throws', () => {
  it('is replaced by the last good release, which is started after the failed one was disposed of', async () => {
    const { loader, outcomes } = loaderOf(good);
    await loader.load(canary, select);
    disposed.length = 0;
    expect(loader.onRenderError('story', '2', new Error('boom'), 0)).toBe(true);
    await vi.waitFor(() => expect(disposed).toEqual(['2']));
    expect(await loader.load(canary, select)).toMatchObject({ release: '1' });
    expect(outcomes).toEqual([{ remote: 'story', release: '2', outcome: 'fell-back', cause: 'render' }]);
  });

  it('loses its styles, until it is tried again', async () => {
    const { loader, styles } = loaderOf((release, url) => {
      if (release === '1') throw new Error('404');
      return good(release, url);
    });
    await loader.load(canary, select);
    loader.onRenderError('story', '2', new NothingShownError(), 0);
    expect(await loader.load(canary, select)).toMatchObject({ ok: false });
    expect([...styles]).toEqual([
      ['2', false],
      ['1', false],
    ]);
    expect(await loader.load(canary, select)).toMatchObject({ release: '2' });
    expect(styles.get('2')).toBe(true);
  });

  it('outside of render is reported once, and goes on', async () => {
    const { loader, outcomes } = loaderOf(good);
    await loader.load(canary, select);
    loader.onVisible('story', '2', 0, 0);
    for (let times = 0; times < 3; times += 1) loader.onUncaughtError('story', '2');
    expect(outcomes).toMatchObject([{ outcome: 'ok' }, { outcome: 'failed', cause: 'uncaught' }]);
    expect(await loader.load(canary, select)).toMatchObject({ release: '2' });
  });

  it('or shows nothing is reported with the difference', async () => {
    const { loader, outcomes } = loaderOf(good);
    await loader.load(canary, select);
    loader.onRenderError('story', '2', new NothingShownError(), 0);
    expect(outcomes).toMatchObject([{ release: '2', outcome: 'fell-back', cause: 'nothing-shown' }]);
  });

  it('of the last candidate is not replaced, and may be tried again', async () => {
    const { loader, outcomes } = loaderOf(good);
    await loader.load(remoteOf(candidate('1')), select);
    expect(loader.onRenderError('story', '1', new Error('boom'), 0)).toBe(false);
    expect(await loader.load(remoteOf(candidate('1')), select)).toMatchObject({ release: '1' });
    expect(outcomes).toMatchObject([{ outcome: 'failed', cause: 'render' }]);
  });

  it('reports success once', async () => {
    const { loader, outcomes } = loaderOf(good);
    loader.onVisible('story', '2', 0, 0);
    loader.onVisible('story', '2', 0, 0);
    expect(outcomes).toEqual([{ remote: 'story', release: '2', outcome: 'ok' }]);
  });
});
