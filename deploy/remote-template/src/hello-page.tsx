import { useShell } from '@weaversworld/shared/shell';
import { Button, Page as PageFrame } from '@weaversworld/shared/ui';
import { useState, useSyncExternalStore } from 'react';
import styles from './hello-page.module.css';

/** The screen at `/hello`. */
export const Page = () => {
  const { session } = useShell();
  const { user } = useSyncExternalStore(session.subscribe, session.get);
  const [count, setCount] = useState(0);
  return (
    <PageFrame
      title="Hello"
      lead={user ? `Signed in as ${user.email}.` : 'Nobody is signed in.'}
      width="text"
    >
      <p className={styles.count}>Pressed {count} times</p>
      <Button onClick={() => setCount(count + 1)}>Press</Button>
    </PageFrame>
  );
};
