import type { Story } from '@weaversworld/shared/contract';
import { useNavigate } from '@weaversworld/shared/router';
import { useShell } from '@weaversworld/shared/shell';
import { Button, LinkButton, Page } from '@weaversworld/shared/ui';
import { useRef } from 'react';
import { firstPagePath, HOME } from '../lib/paths.ts';
import { focusPage } from './focus-page.ts';
import { PagePicture } from './page-picture.tsx';
import styles from './story-cover.module.css';
import { usePreloadPictures } from './use-preload-pictures.ts';

/** The cover: picture, title, and two ways to open the story at its first page. */
export const StoryCover = ({ story }: { story: Story }) => {
  const { narration } = useShell();
  const navigate = useNavigate();
  const [first] = story.pages;
  const cover = useRef<HTMLDivElement>(null);
  usePreloadPictures(cover, story.pages, 0);
  const openBook = () => navigate(firstPagePath(story.id), { replace: true, flushSync: true });
  const read = async () => {
    await openBook();
    // The pressed button went away with the cover.
    focusPage();
  };
  const readAloud = () => {
    void narration.play(story.id, 0);
    void openBook();
  };
  return (
    <Page title={story.title || '[No Title]'} align="center" className={styles.storyCoverPage}>
      <div ref={cover} className={styles.storyCoverPicture}>
        {first && <PagePicture page={first} />}
      </div>
      <div className={styles.storyCoverWays}>
        {narration.supported && (
          <Button icon="play" onClick={readAloud}>
            Read to me
          </Button>
        )}
        <Button
          {...(narration.supported && { variant: 'quiet' as const })}
          icon="book"
          onClick={() => void read()}
        >
          I'll read
        </Button>
        <LinkButton to={HOME} variant="quiet" icon="home">
          Back to Home
        </LinkButton>
      </div>
    </Page>
  );
};
