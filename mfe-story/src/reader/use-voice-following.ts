import type { Id } from '@weaversworld/shared/contract';
import { type Events, useEvent } from '@weaversworld/shared/shell';
import { useCallback } from 'react';
import { useStoryStores } from '../lib/story-stores.ts';

/** Turns the page with the voice that reads this story. */
export const useVoiceFollowing = (storyId: Id): void => {
  const { open } = useStoryStores();
  const follow = useCallback(
    (fact: Events['narration:page-changed']) => {
      if (fact.storyId === storyId) open.followVoice(fact.pageIndex);
    },
    [open, storyId],
  );
  useEvent('narration:page-changed', follow);
};
