import { type Story, storyPath } from '@weaversworld/shared/contract';
import { Link } from '@weaversworld/shared/router';
import { Icon, IconButton, ProgressBar, VisuallyHidden } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { coverPath } from '../lib/paths.ts';
import styles from './home.module.css';
import { storySummary } from './story-summary.ts';

interface StoryCardProps {
  story: Story;
  /** Without a connection: whether it can be read now. Null with one. */
  isReadable: boolean | null;
  onDelete(story: Story): void;
  /** Null where favourites are not kept. */
  onFavourite: ((story: Story, isFavourite: boolean) => void) | null;
}

/** One story of the list: picture, title and progress. */
export const StoryCard = ({ story, isReadable, onDelete, onFavourite }: StoryCardProps) => {
  const { title, picture, pages, total, progress, isComplete } = storySummary(story);
  return (
    <li className={styles.storyCard} data-readable={isReadable ?? undefined}>
      <div className={styles.storyCover}>
        <Icon name="book" size={56} />
        {picture && <Cover key={picture} url={picture} title={title} />}
        {isComplete && (
          <span className={styles.storyFinished}>
            <Icon name="star" />
            Finished
          </span>
        )}
        {isReadable !== null && (
          <span className={styles.storyOnDevice}>
            {isReadable ? (
              <>
                <Icon name="check" />
                On this device
              </>
            ) : (
              'Needs the internet'
            )}
          </span>
        )}
      </div>
      <div className={styles.storyCardText}>
        <h2 className={styles.storyCardTitle}>
          <Link to={storyPath(story.id)}>{title}</Link>
        </h2>
        <ProgressBar label="Pages written" value={pages} max={total} text={progress} />
        <div className={styles.storyCardFoot}>
          {isComplete ? (
            <Link to={coverPath(story.id)}>
              <span>
                Read again <VisuallyHidden>{title}</VisuallyHidden>
              </span>
            </Link>
          ) : (
            <span aria-hidden="true">Continue</span>
          )}
          {onFavourite && (
            <IconButton
              className={styles.storyFavourite}
              label={`Favourite: ${title}`}
              icon={story.is_favourite ? 'heart-full' : 'heart'}
              size="grown-up"
              aria-pressed={story.is_favourite === true}
              onClick={() => onFavourite(story, !story.is_favourite)}
            />
          )}
          <IconButton
            label={`Delete ${title}`}
            icon="trash"
            size="grown-up"
            onClick={() => onDelete(story)}
          />
        </div>
      </div>
    </li>
  );
};

const Cover = ({ url, title }: { url: string; title: string }) => {
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? null : (
    <img src={url} alt={`Cover of ${title}`} loading="lazy" onError={() => setHasFailed(true)} />
  );
};
