import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialState, joinOf, pageUpdate, plainState, setUpLive } from '../testing/live-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a half-open socket', () => {
  it('is detected within one and a half heartbeats', async () => {
    const { last, status, joined } = setUpLive();
    joined();
    last().receive(initialState(1));
    await pass(10_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    last().receive({ type: 'pong' });
    await pass(10_000 + 4_499);
    expect(status()).toBe('open');
    await pass(1);
    expect(status()).toBe('waiting');
  });

  it('is not checked for with a server without a log', async () => {
    const { last, status, joined } = setUpLive();
    joined();
    last().receive(plainState);
    await pass(120_000);
    expect(status()).toBe('open');
    expect(last().sent).toEqual([joinOf()]);
  });

  it('is replaced within half a second of the tab becoming visible', async () => {
    const { last, sockets, wake, joined } = setUpLive();
    joined();
    last().receive(initialState(1));
    vi.setSystemTime(Date.now() + 3_600_000);
    wake('visible');
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    await pass(499);
    expect(sockets).toHaveLength(1);
    await pass(1);
    expect(sockets).toHaveLength(2);
  });

  it('is not assumed when the server answers, nor after the tab was hidden for a moment', async () => {
    const { last, sockets, wake, joined } = setUpLive();
    joined();
    last().receive(initialState(1));
    await pass(9_000);
    wake('visible');
    expect(last().sent).toHaveLength(1);
    wake('online');
    last().receive({ type: 'pong' });
    await pass(800);
    expect(sockets).toHaveLength(1);
  });

  it('of a server without a log sends the join again', async () => {
    const { last, wake, joined } = setUpLive();
    joined();
    last().receive(plainState);
    await pass(20_000);
    wake('visible');
    expect(last().sent).toEqual([joinOf(), joinOf()]);
  });
});

describe('a gap in the log', () => {
  it('requests the tail once, and the whole story when the gap remains', async () => {
    const { last, received, joined } = setUpLive();
    joined();
    last().receive(initialState(1));
    last().receive(pageUpdate(3));
    last().receive(pageUpdate(4));
    expect(last().sent.slice(1)).toEqual([joinOf({ epoch: 'a', seq: 1 })]);
    await pass(10_000);
    expect(last().sent).toContainEqual(joinOf());
    last().receive(initialState(4));
    expect(received.map((message) => ('seq' in message ? message.seq : null))).toEqual([1, 4]);
  });
});
