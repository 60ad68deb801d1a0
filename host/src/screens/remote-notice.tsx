import { Button, EmptyState, LinkButton, Page } from '@weaversworld/shared/ui';
import styles from './screens.module.css';

interface RemoteNoticeProps {
  /** Why, in a sentence for a person. */
  error: string;
  onRetry(): void;
}

/** Stands where a part of the product should be that could not be loaded or has failed. The rest goes on. */
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
