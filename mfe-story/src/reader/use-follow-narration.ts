import type { Id } from '@weaversworld/shared/contract';
import { type Events, useEvent } from '@weaversworld/shared/shell';
import { useCallback } from 'react';
import { useStoryStores } from '../lib/story-stores.tsx';

/** Turns the page with read-aloud of this story. */
export const useFollowNarration = (storyId: Id): void => {
  const { openStory } = useStoryStores();
  const follow = useCallback(
    (event: Events['narration:page-changed']) => {
      if (event.storyId === storyId) openStory.followNarration(event.pageIndex);
    },
    [openStory, storyId],
  );
  useEvent('narration:page-changed', follow);
};
