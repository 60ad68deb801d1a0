import { useActivity, useResource, useSession } from '@weaversworld/shared/shell';
import { Loading, Page as Screen } from '@weaversworld/shared/ui';
import { useEffect } from 'react';
import { useStoryStores } from '../lib/story-stores.tsx';
import { FirstRun } from './first-run.tsx';
import { SAMPLE_STORY } from './sample-story.ts';
import { StoryCards } from './story-cards.tsx';
import { useCharacterCount } from './use-character-count.ts';
import { WelcomeBack } from './welcome-back.tsx';

/** Home: the visitor's stories, or the welcome screen for visitors without stories and characters. */
export const Page = () => {
  const { storyList } = useStoryStores();
  const { status, value } = useResource(storyList);
  const characters = useCharacterCount();
  const { activeChildProfile, isAuthenticated } = useSession();
  const heading = activeChildProfile ? `${activeChildProfile.name}'s Stories` : 'Your Stories';

  // Visitors without content most likely get the welcome screen: its picture is preloaded while the two lists load.
  const { hasContent } = useActivity();
  const isNew = !isAuthenticated && !hasContent && value === null;
  useEffect(() => {
    if (isNew) Object.assign(new Image(), { fetchPriority: 'high', src: SAMPLE_STORY.pages[0].picture });
  }, [isNew]);

  const isEmpty = value === null || (value.stories.length === 0 && value.deleted === null);
  const isLoading = status === 'idle' || status === 'loading' || characters === null;
  if (isEmpty && isLoading)
    return (
      <Screen title={heading}>
        <Loading text="Loading stories..." />
      </Screen>
    );
  if (isEmpty && status === 'ready' && characters === 0) return <FirstRun />;
  return (
    <Screen title={heading}>
      <WelcomeBack />
      <StoryCards list={storyList} withNew />
    </Screen>
  );
};
