import type { Story } from '@weaversworld/shared/contract';
import { useNavigate } from '@weaversworld/shared/router';
import { IconButton } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { HOME } from '../lib/paths.ts';
import { useStoryStores } from '../lib/story-stores.ts';
import { ReadAloudButton } from './read-aloud-button.tsx';
import styles from './reader.module.css';
import { ReadingSettingsDialog } from './reading-settings-dialog.tsx';
import { ShareControls } from './share-controls.tsx';
import { type StoryState, shownPage } from './story-state.ts';
import { ToolButton } from './tool-button.tsx';

/** Everything one can do with the story beside reading it. */
export const ReaderTools = ({ state }: { state: StoryState & { story: Story } }) => {
  const { open } = useStoryStores();
  const navigate = useNavigate();
  const [isSetting, setIsSetting] = useState(false);
  const { story, place } = state;
  const goHome = () => {
    open.letGo();
    navigate(HOME);
  };
  return (
    <div className={styles.storyTools}>
      <ReadAloudButton storyId={story.id} pageIndex={place.index} disabled={!shownPage(state)?.text} />
      {story.user_is_owner && <ShareControls story={story} />}
      <IconButton
        label="Reading settings"
        icon="settings"
        variant="quiet"
        onClick={() => setIsSetting(true)}
      />
      <ToolButton words="Back to Home" icon="home" onClick={goHome} />
      {isSetting && <ReadingSettingsDialog story={story} onClose={() => setIsSetting(false)} />}
    </div>
  );
};
