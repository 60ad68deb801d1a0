import { LinkButton, Loading, Notice, Page, WeaverBird } from '@weaversworld/shared/ui';
import { AccessDenied } from '../lib/access-denied.tsx';
import { HOME } from '../lib/paths.ts';
import type { Phase } from './story-state.ts';
import styles from './story-waiting.module.css';

interface StoryWaitingProps {
  phase: Phase;
  error: string | null;
  onRetry?: () => void;
  onLeave?: () => void;
}

/** The reader without a story: it is on its way, could not be loaded, or is not for this visitor. */
export const StoryWaiting = ({ phase, error, onRetry, onLeave }: StoryWaitingProps) => (
  <Page title="Your story" hideTitle className={styles.storyWaiting}>
    {(phase === 'denied' || phase === 'failed') && <WeaverBird />}
    {phase === 'denied' && <AccessDenied error={error ?? ''} />}
    {phase === 'failed' && (
      <Notice tone="error" {...(onRetry && { action: { label: 'Try again', onClick: onRetry } })}>
        {error}
      </Notice>
    )}
    {phase !== 'denied' && phase !== 'failed' && <Loading text="Loading story..." />}
    {phase !== 'denied' && (
      <p>
        <LinkButton to={HOME} variant="quiet" icon="home" onClick={onLeave}>
          Return Home
        </LinkButton>
      </p>
    )}
  </Page>
);
