import { type Id, Id as IdSchema, type Story } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { Button, Heading, LinkButton } from '@weaversworld/shared/ui';
import { createPathWith } from '../lib/paths.ts';
import styles from './reader.module.css';
import { isComplete } from './story-state.ts';
import { useGoToPage } from './use-page-param.ts';

/** The ids of a story's characters, which the server sends as ids or as objects. */
const characterIds = (story: Pick<Story, 'characters'>): Id[] =>
  story.characters.flatMap((one) => {
    const id = one !== null && typeof one === 'object' && 'id' in one ? one.id : one;
    return IdSchema.safeParse(id).data ?? [];
  });

/** What to do with a finished story: read it from its first page, or start another one with its characters. */
export const StoryEnd = ({ story }: { story: Story }) => {
  const goToPage = useGoToPage();
  const { narration } = useShell();
  if (!isComplete(story)) return null;
  const characters = characterIds(story);
  const readAloud = () => {
    goToPage(0);
    void narration.play(story.id, 0);
  };
  return (
    <section className={styles.storyEnd} aria-labelledby="story-again">
      <Heading level={2} size={3} id="story-again">
        From the beginning
      </Heading>
      <div className={styles.storyRow}>
        {narration.supported && (
          <Button variant="quiet" icon="play" onClick={readAloud}>
            Read to me
          </Button>
        )}
        <Button variant="quiet" icon="book" onClick={() => goToPage(0)}>
          I'll read
        </Button>
        {story.user_is_owner && characters.length > 0 && (
          <LinkButton to={createPathWith(characters)} variant="quiet" icon="again">
            Another adventure with these friends
          </LinkButton>
        )}
      </div>
    </section>
  );
};
