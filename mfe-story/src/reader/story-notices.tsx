import { useLiveState, useShell } from '@weaversworld/shared/shell';
import { Notice } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { useStoryStores } from '../lib/story-stores.tsx';
import styles from './story-notices.module.css';

/**
 * Errors that leave the story on the screen: the last failure, and a lost live channel. Laid over the foot of the page,
 * so that nothing moves; each can be closed.
 */
export const StoryNotices = ({ error }: { error: string | null }) => {
  const { openStory } = useStoryStores();
  const { status } = useLiveState();
  return (
    <div className={styles.storyNotices}>
      {error && (
        <Notice tone="error" onClose={openStory.dismissError}>
          {error}
        </Notice>
      )}
      {status === 'offline' && <Offline />}
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
