import { type Id, Id as IdSchema, type Story } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { Button, Heading, LinkButton } from '@weaversworld/shared/ui';
import { createWith } from '../lib/paths.ts';
import { useStoryStores } from '../lib/story-stores.ts';
import styles from './reader.module.css';
import { isComplete } from './story-state.ts';

/** The ids of a story's characters, whether they travel as ids or whole. */
const castOf = (story: Pick<Story, 'characters'>): Id[] =>
  story.characters.flatMap((one) => {
    const id = one !== null && typeof one === 'object' && 'id' in one ? one.id : one;
    return IdSchema.safeParse(id).data ?? [];
  });

/** A finished story from its first page on, and the same friends once more. */
export const StoryEnd = ({ story }: { story: Story }) => {
  const { open } = useStoryStores();
  const { narration } = useShell();
  if (!isComplete(story)) return null;
  const cast = castOf(story);
  const readToMe = () => {
    open.turn(0);
    void narration.play(story.id, 0);
  };
  return (
    <section className={styles.storyEnd} aria-labelledby="story-again">
      <Heading level={2} size={3} id="story-again">
        From the beginning
      </Heading>
      <div className={styles.storyRow}>
        {narration.supported && (
          <Button variant="quiet" icon="play" onClick={readToMe}>
            Read to me
          </Button>
        )}
        <Button variant="quiet" icon="book" onClick={() => open.turn(0)}>
          I'll read
        </Button>
        {story.user_is_owner && cast.length > 0 && (
          <LinkButton to={createWith(cast)} variant="quiet" icon="again">
            Another adventure with these friends
          </LinkButton>
        )}
      </div>
    </section>
  );
};
