import type { ServerMessage } from '@weaversworld/shared/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptedLiveDeps } from '../testing/fake-live.ts';
import { createLive } from './create-live.ts';
import type { LiveDeps } from './live-deps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const setUp = (change: Partial<LiveDeps> = {}) => {
  const script = scriptedLiveDeps(change);
  const live = createLive(script.deps);
  const heard: ServerMessage[] = [];
  const join = (storyId: number | string = 7) => live.join(storyId, (message) => void heard.push(message));
  /** Joins and lets the connection open. */
  const joined = (storyId: number | string = 7) => {
    const leave = join(storyId);
    script.last().fire('open');
    return leave;
  };
  return { ...script, live, heard, join, joined, status: () => live.get().status };
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
  it('opens one socket for all rooms, joins each and hands out its messages', () => {
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
    last().say({ type: 'title_update', data: { id: '7', title: 'New' } });
    last().say({ type: 'title_update', data: { id: 8, title: 'Other' } });
    expect(seven).toHaveBeenCalledExactlyOnceWith({ type: 'title_update', data: { id: '7', title: 'New' } });
    expect(eight).toHaveBeenCalledTimes(1);
  });

  it('counts the holders: the room is left with the last of them', () => {
    const { live, last, joined } = setUp();
    const first = joined();
    const second = live.join(7, () => {});
    first();
    first();
    expect(last().sent.map(({ type }) => type)).not.toContain('leave_story');
    second();
    expect(last().sent.at(-1)).toEqual({ type: 'leave_story', story_id: 7 });
  });

  it('gives a later holder the whole story without telling the first one twice', () => {
    const { live, last, heard, joined } = setUp();
    joined();
    last().say(initial(3));
    const later = vi.fn();
    live.join(7, later);
    expect(last().sent.at(-1)).toEqual(joinOf());
    last().say(initial(3));
    last().say(page(4));
    expect(heard).toHaveLength(2);
    expect(later).toHaveBeenCalledTimes(2);
  });

  it('takes an update without an id as meant for the only room', () => {
    const { last, heard, joined } = setUp();
    joined();
    last().say({ type: 'story_update', data: { title: 'No id' } });
    expect(heard).toHaveLength(1);
  });

  it('hears story_left only when the server closed the room by itself', () => {
    const { last, heard, join, joined } = setUp();
    joined()();
    join();
    last().say({ type: 'story_left', story_id: 7 });
    expect(heard).toEqual([]);
    last().say({ type: 'story_left', story_id: 7 });
    expect(heard).toEqual([{ type: 'story_left', story_id: 7 }]);
  });

  it('hears story_left from a server that never answers a leave_story', () => {
    const { last, heard, join, joined } = setUp();
    joined()();
    join();
    last().say(plain);
    last().say({ type: 'story_left', story_id: 7 });
    expect(heard.map(({ type }) => type)).toEqual(['story_update', 'story_left']);
  });

  it('hands a refused join to its room, and an error without a story to every room', () => {
    const { live, last, heard, joined } = setUp();
    joined();
    const other = vi.fn();
    live.join(8, other);
    last().say({ type: 'error', message: 'No', story_id: 7 });
    last().say({ type: 'error', message: 'All' });
    expect(heard).toHaveLength(2);
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

  it('skips and reports what it cannot read, and goes on when a listener fails', () => {
    const { live, last, heard, reports, join } = setUp();
    live.join(7, () => {
      throw new Error('broken');
    });
    join();
    last().fire('open');
    for (const odd of ['{', '7', { type: 'party' }, { type: 'title_update', data: {} }]) last().say(odd);
    last().say(plain);
    expect(heard).toHaveLength(1);
    expect(reports[0]?.message).toBe('An unknown live message was skipped');
  });

  it('writes one line into the log per 3 s, however much there is to say', async () => {
    const { last, reports, joined } = setUp();
    joined();
    for (let n = 0; n < 5; n += 1) last().say('{');
    await pass(2_999);
    last().say('{');
    expect(reports).toHaveLength(1);
    await pass(1);
    last().say('{');
    expect(reports.map(({ message }) => message)).toEqual([
      'An unknown live message was skipped',
      'An unknown live message was skipped (and 5 more)',
    ]);
  });

  it('keeps the socket for half a minute after the last holder left', async () => {
    const { last, sockets, status, join, joined } = setUp();
    joined()();
    last().say(plain);
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
  it('is tried again after 3, 6 and 12 s; then the state is fetched; 5 s later comes one more connection', async () => {
    const fetchState = vi.fn(async () => ({ title: 'by HTTP' }));
    const { last, sockets, heard, status, live, joined } = setUp({ fetchState });
    joined();
    for (const [tries, wait] of [
      [1, 3_000],
      [2, 6_000],
      [3, 12_000],
    ] as const) {
      last().break();
      expect(status()).toBe('waiting');
      await pass(wait - 1);
      expect(sockets).toHaveLength(tries);
      await pass(1);
      expect(sockets).toHaveLength(tries + 1);
    }
    expect(fetchState).not.toHaveBeenCalled();
    last().break();
    expect(status()).toBe('fallback');
    await pass(0);
    expect(fetchState).toHaveBeenCalledTimes(1);
    expect(heard.at(-1)).toMatchObject({ type: 'story_update', data: { id: 7, title: 'by HTTP' } });
    await pass(4_999);
    expect(sockets).toHaveLength(4);
    await pass(1);
    expect(sockets).toHaveLength(5);
    last().break();
    expect(live.get()).toEqual({ status: 'offline', error: 'Failed to reconnect after multiple attempts' });
    await pass(600_000);
    expect(sockets).toHaveLength(5);
  });

  /** Lets every attempt fail until nothing more is tried. */
  const exhaust = async (last: () => { break(code?: number): void }) => {
    last().break();
    for (const wait of [3_000, 6_000, 12_000]) {
      await pass(wait);
      last().break();
    }
  };

  it('counts anew once the connection after a state fetch opens', async () => {
    const { last, sockets, joined } = setUp({ fetchState: async () => ({}) });
    joined();
    await exhaust(last);
    await pass(5_000);
    last().fire('open');
    last().break();
    await pass(3_000);
    expect(sockets).toHaveLength(6);
  });

  it('goes offline when the state cannot be had twice, and names the failure', async () => {
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
  ])('starts over by %s', async (_, startOver) => {
    const at = setUp();
    at.join();
    await exhaust(at.last);
    await pass(20_000);
    expect(at.status()).toBe('offline');
    const before = at.sockets.length;
    startOver(at);
    expect(at.sockets).toHaveLength(before + 1);
    at.last().break();
    await pass(3_000);
    expect(at.sockets).toHaveLength(before + 2);
  });

  it('is tried at once when the tab becomes visible while waiting', async () => {
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
  ])('is not tried again after code %i', async (code, expected) => {
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

  it('tells the host when the server closed it because the session ended, and of nothing else', () => {
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

  it('is not tried again after more than three errors within a second each', async () => {
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

  it('is tried again within the spread after a restart, without counting', async () => {
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

  it('is forgotten when nobody holds a room', async () => {
    const { last, sockets, status, joined } = setUp();
    const leave = joined();
    last().break();
    leave();
    expect(status()).toBe('idle');
    await pass(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('rejoins from where the story stands', async () => {
    const { last, heard, joined } = setUp();
    joined();
    last().say(initial(3));
    last().say(page(4));
    last().break();
    await pass(3_000);
    last().fire('open');
    expect(last().sent[0]).toEqual(joinOf({ epoch: 'a', seq: 4 }));
    for (const seq of [4, 5]) last().say(page(seq));
    expect(heard.map((message) => ('seq' in message ? message.seq : null))).toEqual([3, 4, 5]);
  });
});

describe('opening', () => {
  it('is given up after 5 s', async () => {
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

  it('is given up after 10 s when a server that answers pings stays silent', async () => {
    const { last, status, joined } = setUp();
    joined();
    last().say(initial(1));
    last().break();
    await pass(3_000);
    await pass(4_000);
    last().fire('open');
    await pass(5_999);
    expect(status()).toBe('open');
    await pass(1);
    expect(status()).toBe('waiting');
  });

  it('asks by HTTP when a join stays unanswered for 10 s, and replaces the socket if the server is one with a log', async () => {
    const { last, sockets, heard, joined } = setUp({
      fetchState: async () => ({ title: 'by HTTP', epoch: 'a', seq: 1 }),
    });
    joined();
    await pass(9_999);
    expect(heard).toEqual([]);
    await pass(1);
    expect(heard).toHaveLength(1);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    await pass(500);
    expect(sockets).toHaveLength(2);
  });

  it('keeps the silent socket of a server without a log', async () => {
    const { sockets, heard, status, joined } = setUp({ fetchState: async () => ({ title: 'by HTTP' }) });
    joined();
    await pass(120_000);
    expect([status(), sockets.length, heard.length]).toEqual(['open', 1, 1]);
  });

  it('takes a socket as lost when HTTP is silent too', async () => {
    const { status, joined } = setUp();
    joined();
    await pass(15_000);
    expect(status()).toBe('waiting');
  });

  it('lets nothing of a socket that was given up through', async () => {
    const { sockets, heard, join } = setUp();
    join();
    await pass(8_000);
    sockets[0]?.fire('open');
    sockets[0]?.say(plain);
    sockets[0]?.break(1000);
    expect(heard).toEqual([]);
    expect(sockets).toHaveLength(2);
  });

  it('survives an address that the browser refuses', async () => {
    let refuse = true;
    const script = scriptedLiveDeps();
    const at = setUp({
      open: (url) => {
        if (refuse) throw new Error('SecurityError');
        return script.deps.open(url);
      },
    });
    at.join();
    await pass(0);
    expect(at.status()).toBe('waiting');
    refuse = false;
    await pass(3_000);
    expect(script.sockets).toHaveLength(1);
  });

  it.each([
    [true, 2_999],
    [false, 3_000],
  ])('opened() says %s when it opened after %i ms', async (isOpen, delay) => {
    const { live, last, join } = setUp();
    join();
    const asked = live.opened();
    await pass(delay);
    last().fire('open');
    expect(await asked).toBe(isOpen);
    expect(await live.opened()).toBe(true);
  });
});

describe('a half-open socket', () => {
  it('is noticed within one and a half heartbeats', async () => {
    const { last, status, joined } = setUp();
    joined();
    last().say(initial(1));
    await pass(10_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    last().say({ type: 'pong' });
    await pass(10_000 + 4_499);
    expect(status()).toBe('open');
    await pass(1);
    expect(status()).toBe('waiting');
  });

  it('is not looked for at a server that shows no log', async () => {
    const { last, status, joined } = setUp();
    joined();
    last().say(plain);
    await pass(120_000);
    expect(status()).toBe('open');
    expect(last().sent).toEqual([joinOf()]);
  });

  it('is replaced within half a second of the tab becoming visible', async () => {
    const { last, sockets, wake, joined } = setUp();
    joined();
    last().say(initial(1));
    vi.setSystemTime(Date.now() + 3_600_000);
    wake('visible');
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    await pass(499);
    expect(sockets).toHaveLength(1);
    await pass(1);
    expect(sockets).toHaveLength(2);
  });

  it('is not suspected when the server answers, nor after a short glance at another tab', async () => {
    const { last, sockets, wake, joined } = setUp();
    joined();
    last().say(initial(1));
    await pass(9_000);
    wake('visible');
    expect(last().sent).toHaveLength(1);
    wake('online');
    last().say({ type: 'pong' });
    await pass(800);
    expect(sockets).toHaveLength(1);
  });

  it('of a server without a log is asked for the story again', async () => {
    const { last, wake, joined } = setUp();
    joined();
    last().say(plain);
    await pass(20_000);
    wake('visible');
    expect(last().sent).toEqual([joinOf(), joinOf()]);
  });
});

describe('a gap in the log', () => {
  it('asks for the tail once, and for everything when it stays', async () => {
    const { last, heard, joined } = setUp();
    joined();
    last().say(initial(1));
    last().say(page(3));
    last().say(page(4));
    expect(last().sent.slice(1)).toEqual([joinOf({ epoch: 'a', seq: 1 })]);
    await pass(10_000);
    expect(last().sent).toContainEqual(joinOf());
    last().say(initial(4));
    expect(heard.map((message) => ('seq' in message ? message.seq : null))).toEqual([1, 4]);
  });
});

describe('disconnecting', () => {
  it('closes normally and ignores a second wish within a second', async () => {
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

  it('lets 50 ms pass before it connects again', async () => {
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

  it('joins the rooms again as another visitor, from the beginning', async () => {
    let url = 'ws://here/?profile_id=1';
    const { live, last, heard, joined } = setUp({ url: () => url });
    joined();
    last().say(initial(3));
    url = 'ws://here/?profile_id=2';
    live.reauthenticate();
    live.reauthenticate();
    await pass(50);
    expect(last().url).toBe('ws://here/?profile_id=2');
    last().fire('open');
    expect(last().sent[0]).toEqual(joinOf());
    last().say(initial(3));
    expect(heard).toHaveLength(2);
  });

  it('connects as nobody new while no room is held', async () => {
    const { live, sockets } = setUp();
    live.reauthenticate();
    await pass(1_000);
    expect(sockets).toHaveLength(0);
  });

  it('tells its listeners of every change, and stops when disposed', () => {
    const { live, last, wake, sockets, joined } = setUp();
    const changed = vi.fn();
    const close = live.subscribe(changed);
    joined();
    expect(changed).toHaveBeenCalledTimes(2);
    close();
    live.dispose();
    expect(changed).toHaveBeenCalledTimes(2);
    expect(last().closedWith).toBe(1000);
    wake('online');
    expect(sockets).toHaveLength(1);
  });
});
