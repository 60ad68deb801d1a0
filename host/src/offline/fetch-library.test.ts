import { DEFAULT_SETTINGS } from '@weaversworld/shared/contract';
import { aPage, aStory } from '@weaversworld/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { INITIAL_SESSION } from '../session/session-store.ts';
import { createFakeCacheStorage } from '../testing/fake-cache-storage.ts';
import { PRIVATE_CACHE } from './offline-caches.ts';
import { createOfflineStore } from './offline-store.ts';
import { createPrivateCache } from './private-cache.ts';

const GUEST = { ...INITIAL_SESSION, loading: false };
const LIST = JSON.stringify(['stories', '4', 'application/json;fields=card']);
const STORY = /^\/weaversworld\/api\/stories\/(\d+)\/$/;

const finished = (id: number) =>
  aStory({
    id,
    total_pages: 1,
    pages: [
      aPage({
        id,
        text: 'Pip slept.',
        image_status: 'completed',
        permanent_image_url: `/weaversworld/pictures/${id}.svg`,
      }),
    ],
  });

/** A card as our server sends it. */
const card = (id: number, page_count = 10) => ({
  id,
  total_pages: 10,
  page_count,
  pages: [{ id: id * 10, page_number: page_count }],
});

interface SetUp {
  answer?: (url: string) => Response | Promise<Response>;
  connection?: { saveData?: boolean; type?: string };
  isOnline?: () => boolean;
}

const setUp = async ({ answer, connection = {}, isOnline = () => true }: SetUp = {}) => {
  const { caches, urls } = createFakeCacheStorage(() => false);
  const cache = createPrivateCache(caches);
  let open = 0;
  let mostOpen = 0;
  const fetch = vi.fn(async (url: string, _init?: RequestInit) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    await Promise.resolve();
    const [, id] = STORY.exec(url) ?? [];
    const response =
      (await answer?.(url)) ?? (id ? Response.json(finished(Number(id))) : new Response('<svg/>'));
    open -= 1;
    return response;
  });
  let later: (() => void) | null = null;
  const report = vi.fn();
  const store = createOfflineStore({
    cache,
    fetch: fetch as typeof globalThis.fetch,
    settings: DEFAULT_SETTINGS,
    base: 'https://site/',
    cookies: () => '',
    exclusively: (task) => task(),
    navigator: { connection },
    isOnline,
    idle: async () => undefined,
    schedule: (task) => {
      later = task;
      return () => {
        later = null;
      };
    },
    report,
  });
  await store.cacheSession(GUEST);
  return {
    cache,
    store,
    fetch,
    report,
    mostOpen: () => mostOpen,
    /** Shows a library, and does what is done for later. */
    show: async (cards: unknown, key = LIST) => {
      await store.cacheList(key, JSON.stringify(cards), cache.visitorSignal());
      later?.();
      later = null;
      // Waits for what is under way.
      await store.prefetchImages();
      await store.prefetchImages();
    },
    requested: () => fetch.mock.calls.flatMap(([url]) => STORY.exec(url)?.[1] ?? []).map(Number),
    kept: () =>
      urls(PRIVATE_CACHE)
        .flatMap((url) => /^\/\.private\/story\/(\d+)/.exec(url)?.[1] ?? [])
        .map(Number)
        .toSorted((a, b) => a - b),
    pictures: () => urls(PRIVATE_CACHE).filter((url) => url.startsWith('/weaversworld/pictures/')),
  };
};
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('the stories of a library', () => {
  it('that are finished are fetched in its order, one request at a time, with their pictures', async () => {
    const { show, requested, kept, pictures, mostOpen, fetch, store } = await setUp();
    await show({ data: [card(9), card(8, 3), card(7)] });
    expect(requested()).toEqual([9, 7]);
    expect(kept()).toEqual([7, 9]);
    expect(pictures()).toEqual(['/weaversworld/pictures/9.svg', '/weaversworld/pictures/7.svg']);
    expect(mostOpen()).toBe(1);
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ 'x-profile-id': '4' });
    expect(await (await store.answer({ kind: 'story', id: '9' }))?.json()).toMatchObject({ id: 9 });
    expect(await store.readableStories()).toEqual([9, 7]);
    await show([card(9), card(8, 3), card(7)]);
    expect(requested()).toEqual([9, 7]);
  });

  it.each<[string, SetUp]>([
    ['the visitor saves data', { connection: { saveData: true } }],
    ['the connection is metered', { connection: { type: 'cellular' } }],
    ['there is no connection', { isOnline: () => false }],
  ])('are not fetched while %s', async (_case, options) => {
    const { show, fetch } = await setUp(options);
    await show([card(9)]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('are the ten newest; a newer one replaces the oldest, but never one that was opened', async () => {
    const { show, kept, store, cache } = await setUp();
    await show(range(1, 12).map((id) => card(13 - id)));
    expect(kept()).toEqual(range(3, 12));
    await store.cacheStory(finished(3), cache.visitorSignal());
    await show(range(1, 12).map((id) => card(14 - id)));
    // 3 was opened, so that it is one of the thirty opened last.
    expect(kept()).toEqual(range(3, 13));
    await show(range(1, 12).map((id) => card(15 - id)));
    expect(kept()).toEqual([3, ...range(5, 14)]);
  });

  it('make room for those that are opened', async () => {
    const { show, kept, store, cache, requested } = await setUp();
    await show([card(99), card(98)]);
    for (const id of range(1, 29)) await store.cacheStory(finished(id), cache.visitorSignal());
    // The newest of them is still there, in the last place.
    expect(kept()).toEqual([...range(1, 29), 99]);
    await store.cacheStory(finished(30), cache.visitorSignal());
    expect(kept()).toEqual(range(1, 30));
    await show([card(99), card(98)]);
    expect(kept()).toEqual(range(1, 30));
    // No room: the second one is not even asked for.
    expect(requested()).toEqual([99, 98, 99]);
  });

  it('stay away when the visitor signs out meanwhile', async () => {
    const setup = await setUp({
      answer: async () => {
        await setup.cache.abortAndClear();
        return Response.json(finished(9));
      },
    });
    await setup.show([card(9), card(7)]);
    expect(setup.requested()).toEqual([9]);
    expect(setup.kept()).toEqual([]);
    expect(setup.report).not.toHaveBeenCalled();
  });

  it.each([401, 429, 503])('are left for another time when the server answers %s', async (status) => {
    const { show, requested, kept, report } = await setUp({ answer: () => new Response('', { status }) });
    await show([card(9), card(7)]);
    expect(requested()).toEqual([9]);
    expect(kept()).toEqual([]);
    expect(report).not.toHaveBeenCalled();
  });

  it('that the server fails to send do not keep back the others', async () => {
    const { show, requested, kept } = await setUp({
      answer: (url) =>
        /\/(9|8|6)\/$/.test(url) ? new Response('', { status: 500 }) : Response.json(finished(7)),
    });
    await show([card(9), card(8), card(7), card(6), card(5)]);
    expect(requested()).toEqual([9, 8, 7, 6]);
    expect(kept()).toEqual([7]);
  });

  it('of one child do not replace those of another one, but they share the room', async () => {
    const { show, kept } = await setUp();
    const library = (child: number) => JSON.stringify(['stories', String(child), null]);
    const cardsOf = (child: number) => range(1, 12).map((at) => card(child * 100 + at));
    for (const child of [1, 2, 3]) await show(cardsOf(child), library(child));
    const counts = () =>
      [1, 2, 3, 4].map((child) => kept().filter((id) => (id - (id % 100)) / 100 === child).length);
    expect(counts()).toEqual([10, 10, 10, 0]);
    await show(cardsOf(4), library(4));
    expect(counts().reduce((sum, count) => sum + count)).toBe(30);
    expect(Math.min(...counts())).toBeGreaterThanOrEqual(7);
    const before = kept();
    await show(cardsOf(1), library(1));
    expect(kept()).toEqual(before);
  });

  it.each([
    ['characters', JSON.stringify(['characters', null, null]), [card(9)]],
    ['the second part of a long library', JSON.stringify(['stories?after=9', null, null]), [card(9)]],
    ['another key', 'stories', [card(9)]],
    ['no list', LIST, { error: 'No.' }],
  ])('are not looked for in %s', async (_case, key, body) => {
    const { show, fetch } = await setUp();
    await show(body, key);
    expect(fetch).not.toHaveBeenCalled();
  });
});
