import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeLiveDeps } from '../testing/fake-live.ts';
import { initialState, plainState, setUpLive } from '../testing/live-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('opening a connection', () => {
  it('times out after 5 s', async () => {
    const { last, sockets, status, join } = setUpLive();
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
    const { last, status, joined } = setUpLive();
    joined();
    last().receive(initialState(1));
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
    const { last, sockets, received, joined } = setUpLive({
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
    const { sockets, received, status, joined } = setUpLive({
      fetchState: async () => ({ title: 'by HTTP' }),
    });
    joined();
    await pass(120_000);
    expect([status(), sockets.length, received.length]).toEqual(['open', 1, 1]);
  });

  it('treats the socket as lost when the state cannot be fetched either', async () => {
    const { status, joined } = setUpLive();
    joined();
    await pass(15_000);
    expect(status()).toBe('waiting');
  });

  it('ignores the events of a socket that timed out', async () => {
    const { sockets, received, join } = setUpLive();
    join();
    await pass(8_000);
    sockets[0]?.fire('open');
    sockets[0]?.receive(plainState);
    sockets[0]?.break(1000);
    expect(received).toEqual([]);
    expect(sockets).toHaveLength(2);
  });

  it('retries when the browser rejects the URL', async () => {
    let rejectUrl = true;
    const fake = createFakeLiveDeps();
    const at = setUpLive({
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
    const { live, last, join } = setUpLive();
    join();
    const opened = live.waitUntilOpen();
    await pass(delay);
    last().fire('open');
    expect(await opened).toBe(isOpen);
    expect(await live.waitUntilOpen()).toBe(true);
  });
});
