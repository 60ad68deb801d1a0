import { type Id, Id as IdSchema, type Story } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { Button, Heading, IconButton, LinkButton } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { createPathWith } from '../lib/paths.ts';
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

/** Below the last words of a finished story: its cast, and how to go on: again, with the same friends, on paper. */
export const StoryEnd = ({ story }: { story: Story }) => {
  const goToPage = useGoToPage();
  const { narration } = useShell();
  const [isPrinting, setIsPrinting] = useState(false);
  const characters = characterIds(story);
  const readAloud = () => {
    goToPage(0);
    void narration.play(story.id, 0);
  };
  return (
    <section className={styles.storyEnd} aria-labelledby="the-end">
      <div className={styles.storyEndTitle}>
        <StoryCast story={story} />
        <Heading level={2} id="the-end">
          The End
        </Heading>
      </div>
      <div className={styles.storyEndWays}>
        {narration.supported && (
          <Button variant="quiet" icon="play" onClick={readAloud}>
            Read to me
          </Button>
        )}
        <Button variant="quiet" icon="book" onClick={() => goToPage(0)}>
          I'll read
        </Button>
        <IconButton
          label="Print or save as PDF"
          icon="printer"
          variant="quiet"
          aria-busy={isPrinting}
          onClick={() => setIsPrinting(true)}
        />
        {story.user_is_owner && characters.length > 0 && (
          <LinkButton to={createPathWith(characters)} variant="quiet" icon="again">
            Another adventure with these friends
          </LinkButton>
        )}
      </div>
      {isPrinting && <PrintStory story={story} onDone={() => setIsPrinting(false)} />}
    </section>
  );
};
