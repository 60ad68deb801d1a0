import { Link } from '@weaversworld/shared/router';
import { type Narration, useReadable } from '@weaversworld/shared/shell';
import { IconButton } from '@weaversworld/shared/ui';
import styles from './reader-bar.module.css';

/** Stands below every screen while a story is loaded for reading: what is read, one large pause, and stop. */
export const ReaderBar = ({ reader }: { reader: Narration }) => {
  const { status, storyId, title, pageIndex, pageCount } = useReadable(reader);
  if (storyId === null || status === 'idle') return null;
  const playing = status === 'playing';
  const place = `/weaversworld/story/${encodeURIComponent(String(storyId))}?pageIndex=${pageIndex}`;
  return (
    <section className={styles.readerBar} aria-label="Reading aloud" data-status={status}>
      <IconButton
        className={styles.readerPlay}
        variant="action"
        size="large"
        icon={playing ? 'pause' : 'play'}
        label={playing ? 'Pause reading' : 'Continue reading'}
        onClick={playing ? reader.pause : reader.resume}
      />
      <Link className={styles.readerPlace} to={place}>
        <span className={styles.readerTitle}>{title || '[No Title]'}</span>
        <span className={styles.readerPage}>
          Page {pageIndex + 1}/{pageCount}
        </span>
      </Link>
      <IconButton variant="quiet" icon="stop" label="Stop reading" onClick={reader.stop} />
    </section>
  );
};
