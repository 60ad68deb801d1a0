import type { Report } from '@weaversworld/shared/shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schedule } from '../schedule.ts';
import { createConcurrencyLimit, createHttpFallback } from './http-fallback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setUp = (fetchState: (id: unknown, signal: AbortSignal) => Promise<object>) => {
  const reports: Report[] = [];
  const requests: { id: unknown; at: number; signal: AbortSignal }[] = [];
  const start = Date.now();
  const states = createHttpFallback({
    fetchState: (id, signal) => {
      requests.push({ id, at: Date.now() - start, signal });
      return fetchState(id, signal);
    },
    now: Date.now,
    schedule,
    report: (report) => void reports.push(report),
  });
  const resolvedAt = async (fetched: Promise<unknown>) => {
    let at: number | null = null;
    void fetched.then(() => {
      at = Date.now() - start;
    });
    await vi.advanceTimersByTimeAsync(60_000);
    return at;
  };
  return { states, reports, requests, resolvedAt, controller: new AbortController() };
};
const unreachable = () => Promise.reject(new Error('away'));
const never = () => new Promise<never>(() => {});

describe('the state of a story over HTTP', () => {
  it('is requested at most twice per story, 5 s apart, and the failure is reported', async () => {
    const { states, requests, reports, controller } = setUp(unreachable);
    const fetched = states.fetch(7, controller.signal);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await fetched).toBeNull();
    expect(requests.map(({ at }) => at)).toEqual([0, 5_000]);
    expect(reports.at(-1)?.message).toBe('Failed to fetch story state after multiple attempts');
    await states.fetch(7, controller.signal);
    expect(requests).toHaveLength(2);
    states.reset();
    void states.fetch(7, controller.signal);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(3);
  });

  it('times out after 10 s per request and 20 s in total', async () => {
    const { states, requests, resolvedAt, controller } = setUp(never);
    expect(await resolvedAt(states.fetch(7, controller.signal))).toBe(20_000);
    expect(requests.map(({ at, signal }) => [at, signal.aborted])).toEqual([
      [0, true],
      [15_000, true],
    ]);
  });

  it('is aborted at once', async () => {
    const { states, requests, reports, resolvedAt, controller } = setUp(unreachable);
    setTimeout(() => controller.abort(), 1_000);
    expect(await resolvedAt(states.fetch(7, controller.signal))).toBe(1_000);
    expect(requests).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it('runs three requests at once; one over the limit is retried later and not counted', async () => {
    const { states, requests, reports, controller } = setUp(
      () => new Promise((resolve) => setTimeout(() => resolve({ title: 'x' }), 1_000)),
    );
    const fetched = [1, 2, 3, 4].map((id) => states.fetch(id, controller.signal));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(reports[0]?.message).toBe('Too many concurrent requests');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(requests.map(({ id, at }) => [id, at]).at(-1)).toEqual([4, 5_000]);
    expect(await Promise.all(fetched)).not.toContain(null);
  });
});

describe('the concurrency limit', () => {
  it('admits the next task after a task failed', async () => {
    const withLimit = createConcurrencyLimit(1);
    await expect(withLimit(unreachable)).rejects.toThrow('away');
    await expect(withLimit(async () => 'in')).resolves.toBe('in');
  });
});
