// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createResource } from './create-resource.ts';
import { useResource } from './use-resource.ts';

/** A fetch function whose promises the test settles. */
const createDeferredFetch = () => {
  const pending: { signal: AbortSignal; resolve(value: string): void; reject(error: unknown): void }[] = [];
  const fetch = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => pending.push({ signal, resolve, reject }));
  return { fetch, pending };
};

describe('a resource', () => {
  it('loads its value, and stays ready while it is loaded again', async () => {
    const { fetch, pending } = createDeferredFetch();
    const resource = createResource('', fetch);
    expect(resource.get()).toEqual({ status: 'idle', value: '', error: null });
    const first = resource.load();
    expect(resource.get().status).toBe('loading');
    pending[0]?.resolve('one');
    await first;
    expect(resource.get()).toEqual({ status: 'ready', value: 'one', error: null });
    const second = resource.load();
    expect(resource.get()).toEqual({ status: 'ready', value: 'one', error: null });
    pending[1]?.resolve('two');
    await second;
    expect(resource.get().value).toBe('two');
  });

  it('is not loaded twice at first', async () => {
    const { fetch, pending } = createDeferredFetch();
    const resource = createResource('', fetch);
    void resource.load();
    await resource.load();
    expect(pending).toHaveLength(1);
  });

  it('keeps the error of a failed load, and its value when it had one', async () => {
    const error = new Error('offline');
    const fetch = vi.fn<() => Promise<string>>().mockRejectedValue(error);
    const resource = createResource('', fetch);
    await resource.load();
    expect(resource.get()).toEqual({ status: 'failed', value: '', error });
    fetch.mockResolvedValueOnce('one');
    await resource.load();
    expect(resource.get()).toEqual({ status: 'ready', value: 'one', error: null });
    await resource.load();
    expect(resource.get()).toEqual({ status: 'ready', value: 'one', error });
  });

  it('drops the result of a load that started before a reset', async () => {
    const { fetch, pending } = createDeferredFetch();
    const resource = createResource('', fetch);
    const dropped = resource.load();
    resource.reset();
    expect(pending[0]?.signal.aborted).toBe(true);
    const kept = resource.load();
    pending[0]?.resolve('previous visitor');
    await dropped;
    expect(resource.get()).toEqual({ status: 'loading', value: '', error: null });
    pending[1]?.resolve('next visitor');
    await kept;
    expect(resource.get().value).toBe('next visitor');
  });

  it('notifies its listeners of every change until they unsubscribe', () => {
    const resource = createResource(1, async () => 2);
    const listener = vi.fn();
    const unsubscribe = resource.subscribe(listener);
    resource.update((value) => value + 10);
    expect(resource.get()).toEqual({ status: 'ready', value: 11, error: null });
    resource.reset();
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    resource.update(() => 5);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('useResource', () => {
  it('loads again when the function changes, and drops the previous result', async () => {
    const { fetch: first, pending } = createDeferredFetch();
    const second = async () => 'second';
    const { result, rerender } = renderHook(({ fetch }) => useResource<string>(fetch), {
      initialProps: { fetch: first as (signal: AbortSignal) => Promise<string> },
    });
    expect(result.current.status).toBe('loading');
    rerender({ fetch: second });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', value: 'second' }));
    await act(async () => pending[0]?.resolve('first'));
    expect(result.current.value).toBe('second');
  });

  it('loads nothing without a function', () => {
    const { result } = renderHook(() => useResource(null));
    expect(result.current).toMatchObject({ status: 'idle', value: null });
  });

  it('aborts the pending load when the component is unmounted', () => {
    const { fetch, pending } = createDeferredFetch();
    const { unmount } = renderHook(() => useResource(fetch));
    unmount();
    expect(pending.every(({ signal }) => signal.aborted)).toBe(true);
  });
});
