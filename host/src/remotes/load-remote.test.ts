// @vitest-environment jsdom

import { RegistryEntry } from '@weaversworld/shared/releases';
import type { Remote } from '@weaversworld/shared/shell';
import { describe, expect, it, vi } from 'vitest';
import type { Candidate, RemoteChoice } from './directory.ts';
import { createRemoteLoader, type Outcome } from './load-remote.ts';

const Provider: Remote['Provider'] = ({ children }) => children;
const remoteOf = (name: string): Remote => ({
  name,
  contract: '1.0.0',
  Provider,
  routes: [],
});
const candidate = (release: string, contract = '^1.0.0', fallbackUrl?: string): Candidate => ({
  release,
  unchecked: false,
  entry: RegistryEntry.parse({
    url: `/remotes/story/${release}/remoteEntry.js`,
    fallbackUrl,
    extras: { weaversworld: { release, contract } },
  }),
});
const choiceOf = (...candidates: Candidate[]): RemoteChoice => ({
  name: 'story',
  candidates,
  mounts: [],
  slots: [],
});
const canary = choiceOf(candidate('2'), candidate('1'));
const never = () => new Promise<never>(() => undefined);
const use = async ({ name }: Remote) => `page of ${name}`;

type Run = (release: string, url: string) => Promise<unknown>;
const good: Run = async (release) => ({ remote: remoteOf(release) });

/** The release whose folder an entry lies in. */
const releaseAt = (url: string): string => url.split('/').at(-2) ?? '';

type World = Parameters<typeof createRemoteLoader>[0];
const loaderOf = (run: Run, more: Partial<Pick<World, 'vouch' | 'moduleAt'>> = {}) => {
  const ran = vi.fn((url: string) => run(releaseAt(url), url));
  const outcomes: Omit<Outcome, 'ms'>[] = [];
  const settled = vi.fn();
  const report = vi.fn();
  const loader = createRemoteLoader({
    run: ran,
    moduleAt: async (_candidate, place) => place,
    vouch: async () => null,
    contract: '1.0.0',
    patience: () => 30,
    outcome: ({ ms: _ms, ...outcome }) => void outcomes.push(outcome),
    settled,
    report,
    now: () => 0,
    ...more,
  });
  return { loader, ran, outcomes, settled, report };
};

describe('opening a remote', () => {
  it('runs its entry once, however often it is asked for', async () => {
    const { loader, ran, settled } = loaderOf(good);
    const [first, second] = await Promise.all([loader.open(canary, use), loader.open(canary, use)]);
    expect(first).toMatchObject({ ok: true, release: '2', value: 'page of 2' });
    expect(second).toMatchObject({ ok: true, release: '2' });
    expect(ran).toHaveBeenCalledOnce();
    expect(settled).toHaveBeenCalledWith('story', '2');
  });

  const bad =
    (work: () => Promise<unknown>): Run =>
    async (release, url) =>
      release === '2' ? work() : good(release, url);

  it.each<[string, Run, string]>([
    ['a missing entry', bad(() => Promise.reject(new Error('404'))), 'entry'],
    ['an entry that throws', bad(() => Promise.reject(new Error('boom'))), 'entry'],
    ['an entry without a remote', bad(async () => ({})), 'entry'],
    ['an entry that is nothing', bad(async () => null), 'entry'],
    ['an entry that never answers', bad(never), 'time-out'],
    [
      'a remote of another age',
      bad(async () => ({ remote: { ...remoteOf('2'), contract: '2.0.0' } })),
      'contract',
    ],
  ])('%s: the last good release stands in its place, and the failure is told', async (_what, run, cause) => {
    const { loader, outcomes, settled, report } = loaderOf(run);
    expect(await loader.open(canary, use)).toMatchObject({ ok: true, release: '1', value: 'page of 1' });
    expect(outcomes).toEqual([{ remote: 'story', release: '2', outcome: 'fell-back', cause }]);
    expect(settled.mock.calls).toEqual([['story', '1']]);
    expect(report).toHaveBeenCalledOnce();
  });

  it.each<[string, (remote: Remote) => Promise<unknown>, string]>([
    [
      'a chunk that cannot be loaded',
      async ({ name }) => (name === '2' ? Promise.reject(new Error('404')) : 1),
      'chunk',
    ],
    ['a chunk that hangs', ({ name }) => (name === '2' ? never() : Promise.resolve(1)), 'time-out'],
  ])('%s: the same', async (_what, wanted, cause) => {
    const { loader, outcomes } = loaderOf(good);
    expect(await loader.open(canary, wanted)).toMatchObject({ ok: true, release: '1', value: 1 });
    expect(outcomes).toMatchObject([{ release: '2', outcome: 'fell-back', cause }]);
  });

  it.each<[string, RemoteChoice, (one: Candidate) => Promise<string | null>, string]>([
    [
      'needs another contract',
      choiceOf(candidate('2', '^2.0.0'), candidate('1')),
      async () => null,
      'contract',
    ],
    [
      'is vouched for by nobody',
      canary,
      async ({ release }) => (release === '2' ? 'no hash' : null),
      'unverified',
    ],
  ])('a release that %s is never run', async (_what, choice, vouch, cause) => {
    const { loader, ran, outcomes } = loaderOf(good, { vouch });
    expect(await loader.open(choice, use)).toMatchObject({ ok: true, release: '1' });
    expect(ran.mock.calls.map(([url]) => releaseAt(url))).toEqual(['1']);
    expect(outcomes).toMatchObject([{ release: '2', outcome: 'fell-back', cause }]);
  });

  it('whose manifest is of no use leaves its place to the last good one, and may be asked for again', async () => {
    let up = false;
    const moduleAt: World['moduleAt'] = async ({ release }, place) =>
      up || release === '1' ? place : Promise.reject(new Error('503'));
    const { loader, outcomes, ran } = loaderOf(good, { moduleAt });
    expect(await loader.open(canary, use)).toMatchObject({ ok: true, release: '1' });
    expect(outcomes).toEqual([{ remote: 'story', release: '2', outcome: 'fell-back', cause: 'manifest' }]);
    expect(ran).toHaveBeenCalledOnce();
    const alone = choiceOf(candidate('2'));
    expect(await loader.open(alone, use)).toMatchObject({ ok: false });
    up = true;
    expect(await loader.open(alone, use)).toMatchObject({ ok: true, release: '2' });
  });

  it('stops asking for a manifest when patience ends', async () => {
    const signals: AbortSignal[] = [];
    const moduleAt: World['moduleAt'] = ({ release }, place, signal) => {
      if (release === '1') return Promise.resolve(place);
      signals.push(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    };
    const { loader, outcomes } = loaderOf(good, { moduleAt });
    expect(await loader.open(canary, use)).toMatchObject({ ok: true, release: '1' });
    expect(outcomes).toMatchObject([{ release: '2', cause: 'time-out' }]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('does not go back to a release that failed while another works', async () => {
    const { loader, ran } = loaderOf(bad(() => Promise.reject(new Error('404'))));
    await loader.open(canary, use);
    expect(await loader.open(canary, use)).toMatchObject({ release: '1' });
    expect(ran.mock.calls.map(([url]) => releaseAt(url))).toEqual(['2', '1']);
  });

  it('gives a sentence when all have failed, and tries all again the next time', async () => {
    let up = false;
    const { loader, outcomes } = loaderOf((release, url) =>
      up ? good(release, url) : Promise.reject(new Error('503')),
    );
    expect(await loader.open(canary, use)).toEqual({
      ok: false,
      error: 'This part of the page could not be loaded.',
    });
    expect(outcomes.map(({ release, outcome }) => [release, outcome])).toEqual([
      ['2', 'fell-back'],
      ['1', 'failed'],
    ]);
    up = true;
    expect(await loader.open(canary, use)).toMatchObject({ ok: true, release: '2' });
  });

  it.each([
    ['none is there', choiceOf()],
    ['none fits', choiceOf(candidate('2', '^2.0.0'))],
  ])('says what to do when %s', async (_what, choice) => {
    expect(await loaderOf(good).loader.open(choice, use)).toEqual({
      ok: false,
      error: 'This part needs a newer page. Please load the page again.',
    });
  });
});

const MIRROR = '/mirror/story/2/remoteEntry.js';

describe('a release with a second place', () => {
  const mirrored = choiceOf(candidate('2', '^1.0.0', MIRROR), candidate('1'));
  const awayAt =
    (...places: string[]): Run =>
    async (release, url) =>
      places.some((place) => url.includes(place)) ? Promise.reject(new Error('404')) : good(release, url);
  const outside: World['vouch'] = async (_candidate, module) =>
    module.includes('mirror') ? null : 'no hash';

  it.each<[string, Run, string, string[]]>([
    ['is taken from the first', good, '2', ['/remotes/story/2/']],
    [
      'is taken from the second when the first is away',
      awayAt('/remotes/story/2/'),
      '2',
      ['/remotes/story/2/', '/mirror/story/2/'],
    ],
    [
      'gives its place up when both are away',
      awayAt('/story/2/'),
      '1',
      ['/remotes/story/2/', '/mirror/story/2/', '/remotes/story/1/'],
    ],
  ])('%s', async (_what, run, release, places) => {
    const { loader, ran, outcomes } = loaderOf(run);
    expect(await loader.open(mirrored, use)).toMatchObject({ ok: true, release });
    expect(ran.mock.calls.map(([url]) => new URL(url, 'http://any').pathname)).toEqual(
      places.map((place) => `${place}remoteEntry.js`),
    );
    expect(outcomes.map(({ cause }) => cause)).toEqual(release === '1' ? ['entry'] : []);
  });

  it('is not tried there when nobody vouches for it', async () => {
    const { loader, ran } = loaderOf(good, { vouch: outside });
    expect(await loader.open(mirrored, use)).toMatchObject({ ok: false });
    expect(ran).not.toHaveBeenCalled();
  });
});

describe('a screen that throws', () => {
  it('gives its place to the last good release', async () => {
    const { loader, outcomes } = loaderOf(good);
    await loader.open(canary, use);
    expect(loader.broke('story', '2', new Error('boom'), 0)).toBe(true);
    expect(await loader.open(canary, use)).toMatchObject({ release: '1' });
    expect(outcomes).toEqual([{ remote: 'story', release: '2', outcome: 'fell-back', cause: 'render' }]);
  });

  it('of the last release there is has nobody to go to, and may be tried again', async () => {
    const { loader, outcomes } = loaderOf(good);
    await loader.open(choiceOf(candidate('1')), use);
    expect(loader.broke('story', '1', new Error('boom'), 0)).toBe(false);
    expect(await loader.open(choiceOf(candidate('1')), use)).toMatchObject({ release: '1' });
    expect(outcomes).toMatchObject([{ outcome: 'failed', cause: 'render' }]);
  });

  it('counts what went well once', async () => {
    const { loader, outcomes } = loaderOf(good);
    loader.shown('story', '2', 0);
    loader.shown('story', '2', 0);
    expect(outcomes).toEqual([{ remote: 'story', release: '2', outcome: 'ok' }]);
  });
});
