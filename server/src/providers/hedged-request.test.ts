import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hedgedRequest } from './hedged-request.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A promise that the test settles. */
const promised = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
};

/** A hedged request after 500 ms whose two parts the test ends. */
const start = () => {
  const primary = promised<string | null>();
  const backup = promised<string>();
  let backups = 0;
  const result = hedgedRequest({
    primary: () => primary.promise,
    backup: () => {
      backups += 1;
      return backup.promise;
    },
    afterMs: 500,
  });
  result.catch(() => undefined);
  return { primary, backup, result, backups: () => backups };
};

describe('hedgedRequest', () => {
  it('begins no backup for a primary that answers in time', async () => {
    const { primary, result, backups } = start();
    await vi.advanceTimersByTimeAsync(499);
    primary.resolve('primary');
    expect(await result).toBe('primary');
    await vi.advanceTimersByTimeAsync(1000);
    expect(backups()).toBe(0);
  });

  it('has the backup ready when a slow primary gives up', async () => {
    const { primary, backup, result, backups } = start();
    await vi.advanceTimersByTimeAsync(500);
    expect(backups()).toBe(1);
    backup.resolve('backup');
    primary.resolve(null);
    expect(await result).toBe('backup');
    expect(backups()).toBe(1);
  });

  it('begins the backup at once when the primary has no answer', async () => {
    const { primary, backup, result, backups } = start();
    primary.resolve(null);
    backup.resolve('backup');
    expect(await result).toBe('backup');
    expect(backups()).toBe(1);
  });

  it('prefers the answer of a slow primary, also to a backup that is ready', async () => {
    const { primary, backup, result } = start();
    await vi.advanceTimersByTimeAsync(500);
    backup.resolve('backup');
    primary.resolve('primary');
    expect(await result).toBe('primary');
  });

  it('ignores the failure of a backup that is not needed, and rejects with one that is', async () => {
    const unneeded = start();
    await vi.advanceTimersByTimeAsync(500);
    unneeded.backup.reject(new Error('backup'));
    await vi.advanceTimersByTimeAsync(1);
    unneeded.primary.resolve('primary');
    expect(await unneeded.result).toBe('primary');
    const needed = start();
    needed.primary.resolve(null);
    needed.backup.reject(new Error('backup'));
    await expect(needed.result).rejects.toThrow('backup');
  });

  it('rejects with the primary’s error, and begins nothing afterwards', async () => {
    const { primary, result, backups } = start();
    primary.reject(new Error('primary'));
    await expect(result).rejects.toThrow('primary');
    await vi.advanceTimersByTimeAsync(1000);
    expect(backups()).toBe(0);
  });
});
