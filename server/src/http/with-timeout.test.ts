import { describe, expect, it } from 'vitest';
import { collectGarbage } from '../testing/collect-garbage.ts';
import { withTimeout } from './with-timeout.ts';

const never = new AbortController().signal;

/** Resolves to the reason with which a signal was aborted. */
const reasonOf = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(signal.reason);
    else signal.addEventListener('abort', () => resolve(signal.reason), { once: true });
  });

describe('withTimeout', () => {
  it('aborts its signal after the time, also when garbage was collected meanwhile', async () => {
    const reason = withTimeout(60, never, reasonOf);
    await collectGarbage();
    expect(await reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('passes on the reason of the other signal, now and later', async () => {
    const caller = new AbortController();
    const reason = withTimeout(60_000, caller.signal, reasonOf);
    caller.abort('stopped');
    expect(await reason).toBe('stopped');
    expect(await withTimeout(60_000, caller.signal, reasonOf)).toBe('stopped');
  });

  it('resolves and rejects with the work, and leaves nothing behind', async () => {
    const caller = new AbortController();
    const kept: AbortSignal[] = [];
    const keep = async (signal: AbortSignal) => kept.push(signal);
    expect(await withTimeout(60_000, caller.signal, keep)).toBe(1);
    await expect(withTimeout(60_000, caller.signal, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    caller.abort();
    expect(kept.map(({ aborted }) => aborted)).toEqual([false]);
  });
});
