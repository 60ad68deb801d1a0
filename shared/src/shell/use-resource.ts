import { useEffect, useMemo } from 'react';
import { useReadable } from './context.tsx';
import { createResource, type Resource, type ResourceState } from './create-resource.ts';

const idle = () => new Promise<never>(() => undefined);

/**
 * A resource that lives as long as the component. Loads when mounted and whenever `fetch` changes (pass a stable function;
 * null loads nothing yet); the result of a previous `fetch` is dropped.
 */
export const useResource = <Value>(
  fetch: ((signal: AbortSignal) => Promise<Value>) | null,
): ResourceState<Value | null> & Pick<Resource<Value | null>, 'load'> => {
  const resource = useMemo(() => createResource<Value | null>(null, fetch ?? idle), [fetch]);
  useEffect(() => {
    if (fetch !== null) void resource.load();
    return resource.reset;
  }, [fetch, resource]);
  return { ...useReadable(resource), load: resource.load };
};
