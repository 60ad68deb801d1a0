import type { Story } from '@weaversworld/shared/contract';
import { useNavigate } from '@weaversworld/shared/router';
import { Button, IconButton } from '@weaversworld/shared/ui';
import { CREATE } from '../lib/paths.ts';
import { useStoryStores } from '../lib/story-stores.tsx';
import styles from './reader.module.css';
import { isComplete, isWriting, pageCount, type StoryState } from './story-state.ts';
import { useIsNarrow } from './use-media-query.ts';
import { useGoToPage } from './use-page-param.ts';

/** Previous and next page, the page number, and the button for a new page or story. */
export const PageNav = ({ state }: { state: StoryState & { story: Story } }) => {
  const goToPage = useGoToPage();
  const { story, position } = state;
  const hasArrows = story.pages.length > 1;
  const last = story.pages.length - 1;
  const number = position.index + 1;
  return (
    <nav className={styles.storyPageNav} aria-label="Pages">
      {hasArrows && (
        <IconButton
          label="Previous page"
          icon="back"
          size="large"
          variant="quiet"
          disabled={position.index === 0}
          onClick={() => goToPage(position.index - 1)}
        />
      )}
      <div className={styles.storyPageNavMiddle}>
        <p aria-live="polite" className={styles.storyPageNumber}>
          Page {number} of {Math.max(number, pageCount(story))}
        </p>
        <NextStep state={state} />
      </div>
      {hasArrows && (
        <IconButton
          label="Next page"
          icon="next"
          size="large"
          variant="action"
          disabled={position.index >= last}
          onClick={() => goToPage(position.index + 1)}
        />
      )}
    </nav>
  );
};

const NextStep = ({ state }: { state: StoryState & { story: Story } }) => {
  const { openStory } = useStoryStores();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  if (isComplete(state.story)) {
    return (
      <Button {...(!isNarrow && { icon: 'plus' })} onClick={() => navigate(CREATE)}>
        Create New Story
      </Button>
    );
  }
  if (!state.story.user_is_owner) return null;
  const busy = isWriting(state);
  return (
    <Button {...(!isNarrow && { icon: 'pencil' })} busy={busy} onClick={openStory.createPage}>
      {busy ? 'Creating...' : 'Create Next Page'}
    </Button>
  );
};
