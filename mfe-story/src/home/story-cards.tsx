import { Link } from '@weaversworld/shared/router';
import { useReadable, useShell, withGrownUp } from '@weaversworld/shared/shell';
import { Icon, IconButton, Loading, Notice, useRestoreFocus } from '@weaversworld/shared/ui';
import { useRef, useState } from 'react';
import { CREATE } from '../lib/paths.ts';
import { useStoryStores } from '../lib/story-stores.tsx';
import { cardPage } from './card-pages.ts';
import { filterStories, NO_FILTER } from './filter-stories.ts';
import styles from './home.module.css';
import { LibraryTools } from './library-tools.tsx';
import { StoryCard } from './story-card.tsx';
import type { StoryList } from './story-list.ts';
import { useReadableOffline } from './use-readable-offline.ts';

interface StoryCardsProps {
  list: StoryList;
  /** Adds the card for a new story in front. */
  withNew: boolean;
}

/** The stories of a list as cards, nine to a page. The list must be loaded by the caller. */
export const StoryCards = ({ list, withNew }: StoryCardsProps) => {
  const shell = useShell();
  const { status, value, error } = useReadable(list);
  const [selected, setSelected] = useState(0);
  const [filter, setFilter] = useState(NO_FILTER);
  const stories = value?.stories ?? [];
  const found = filterStories(stories, filter);
  const { items, page, count } = cardPage(found, selected);
  const readable = useReadableOffline();
  const deleted = value?.deleted;
  const shelf = useRef<HTMLElement>(null);
  const hasFavourites = stories.some((story) => story.is_favourite);
  // After a deletion the next Tab reaches 'Undo'; after 'Undo' the shelf. A heart goes away with its card among the favourites.
  useRestoreFocus(shelf, `${deleted?.id} ${found.length}`);
  return (
    <section ref={shelf} tabIndex={-1} aria-label="Stories" className={styles.storyShelf}>
      {error && (
        <Notice tone="error" action={{ label: 'Try again', onClick: list.load }}>
          {error.message}
        </Notice>
      )}
      {deleted && (
        <Notice tone="success" action={{ label: 'Undo', onClick: list.restore }} onClose={list.forgetDeleted}>
          {deleted.title || '[No Title]'} is gone from your shelf.
        </Notice>
      )}
      {(status === 'loading' || status === 'idle') && <Loading text="Loading stories..." />}
      {stories.length > 1 && (
        <LibraryTools
          filter={filter}
          withFavourites={list.setFavourite !== null || hasFavourites}
          onChange={(next) => {
            setFilter(next);
            setSelected(0);
          }}
        />
      )}
      {stories.length > 0 && found.length === 0 && (
        <Notice action={{ label: 'Show all', onClick: () => setFilter(NO_FILTER) }}>
          {filter.favouritesOnly && !hasFavourites
            ? 'No favourites yet. Press a heart to have one here.'
            : 'No story with that. Try another word.'}
        </Notice>
      )}
      <ul className={styles.storyCards}>
        {withNew && <NewStoryCard />}
        {items.map((story) => (
          <StoryCard
            key={story.id}
            story={story}
            isReadable={readable?.has(story.id) ?? null}
            onDelete={(one) => withGrownUp(shell, () => void list.remove(one))}
            onFavourite={list.setFavourite}
          />
        ))}
      </ul>
      {count > 1 && (
        <nav className={styles.storyPager} aria-label="Pages of stories">
          <IconButton
            label="Previous stories"
            icon="back"
            variant="quiet"
            unavailable={page === 0}
            onClick={() => setSelected(page - 1)}
          />
          <span aria-live="polite">
            {page + 1} / {count}
          </span>
          <IconButton
            label="Next stories"
            icon="next"
            variant="quiet"
            unavailable={page === count - 1}
            onClick={() => setSelected(page + 1)}
          />
        </nav>
      )}
    </section>
  );
};

const NewStoryCard = () => {
  const { openStory } = useStoryStores();
  return (
    <li className={styles.storyNew}>
      <Link to={CREATE} onClick={openStory.reset}>
        <Icon name="plus" size={56} />
        Create New Story
      </Link>
    </li>
  );
};
