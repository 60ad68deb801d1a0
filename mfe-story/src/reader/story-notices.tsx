import { useLiveState, useShell } from '@weaversworld/shared/shell';
import { Notice } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { useStoryStores } from '../lib/story-stores.ts';
import styles from './reader.module.css';

/**
 * What went wrong while the story stays in its place: the last failure, and a lost live channel. Lies over the foot of
 * the page, beside the button that was pressed, so that nothing moves; each can be closed.
 */
export const StoryNotices = ({ error }: { error: string | null }) => {
  const { open } = useStoryStores();
  const { status } = useLiveState();
  return (
    <div className={styles.storyNotices}>
      {error && (
        <Notice tone="error" onClose={open.forgive}>
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
