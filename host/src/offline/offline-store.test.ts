import { DEFAULT_SETTINGS } from '@weaversworld/shared/contract';
import type { SessionState } from '@weaversworld/shared/shell';
import { aChildProfile, aPage, aStory, aUser } from '@weaversworld/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { INITIAL_SESSION } from '../session/session-store.ts';
import { createFakeCacheStorage } from '../testing/fake-cache-storage.ts';
import { PRIVATE_CACHE } from './offline-caches.ts';
import { createOfflineStore } from './offline-store.ts';
import { createPrivateCache } from './private-cache.ts';

const ANONYMOUS: SessionState = { ...INITIAL_SESSION, loading: false };
const signedIn = (id: number): SessionState => ({
  ...ANONYMOUS,
  isAuthenticated: true,
  user: aUser({ id }),
  childProfiles: [aChildProfile({ id: 3 }), aChildProfile({ id: 4 })],
  activeChildProfile: aChildProfile({ id: 4 }),
});

const finished = (id: number, over: Parameters<typeof aStory>[0] = {}) =>
  aStory({
    id,
    total_pages: 2,
    pages: [1, 2].map((number) =>
      aPage({
        id: id * 10 + number,
        page_number: number,
        text: `Page ${number}.`,
        image_status: 'completed',
        permanent_image_url: `/weaversworld/pictures/${id}-${number}.svg`,
      }),
    ),
    ...over,
  });

const setUp = ({
  connection = {} as { saveData?: boolean; type?: string },
  isOnline = () => true,
  failPut = (_url: string): boolean => false,
  fetched = (_url: string): Response | Promise<Response> => new Response('<svg/>'),
  exclusively = <Result>(task: () => Promise<Result>): Promise<Result> => task(),
  cookies = (): string => '',
} = {}) => {
  const { caches, urls } = createFakeCacheStorage(failPut);
  const fetch = vi.fn(async (url: string) => fetched(url));
  const report = vi.fn();
  /** What waits for its time. */
  const later: (() => void)[] = [];
  const open = () => {
    const cache = createPrivateCache(caches);
    const store = createOfflineStore({
      cache,
      fetch: fetch as typeof globalThis.fetch,
      settings: DEFAULT_SETTINGS,
      base: 'https://site/',
      cookies,
      exclusively,
      navigator: { connection },
      isOnline,
      idle: async () => undefined,
      schedule: (task) => {
        later.push(task);
        return () => void later.splice(later.indexOf(task), 1);
      },
      report,
    });
    return { cache, store };
  };
  return { ...open(), open, fetch, report, later, cachedUrls: () => urls(PRIVATE_CACHE) };
};
const storyIds = (urls: string[]) =>
  urls.flatMap((url) => /^\/\.private\/story\/(\d+)/.exec(url)?.[1] ?? []).map(Number);
const pictures = (urls: string[]) => urls.filter((url) => url.startsWith('/weaversworld/pictures/'));

describe('the session', () => {
  it('is answered as the server would answer it', async () => {
    const { store } = setUp();
    await store.cacheSession(signedIn(1));
    const session = await store.answer({ kind: 'session' });
    expect(session?.status).toBe(200);
    expect(await session?.json()).toMatchObject({
      data: { user: { id: 1 }, active_child_profile_id: 4 },
      meta: { is_authenticated: true },
    });
    expect(await (await store.answer({ kind: 'user' }))?.json()).toMatchObject({ id: 1 });
    expect(await (await store.answer({ kind: 'profiles' }))?.json()).toHaveLength(2);
  });

  it('of an anonymous visitor is the 401 that it always is', async () => {
    const { store } = setUp();
    await store.cacheSession(ANONYMOUS);
    expect((await store.answer({ kind: 'session' }))?.status).toBe(401);
    expect(await store.answer({ kind: 'user' })).toBeNull();
  });

  it.each([
    ['while it is being read', { loading: true }],
    ['after it could not be read', { error: 'Failed to load authentication state' }],
  ])('is not replaced %s', async (_when, change) => {
    const { store } = setUp();
    await store.cacheSession(signedIn(1));
    await store.cacheSession({ ...ANONYMOUS, ...change });
    expect((await store.answer({ kind: 'session' }))?.status).toBe(200);
  });

  it('has no answer before anything was cached', async () => {
    expect(await setUp().store.answer({ kind: 'session' })).toBeNull();
    expect(await setUp().store.answer({ kind: 'story', id: '7' })).toBeNull();
  });
});

describe('what belongs to a family', () => {
  it('is deleted before anything of another visitor is stored, in this page and in a later one', async () => {
    for (const isLater of [false, true]) {
      const { store, cache, open, cachedUrls } = setUp();
      await store.cacheSession(signedIn(1));
      await store.cacheStory(finished(7), cache.visitorSignal());
      await store.cacheList('list', '[]', cache.visitorSignal());
      await store.prefetchImages();
      expect(pictures(cachedUrls())).toHaveLength(2);
      const later = isLater ? open().store : store;
      await later.cacheSession(signedIn(2));
      expect(cachedUrls()).toEqual(['/.private/session']);
      expect((await later.answer({ kind: 'story', id: '7' }))?.status).toBe(503);
    }
  });

  it('is not stored any more when it arrives after it was deleted', async () => {
    const { store, cache, cachedUrls } = setUp();
    await store.cacheSession(signedIn(1));
    const visitorSignal = cache.visitorSignal();
    await cache.abortAndClear();
    await store.cacheList('list', '[{"id":1}]', visitorSignal);
    await store.cacheStory(finished(7), visitorSignal);
    expect(cachedUrls()).toEqual([]);
  });

  it('is not stored for the next visitor when the visitor signs out before its turn', async () => {
    let begin: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const { store, cache, cachedUrls } = setUp({ exclusively: async (task) => turn.then(task) });
    const session = store.cacheSession(signedIn(1));
    await cache.abortAndClear();
    const next = store.cacheSession(ANONYMOUS);
    begin();
    await Promise.all([session, next]);
    expect(cachedUrls()).toEqual(['/.private/session']);
    expect((await store.answer({ kind: 'session' }))?.status).toBe(401);
  });

  it('is stored by nobody who signed out before it was', async () => {
    const { store, cache, cachedUrls } = setUp({
      exclusively: async (task) => {
        await cache.abortAndClear();
        return task();
      },
    });
    await store.cacheSession(signedIn(1));
    expect(cachedUrls()).toEqual([]);
  });

  it('is deleted before anything of another guest is stored, and shown to none before that', async () => {
    let cookies = 'csrftoken=one';
    const { store, cache, open, cachedUrls } = setUp({ cookies: () => cookies });
    await store.cacheSession(ANONYMOUS);
    await store.cacheList('list', '[]', cache.visitorSignal());
    // The server names the guest with the first character, which does not change the session.
    cookies = 'csrftoken=one; ww_guest=first';
    await store.cacheStory(finished(7), cache.visitorSignal());
    await store.prefetchImages();
    expect(cachedUrls()).toContain('/.private/list?list');
    expect((await store.answer({ kind: 'story', id: '7' }))?.status).toBe(200);

    for (const next of ['', 'ww_guest=second; csrftoken=two']) {
      cookies = next;
      const later = open().store;
      expect((await later.answer({ kind: 'story', id: '7' }))?.status).toBe(503);
      expect(await later.answer({ kind: 'list', key: 'list' })).toBeNull();
      expect((await later.answer({ kind: 'session' }))?.status).toBe(401);
    }
    await open().store.cacheSession(ANONYMOUS);
    expect(cachedUrls()).toEqual(['/.private/session']);
  });

  it('of a guest is deleted in the page that is open when the guest changes', async () => {
    let cookies = 'ww_guest=first';
    const { store, cache, cachedUrls } = setUp({ cookies: () => cookies });
    await store.cacheSession(ANONYMOUS);
    await store.cacheStory(finished(7), cache.visitorSignal());
    cookies = 'ww_guest=second';
    const visitorSignal = cache.visitorSignal();
    await store.cacheStory(finished(8), visitorSignal);
    expect(visitorSignal.aborted).toBe(true);
    expect(storyIds(cachedUrls())).toEqual([]);
    await store.cacheStory(finished(8), cache.visitorSignal());
    expect(storyIds(cachedUrls())).toEqual([8]);
  });

  it('waits until the session is known', async () => {
    const { store, cache, cachedUrls } = setUp();
    const list = store.cacheList('list', '[]', cache.visitorSignal());
    expect(cachedUrls()).toEqual([]);
    await store.cacheSession(signedIn(1));
    await list;
    expect(await (await store.answer({ kind: 'list', key: 'list' }))?.json()).toEqual([]);
  });
});

describe('a story', () => {
  it('is cached when it is finished, and not before', async () => {
    const { store, cache, cachedUrls } = setUp();
    await store.cacheSession(ANONYMOUS);
    await store.cacheStory(finished(1, { total_pages: 3 }), cache.visitorSignal());
    const [first, second] = finished(2).pages;
    await store.cacheStory(
      finished(2, { pages: [first!, { ...second!, image_status: 'processing' }] }),
      cache.visitorSignal(),
    );
    await store.cacheStory(finished(3, { pages: [first!, { ...second!, text: '' }] }), cache.visitorSignal());
    await store.cacheStory(finished(4), cache.visitorSignal());
    expect(storyIds(cachedUrls())).toEqual([4]);
    const answer = await store.answer({ kind: 'story', id: '4' });
    expect(await answer?.json()).toMatchObject({ id: 4, pages: [{ text: 'Page 1.' }, { text: 'Page 2.' }] });
  });

  it('that is not cached gets a sentence that says what to do', async () => {
    const { store } = setUp();
    await store.cacheSession(ANONYMOUS);
    const answer = await store.answer({ kind: 'story', id: '9' });
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toMatch(/Stories marked 'On this device' can be read and heard now\./);
  });

  it('is cached with its pictures and the pictures of its cast, each requested once', async () => {
    const { store, cache, fetch, cachedUrls } = setUp();
    await store.cacheSession(ANONYMOUS);
    await store.cacheStory(finished(7, { epoch: 'e', characters: [{}] }), cache.visitorSignal());
    await store.prefetchImages();
    await store.prefetchImages();
    expect(cachedUrls()).toContain('/weaversworld/api/stories/7/cast/1/');
    expect(pictures(cachedUrls())).toEqual([
      '/weaversworld/pictures/7-1.svg',
      '/weaversworld/pictures/7-2.svg',
    ]);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is cached without pictures for a visitor who saves data', async () => {
    const { store, cache, fetch } = setUp({ connection: { saveData: true } });
    await store.cacheSession(ANONYMOUS);
    await store.cacheStory(finished(7), cache.visitorSignal());
    await store.prefetchImages();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('keeps no picture that the server refuses, and asks for it again later', async () => {
    let isThere = false;
    const fetched = () => (isThere ? new Response('<svg/>') : new Response('no', { status: 404 }));
    const { store, cache, cachedUrls } = setUp({ fetched });
    await store.cacheSession(ANONYMOUS);
    await store.cacheStory(finished(7), cache.visitorSignal());
    await store.prefetchImages();
    expect(pictures(cachedUrls())).toEqual([]);
    isThere = true;
    await store.prefetchImages();
    expect(pictures(cachedUrls())).toHaveLength(2);
  });

  it('makes room for later ones: the thirty opened last are cached', async () => {
    const { store, cache, cachedUrls } = setUp();
    await store.cacheSession(ANONYMOUS);
    for (let id = 1; id <= 30; id += 1) await store.cacheStory(finished(id), cache.visitorSignal());
    await store.prefetchImages();
    await store.cacheStory(finished(1), cache.visitorSignal());
    await store.cacheStory(finished(31), cache.visitorSignal());
    expect(storyIds(cachedUrls()).toSorted((a, b) => a - b)).toEqual([
      1,
      ...Array.from({ length: 29 }, (_, at) => at + 3),
    ]);
    expect(pictures(cachedUrls()).some((url) => url.includes('/2-'))).toBe(false);
  });

  it('makes room for later ones when pictures are large', async () => {
    const large = new Uint8Array(8_000_000);
    const { store, cache, cachedUrls } = setUp({ fetched: () => new Response(large) });
    await store.cacheSession(ANONYMOUS);
    for (let id = 1; id <= 5; id += 1) {
      await store.cacheStory(finished(id), cache.visitorSignal());
      await store.prefetchImages();
    }
    expect(storyIds(cachedUrls())).toEqual([3, 4, 5]);
    expect(pictures(cachedUrls())).toHaveLength(6);
  });

  it('replaces older ones when the browser has no room', async () => {
    // There is room for one story.
    const full = setUp({
      failPut: (url) => url.includes('/story/2') && storyIds(full.cachedUrls()).includes(1),
    });
    await full.store.cacheSession(ANONYMOUS);
    await full.store.cacheStory(finished(1), full.cache.visitorSignal());
    await full.store.prefetchImages();
    await full.store.cacheStory(finished(2), full.cache.visitorSignal());
    expect(full.report).not.toHaveBeenCalled();
    expect(storyIds(full.cachedUrls())).toEqual([2]);
    expect(pictures(full.cachedUrls())).toEqual([]);
    await full.store.prefetchImages();
    expect(pictures(full.cachedUrls())).toHaveLength(2);
  });

  it('that finds no room even then is reported, and the deleted ones are cached again when they are opened', async () => {
    let isFull = false;
    const full = setUp({ failPut: (url) => isFull && url.includes('/story/') });
    await full.store.cacheSession(ANONYMOUS);
    await full.store.cacheStory(finished(1), full.cache.visitorSignal());
    isFull = true;
    await full.store.cacheStory(finished(2), full.cache.visitorSignal());
    expect(full.report).toHaveBeenCalledExactlyOnceWith(
      'A story could not be cached for reading offline',
      expect.any(DOMException),
    );
    isFull = false;
    await full.store.cacheStory(finished(1), full.cache.visitorSignal());
    expect(storyIds(full.cachedUrls())).toEqual([1]);
  });

  /** The same story after its first picture was drawn again. */
  const redrawn = (id: number) => {
    const [first, second] = finished(id).pages;
    const permanent_image_url = `/weaversworld/pictures/${id}-1-again.svg`;
    return finished(id, { pages: [{ ...first!, permanent_image_url }, second!] });
  };
  const AFTER_REDRAW = ['/weaversworld/pictures/7-1-again.svg', '/weaversworld/pictures/7-2.svg'];

  it('with another picture loses the one before', async () => {
    const { store, cache, cachedUrls } = setUp();
    await store.cacheSession(ANONYMOUS);
    await store.cacheStory(finished(7), cache.visitorSignal());
    await store.prefetchImages();
    await store.cacheStory(redrawn(7), cache.visitorSignal());
    await store.prefetchImages();
    expect(pictures(cachedUrls()).toSorted()).toEqual(AFTER_REDRAW);
  });

  it('that gets another picture while its pictures are fetched has it after the next time', async () => {
    let redraw: (() => Promise<void>) | null = null;
    const { store, cache, cachedUrls } = setUp({
      fetched: async () => {
        await redraw?.();
        return new Response('<svg/>');
      },
    });
    await store.cacheSession(ANONYMOUS);
    await store.cacheStory(finished(7), cache.visitorSignal());
    redraw = () => store.cacheStory(redrawn(7), cache.visitorSignal());
    await store.prefetchImages();
    redraw = null;
    await store.prefetchImages();
    expect(pictures(cachedUrls()).toSorted()).toEqual(AFTER_REDRAW);
  });

  it('that is deleted while its pictures are fetched leaves none', async () => {
    const { store, cache, cachedUrls } = setUp({
      fetched: async () => {
        await store.deleteStory(7);
        return new Response('<svg/>');
      },
    });
    await store.cacheSession(ANONYMOUS);
    await store.cacheStory(finished(7), cache.visitorSignal());
    await store.prefetchImages();
    expect(storyIds(cachedUrls())).toEqual([]);
    expect(pictures(cachedUrls())).toEqual([]);
  });

  it('that cannot be deleted is reported as such', async () => {
    let isFull = false;
    const { store, cache, report } = setUp({ failPut: (url) => isFull && url === '/.private/stories' });
    await store.cacheSession(ANONYMOUS);
    await store.cacheStory(finished(1), cache.visitorSignal());
    isFull = true;
    await store.deleteStory(1);
    expect(report).toHaveBeenCalledExactlyOnceWith(
      'A deleted story could not be removed from this browser',
      expect.any(DOMException),
    );
  });

  it('that was deleted is not cached any more', async () => {
    const { store, cache, cachedUrls } = setUp();
    await store.cacheSession(ANONYMOUS);
    for (const id of [1, 2]) await store.cacheStory(finished(id), cache.visitorSignal());
    await store.prefetchImages();
    await store.deleteStory(1);
    expect(storyIds(cachedUrls())).toEqual([2]);
    expect(pictures(cachedUrls())).toHaveLength(2);
  });
});

describe('a story that is gone on the server', () => {
  const listOf = (profile: string | null, part = '') =>
    JSON.stringify([`stories${part}`, profile, 'application/json;fields=card']);
  const card = (id: number) => ({ id, total_pages: 2, page_count: 2 });
  const own = (id: number) => finished(id, { user_is_owner: true });
  const keep = async ({ store, cache }: ReturnType<typeof setUp>, ids: number[]) => {
    for (const id of ids) await store.cacheStory(own(id), cache.visitorSignal());
  };
  const show = ({ store, cache }: ReturnType<typeof setUp>, key: string, ids: number[]) =>
    store.cacheList(key, JSON.stringify({ data: ids.map(card) }), cache.visitorSignal());
  const kept = ({ cachedUrls }: ReturnType<typeof setUp>) => storyIds(cachedUrls()).toSorted((a, b) => a - b);

  it('with the profile of its child is deleted here, with its pictures and the lists of that child', async () => {
    const setup = setUp();
    await setup.store.cacheSession(signedIn(1));
    await show(setup, listOf('4'), [40, 41]);
    await show(setup, listOf('3'), [30]);
    await keep(setup, [40, 30]);
    await setup.store.cacheStory(finished(90, { user_is_owner: false }), setup.cache.visitorSignal());
    await setup.store.prefetchImages();
    await setup.store.cacheSession({ ...signedIn(1), childProfiles: [aChildProfile({ id: 3 })] });
    expect(kept(setup)).toEqual([30, 90]);
    expect(pictures(setup.cachedUrls()).filter((url) => url.includes('/40-'))).toEqual([]);
    expect(await setup.store.answer({ kind: 'list', key: listOf('4') })).toBeNull();
    expect((await setup.store.answer({ kind: 'story', id: '40' }))?.status).toBe(503);
    // An answer that was under way.
    await show(setup, listOf('4'), [40, 41]);
    expect(await setup.store.answer({ kind: 'list', key: listOf('4') })).toBeNull();
    expect(await setup.store.answer({ kind: 'list', key: listOf('3') })).not.toBeNull();
  });

  it('is deleted when it may have been a story of that child', async () => {
    const setup = setUp();
    await setup.store.cacheSession(signedIn(1));
    await keep(setup, [40]);
    await setup.store.cacheSession(signedIn(1));
    expect(kept(setup)).toEqual([40]);
    await setup.store.cacheSession({ ...signedIn(1), childProfiles: [aChildProfile({ id: 3 })] });
    expect(kept(setup)).toEqual([]);
  });

  it.each([
    ['opened before the list arrived', false],
    ['opened from the list', true],
  ])('is deleted when the list of its child has lost it: %s', async (_case, isListFirst) => {
    const setup = setUp();
    await setup.store.cacheSession(signedIn(1));
    if (isListFirst) await show(setup, listOf('4'), [42, 41, 40]);
    await keep(setup, [40, 41, 30]);
    if (!isListFirst) await show(setup, listOf('4'), [42, 41, 40]);
    await show(setup, listOf('3'), [30]);
    await show(setup, listOf('4'), [42, 41]);
    expect(kept(setup)).toEqual([30, 41]);
    await show(setup, listOf('4'), []);
    expect(kept(setup)).toEqual([30]);
  });

  it('is not taken for gone while parts of a long list are missing', async () => {
    const setup = setUp();
    await setup.store.cacheSession(signedIn(1));
    const first = Array.from({ length: 100 }, (_, at) => 300 - at);
    await show(setup, listOf('4'), first);
    await show(setup, listOf('4', '?after=201'), [200, 199]);
    await keep(setup, [300, 200, 199]);
    // One is new, so that the second part begins elsewhere.
    await show(setup, listOf('4'), [301, ...first.slice(0, 99)]);
    expect(kept(setup)).toEqual([199, 200, 300]);
    await show(setup, listOf('4', '?after=202'), [201, 199]);
    expect(kept(setup)).toEqual([199, 300]);
  });

  it('is not guessed from an answer that is no list', async () => {
    const setup = setUp();
    await setup.store.cacheSession(signedIn(1));
    await show(setup, listOf('4'), [40]);
    await keep(setup, [40]);
    await setup.store.cacheList(listOf('4'), '{"error":"Later."}', setup.cache.visitorSignal());
    expect(kept(setup)).toEqual([40]);
  });
});

it('a story without its pictures is not offered for reading', async () => {
  const { store, cache } = setUp();
  await store.cacheSession(ANONYMOUS);
  await store.cacheStory(finished(7), cache.visitorSignal());
  expect(await store.readableStories()).toEqual([]);
  await store.prefetchImages();
  expect(await store.readableStories()).toEqual([7]);
});
