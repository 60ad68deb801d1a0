import { isAccessDenial } from '@weaversworld/shared/api';
import { type StoryListProps, useResource, useSession } from '@weaversworld/shared/shell';
import { AccessDenied } from '@weaversworld/shared/ui';
import { useStoryStores } from '../lib/story-stores.tsx';
import { StoryCards } from './story-cards.tsx';

/** The slot `story-list`: one child's stories on a screen of another remote. */
export const Slot = ({ profileId }: StoryListProps) => {
  const list = useStoryStores().storyListOf(profileId);
  const { error } = useResource(list);
  const { activeChildProfile } = useSession();
  if (error && isAccessDenial(error.cause)) return <AccessDenied error={error.message} />;
  return <StoryCards list={list} withNew={profileId === activeChildProfile?.id} />;
};
