import type { ChildProfile, ServiceStory } from '@weaversworld/shared/contract';
import { pluralize } from '@weaversworld/shared/ui';
import styles from './outside-services.module.css';

const writtenBy = ({ teller }: ServiceStory): string =>
  teller === null ? 'Written by our own storyteller' : `Written by ${teller}`;

const paintedBy = ({ painted, illustrator }: ServiceStory): string =>
  painted > 0 && illustrator !== null
    ? `${pluralize(painted, 'picture', 'pictures')} painted by ${illustrator}`
    : 'drawn by our own illustrator';

/** The server lists at most as many. */
const LISTED_STORIES = 50;

/** Who made the latest stories in which a service had, or should have had, a part. */
export const StoryMakers = ({ stories, family }: { stories: ServiceStory[]; family: ChildProfile[] }) => (
  <details className={styles.makers}>
    <summary>Who made which story</summary>
    <ul>
      {stories.map((story) => (
        <li key={story.id}>
          <strong>{story.title}</strong>
          {family.length > 1 && ` (${family.find(({ id }) => id === story.profile_id)?.name ?? ''})`}
          <span>
            {writtenBy(story)}, {paintedBy(story)}
          </span>
        </li>
      ))}
    </ul>
    <p>
      {stories.length < LISTED_STORIES
        ? 'Stories that are not listed were made by ours alone.'
        : 'These are the latest stories that a service helped with. Older ones are not listed.'}
    </p>
  </details>
);
