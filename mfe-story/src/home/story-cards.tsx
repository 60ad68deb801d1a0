import { Link } from '@weaversworld/shared/router';
import { Icon, IconButton, Loading, Notice } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { CREATE } from '../lib/paths.ts';
import { useStoryStores } from '../lib/story-stores.ts';
import { cardPage } from './card-pages.ts';
import styles from './home.module.css';
import { StoryCard } from './story-card.tsx';
import type { StoryList, StoryListState } from './story-list-store.ts';

interface StoryCardsProps {
  list: StoryList;
  state: StoryListState;
  /** Begins with the card for a new story. */
  withNew: boolean;
}

/** The stories as cards, nine a page. */
export const StoryCards = ({ list, state, withNew }: StoryCardsProps) => {
  const [wanted, setWanted] = useState(0);
  const { items, page, count } = cardPage(state.stories, wanted);
  const { status, error, deleted } = state;
  return (
    <section aria-label="Stories" className={styles.storyShelf}>
      {error && (
        <Notice tone="error" action={{ label: 'Try again', onClick: list.load }}>
          {error}
        </Notice>
      )}
      {deleted && (
        <Notice tone="success" action={{ label: 'Undo', onClick: list.restore }} onClose={list.forgetDeleted}>
          {deleted.title || '[No Title]'} is gone from your shelf.
        </Notice>
      )}
      {(status === 'loading' || status === 'idle') && <Loading text="Loading stories..." />}
      <ul className={styles.storyCards}>
        {withNew && <NewStoryCard />}
        {items.map((story) => (
          <StoryCard key={story.id} story={story} onDelete={list.remove} />
        ))}
      </ul>
      {count > 1 && (
        <nav className={styles.storyPager} aria-label="Pages of stories">
          <IconButton
            label="Previous stories"
            icon="back"
            variant="quiet"
            disabled={page === 0}
            onClick={() => setWanted(page - 1)}
          />
          <span aria-live="polite">
            {page + 1} / {count}
          </span>
          <IconButton
            label="Next stories"
            icon="next"
            variant="quiet"
            disabled={page === count - 1}
            onClick={() => setWanted(page + 1)}
          />
        </nav>
      )}
    </section>
  );
};

const NewStoryCard = () => {
  const { open } = useStoryStores();
  return (
    <li className={styles.storyNew}>
      <Link to={CREATE} onClick={open.reset}>
        <Icon name="plus" size={56} />
        Create New Story
      </Link>
    </li>
  );
};
