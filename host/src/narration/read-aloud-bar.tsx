import { Link } from '@weaversworld/shared/router';
import { type Narration, useReadable } from '@weaversworld/shared/shell';
import { IconButton } from '@weaversworld/shared/ui';
import styles from './read-aloud-bar.module.css';

/** The bar below every screen while a story is loaded for read-aloud: pause or resume, a link to the page, and stop. */
export const ReadAloudBar = ({ narration }: { narration: Narration }) => {
  const { status, storyId, title, pageIndex, pageCount } = useReadable(narration);
  if (storyId === null || status === 'idle') return null;
  const playing = status === 'playing';
  const pageUrl = `/weaversworld/story/${encodeURIComponent(String(storyId))}?pageIndex=${pageIndex}`;
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
      <Link className={styles.readAloudLink} to={pageUrl}>
        <span className={styles.readAloudTitle}>{title || '[No Title]'}</span>
        <span className={styles.readAloudPage}>
          Page {pageIndex + 1}/{pageCount}
        </span>
      </Link>
      <IconButton variant="quiet" icon="stop" label="Stop reading" onClick={narration.stop} />
    </section>
  );
};
