import type { Id, Story } from '@weaversworld/shared/contract';
import { Id as IdSchema } from '@weaversworld/shared/contract';
import { LinkButton } from '@weaversworld/shared/ui';
import { createWith } from '../lib/paths.ts';
import styles from './reader.module.css';
import { isComplete } from './story-state.ts';

/** The ids of a story's characters, whether they travel as ids or whole. */
const castOf = (story: Pick<Story, 'characters'>): Id[] =>
  story.characters.flatMap((one) => {
    const id = one !== null && typeof one === 'object' && 'id' in one ? one.id : one;
    return IdSchema.safeParse(id).data ?? [];
  });

/** After the last page: the same friends once more. */
export const StoryEnd = ({ story }: { story: Story }) => {
  const cast = castOf(story);
  if (!story.user_is_owner || !isComplete(story) || cast.length === 0) return null;
  return (
    <p className={styles.storyEnd}>
      <LinkButton to={createWith(cast)} variant="quiet" icon="again">
        Another adventure with these friends
      </LinkButton>
    </p>
  );
};
