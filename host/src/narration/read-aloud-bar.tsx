import { storyPath } from '@weaversworld/shared/contract';
import { Link, useLocation } from '@weaversworld/shared/router';
import { type Narration, useReadable } from '@weaversworld/shared/shell';
import { IconButton, useRegainFocus } from '@weaversworld/shared/ui';
import { useRef } from 'react';
import styles from './read-aloud-bar.module.css';

/** The bar below every screen while a story is loaded for read-aloud: pause or resume, a link to the page, and stop. */
export const ReadAloudBar = ({ narration }: { narration: Narration }) => {
  const { status, storyId } = useReadable(narration);
  return storyId === null || status === 'idle' ? null : (
    <Bar narration={narration} path={storyPath(storyId)} />
  );
};

const Bar = ({ narration, path }: { narration: Narration; path: string }) => {
  const { status, title, pageIndex, pageCount } = useReadable(narration);
  const { pathname } = useLocation();
  const play = useRef<HTMLButtonElement>(null);
  // 'Read Aloud' goes away with the press that starts the reading.
  useRegainFocus(play);
  const playing = status === 'playing';
  return (
    // Screens know by the attribute that this bar joins the row of a page navigation.
    <section
      className={styles.readAloudBar}
      aria-label="Reading aloud"
      data-status={status}
      data-read-aloud-bar=""
    >
      <IconButton
        ref={play}
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
      <IconButton
        className={styles.readAloudStop}
        variant="quiet"
        icon="stop"
        label="Stop reading"
        onClick={narration.stop}
      />
    </section>
  );
};
