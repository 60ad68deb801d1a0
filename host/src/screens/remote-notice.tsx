import { Button, EmptyState, LinkButton, Page } from '@weaversworld/shared/ui';
import styles from './screens.module.css';

interface RemoteNoticeProps {
  /** The error message to show. */
  error: string;
  onRetry(): void;
}

/** Shown in place of a screen that could not be loaded or has failed; the rest of the page keeps working. */
export const RemoteNotice = ({ error, onRetry }: RemoteNoticeProps) => (
  <Page title="The thread got tangled" width="text" align="center">
    <EmptyState
      action={
        <div className={styles.screensActions}>
          <Button icon="again" onClick={onRetry}>
            Try again
          </Button>
          <LinkButton variant="quiet" icon="home" to="/weaversworld">
            Home
          </LinkButton>
        </div>
      }
    >
      <span role="alert">{error}</span>
    </EmptyState>
    <p className={styles.screensLine}>
      Your stories are safe. Everything else still works, and so does reading aloud.
    </p>
  </Page>
);
