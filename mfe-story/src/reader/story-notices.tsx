import type { Story } from '@weaversworld/shared/contract';
import { useLiveState, useShell } from '@weaversworld/shared/shell';
import { Notice } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { useStoryStores } from '../lib/story-stores.tsx';
import { useIsOffline } from '../lib/use-is-offline.ts';
import { focusPage } from './focus-page.ts';
import styles from './story-notices.module.css';
import { isComplete } from './story-state.ts';

/**
 * Errors that leave the story on the screen: the last failure, and a lost live channel. They lie on the title, above the page, so
 * that the page neither moves nor is covered; each can be closed.
 */
export const StoryErrors = ({ story, error }: { story: Story; error: string | null }) => {
  const { openStory } = useStoryStores();
  const { status } = useLiveState();
  const isOffline = useIsOffline();
  const dismissError = () => {
    openStory.dismissError();
    focusPage();
  };
  return (
    <div className={styles.storyErrors}>
      {error && (
        <Notice className={styles.storyNotice} tone="error" onClose={dismissError}>
          {error}
        </Notice>
      )}
      {/* A finished story needs no live channel, and without a connection there is nothing to reconnect to. */}
      {status === 'offline' && !(isOffline && isComplete(story)) && <LostChannel />}
    </div>
  );
};

/** Below the page, while the next page cannot be asked for. */
export const NoInternetNotice = ({ story }: { story: Story }) => {
  const isOffline = useIsOffline();
  return isOffline && story.user_is_owner && !isComplete(story) ? <NoInternet /> : null;
};

/** Whether a notice was closed, and what closes it. The pressed button goes with it, so the focus moves to the page. */
const useClosing = (): [isClosed: boolean, close: () => void] => {
  const [isClosed, setIsClosed] = useState(false);
  return [
    isClosed,
    () => {
      setIsClosed(true);
      focusPage();
    },
  ];
};

const LostChannel = () => {
  const { live } = useShell();
  const [isClosed, close] = useClosing();
  if (isClosed) return null;
  return (
    <Notice
      className={styles.storyNotice}
      tone="error"
      action={{ label: 'Reconnect', onClick: live.reconnect }}
      onClose={close}
    >
      Failed to reconnect after multiple attempts
    </Notice>
  );
};

const NoInternet = () => {
  const [isClosed, close] = useClosing();
  if (isClosed) return null;
  return (
    <Notice className={styles.storyNotice} onClose={close}>
      You're offline. The next page can be written when you're online again.
    </Notice>
  );
};
