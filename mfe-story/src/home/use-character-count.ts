import { useResource } from '@weaversworld/shared/shell';
import { useStoryStores } from '../lib/story-stores.tsx';

/** The number of the visitor's characters; null while it is loading, `'unknown'` when that failed. */
export const useCharacterCount = (): number | 'unknown' | null => {
  const { status, value } = useResource(useStoryStores().characters);
  if (status === 'failed') return 'unknown';
  return value?.length ?? null;
};
