import { DEFAULT_SETTINGS } from '@weaversworld/shared/contract';
import { describe, expect, it, vi } from 'vitest';
import { createOfflineFetch } from './offline-fetch.ts';

const STORIES = '/weaversworld/api/stories/';
const LOST = new TypeError('Failed to fetch');

const setUp = (network: () => Promise<Response>, cached: Response | null = Response.json(['cached'])) => {
  const timers: { ms: number; task: () => unknown; isCancelled: boolean }[] = [];
  const deps = {
    fetch: vi.fn(async () => network()),
    settings: DEFAULT_SETTINGS,
    visitorSignal: () => new AbortController().signal,
    readCachedResponse: vi.fn(async () => cached?.clone() ?? null),
    onRequest: vi.fn(),
    onList: vi.fn(),
    onRefused: vi.fn(),
    checkSession: vi.fn(),
    onLogout: vi.fn(async () => undefined),
    schedule: (task: () => unknown, ms: number) => {
      const timer = { ms, task, isCancelled: false };
      timers.push(timer);
      return () => {
        timer.isCancelled = true;
      };
    },
  };
  return { ...deps, timers, offlineFetch: createOfflineFetch(deps) };
};

describe('while the network answers', () => {
  it('every answer passes through, and lists are cached', async () => {
    const { offlineFetch, onList, onRequest, readCachedResponse, timers } = setUp(async () =>
      Response.json(['new']),
    );
    const response = await offlineFetch(STORIES, { headers: { 'X-Profile-ID': '3' } });
    expect(await response.json()).toEqual(['new']);
    await vi.waitFor(() => expect(onList).toHaveBeenCalledOnce());
    expect(onList).toHaveBeenCalledWith(expect.stringContaining('"3"'), '["new"]', expect.any(AbortSignal));
    expect(onRequest).toHaveBeenCalledWith(true);
    expect(readCachedResponse).not.toHaveBeenCalled();
    expect(timers.every(({ isCancelled }) => isCancelled)).toBe(true);
  });

  it.each([304, 403, 500])('an answer with status %d is no list', async (status) => {
    const { offlineFetch, onList } = setUp(async () => new Response(null, { status }));
    expect((await offlineFetch(STORIES)).status).toBe(status);
    expect(onList).not.toHaveBeenCalled();
  });

  it.each([403, 404])('a story that is answered with %d is deleted', async (status) => {
    const { offlineFetch, onRefused } = setUp(async () => new Response('{}', { status }));
    await offlineFetch(`${STORIES}7/`);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('7');
  });

  it('the end of the session deletes what is cached before the page learns of it', async () => {
    let isDeleted = false;
    const { offlineFetch, onLogout } = setUp(async () => new Response(null, { status: 204 }));
    onLogout.mockImplementation(async () => {
      await Promise.resolve();
      isDeleted = true;
      return undefined;
    });
    await offlineFetch('/auth/session', { method: 'DELETE' });
    expect(isDeleted).toBe(true);
  });
});

describe('while it does not', () => {
  const lose = async () => {
    throw LOST;
  };

  it('calls of the library and the reader get what is cached', async () => {
    const { offlineFetch, onRequest, readCachedResponse } = setUp(lose);
    expect(await (await offlineFetch(STORIES)).json()).toEqual(['cached']);
    expect(readCachedResponse).toHaveBeenCalledWith({ kind: 'list', key: expect.any(String) });
    expect(onRequest).toHaveBeenCalledWith(false);
  });

  it('all other calls fail as ever, and so do those without a cached answer', async () => {
    const { offlineFetch, readCachedResponse } = setUp(lose);
    await expect(offlineFetch(`${STORIES}7/pages/`, { method: 'POST' })).rejects.toBe(LOST);
    await expect(offlineFetch('/auth/session', { method: 'DELETE' })).rejects.toBe(LOST);
    expect(readCachedResponse).not.toHaveBeenCalled();
    await expect(setUp(lose, null).offlineFetch(STORIES)).rejects.toBe(LOST);
  });

  it('a call whose cached answer cannot be read fails as ever, and the page learns that the network is gone', async () => {
    const broken = setUp(lose);
    broken.readCachedResponse.mockRejectedValue(new Error('ChunkLoadError'));
    await expect(broken.offlineFetch(STORIES)).rejects.toBe(LOST);
    expect(broken.onRequest).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('a call that the page itself broke off gets nothing', async () => {
    const { offlineFetch, readCachedResponse, onRequest } = setUp(lose);
    await expect(offlineFetch(STORIES, { signal: AbortSignal.abort() })).rejects.toBe(LOST);
    expect(readCachedResponse).not.toHaveBeenCalled();
    expect(onRequest).not.toHaveBeenCalled();
  });

  it('a network that takes eight seconds loses against what is cached, but not against nothing', async () => {
    const never = () => new Promise<Response>(() => undefined);
    const { offlineFetch, timers } = setUp(never);
    const response = offlineFetch(STORIES);
    expect(timers.map(({ ms }) => ms)).toEqual([8_000]);
    timers[0]!.task();
    expect(await (await response).json()).toEqual(['cached']);

    const broken = setUp(never);
    broken.readCachedResponse.mockRejectedValue(new Error('ChunkLoadError'));
    void broken.offlineFetch(STORIES);
    await expect(broken.timers[0]!.task()).resolves.toBeUndefined();

    let answerLate: (response: Response) => void = () => undefined;
    const late = setUp(
      () =>
        new Promise((resolve) => {
          answerLate = resolve;
        }),
      null,
    );
    const slow = late.offlineFetch(STORIES);
    late.timers[0]!.task();
    answerLate(Response.json(['late']));
    expect(await (await slow).json()).toEqual(['late']);
  });
});

describe('while the visitor is shown from a cached session', () => {
  const sessionUrl = `${DEFAULT_SETTINGS.authApiBase}/auth/session`;

  /** A page whose first call of the session was answered with what is cached, because the network took too long. */
  const startLate = async () => {
    const answers: ((response: Response) => void)[] = [];
    const page = setUp(() => new Promise((resolve) => void answers.push(resolve)));
    const session = page.offlineFetch(sessionUrl);
    page.timers[0]!.task();
    expect((await session).status).toBe(200);
    return { ...page, answers };
  };
  const flush = () => new Promise((resolve) => setTimeout(resolve));

  it('a late answer of the server has the session checked, and that check waits for the server', async () => {
    const { offlineFetch, answers, timers, checkSession } = await startLate();
    answers[0]!(new Response('{}', { status: 401 }));
    await vi.waitFor(() => expect(checkSession).toHaveBeenCalledOnce());

    const check = offlineFetch(sessionUrl);
    timers[1]!.task();
    await flush();
    answers[1]!(new Response('{}', { status: 401 }));
    expect((await check).status).toBe(401);
  });

  it('lists are not cached until the server has confirmed it, because they may be those of a stranger', async () => {
    const { offlineFetch, answers, onList, checkSession } = await startLate();
    const empty = offlineFetch(STORIES);
    answers[1]!(Response.json([]));
    await empty;
    await flush();
    expect(onList).not.toHaveBeenCalled();
    expect(checkSession).toHaveBeenCalledOnce();

    const confirmed = offlineFetch(sessionUrl);
    answers[2]!(Response.json({}));
    await confirmed;
    const list = offlineFetch(STORIES);
    answers[3]!(Response.json(['mine']));
    await list;
    await vi.waitFor(() => expect(onList).toHaveBeenCalledOnce());
    expect(checkSession).toHaveBeenCalledOnce();
  });

  it('a cached anonymous visitor needs no confirmation', async () => {
    const lost = setUp(
      async () => {
        throw LOST;
      },
      new Response('{}', { status: 401 }),
    );
    await lost.offlineFetch(sessionUrl);
    lost.fetch.mockImplementation(async () => Response.json(['own']));
    await lost.offlineFetch(STORIES);
    await vi.waitFor(() => expect(lost.onList).toHaveBeenCalledOnce());
    expect(lost.checkSession).not.toHaveBeenCalled();
  });
});
