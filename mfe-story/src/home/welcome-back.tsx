import { useNavigate } from '@weaversworld/shared/router';
import { z } from '@weaversworld/shared/schema';
import { useActivity, useSession } from '@weaversworld/shared/shell';
import { browserStorage, createPersistedValue } from '@weaversworld/shared/storage';
import { Notice } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { SIGNUP } from '../lib/paths.ts';
import styles from './home.module.css';
import { welcomeBackText } from './welcome-back-text.ts';

/** Session storage: the banner stays closed for the visit. */
const closed = createPersistedValue({
  storage: browserStorage(() => sessionStorage),
  key: 'ww.welcome-back-closed',
  schema: z.literal(true),
});

/** Invites an anonymous visitor with stories or characters to sign up. */
export const WelcomeBack = () => {
  const [isClosed, setIsClosed] = useState(() => closed.read() === true);
  const { isAuthenticated, loading } = useSession();
  const activity = useActivity();
  const navigate = useNavigate();
  if (isClosed || loading || isAuthenticated || !activity.hasContent) return null;
  const close = () => {
    closed.write(true);
    setIsClosed(true);
  };
  return (
    <Notice
      className={styles.storyBanner}
      action={{ label: 'Create Account', onClick: () => navigate(SIGNUP) }}
      onClose={close}
    >
      {welcomeBackText(activity)}
    </Notice>
  );
};
