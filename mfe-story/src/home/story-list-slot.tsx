import { type StoryListProps, useSession } from '@weaversworld/shared/shell';
import { AccessDenied } from '../lib/access-denied.tsx';
import { useStoryStores } from '../lib/story-stores.ts';
import { StoryCards } from './story-cards.tsx';
import { useStoryList } from './use-story-list.ts';

/** One child's stories, for a page of another remote. */
export const Slot = ({ profileId }: StoryListProps) => {
  const list = useStoryStores().listOf(profileId);
  const state = useStoryList(list);
  const { activeChildProfile } = useSession();
  if (state.status === 'denied') return <AccessDenied error={state.error ?? ''} />;
  return <StoryCards list={list} state={state} withNew={profileId === activeChildProfile?.id} />;
};
