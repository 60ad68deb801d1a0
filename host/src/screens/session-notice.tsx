import { useSession, useShell } from '@weaversworld/shared/shell';
import { Notice } from '@weaversworld/shared/ui';
import { useState } from 'react';
import styles from './screens.module.css';

/** Shown below the header while the session has an error, with a button that loads it again. */
export const SessionNotice = () => {
  const { session } = useShell();
  const { error } = useSession();
  const [retrying, setRetrying] = useState(false);
  if (error === null) return null;

  const retry = () => {
    setRetrying(true);
    // `load` never rejects: a failure becomes the session's error.
    void session.load().finally(() => setRetrying(false));
  };
  return (
    <Notice
      className={styles.screensNotice}
      tone="error"
      action={{ label: 'Try again', onClick: retry, busy: retrying }}
    >
      {error}
    </Notice>
  );
};
