import { useLocation, useNavigate } from '@weaversworld/shared/router';
import { type Events, useEvent, useSession } from '@weaversworld/shared/shell';
import { Notice } from '@weaversworld/shared/ui';
import { useCallback, useState } from 'react';
import styles from './screens.module.css';

/** Under the header, once the visitor's session ended by itself: says so and leads to signing in and back. */
export const SignedOutNotice = () => {
  const { isAuthenticated } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [ended, setEnded] = useState(false);
  useEvent(
    'session:reset',
    useCallback(({ reason }: Events['session:reset']) => setEnded(reason === 'expired'), []),
  );
  if (!ended || isAuthenticated) return null;

  const signIn = () => void navigate(`/accounts/login/?next=${encodeURIComponent(pathname + search)}`);
  const atTheDoor = pathname.startsWith('/accounts/');
  return (
    <Notice
      className={`${styles.screensNotice} ${styles.screensStays}`}
      {...(atTheDoor ? {} : { action: { label: 'Sign in again', onClick: signIn } })}
      onClose={() => setEnded(false)}
    >
      You have been signed out. Please sign in again to go on.
    </Notice>
  );
};
