import type { Story } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { useState } from 'react';
import styles from './story-cast.module.css';

/** The story's characters, waving. Only servers with an event log draw them; elsewhere it renders nothing. */
export const StoryCast = ({ story }: { story: Story }) => {
  const { apiOrigin, storyApiBase } = useShell().settings;
  if (story.epoch === undefined) return null;
  const base = `${apiOrigin}${storyApiBase}/stories/${encodeURIComponent(String(story.id))}/cast`;
  return (
    <div className={styles.storyCast}>
      {story.characters.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is the character's id in this story
        <CastMember key={index} url={`${base}/${index + 1}/`} />
      ))}
    </div>
  );
};

/** Decorative: the story has named everybody. */
const CastMember = ({ url }: { url: string }) => {
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? null : (
    <img src={url} alt="" width={72} height={72} onError={() => setHasFailed(true)} />
  );
};
