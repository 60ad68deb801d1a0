import type { Story } from '@weaversworld/shared/contract';
import { useSession } from '@weaversworld/shared/shell';
import { Button, Card, LinkButton } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { SIGNUP } from '../lib/paths.ts';
import styles from './reader.module.css';
import { isComplete } from './story-state.ts';

/** Invites the anonymous owner of a finished story to sign up. Once closed it stays so while the story is open. */
export const CompletionPrompt = ({ story }: { story: Story }) => {
  const [isClosed, setIsClosed] = useState(false);
  const { isAuthenticated, loading } = useSession();
  if (isClosed || loading || isAuthenticated || !story.user_is_owner || !isComplete(story)) return null;
  return (
    <Card as="section" className={styles.storyPrompt} aria-label="Keep this story">
      <p role="status">Great job on your story! Create an account to save this story and make more.</p>
      <div className={styles.storyRow}>
        <LinkButton to={SIGNUP} size="grown-up">
          Create Account
        </LinkButton>
        <Button variant="quiet" size="grown-up" onClick={() => setIsClosed(true)}>
          Maybe Later
        </Button>
      </div>
    </Card>
  );
};
