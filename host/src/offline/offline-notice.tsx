import { Notice } from '@weaversworld/shared/ui';
import { useState } from 'react';
import styles from '../screens/screens.module.css';
import { useNetworkStatus } from './network-state-context.tsx';

const LEAD = {
  offline: "You're offline.",
  unreachable: "Weaver's World can't be reached just now.",
};

/** Shown below the header while there is no connection, until it is closed: what works, and what has to wait. */
export const OfflineNotice = () => {
  const status = useNetworkStatus();
  const [closedFor, setClosedFor] = useState<string>('online');
  // The next time is another one.
  if (status === 'online' && closedFor !== 'online') setClosedFor('online');
  if (status === 'online' || closedFor !== 'online') return null;
  return (
    <Notice className={styles.screensNotice} onClose={() => setClosedFor(status)}>
      {LEAD[status]} Finished stories you have opened on this device are here to read and to hear. New
      stories, new pages and changes need the internet.
    </Notice>
  );
};
