import type { Story } from '@weaversworld/shared/contract';
import { useNavigate } from '@weaversworld/shared/router';
import { Button, IconButton } from '@weaversworld/shared/ui';
import { CREATE } from '../lib/paths.ts';
import { useStoryStores } from '../lib/story-stores.ts';
import styles from './reader.module.css';
import { isComplete, isWriting, pageCount, type StoryState } from './story-state.ts';
import { useNarrow } from './use-media.ts';

/** The way through the book: back, on, where we are, and the next page to be written. */
export const Turner = ({ state }: { state: StoryState & { story: Story } }) => {
  const { open } = useStoryStores();
  const { story, place } = state;
  const hasArrows = story.pages.length > 1;
  const last = story.pages.length - 1;
  const number = place.index + 1;
  return (
    <nav className={styles.storyTurner} aria-label="Pages">
      {hasArrows && (
        <IconButton
          label="Previous page"
          icon="back"
          size="large"
          variant="quiet"
          disabled={place.index === 0}
          onClick={() => open.turn(place.index - 1)}
        />
      )}
      <div className={styles.storyTurnerMiddle}>
        <p aria-live="polite" className={styles.storyPosition}>
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
          disabled={place.index >= last}
          onClick={() => open.turn(place.index + 1)}
        />
      )}
    </nav>
  );
};

const NextStep = ({ state }: { state: StoryState & { story: Story } }) => {
  const { open } = useStoryStores();
  const navigate = useNavigate();
  const isNarrow = useNarrow();
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
    <Button {...(!isNarrow && { icon: 'pencil' })} busy={busy} onClick={open.createPage}>
      {busy ? 'Creating...' : 'Create Next Page'}
    </Button>
  );
};
