import { useShell } from '@weaversworld/shared/shell';
import { Button, IconButton } from '@weaversworld/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import styles from './sample-book.module.css';
import { SAMPLE_STORY } from './sample-story.ts';

/** The sample story, page by page, with a button that reads the page aloud. */
export const SampleBook = () => {
  const { narration } = useShell();
  const [index, setIndex] = useState(0);
  const { title, pages } = SAMPLE_STORY;
  const page = pages[index] ?? pages[0];
  const hasSpoken = useRef(false);
  // A page that is no longer shown is not read on. A story that is being read aloud goes on.
  const silence = useCallback(() => {
    if (hasSpoken.current && narration.get().status !== 'playing') narration.pause();
    hasSpoken.current = false;
  }, [narration]);
  useEffect(() => silence, [silence]);
  const readPage = () => {
    hasSpoken.current = narration.say(page.text);
  };
  const turn = (step: number) => {
    silence();
    setIndex(index + step);
  };
  return (
    <section className={styles.sampleBook} aria-label="A story to try">
      <img
        key={page.picture}
        className={styles.sampleBookPicture}
        src={page.picture}
        alt={page.alt}
        width={800}
        height={600}
        fetchPriority="high"
      />
      <div className={styles.sampleBookPage}>
        <p className={styles.sampleBookTitle}>{title}</p>
        <p className={styles.sampleBookText} aria-live="polite">
          {page.text}
        </p>
        <div className={styles.sampleBookTools}>
          <IconButton
            label="Back a page"
            icon="back"
            variant="quiet"
            unavailable={index === 0}
            onClick={() => turn(-1)}
          />
          {narration.supported && (
            <Button variant="quiet" icon="speaker" onClick={readPage}>
              Read to me
            </Button>
          )}
          <IconButton
            label="Turn the page"
            icon="next"
            variant="action"
            unavailable={index === pages.length - 1}
            onClick={() => turn(1)}
          />
        </div>
      </div>
    </section>
  );
};
