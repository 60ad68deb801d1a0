import { type Id, Id as IdSchema, type Story } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { Button, Heading, IconButton, type IconName, LinkButton } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { createPathWith } from '../lib/paths.ts';
import { focusPage } from './focus-page.ts';
import { PrintStory } from './print-story.tsx';
import { StoryCast } from './story-cast.tsx';
import styles from './story-end.module.css';
import { useGoToPage } from './use-page-param.ts';

/** The ids of a story's characters, which the server sends as ids or as objects. */
const characterIds = (story: Pick<Story, 'characters'>): Id[] =>
  story.characters.flatMap((one) => {
    const id = one !== null && typeof one === 'object' && 'id' in one ? one.id : one;
    return IdSchema.safeParse(id).data ?? [];
  });

/**
 * Between the last page of a finished story and the navigation, so that it is always in sight: its cast, and how to go on:
 * again, with the same friends, on paper.
 */
export const StoryEnd = ({ story }: { story: Story }) => {
  const goToPage = useGoToPage();
  const { narration } = useShell();
  const [isPrinting, setIsPrinting] = useState(false);
  const characters = characterIds(story);
  const readAgain = () => {
    // The pressed button goes away with the last page.
    focusPage();
    goToPage(0);
  };
  const readAloud = () => {
    readAgain();
    void narration.play(story.id, 0);
  };
  return (
    <section className={styles.storyEnd} aria-labelledby="the-end" data-story-end="">
      <div className={styles.storyEndTitle}>
        <StoryCast story={story} />
        <Heading level={2} id="the-end">
          The End
        </Heading>
      </div>
      <div className={styles.storyEndWays}>
        {narration.supported && <Way words="Read to me" icon="play" onClick={readAloud} />}
        <Way words="I'll read" icon="book" onClick={readAgain} />
        <IconButton
          label="Print or save as PDF"
          icon="printer"
          variant="quiet"
          aria-busy={isPrinting}
          onClick={() => setIsPrinting(true)}
        />
        {story.user_is_owner && characters.length > 0 && (
          <LinkButton
            to={createPathWith(characters)}
            variant="quiet"
            icon="again"
            title="Another adventure with these friends"
          >
            <span className={styles.storyEndWords}>Another adventure with these friends</span>
          </LinkButton>
        )}
      </div>
      {isPrinting && <PrintStory story={story} onDone={() => setIsPrinting(false)} />}
    </section>
  );
};

/** A button whose words are hidden where there is no room. */
const Way = ({ words, icon, onClick }: { words: string; icon: IconName; onClick(): void }) => (
  <Button variant="quiet" icon={icon} title={words} onClick={onClick}>
    <span className={styles.storyEndWords}>{words}</span>
  </Button>
);
