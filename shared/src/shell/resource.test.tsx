// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { createTestShell } from '@weaversworld/shared/testing';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ShellProvider } from './context.tsx';
import { createResource } from './create-resource.ts';
import { useFetch, useResource } from './use-resource.ts';

/** A resource of numbers; the test resolves or rejects its requests. */
const setUp = (dropsValue?: (error: unknown) => boolean) => {
  const pending: { signal: AbortSignal; resolve(value: number): void; reject(error: unknown): void }[] = [];
  const fetch = vi.fn(
    (_previous: number | null, signal: AbortSignal) =>
      new Promise<number>((resolve, reject) => void pending.push({ signal, resolve, reject })),
  );
  const onError = vi.fn((error: unknown) => `Failed: ${error}`);
  const resource = createResource<number>({ fetch, onError, ...(dropsValue ? { dropsValue } : {}) });
  const loaded = async (value: number) => {
    const loading = resource.load();
    pending.at(-1)?.resolve(value);
    await loading;
  };
  return { resource, fetch, onError, pending, loaded, state: resource.get };
};
const IDLE = { status: 'idle', value: null, error: null };

describe('a resource', () => {
  it('is idle, loading, then ready', async () => {
    const { resource, pending, state } = setUp();
    expect(state()).toEqual(IDLE);
    const loading = resource.load();
    expect(state()).toEqual({ status: 'loading', value: null, error: null });
    pending[0]?.resolve(1);
    await loading;
    expect(state()).toEqual({ status: 'ready', value: 1, error: null });
  });

  it('is requested once while the first load is pending', async () => {
    const { resource, fetch } = setUp();
    void resource.load();
    await resource.load();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('stays ready while it is loaded again, and takes the response of the latest request', async () => {
    const { resource, fetch, pending, loaded, state } = setUp();
    await loaded(1);
    const second = resource.load();
    const third = resource.load();
    expect(state()).toEqual({ status: 'ready', value: 1, error: null });
    expect(fetch).toHaveBeenLastCalledWith(1, expect.any(AbortSignal));
    expect(pending[1]?.signal.aborted).toBe(true);
    pending[2]?.resolve(3);
    pending[1]?.resolve(2);
    await Promise.all([second, third]);
    expect(state().value).toBe(3);
  });

  it('is failed when the first load fails, and can be loaded again', async () => {
    const { resource, pending, loaded, state } = setUp();
    const loading = resource.load();
    pending[0]?.reject('offline');
    await loading;
    const error = { message: 'Failed: offline', cause: 'offline' };
    expect(state()).toEqual({ status: 'failed', value: null, error });
    await loaded(1);
    expect(state()).toEqual({ status: 'ready', value: 1, error: null });
  });

  it.each([
    [false, { status: 'ready', value: 1 }],
    [true, { status: 'failed', value: null }],
  ])('after a later failure with dropsValue %s is %o', async (drops, expected) => {
    const { resource, pending, loaded, state } = setUp(() => drops);
    await loaded(1);
    const again = resource.load();
    pending[1]?.reject('denied');
    await again;
    expect(state()).toEqual({ ...expected, error: { message: 'Failed: denied', cause: 'denied' } });
  });

  it.each(['resolve', 'reject'] as const)(
    'drops a response (%s) of a request from before a reset',
    async (outcome) => {
      const { resource, onError, pending, state } = setUp();
      const signal = resource.resetSignal();
      const loading = resource.load();
      resource.reset();
      pending[0]?.[outcome](1);
      await loading;
      expect(state()).toEqual(IDLE);
      expect(onError).not.toHaveBeenCalled();
      expect(signal.aborted).toBe(true);
      expect(resource.resetSignal().aborted).toBe(false);
    },
  );

  it('drops the response of a pending load after an update, and aborts the signal of the update later', async () => {
    const { resource, pending, loaded, state } = setUp();
    await loaded(1);
    const again = resource.load();
    const update = resource.update((value) => (value ?? 0) + 10);
    pending[1]?.resolve(2);
    await again;
    expect(state()).toEqual({ status: 'ready', value: 11, error: null });
    expect(update.aborted).toBe(false);
    void resource.load();
    expect(update.aborted).toBe(true);
    expect(resource.resetSignal().aborted).toBe(false);
  });

  it('is loaded again after an update during the first load', async () => {
    const { resource, pending, state } = setUp();
    void resource.load();
    resource.update(() => 7);
    expect(state()).toEqual({ status: 'ready', value: 7, error: null });
    await act(async () => {
      pending[0]?.resolve(1);
      pending[1]?.resolve(17);
    });
    expect(state().value).toBe(17);
  });

  it('notifies its listeners of every change until they unsubscribe', () => {
    const { resource } = setUp();
    const listener = vi.fn();
    const unsubscribe = resource.subscribe(listener);
    resource.update(() => 1, { message: 'Failed', cause: null });
    expect(resource.get()).toEqual({ status: 'ready', value: 1, error: { message: 'Failed', cause: null } });
    resource.reset();
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    resource.update(() => 5);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('useResource', () => {
  const show = (session: Parameters<typeof createTestShell>[0] = {}) => {
    const { resource, fetch } = setUp();
    const shell = createTestShell(session);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ShellProvider shell={shell}>{children}</ShellProvider>
    );
    const view = renderHook(({ isEnabled }) => useResource(resource, { isEnabled }), {
      wrapper,
      initialProps: { isEnabled: true },
    });
    return { ...view, resource, fetch, shell };
  };

  it('waits for the session, and loads again after it was read again', () => {
    const { fetch, resource, shell } = show({ session: { loading: true } });
    expect(fetch).not.toHaveBeenCalled();
    act(() => shell.session.set({ loading: false }));
    expect(fetch).toHaveBeenCalledTimes(1);
    act(() => void resource.update(() => 1));
    fetch.mockClear();
    act(() => shell.session.set({ refreshing: true }));
    act(() => shell.session.set({ refreshing: false }));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('loads after a reset, unless it is disabled', () => {
    const { fetch, resource, rerender } = show();
    act(() => resource.reset());
    expect(fetch).toHaveBeenCalledTimes(2);
    rerender({ isEnabled: false });
    act(() => resource.reset());
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('useFetch', () => {
  it('loads again when the function changes, and drops the previous result', async () => {
    let respond: (value: string) => void = () => undefined;
    const first = () =>
      new Promise<string>((resolve) => {
        respond = resolve;
      });
    const second = async () => 'second';
    const { result, rerender } = renderHook(({ fetch }) => useFetch(fetch), {
      initialProps: { fetch: first as () => Promise<string> },
    });
    expect(result.current.status).toBe('loading');
    rerender({ fetch: second });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', value: 'second' }));
    await act(async () => respond('first'));
    expect(result.current.value).toBe('second');
  });

  it('aborts the pending load when the component is unmounted', () => {
    const signals: AbortSignal[] = [];
    const fetch = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    const { unmount } = renderHook(() => useFetch(fetch));
    unmount();
    expect(signals.length).toBeGreaterThan(0);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });
});
