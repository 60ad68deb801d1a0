import type { Page } from '@weaversworld/shared/contract';
import { Button } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useStoryStores } from '../lib/story-stores.tsx';

/** Lets the owner request a failed picture again, on servers with an event log. The result arrives live. */
export const RedrawButton = ({ page }: { page: Page }) => {
  const { openStory } = useStoryStores();
  const story = useStore(openStory, (state) => state.story);
  const [isBusy, setIsBusy] = useState(false);
  if (!story?.user_is_owner || story.epoch === undefined) return null;
  const redraw = async () => {
    setIsBusy(true);
    await openStory.redraw(page);
    setIsBusy(false);
  };
  return (
    <Button variant="quiet" icon="again" busy={isBusy} onClick={() => void redraw()}>
      Draw it again
    </Button>
  );
};
