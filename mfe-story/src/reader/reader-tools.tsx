import type { Story } from '@weaversworld/shared/contract';
import { useNavigate } from '@weaversworld/shared/router';
import { IconButton } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { HOME } from '../lib/paths.ts';
import { useStoryStores } from '../lib/story-stores.tsx';
import { ReadAloudButton } from './read-aloud-button.tsx';
import styles from './reader.module.css';
import { ReadingSettingsDialog } from './reading-settings-dialog.tsx';
import { ShareControls } from './share-controls.tsx';
import { type StoryState, shownPage } from './story-state.ts';
import { ToolButton } from './tool-button.tsx';

/** The reader's toolbar: read aloud, share, settings, home. */
export const ReaderTools = ({ state }: { state: StoryState & { story: Story } }) => {
  const { openStory } = useStoryStores();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { story, position } = state;
  const goHome = () => {
    openStory.cancelCreating();
    navigate(HOME);
  };
  return (
    <div className={styles.storyTools}>
      <ReadAloudButton storyId={story.id} pageIndex={position.index} disabled={!shownPage(state)?.text} />
      {story.user_is_owner && <ShareControls story={story} />}
      <IconButton label="Reading settings" icon="settings" variant="quiet" onClick={() => setIsOpen(true)} />
      <ToolButton words="Back to Home" icon="home" onClick={goHome} />
      {isOpen && <ReadingSettingsDialog story={story} onClose={() => setIsOpen(false)} />}
    </div>
  );
};
