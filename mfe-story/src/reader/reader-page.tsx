import { Id } from '@weaversworld/shared/contract';
import { useParams, useSearchParams } from '@weaversworld/shared/router';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useStoryStores } from '../lib/story-stores.tsx';
import { StoryCover } from './story-cover.tsx';
import { StoryPlaceholder } from './story-placeholder.tsx';
import { isComplete } from './story-state.ts';
import { StoryView } from './story-view.tsx';
import { useRequestedPage } from './use-page-param.ts';

/** The story reader. All of its state belongs to one story: another story id starts over. */
export const Page = () => {
  const { storyId } = useParams();
  if (!storyId) return <StoryPlaceholder phase="failed" error="No story ID provided" />;
  return <StoryReader key={storyId} storyId={Id.parse(storyId)} />;
};

const StoryReader = ({ storyId }: { storyId: Id }) => {
  const { openStory } = useStoryStores();
  const state = useStore(openStory);
  const [search] = useSearchParams();
  useEffect(() => openStory.open(storyId), [openStory, storyId]);
  useRequestedPage();

  const { phase, story, error } = state;
  if (state.storyId !== storyId) return <StoryPlaceholder phase="loading" error={null} />;
  if (phase !== 'ready' || story === null)
    return (
      <StoryPlaceholder
        phase={phase}
        error={error}
        onRetry={openStory.retry}
        onLeave={openStory.cancelCreating}
      />
    );
  if (search.has('cover') && isComplete(story)) return <StoryCover story={story} />;
  return <StoryView {...state} story={story} />;
};
