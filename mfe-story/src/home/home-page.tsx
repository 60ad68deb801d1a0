import { useSession } from '@weaversworld/shared/shell';
import { Loading, Page as Screen } from '@weaversworld/shared/ui';
import { useStoryStores } from '../lib/story-stores.ts';
import { FirstRun } from './first-run.tsx';
import { StoryCards } from './story-cards.tsx';
import { useCharacterCount } from './use-character-count.ts';
import { useStoryList } from './use-story-list.ts';
import { WelcomeBack } from './welcome-back.tsx';

/** Home: the first-run welcome for who has nothing yet, else the stories. */
export const Page = () => {
  const { list } = useStoryStores();
  const state = useStoryList(list);
  const characters = useCharacterCount();
  const { activeChildProfile } = useSession();
  const heading = activeChildProfile ? `${activeChildProfile.name}'s Stories` : 'Your Stories';

  const isEmpty = state.stories.length === 0 && state.deleted === null;
  const isLoading = state.status === 'idle' || state.status === 'loading' || (isEmpty && characters === null);
  if (isEmpty && isLoading)
    return (
      <Screen title={heading}>
        <Loading text="Loading stories..." />
      </Screen>
    );
  if (isEmpty && state.status === 'ready' && characters === 0) return <FirstRun />;
  return (
    <Screen title={heading}>
      <WelcomeBack />
      <StoryCards list={list} state={state} withNew />
    </Screen>
  );
};
