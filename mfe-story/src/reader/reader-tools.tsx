import type { Story } from '@weaversworld/shared/contract';
import { useState } from 'react';
import { FullScreenButton } from './full-screen-button.tsx';
import { ReadAloudButton } from './read-aloud-button.tsx';
import styles from './reader-tools.module.css';
import { ReadingSettingsDialog } from './reading-settings-dialog.tsx';
import { ShareControls } from './share-controls.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { shareLink } from './share-story.ts';
import { type StoryState, shownPage } from './story-state.ts';
import { ToolButton } from './tool-button.tsx';

/** The reader's tools: read aloud, share, full screen, settings. */
export const ReaderTools = ({ state }: { state: StoryState & { story: Story } }) => {
  const [dialog, setDialog] = useState<'settings' | 'link' | null>(null);
  const { story, position } = state;
  return (
    <div className={styles.storyTools}>
      <ReadAloudButton storyId={story.id} pageIndex={position.index} unavailable={!shownPage(state)?.text} />
      {story.user_is_owner && <ShareControls story={story} />}
      <FullScreenButton />
      <ToolButton label="Reading settings" icon="settings" onClick={() => setDialog('settings')} />
      {dialog === 'settings' && (
        <ReadingSettingsDialog
          story={story}
          onShowLink={() => setDialog('link')}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'link' && story.is_public && (
        <ShareDialog link={shareLink(story, location.origin)} onClose={() => setDialog(null)} />
      )}
    </div>
  );
};
