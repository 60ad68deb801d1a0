import { useSession, useShell } from '@weaversworld/shared/shell';
import { Notice } from '@weaversworld/shared/ui';
import { useState } from 'react';
import styles from './screens.module.css';

/** Under the header: what went wrong while the session was read, and another try. */
export const SessionNotice = () => {
  const { session } = useShell();
  const { error } = useSession();
  const [trying, setTrying] = useState(false);
  if (error === null) return null;

  const again = () => {
    setTrying(true);
    // `load` tells its failure by the session's own error.
    void session.load().finally(() => setTrying(false));
  };
  return (
    <Notice
      className={styles.screensNotice}
      tone="error"
      action={{ label: 'Try again', onClick: again, busy: trying }}
    >
      {error}
    </Notice>
  );
};
