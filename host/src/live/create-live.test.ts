import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReport } from '../report.ts';
import { initialState, joinOf, pageUpdate, plainState, setUpLive } from '../testing/live-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('joining', () => {
  it('opens one socket for all rooms, joins each and delivers its messages', () => {
    const { live, sockets, last, status } = setUpLive();
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
    const { live, last, joined } = setUpLive();
    const first = joined();
    const second = live.join(7, () => {});
    first();
    first();
    expect(last().sent.map(({ type }) => type)).not.toContain('leave_story');
    second();
    expect(last().sent.at(-1)).toEqual({ type: 'leave_story', story_id: 7 });
  });

  it('requests the whole story for a later subscriber and delivers it to the first one only once', () => {
    const { live, last, received, joined } = setUpLive();
    joined();
    last().receive(initialState(3));
    const later = vi.fn();
    live.join(7, later);
    expect(last().sent.at(-1)).toEqual(joinOf());
    last().receive(initialState(3));
    last().receive(pageUpdate(4));
    expect(received).toHaveLength(2);
    expect(later).toHaveBeenCalledTimes(2);
  });

  it('delivers an update without an id to the only room', () => {
    const { last, received, joined } = setUpLive();
    joined();
    last().receive({ type: 'story_update', data: { title: 'No id' } });
    expect(received).toHaveLength(1);
  });

  it('delivers story_left only when the server closed the room by itself', () => {
    const { last, received, join, joined } = setUpLive();
    joined()();
    join();
    last().receive({ type: 'story_left', story_id: 7 });
    expect(received).toEqual([]);
    last().receive({ type: 'story_left', story_id: 7 });
    expect(received).toEqual([{ type: 'story_left', story_id: 7 }]);
  });

  it('delivers story_left from a server that never answers leave_story', () => {
    const { last, received, join, joined } = setUpLive();
    joined()();
    join();
    last().receive(plainState);
    last().receive({ type: 'story_left', story_id: 7 });
    expect(received.map(({ type }) => type)).toEqual(['story_update', 'story_left']);
  });

  it('delivers an error to its room, and one without a story id to every room', () => {
    const { live, last, received, joined } = setUpLive();
    joined();
    const other = vi.fn();
    live.join(8, other);
    last().receive({ type: 'error', message: 'No', story_id: 7 });
    last().receive({ type: 'error', message: 'All' });
    expect(received).toHaveLength(2);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('reports a join that waits more than 3 s for a connection', async () => {
    const { reports, join } = setUpLive();
    join();
    await pass(2_999);
    expect(reports).toEqual([]);
    await pass(1);
    expect(reports.map(({ message }) => message)).toEqual(['Failed to join story. Please try again.']);
  });

  it('calls onReleasesWithdrawn within five seconds', async () => {
    const onReleasesWithdrawn = vi.fn();
    const { last, joined, received } = setUpLive({ onReleasesWithdrawn });
    joined();
    last().receive({ type: 'releases_withdrawn' });
    expect(onReleasesWithdrawn).not.toHaveBeenCalled();
    await pass(5_000);
    expect(onReleasesWithdrawn).toHaveBeenCalledOnce();
    expect(received).toEqual([]);
  });

  it('skips and reports an invalid message, and continues when a listener throws', () => {
    const { live, last, received, reports, join } = setUpLive();
    live.join(7, () => {
      throw new Error('broken');
    });
    join();
    last().fire('open');
    for (const invalid of ['{', '7', { type: 'party' }, { type: 'title_update', data: {} }])
      last().receive(invalid);
    last().receive(plainState);
    expect(received).toHaveLength(1);
    expect(reports[0]?.message).toBe('An unknown live message was skipped');
  });

  it('logs at most one line per 3 s', async () => {
    const log = vi.fn();
    const { last, joined } = setUpLive({ report: createReport({ log, now: Date.now }) });
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
    const { last, sockets, status, join, joined } = setUpLive();
    joined()();
    last().receive(plainState);
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

describe('disconnecting', () => {
  it('closes with code 1000 and ignores a second call within a second', async () => {
    const { live, last, sockets, status, joined } = setUpLive();
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
    const { live, sockets, reports, joined } = setUpLive();
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
    const { live, last, received, joined } = setUpLive({ url: () => url });
    joined();
    last().receive(initialState(3));
    url = 'ws://here/?profile_id=2';
    live.reauthenticate();
    live.reauthenticate();
    await pass(50);
    expect(last().url).toBe('ws://here/?profile_id=2');
    last().fire('open');
    expect(last().sent[0]).toEqual(joinOf());
    last().receive(initialState(3));
    expect(received).toHaveLength(2);
  });

  it('does not connect on reauthenticate() while no room is joined', async () => {
    const { live, sockets } = setUpLive();
    live.reauthenticate();
    await pass(1_000);
    expect(sockets).toHaveLength(0);
  });

  it('notifies subscribers of every change until they unsubscribe, and stops when disposed', () => {
    const { live, last, wake, sockets, joined } = setUpLive();
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
