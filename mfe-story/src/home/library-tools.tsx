import { Button, TextField } from '@weaversworld/shared/ui';
import type { StoryFilter } from './filter-stories.ts';
import styles from './library-tools.module.css';

interface LibraryToolsProps {
  filter: StoryFilter;
  onChange(filter: StoryFilter): void;
  /** There are favourites to show. */
  hasFavourites: boolean;
}

/** Search in the list of stories, and the choice to see favourites only. */
export const LibraryTools = ({ filter, onChange, hasFavourites }: LibraryToolsProps) => (
  <div className={styles.libraryTools}>
    <TextField
      label="Find a story"
      type="search"
      autoComplete="off"
      value={filter.text}
      onChange={({ currentTarget }) => onChange({ ...filter, text: currentTarget.value })}
    />
    {(hasFavourites || filter.favouritesOnly) && (
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
