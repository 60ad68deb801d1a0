import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveReport } from './live-deps.ts';
import { createGate, createStateFetch } from './state-fetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setUp = (fetchState: (id: unknown, signal: AbortSignal) => Promise<object>) => {
  const reports: LiveReport[] = [];
  const requests: { id: unknown; at: number; signal: AbortSignal }[] = [];
  const start = Date.now();
  const states = createStateFetch({
    fetchState: (id, signal) => {
      requests.push({ id, at: Date.now() - start, signal });
      return fetchState(id, signal);
    },
    now: Date.now,
    after: (delay, task) => {
      const timer = setTimeout(task, delay);
      return () => clearTimeout(timer);
    },
    report: (report) => void reports.push(report),
  });
  const settledAt = async (asked: Promise<unknown>) => {
    let at: number | null = null;
    void asked.then(() => {
      at = Date.now() - start;
    });
    await vi.advanceTimersByTimeAsync(60_000);
    return at;
  };
  return { states, reports, requests, settledAt, whole: new AbortController() };
};
const away = () => Promise.reject(new Error('away'));
const never = () => new Promise<never>(() => {});

describe('the state of a story over HTTP', () => {
  it('asks at most twice per story, 5 s apart, and then says so', async () => {
    const { states, requests, reports, whole } = setUp(away);
    const asked = states.fetch(7, whole.signal);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await asked).toBeNull();
    expect(requests.map(({ at }) => at)).toEqual([0, 5_000]);
    expect(reports.at(-1)?.message).toBe('Failed to fetch story state after multiple attempts');
    await states.fetch(7, whole.signal);
    expect(requests).toHaveLength(2);
    states.reset();
    void states.fetch(7, whole.signal);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(3);
  });

  it('gives a request 10 s and the whole 20 s', async () => {
    const { states, requests, settledAt, whole } = setUp(never);
    expect(await settledAt(states.fetch(7, whole.signal))).toBe(20_000);
    expect(requests.map(({ at, signal }) => [at, signal.aborted])).toEqual([
      [0, true],
      [15_000, true],
    ]);
  });

  it('is called off at once', async () => {
    const { states, requests, reports, settledAt, whole } = setUp(away);
    setTimeout(() => whole.abort(), 1_000);
    expect(await settledAt(states.fetch(7, whole.signal))).toBe(1_000);
    expect(requests).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it('lets three requests run at once; a refused one comes later and is not counted', async () => {
    const { states, requests, reports, whole } = setUp(
      () => new Promise((resolve) => setTimeout(() => resolve({ title: 'x' }), 1_000)),
    );
    const asked = [1, 2, 3, 4].map((id) => states.fetch(id, whole.signal));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(reports[0]?.message).toBe('Too many concurrent requests');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(requests.map(({ id, at }) => [id, at]).at(-1)).toEqual([4, 5_000]);
    expect(await Promise.all(asked)).not.toContain(null);
  });
});

describe('the gate', () => {
  it('opens again after a task failed', async () => {
    const gate = createGate(1);
    await expect(gate(away)).rejects.toThrow('away');
    await expect(gate(async () => 'in')).resolves.toBe('in');
  });
});
