import type { Story } from '@weaversworld/shared/contract';
import { useSession } from '@weaversworld/shared/shell';
import { Button, Card, LinkButton } from '@weaversworld/shared/ui';
import { useStore } from 'zustand';
import { SIGNUP } from '../lib/paths.ts';
import { useStoryStores } from '../lib/story-stores.tsx';
import styles from './completion-prompt.module.css';
import { focusPage } from './focus-page.ts';
import { isComplete } from './story-state.ts';

/**
 * Invites the anonymous owner of a finished story to sign up. It has a place of its own between page and navigation.
 * Once closed it stays closed for that story on this device.
 */
export const CompletionPrompt = ({ story }: { story: Story }) => {
  const { closedPrompts } = useStoryStores();
  const isClosed = useStore(closedPrompts, (ids) => ids.includes(story.id));
  const { isAuthenticated, loading } = useSession();
  if (isClosed || loading || isAuthenticated || !story.user_is_owner || !isComplete(story)) return null;
  const close = () => {
    closedPrompts.add(story.id);
    focusPage();
  };
  return (
    <Card as="section" className={styles.storyPrompt} aria-label="Keep this story">
      <p role="status">Great job on your story! Create an account to save this story and make more.</p>
      <div className={styles.storyPromptWays}>
        <LinkButton to={SIGNUP} size="grown-up">
          Create Account
        </LinkButton>
        <Button variant="quiet" size="grown-up" onClick={close}>
          Maybe Later
        </Button>
      </div>
    </Card>
  );
};
