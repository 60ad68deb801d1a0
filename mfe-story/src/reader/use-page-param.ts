import { useSearchParams } from '@weaversworld/shared/router';
import { useEffect, useRef } from 'react';
import { useStoryStores } from '../lib/story-stores.tsx';
import { pageIndexOf } from './reading-position.ts';

/**
 * `?pageIndex=` (null when it is missing or invalid) and a function that changes it. The history entry is replaced, so
 * that Back leaves the story. The cover's parameter is dropped, others stay.
 */
const usePageParam = () => {
  const [search, setSearch] = useSearchParams();
  const setPage = (index: number, { flushSync }: { flushSync: boolean }) => {
    const next = new URLSearchParams(search);
    next.delete('cover');
    next.set('pageIndex', String(index));
    setSearch(next, { replace: true, preventScrollReset: true, flushSync });
  };
  return [pageIndexOf(search), setPage] as const;
};

/** Goes to a page of the open story, by the URL. An index without a page changes nothing. */
export const useGoToPage = (): ((index: number) => void) => {
  const { openStory } = useStoryStores();
  const [, setPage] = usePageParam();
  return (index) => {
    // Rendered at once, because the next press of an arrow key counts from the page that is shown.
    if (openStory.getState().story?.pages[index]) setPage(index, { flushSync: true });
  };
};

/**
 * Keeps the open story and the URL in step. `?pageIndex=` requests a page. When the position moves by itself (a new page,
 * read-aloud), a URL that names a page follows; a URL that names none stays, because it means the latest page.
 */
export const useRequestedPage = (): void => {
  const { openStory } = useStoryStores();
  const [requested, setPage] = usePageParam();
  const followed = useRef<number | null>(null);
  useEffect(() => {
    // The position may have moved on since the URL was sent after it.
    const isFollowing = requested !== null && requested === followed.current;
    followed.current = null;
    if (!isFollowing) openStory.setRequestedPage(requested);
  }, [openStory, requested]);
  // After every render: the screen renders again for each change of the story and of the URL.
  useEffect(() => {
    const { phase, position } = openStory.getState();
    if (phase !== 'ready' || requested === null || position.index === requested) return;
    if (followed.current === position.index) return;
    followed.current = position.index;
    setPage(position.index, { flushSync: false });
  });
};
