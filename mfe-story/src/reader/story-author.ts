import type { Story } from '@weaversworld/shared/contract';
import type { SessionState } from '@weaversworld/shared/shell';
import type { StoryStores } from '../lib/story-stores.tsx';

/**
 * The name of the child whose story it is: the only child of its owner, or the one in whose list it was seen. Undefined where that
 * is not known: it may be a sibling of the active child.
 */
export const storyAuthor = (
  story: Story,
  { childProfiles, activeChildProfile }: Pick<SessionState, 'childProfiles' | 'activeChildProfile'>,
  { storyList, storyListOf }: Pick<StoryStores, 'storyList' | 'storyListOf'>,
): string | undefined => {
  if (!story.user_is_owner) return undefined;
  const [first, ...siblings] = childProfiles;
  if (siblings.length === 0) return first?.name;
  const isIn = (list: typeof storyList) =>
    list.get().value?.stories.some(({ id }) => id === story.id) === true;
  const author =
    childProfiles.find(({ id }) => isIn(storyListOf(id))) ?? (isIn(storyList) ? activeChildProfile : null);
  return author?.name;
};
