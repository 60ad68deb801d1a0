import { Button, TextField } from '@weaversworld/shared/ui';
import type { StoryFilter } from './filter-stories.ts';
import styles from './library-tools.module.css';

interface LibraryToolsProps {
  filter: StoryFilter;
  onChange(filter: StoryFilter): void;
  /** Stories can be favourites here. */
  withFavourites: boolean;
}

/** Search in the list of stories, and the choice to see favourites only. */
export const LibraryTools = ({ filter, onChange, withFavourites }: LibraryToolsProps) => (
  <div className={styles.libraryTools}>
    <TextField
      label="Find a story"
      type="search"
      autoComplete="off"
      value={filter.text}
      onChange={({ currentTarget }) => onChange({ ...filter, text: currentTarget.value })}
    />
    {/* Also while there are none: it would move the stories when the first heart is pressed. */}
    {withFavourites && (
      <Button
        variant={filter.favouritesOnly ? 'action' : 'quiet'}
        icon="heart"
        aria-pressed={filter.favouritesOnly}
        onClick={() => onChange({ ...filter, favouritesOnly: !filter.favouritesOnly })}
      >
        Favourites
      </Button>
    )}
  </div>
);
