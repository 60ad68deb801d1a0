import { AccessDenied, LinkButton, Loading, Notice, Page, WeaverBird } from '@weaversworld/shared/ui';
import { HOME } from '../lib/paths.ts';
import styles from './story-placeholder.module.css';
import type { Phase } from './story-state.ts';

interface StoryPlaceholderProps {
  phase: Phase;
  error: string | null;
  onRetry?: () => void;
  onLeave?: () => void;
}

/** The reader without a story: it is loading, could not be loaded, or is denied. */
export const StoryPlaceholder = ({ phase, error, onRetry, onLeave }: StoryPlaceholderProps) => (
  <Page title="Your story" hideTitle className={styles.storyPlaceholder}>
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
