import { useLocation, useNavigate } from '@weaversworld/shared/router';
import { type Events, useEvent, useSession } from '@weaversworld/shared/shell';
import { Notice } from '@weaversworld/shared/ui';
import { useCallback, useState } from 'react';
import styles from './screens.module.css';

/** Shown below the header after the session expired, with a button that signs in and returns to this page. */
export const SignedOutNotice = () => {
  const { isAuthenticated } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [expired, setExpired] = useState(false);
  useEvent(
    'session:reset',
    useCallback(({ reason }: Events['session:reset']) => setExpired(reason === 'expired'), []),
  );
  if (!expired || isAuthenticated) return null;

  const signIn = () => void navigate(`/accounts/login/?next=${encodeURIComponent(pathname + search)}`);
  const isAuthPage = pathname.startsWith('/accounts/');
  return (
    <Notice
      className={`${styles.screensNotice} ${styles.screensStays}`}
      {...(isAuthPage ? {} : { action: { label: 'Sign in again', onClick: signIn } })}
      onClose={() => setExpired(false)}
    >
      You have been signed out. Please sign in again to go on.
    </Notice>
  );
};
