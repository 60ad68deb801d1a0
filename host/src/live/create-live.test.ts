import type { ServerMessage } from '@weaversworld/shared/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReport } from '../report.ts';
import { createFakeLiveDeps } from '../testing/fake-live.ts';
import { createLive } from './create-live.ts';
import type { LiveDeps } from './live-deps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const setUp = (change: Partial<LiveDeps> = {}) => {
  const fake = createFakeLiveDeps(change);
  const live = createLive(fake.deps);
  const received: ServerMessage[] = [];
  const join = (storyId: number | string = 7) => live.join(storyId, (message) => void received.push(message));
  /** Joins and lets the connection open. */
  const joined = (storyId: number | string = 7) => {
    const leave = join(storyId);
    fake.last().fire('open');
    return leave;
  };
  return { ...fake, live, received, join, joined, status: () => live.get().status };
};

const initial = (seq: number, epoch = 'a') => ({
  type: 'story_update',
  data: { id: 7, title: `t${seq}` },
  is_initial_state: true,
  epoch,
  seq,
});
const page = (seq: number, epoch = 'a') => ({
  type: 'page_update',
  data: { id: 7 },
  updated_page_id: seq,
  epoch,
  seq,
});
const plain = { type: 'story_update', data: { id: 7, title: 'plain' }, is_initial_state: true };
const joinOf = (after?: object) => ({ type: 'join_story', story_id: 7, ...(after ? { after } : {}) });

describe('joining', () => {
  it('opens one socket for all rooms, joins each and delivers its messages', () => {
    const { live, sockets, last, status } = setUp();
    const seven = vi.fn();
    const eight = vi.fn();
    live.join(7, seven);
    live.join('8', eight);
    expect(status()).toBe('connecting');
    last().fire('open');
    expect(status()).toBe('open');
    expect(sockets).toHaveLength(1);
    expect(last().sent).toEqual([joinOf(), { type: 'join_story', story_id: '8' }]);
    last().receive({ type: 'title_update', data: { id: '7', title: 'New' } });
    last().receive({ type: 'title_update', data: { id: 8, title: 'Other' } });
    expect(seven).toHaveBeenCalledExactlyOnceWith({ type: 'title_update', data: { id: 7, title: 'New' } });
    expect(eight).toHaveBeenCalledTimes(1);
  });

  it('leaves the room when its last subscriber leaves', () => {
    const { live, last, joined } = setUp();
    const first = joined();
    const second = live.join(7, () => {});
    first();
    first();
    expect(last().sent.map(({ type }) => type)).not.toContain('leave_story');
    second();
    expect(last().sent.at(-1)).toEqual({ type: 'leave_story', story_id: 7 });
  });

  it('requests the whole story for a later subscriber and delivers it to the first one only once', () => {
    const { live, last, received, joined } = setUp();
    joined();
    last().receive(initial(3));
    const later = vi.fn();
    live.join(7, later);
    expect(last().sent.at(-1)).toEqual(joinOf());
    last().receive(initial(3));
    last().receive(page(4));
    expect(received).toHaveLength(2);
    expect(later).toHaveBeenCalledTimes(2);
  });

  it('delivers an update without an id to the only room', () => {
    const { last, received, joined } = setUp();
    joined();
    last().receive({ type: 'story_update', data: { title: 'No id' } });
    expect(received).toHaveLength(1);
  });

  it('delivers story_left only when the server closed the room by itself', () => {
    const { last, received, join, joined } = setUp();
    joined()();
    join();
    last().receive({ type: 'story_left', story_id: 7 });
    expect(received).toEqual([]);
    last().receive({ type: 'story_left', story_id: 7 });
    expect(received).toEqual([{ type: 'story_left', story_id: 7 }]);
  });

  it('delivers story_left from a server that never answers leave_story', () => {
    const { last, received, join, joined } = setUp();
    joined()();
    join();
    last().receive(plain);
    last().receive({ type: 'story_left', story_id: 7 });
    expect(received.map(({ type }) => type)).toEqual(['story_update', 'story_left']);
  });

  it('delivers an error to its room, and one without a story id to every room', () => {
    const { live, last, received, joined } = setUp();
    joined();
    const other = vi.fn();
    live.join(8, other);
    last().receive({ type: 'error', message: 'No', story_id: 7 });
    last().receive({ type: 'error', message: 'All' });
    expect(received).toHaveLength(2);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('reports a join that waits more than 3 s for a connection', async () => {
    const { reports, join } = setUp();
    join();
    await pass(2_999);
    expect(reports).toEqual([]);
    await pass(1);
    expect(reports.map(({ message }) => message)).toEqual(['Failed to join story. Please try again.']);
  });

  it('calls onReleasesWithdrawn within five seconds', async () => {
    const onReleasesWithdrawn = vi.fn();
    const { last, joined, received } = setUp({ onReleasesWithdrawn });
    joined();
    last().receive({ type: 'releases_withdrawn' });
    expect(onReleasesWithdrawn).not.toHaveBeenCalled();
    await pass(5_000);
    expect(onReleasesWithdrawn).toHaveBeenCalledOnce();
    expect(received).toEqual([]);
  });

  it('skips and reports an invalid message, and continues when a listener throws', () => {
    const { live, last, received, reports, join } = setUp();
    live.join(7, () => {
      throw new Error('broken');
    });
    join();
    last().fire('open');
    for (const invalid of ['{', '7', { type: 'party' }, { type: 'title_update', data: {} }])
      last().receive(invalid);
    last().receive(plain);
    expect(received).toHaveLength(1);
    expect(reports[0]?.message).toBe('An unknown live message was skipped');
  });

  it('logs at most one line per 3 s', async () => {
    const log = vi.fn();
    const { last, joined } = setUp({ report: createReport({ log, now: Date.now }) });
    joined();
    for (let n = 0; n < 5; n += 1) last().receive('{');
    await pass(2_999);
    last().receive('{');
    expect(log).toHaveBeenCalledTimes(1);
    await pass(1);
    last().receive('{');
    expect(log.mock.calls.map(([, line]) => line)).toEqual([
      '[live] An unknown live message was skipped',
      '[live] An unknown live message was skipped (and 5 more before)',
    ]);
  });

  it('keeps the socket open for 30 s after the last room was left', async () => {
    const { last, sockets, status, join, joined } = setUp();
    joined()();
    last().receive(plain);
    await pass(29_000);
    join()();
    expect(sockets).toHaveLength(1);
    await pass(29_999);
    expect(last().closedWith).toBeUndefined();
    await pass(1);
    expect(last().closedWith).toBe(1000);
    expect(status()).toBe('idle');
    join();
    expect(sockets).toHaveLength(2);
  });
});

describe('a lost connection', () => {
  it('is retried after 3, 6 and 12 s; then the state is fetched, and 5 s later follows one more attempt', async () => {
    const fetchState = vi.fn(async () => ({ title: 'by HTTP' }));
    const { last, sockets, received, status, live, joined } = setUp({ fetchState });
    joined();
    for (const [attempts, delay] of [
      [1, 3_000],
      [2, 6_000],
      [3, 12_000],
    ] as const) {
      last().break();
      expect(status()).toBe('waiting');
      await pass(delay - 1);
      expect(sockets).toHaveLength(attempts);
      await pass(1);
      expect(sockets).toHaveLength(attempts + 1);
    }
    expect(fetchState).not.toHaveBeenCalled();
    last().break();
    expect(status()).toBe('fallback');
    await pass(0);
    expect(fetchState).toHaveBeenCalledTimes(1);
    expect(received.at(-1)).toMatchObject({ type: 'story_update', data: { id: 7, title: 'by HTTP' } });
    await pass(4_999);
    expect(sockets).toHaveLength(4);
    await pass(1);
    expect(sockets).toHaveLength(5);
    last().break();
    expect(live.get()).toEqual({ status: 'offline', error: 'Failed to reconnect after multiple attempts' });
    await pass(600_000);
    expect(sockets).toHaveLength(5);
  });

  /** Fails every attempt. */
  const exhaust = async (last: () => { break(code?: number): void }) => {
    last().break();
    for (const delay of [3_000, 6_000, 12_000]) {
      await pass(delay);
      last().break();
    }
  };

  it('resets the number of attempts once the attempt after a state fetch succeeds', async () => {
    const { last, sockets, joined } = setUp({ fetchState: async () => ({}) });
    joined();
    await exhaust(last);
    await pass(5_000);
    last().fire('open');
    last().break();
    await pass(3_000);
    expect(sockets).toHaveLength(6);
  });

  it('goes offline when fetching the state failed twice, with an error message', async () => {
    const fetchState = vi.fn(() => Promise.reject(new Error('away')));
    const { last, reports, live, join } = setUp({ fetchState });
    join();
    await exhaust(last);
    await pass(20_000);
    expect(fetchState).toHaveBeenCalledTimes(2);
    expect(live.get()).toEqual({ status: 'offline', error: 'Failed to connect after multiple attempts' });
    expect(reports.map(({ message }) => message)).toContain(
      'Failed to fetch story state after multiple attempts',
    );
  });

  it.each([
    ['reconnect()', (at: ReturnType<typeof setUp>) => at.live.reconnect()],
    ['the browser coming online', (at: ReturnType<typeof setUp>) => at.wake('online')],
    ['the tab becoming visible', (at: ReturnType<typeof setUp>) => at.wake('visible')],
    ['another join', (at: ReturnType<typeof setUp>) => void at.live.join(8, () => {})],
  ])('starts anew by %s', async (_, restart) => {
    const at = setUp();
    at.join();
    await exhaust(at.last);
    await pass(20_000);
    expect(at.status()).toBe('offline');
    const before = at.sockets.length;
    restart(at);
    expect(at.sockets).toHaveLength(before + 1);
    at.last().break();
    await pass(3_000);
    expect(at.sockets).toHaveLength(before + 2);
  });

  it('is retried at once when the tab becomes visible', async () => {
    const { last, sockets, wake, joined } = setUp();
    joined();
    last().break();
    await pass(100);
    wake('visible');
    expect(sockets).toHaveLength(2);
    await pass(3_000);
    expect(sockets).toHaveLength(2);
  });

  it.each([
    [1000, 'closed'],
    [4001, 'closed'],
  ])('is not retried after code %i', async (code, expected) => {
    const { last, sockets, status, wake, live, joined } = setUp();
    joined();
    last().break(code);
    expect(status()).toBe(expected);
    wake('visible');
    await pass(60_000);
    expect(sockets).toHaveLength(1);
    live.reconnect();
    expect(sockets).toHaveLength(2);
  });

  it('calls onSignedOut when the server closed it because the session ended, and for no other code', () => {
    const onSignedOut = vi.fn();
    const { last, live, joined } = setUp({ onSignedOut });
    const leave = joined();
    last().break(1000);
    live.reconnect();
    last().fire('open');
    expect(onSignedOut).not.toHaveBeenCalled();
    leave();
    last().break(4001);
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  it('is not retried after more than three errors within a second each', async () => {
    const { last, sockets, status, wake, join } = setUp();
    join();
    for (const expected of ['waiting', 'waiting', 'waiting', 'offline']) {
      last().break();
      expect(status()).toBe(expected);
      await pass(900);
      if (expected === 'waiting') wake('online');
    }
    await pass(60_000);
    expect(sockets).toHaveLength(4);
  });

  it('is retried within the hinted time after a server restart, without counting as an attempt', async () => {
    const { last, sockets, joined } = setUp();
    joined();
    last().break(1012, '800');
    await pass(399);
    expect(sockets).toHaveLength(1);
    await pass(1);
    expect(sockets).toHaveLength(2);
    last().break();
    await pass(3_000);
    expect(sockets).toHaveLength(3);
  });

  it('is not retried when every room was left', async () => {
    const { last, sockets, status, joined } = setUp();
    const leave = joined();
    last().break();
    leave();
    expect(status()).toBe('idle');
    await pass(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('rejoins from the last position of the story', async () => {
    const { last, received, joined } = setUp();
    joined();
    last().receive(initial(3));
    last().receive(page(4));
    last().break();
    await pass(3_000);
    last().fire('open');
    expect(last().sent[0]).toEqual(joinOf({ epoch: 'a', seq: 4 }));
    for (const seq of [4, 5]) last().receive(page(seq));
    expect(received.map((message) => ('seq' in message ? message.seq : null))).toEqual([3, 4, 5]);
  });
});

describe('opening a connection', () => {
  it('times out after 5 s', async () => {
    const { last, sockets, status, join } = setUp();
    join();
    await pass(4_999);
    expect(status()).toBe('connecting');
    await pass(1);
    expect(last().closedWith).toBeDefined();
    expect(status()).toBe('waiting');
    await pass(3_000);
    expect(sockets).toHaveLength(2);
  });

  it('times out after 10 s when a server that answers pings sends nothing', async () => {
    const { last, status, joined } = setUp();
    joined();
    last().receive(initial(1));
    last().break();
    await pass(3_000);
    await pass(4_000);
    last().fire('open');
    await pass(5_999);
    expect(status()).toBe('open');
    await pass(1);
    expect(status()).toBe('waiting');
  });

  it('fetches the state when a join has no answer for 10 s, and replaces the socket if the server has a log', async () => {
    const { last, sockets, received, joined } = setUp({
      fetchState: async () => ({ title: 'by HTTP', epoch: 'a', seq: 1 }),
    });
    joined();
    await pass(9_999);
    expect(received).toEqual([]);
    await pass(1);
    expect(received).toHaveLength(1);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    await pass(500);
    expect(sockets).toHaveLength(2);
  });

  it('keeps the socket of a server without a log that sends nothing', async () => {
    const { sockets, received, status, joined } = setUp({ fetchState: async () => ({ title: 'by HTTP' }) });
    joined();
    await pass(120_000);
    expect([status(), sockets.length, received.length]).toEqual(['open', 1, 1]);
  });

  it('treats the socket as lost when the state cannot be fetched either', async () => {
    const { status, joined } = setUp();
    joined();
    await pass(15_000);
    expect(status()).toBe('waiting');
  });

  it('ignores the events of a socket that timed out', async () => {
    const { sockets, received, join } = setUp();
    join();
    await pass(8_000);
    sockets[0]?.fire('open');
    sockets[0]?.receive(plain);
    sockets[0]?.break(1000);
    expect(received).toEqual([]);
    expect(sockets).toHaveLength(2);
  });

  it('retries when the browser rejects the URL', async () => {
    let rejectUrl = true;
    const fake = createFakeLiveDeps();
    const at = setUp({
      open: (url) => {
        if (rejectUrl) throw new Error('SecurityError');
        return fake.deps.open(url);
      },
    });
    at.join();
    await pass(0);
    expect(at.status()).toBe('waiting');
    rejectUrl = false;
    await pass(3_000);
    expect(fake.sockets).toHaveLength(1);
  });

  it.each([
    [true, 2_999],
    [false, 3_000],
  ])('waitUntilOpen() resolves to %s when it opened after %i ms', async (isOpen, delay) => {
    const { live, last, join } = setUp();
    join();
    const opened = live.waitUntilOpen();
    await pass(delay);
    last().fire('open');
    expect(await opened).toBe(isOpen);
    expect(await live.waitUntilOpen()).toBe(true);
  });
});

describe('a half-open socket', () => {
  it('is detected within one and a half heartbeats', async () => {
    const { last, status, joined } = setUp();
    joined();
    last().receive(initial(1));
    await pass(10_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    last().receive({ type: 'pong' });
    await pass(10_000 + 4_499);
    expect(status()).toBe('open');
    await pass(1);
    expect(status()).toBe('waiting');
  });

  it('is not checked for with a server without a log', async () => {
    const { last, status, joined } = setUp();
    joined();
    last().receive(plain);
    await pass(120_000);
    expect(status()).toBe('open');
    expect(last().sent).toEqual([joinOf()]);
  });

  it('is replaced within half a second of the tab becoming visible', async () => {
    const { last, sockets, wake, joined } = setUp();
    joined();
    last().receive(initial(1));
    vi.setSystemTime(Date.now() + 3_600_000);
    wake('visible');
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    await pass(499);
    expect(sockets).toHaveLength(1);
    await pass(1);
    expect(sockets).toHaveLength(2);
  });

  it('is not assumed when the server answers, nor after the tab was hidden for a moment', async () => {
    const { last, sockets, wake, joined } = setUp();
    joined();
    last().receive(initial(1));
    await pass(9_000);
    wake('visible');
    expect(last().sent).toHaveLength(1);
    wake('online');
    last().receive({ type: 'pong' });
    await pass(800);
    expect(sockets).toHaveLength(1);
  });

  it('of a server without a log sends the join again', async () => {
    const { last, wake, joined } = setUp();
    joined();
    last().receive(plain);
    await pass(20_000);
    wake('visible');
    expect(last().sent).toEqual([joinOf(), joinOf()]);
  });
});

describe('a gap in the log', () => {
  it('requests the tail once, and the whole story when the gap remains', async () => {
    const { last, received, joined } = setUp();
    joined();
    last().receive(initial(1));
    last().receive(page(3));
    last().receive(page(4));
    expect(last().sent.slice(1)).toEqual([joinOf({ epoch: 'a', seq: 1 })]);
    await pass(10_000);
    expect(last().sent).toContainEqual(joinOf());
    last().receive(initial(4));
    expect(received.map((message) => ('seq' in message ? message.seq : null))).toEqual([1, 4]);
  });
});

describe('disconnecting', () => {
  it('closes with code 1000 and ignores a second call within a second', async () => {
    const { live, last, sockets, status, joined } = setUp();
    joined();
    live.disconnect();
    expect(last().closedWith).toBe(1000);
    expect(status()).toBe('closed');
    live.reconnect();
    await pass(999);
    last().fire('open');
    live.disconnect();
    expect(status()).toBe('open');
    await pass(1);
    live.disconnect();
    expect(status()).toBe('closed');
    expect(sockets).toHaveLength(2);
  });

  it('waits 50 ms before it connects again', async () => {
    const { live, sockets, reports, joined } = setUp();
    joined();
    live.disconnect();
    live.reconnect();
    expect(reports.at(-1)?.message).toBe('Disconnecting in progress');
    await pass(49);
    expect(sockets).toHaveLength(1);
    await pass(1);
    expect(sockets).toHaveLength(2);
  });

  it('joins the rooms again from the beginning after reauthenticate()', async () => {
    let url = 'ws://here/?profile_id=1';
    const { live, last, received, joined } = setUp({ url: () => url });
    joined();
    last().receive(initial(3));
    url = 'ws://here/?profile_id=2';
    live.reauthenticate();
    live.reauthenticate();
    await pass(50);
    expect(last().url).toBe('ws://here/?profile_id=2');
    last().fire('open');
    expect(last().sent[0]).toEqual(joinOf());
    last().receive(initial(3));
    expect(received).toHaveLength(2);
  });

  it('does not connect on reauthenticate() while no room is joined', async () => {
    const { live, sockets } = setUp();
    live.reauthenticate();
    await pass(1_000);
    expect(sockets).toHaveLength(0);
  });

  it('notifies subscribers of every change until they unsubscribe, and stops when disposed', () => {
    const { live, last, wake, sockets, joined } = setUp();
    const listener = vi.fn();
    const unsubscribe = live.subscribe(listener);
    joined();
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    live.dispose();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(last().closedWith).toBe(1000);
    wake('online');
    expect(sockets).toHaveLength(1);
  });
});
