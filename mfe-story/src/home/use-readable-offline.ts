import type { Id } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { useEffect, useState } from 'react';
import { useIsOffline } from '../lib/use-is-offline.ts';

/** While the browser is offline: the stories that can be read now. Null online, until they are known, and in older hosts. */
export const useReadableOffline = (): ReadonlySet<Id> | null => {
  const { offline } = useShell();
  const isOffline = useIsOffline();
  const [ids, setIds] = useState<ReadonlySet<Id> | null>(null);
  useEffect(() => {
    if (!isOffline || offline === undefined) return setIds(null);
    const abort = new AbortController();
    void offline.readableStories().then((readable) => abort.signal.aborted || setIds(new Set(readable)));
    return () => abort.abort();
  }, [isOffline, offline]);
  return ids;
};
