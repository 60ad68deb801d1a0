import { useShell, withGrownUp } from '@weaversworld/shared/shell';
import { Notice } from '@weaversworld/shared/ui';
import { useStoryStores } from '../lib/story-stores.tsx';
import { focusPage } from './focus-page.ts';
import type { StoryState } from './story-state.ts';
import styles from './unshared-notice.module.css';

/** After the story was made private: brings the same link back, in case that was a slip. Sharing is for grown-ups. */
export const UnsharedNotice = ({ canShareAgain, sharing }: Pick<StoryState, 'canShareAgain' | 'sharing'>) => {
  const shell = useShell();
  const { openStory } = useStoryStores();
  if (!canShareAgain) return null;
  const undo = async () => {
    await openStory.shareAgain();
    focusPage();
  };
  const close = () => {
    openStory.dismissShareAgain();
    focusPage();
  };
  return (
    <Notice
      className={styles.storyUnshared}
      action={{
        label: 'Undo',
        onClick: () => withGrownUp(shell, () => void undo()),
        busy: sharing === 'pending',
      }}
      onClose={close}
    >
      This story is private again.
    </Notice>
  );
};
