import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialState, joinOf, pageUpdate, setUpLive } from '../testing/live-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a lost connection', () => {
  it('is retried after 3, 6 and 12 s; then the state is fetched, and 5 s later follows one more attempt', async () => {
    const fetchState = vi.fn(async () => ({ title: 'by HTTP' }));
    const { last, sockets, received, status, live, joined } = setUpLive({ fetchState });
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
    const { last, sockets, joined } = setUpLive({ fetchState: async () => ({}) });
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
    const { last, reports, live, join } = setUpLive({ fetchState });
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
    ['reconnect()', (at: ReturnType<typeof setUpLive>) => at.live.reconnect()],
    ['the browser coming online', (at: ReturnType<typeof setUpLive>) => at.wake('online')],
    ['the tab becoming visible', (at: ReturnType<typeof setUpLive>) => at.wake('visible')],
    ['another join', (at: ReturnType<typeof setUpLive>) => void at.live.join(8, () => {})],
  ])('starts anew by %s', async (_, restart) => {
    const at = setUpLive();
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
    const { last, sockets, wake, joined } = setUpLive();
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
    const { last, sockets, status, wake, live, joined } = setUpLive();
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
    const { last, live, joined } = setUpLive({ onSignedOut });
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
    const { last, sockets, status, wake, join } = setUpLive();
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
    const { last, sockets, joined } = setUpLive();
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
    const { last, sockets, status, joined } = setUpLive();
    const leave = joined();
    last().break();
    leave();
    expect(status()).toBe('idle');
    await pass(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('rejoins from the last position of the story', async () => {
    const { last, received, joined } = setUpLive();
    joined();
    last().receive(initialState(3));
    last().receive(pageUpdate(4));
    last().break();
    await pass(3_000);
    last().fire('open');
    expect(last().sent[0]).toEqual(joinOf({ epoch: 'a', seq: 4 }));
    for (const seq of [4, 5]) last().receive(pageUpdate(seq));
    expect(received.map((message) => ('seq' in message ? message.seq : null))).toEqual([3, 4, 5]);
  });
});
