import { ApiError } from '@weaversworld/shared/api';
import { describe, expect, it, vi } from 'vitest';
import { createResource } from './resource.ts';

const setUp = () => {
  const pending: { resolve(value: number): void; reject(error: unknown): void }[] = [];
  const fetch = vi.fn(
    (_previous: number | null) =>
      new Promise<number>((resolve, reject) => void pending.push({ resolve, reject })),
  );
  const resource = createResource<number>({ fetch, onError: (error) => `No: ${error}` });
  return { resource, fetch, pending, state: resource.getState };
};

describe('a resource', () => {
  it('is idle, loading, then ready', async () => {
    const { resource, pending, state } = setUp();
    expect(state()).toEqual({ status: 'idle', value: null, error: null });
    const loading = resource.load();
    expect(state()).toEqual({ status: 'loading', value: null, error: null });
    pending[0]?.resolve(1);
    await loading;
    expect(state()).toEqual({ status: 'ready', value: 1, error: null });
  });

  it('is fetched once while its first fetch is under way', () => {
    const { resource, fetch } = setUp();
    void resource.load();
    void resource.load();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('stays ready while it is fetched again, and takes the response of the latest request', async () => {
    const { resource, fetch, pending, state } = setUp();
    const first = resource.load();
    pending[0]?.resolve(1);
    await first;
    const second = resource.load();
    const third = resource.load();
    expect(state()).toMatchObject({ status: 'ready', value: 1 });
    expect(fetch).toHaveBeenLastCalledWith(1);
    pending[2]?.resolve(3);
    pending[1]?.resolve(2);
    await Promise.all([second, third]);
    expect(state().value).toBe(3);
  });

  it('keeps its value when a later fetch fails, until the next one', async () => {
    const { resource, pending, state } = setUp();
    const first = resource.load();
    pending[0]?.resolve(1);
    await first;
    const second = resource.load();
    pending[1]?.reject('down');
    await second;
    expect(state()).toEqual({ status: 'ready', value: 1, error: { message: 'No: down', cause: 'down' } });
    void resource.load();
    expect(state().error).toBeNull();
  });

  it('drops its value when access is denied', async () => {
    const { resource, pending, state } = setUp();
    const first = resource.load();
    pending[0]?.resolve(1);
    await first;
    const second = resource.load();
    pending[1]?.reject(new ApiError('http', 403, 'GET /x/'));
    await second;
    expect(state()).toMatchObject({ status: 'failed', value: null });
  });

  it.each(['resolve', 'reject'] as const)(
    'drops a response (%s) that arrives after a reset',
    async (outcome) => {
      const { resource, pending, state } = setUp();
      const loading = resource.load();
      resource.reset();
      pending[0]?.[outcome](1);
      await loading;
      expect(state()).toEqual({ status: 'idle', value: null, error: null });
    },
  );

  it('drops a response that arrives after a change, and tells the change when it is superseded', async () => {
    const { resource, pending, state } = setUp();
    const first = resource.load();
    pending[0]?.resolve(1);
    await first;
    const second = resource.load();
    const change = resource.update((value) => value + 10);
    pending[1]?.resolve(2);
    await second;
    expect(state().value).toBe(11);
    expect(change.aborted).toBe(false);
    resource.reset();
    expect(change.aborted).toBe(true);
  });
});
