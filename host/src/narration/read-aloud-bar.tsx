import { storyPath } from '@weaversworld/shared/contract';
import { Link, useLocation } from '@weaversworld/shared/router';
import { type Narration, useReadable } from '@weaversworld/shared/shell';
import { IconButton } from '@weaversworld/shared/ui';
import styles from './read-aloud-bar.module.css';

/** The bar below every screen while a story is loaded for read-aloud: pause or resume, a link to the page, and stop. */
export const ReadAloudBar = ({ narration }: { narration: Narration }) => {
  const { status, storyId, title, pageIndex, pageCount } = useReadable(narration);
  const { pathname } = useLocation();
  if (storyId === null || status === 'idle') return null;
  const playing = status === 'playing';
  const path = storyPath(storyId);
  return (
    <section className={styles.readAloudBar} aria-label="Reading aloud" data-status={status}>
      <IconButton
        className={styles.readAloudPlay}
        variant="action"
        size="large"
        icon={playing ? 'pause' : 'play'}
        label={playing ? 'Pause reading' : 'Continue reading'}
        onClick={playing ? narration.pause : narration.resume}
      />
      {/* In the open story the link turns the page, which replaces the history entry: Back leaves the story. */}
      <Link
        className={styles.readAloudLink}
        to={`${path}?pageIndex=${pageIndex}`}
        replace={pathname === path || pathname === `${path}/`}
      >
        <span className={styles.readAloudTitle}>{title || '[No Title]'}</span>
        <span className={styles.readAloudPage}>
          Page {pageIndex + 1}/{pageCount}
        </span>
      </Link>
      <IconButton variant="quiet" icon="stop" label="Stop reading" onClick={narration.stop} />
    </section>
  );
};
