import { useEffect, useMemo } from 'react';
import { useReadable, useSession } from './context.tsx';
import { createResource, type Resource, type ResourceState } from './create-resource.ts';

/**
 * The state of a resource that belongs to the visitor. It is loaded when the component is mounted, after the session was
 * read, and after a reset.
 */
export const useResource = <Value>(
  resource: Resource<Value>,
  { isEnabled = true }: { isEnabled?: boolean } = {},
): ResourceState<Value> => {
  const state = useReadable(resource);
  const { loading, refreshing } = useSession();
  const isReady = isEnabled && !loading && !refreshing;
  const isIdle = state.status === 'idle';
  useEffect(() => {
    if (isReady) void resource.load();
  }, [isReady, resource]);
  useEffect(() => {
    if (isReady && isIdle) void resource.load();
  }, [isReady, isIdle, resource]);
  return state;
};

/**
 * A value that is loaded for one component, when it is mounted and when `fetch` changes (pass a stable function). The result
 * of a previous `fetch` is dropped.
 */
export const useFetch = <Value>(fetch: (signal: AbortSignal) => Promise<Value>): ResourceState<Value> => {
  const resource = useMemo(
    () => createResource<Value>({ fetch: (_previous, signal) => fetch(signal), onError: String }),
    [fetch],
  );
  useEffect(() => {
    void resource.load();
    return resource.reset;
  }, [resource]);
  return useReadable(resource);
};
