import type { Page } from '@weaversworld/shared/contract';
import { Button } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useStoryStores } from '../lib/story-stores.ts';

/** Lets the owner have a failed picture drawn now, where the server knows how to; it says so live. */
export const DrawAgain = ({ page }: { page: Page }) => {
  const { open } = useStoryStores();
  const story = useStore(open, (state) => state.story);
  const [busy, setBusy] = useState(false);
  if (!story?.user_is_owner || story.epoch === undefined) return null;
  const ask = async () => {
    setBusy(true);
    await open.drawAgain(page);
    setBusy(false);
  };
  return (
    <Button variant="quiet" icon="again" busy={busy} onClick={() => void ask()}>
      Draw it again
    </Button>
  );
};
