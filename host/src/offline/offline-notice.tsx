import { storyPath } from '@weaversworld/shared/contract';
import { useLocation } from '@weaversworld/shared/router';
import { Notice } from '@weaversworld/shared/ui';
import { useState } from 'react';
import styles from '../screens/screens.module.css';
import { useNetworkStatus } from './network-state-context.tsx';

const LEAD = {
  offline: "You're offline.",
  unreachable: "Weaver's World can't be reached just now.",
};

/**
 * Shown below the header while there is no connection, until it is closed: what works, and what has to wait. Not in the
 * reader, where the book needs the space: what is cached works there, and the reader itself names what does not.
 */
export const OfflineNotice = () => {
  const status = useNetworkStatus();
  const { pathname } = useLocation();
  const [isClosed, setIsClosed] = useState(false);
  // The next time is another one.
  if (status === 'online' && isClosed) setIsClosed(false);
  if (status === 'online' || isClosed || pathname.startsWith(storyPath(''))) return null;
  return (
    <Notice className={styles.screensNotice} onClose={() => setIsClosed(true)}>
      {LEAD[status]} Stories marked 'On this device' can be read and heard now. Everything else needs the
      internet.
    </Notice>
  );
};
