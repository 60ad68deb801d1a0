import { Id } from '@weaversworld/shared/contract';
import { useLocation, useParams, useSearchParams } from '@weaversworld/shared/router';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useStoryStores } from '../lib/story-stores.ts';
import { pageIndexOf } from './follow-page.ts';
import { StoryCover } from './story-cover.tsx';
import { isAt, isComplete } from './story-state.ts';
import { StoryView } from './story-view.tsx';
import { StoryWaiting } from './story-waiting.tsx';

/** The story reader. Another story in the address starts everything anew. */
export const Page = () => {
  const { storyId } = useParams();
  if (!storyId) return <StoryWaiting phase="failed" error="No story ID provided" />;
  return <StoryAt key={storyId} storyId={Id.parse(storyId)} />;
};

const StoryAt = ({ storyId }: { storyId: Id }) => {
  const { open } = useStoryStores();
  const state = useStore(open);
  const [search] = useSearchParams();
  const pageIndex = pageIndexOf(search);
  const { key } = useLocation();
  const opening = useRef({ pageIndex, key });

  useEffect(() => open.open(storyId, opening.current.pageIndex), [open, storyId]);
  // The read-aloud bar goes to a page of the story that is open, maybe twice to the same address.
  useEffect(() => {
    if (opening.current.key === key) return;
    opening.current = { pageIndex, key };
    open.goTo(pageIndex);
  }, [open, pageIndex, key]);

  if (isAt(state, storyId) && state.phase === 'ready' && state.story)
    return search.has('cover') && isComplete(state.story) ? (
      <StoryCover story={state.story} />
    ) : (
      <StoryView {...state} story={state.story} />
    );
  const here = isAt(state, storyId) ? state : { phase: 'loading' as const, error: null };
  return <StoryWaiting phase={here.phase} error={here.error} onRetry={open.retry} onLeave={open.letGo} />;
};
