import type { Story } from '@weaversworld/shared/contract';
import { useNavigate } from '@weaversworld/shared/router';
import { Button, IconButton } from '@weaversworld/shared/ui';
import { CREATE } from '../lib/paths.ts';
import { useStoryStores } from '../lib/story-stores.tsx';
import { useIsOffline } from '../lib/use-is-offline.ts';
import { PageDotButtons } from './page-dot-buttons.tsx';
import styles from './page-nav.module.css';
import { isComplete, isWriting, pageCount, type StoryState } from './story-state.ts';
import { useIsNarrow } from './use-media-query.ts';
import { useGoToPage } from './use-page-param.ts';

interface PageNavProps {
  state: StoryState & { story: Story };
  /** The host's read-aloud bar takes a place in this row. */
  hasReadAloudBar: boolean;
}

/** Previous and next page, a dot for each page, the page number, and the button for a new page or story. */
export const PageNav = ({ state, hasReadAloudBar }: PageNavProps) => {
  const goToPage = useGoToPage();
  const { story, position } = state;
  const hasArrows = story.pages.length > 1;
  const last = story.pages.length - 1;
  const number = position.index + 1;
  const count = Math.max(number, pageCount(story));
  const isFirst = position.index === 0;
  const isLast = position.index >= last;
  return (
    // The host's stylesheet knows the attribute: its read-aloud bar joins this row.
    <nav
      className={styles.pageNav}
      aria-label="Pages"
      data-page-nav=""
      data-bar={hasReadAloudBar ? '' : undefined}
    >
      {hasArrows && (
        <IconButton
          className={styles.pageNavBack}
          label="Previous page"
          icon="back"
          size="large"
          variant="quiet"
          unavailable={isFirst}
          onClick={() => goToPage(position.index - 1)}
        />
      )}
      <div className={styles.pageNavPlace}>
        <p aria-live="polite" className={styles.pageNavNumber}>
          Page {number} of {count}
        </p>
        <PageDotButtons pages={story.pages} count={count} index={position.index} onGo={goToPage} />
      </div>
      <NextStep state={state} isLast={isLast} />
      {hasArrows && (
        <IconButton
          className={styles.pageNavNext}
          label="Next page"
          icon="next"
          size="large"
          variant={isLast ? 'quiet' : 'action'}
          unavailable={isLast}
          onClick={() => goToPage(position.index + 1)}
        />
      )}
    </nav>
  );
};

/** On a page before the last one, and once the story is finished, turning the page comes first. */
const NextStep = ({ state, isLast }: { state: StoryState & { story: Story }; isLast: boolean }) => {
  const { openStory } = useStoryStores();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const isOffline = useIsOffline();
  // The keys make two elements of the two buttons: a press that is meant for the one must not start a new story.
  if (isComplete(state.story)) {
    return (
      <Button
        key="story"
        className={styles.pageNavStep}
        variant="quiet"
        {...(!isNarrow && { icon: 'plus' })}
        onClick={() => navigate(CREATE)}
      >
        Create New Story
      </Button>
    );
  }
  if (!state.story.user_is_owner) return null;
  const busy = isWriting(state);
  return (
    <Button
      key="page"
      className={styles.pageNavStep}
      variant={isLast ? 'action' : 'quiet'}
      {...(!isNarrow && { icon: 'pencil' })}
      busy={busy}
      // Not `disabled`: the button keeps the focus, and the reason is a notice beside it.
      aria-disabled={isOffline || undefined}
      onClick={isOffline ? undefined : openStory.createPage}
    >
      {busy ? 'Creating...' : 'Create Next Page'}
    </Button>
  );
};
