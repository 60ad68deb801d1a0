import type { Story } from '@weaversworld/shared/contract';
import { useLiveState, useShell } from '@weaversworld/shared/shell';
import { Notice } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { useStoryStores } from '../lib/story-stores.tsx';
import { useIsOffline } from '../lib/use-is-offline.ts';
import styles from './story-notices.module.css';
import { isComplete } from './story-state.ts';

interface StoryNoticesProps {
  story: Story;
  error: string | null;
}

/**
 * Errors that leave the story on the screen: the last failure, and a lost live channel. Laid over the foot of the page,
 * so that nothing moves; each can be closed.
 */
export const StoryNotices = ({ story, error }: StoryNoticesProps) => {
  const { openStory } = useStoryStores();
  const { status } = useLiveState();
  const isOffline = useIsOffline();
  const canContinue = story.user_is_owner && !isComplete(story);
  return (
    <div className={styles.storyNotices}>
      {error && (
        <Notice tone="error" onClose={openStory.dismissError}>
          {error}
        </Notice>
      )}
      {/* A finished story needs no live channel, and without a connection there is nothing to reconnect to. */}
      {status === 'offline' && !(isOffline && isComplete(story)) && <Offline />}
      {isOffline && canContinue && (
        <Notice>You're offline. The next page can be written when you're online again.</Notice>
      )}
    </div>
  );
};

const Offline = () => {
  const { live } = useShell();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Notice
      tone="error"
      action={{ label: 'Reconnect', onClick: live.reconnect }}
      onClose={() => setIsClosed(true)}
    >
      Failed to reconnect after multiple attempts
    </Notice>
  );
};
