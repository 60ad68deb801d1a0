import { useNavigate } from '@weaversworld/shared/router';
import { z } from '@weaversworld/shared/schema';
import { useActivity, useSession } from '@weaversworld/shared/shell';
import { Notice } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { createKept } from '../lib/kept.ts';
import { SIGNUP } from '../lib/paths.ts';
import styles from './home.module.css';
import { welcomeBackText } from './welcome-back-text.ts';

/** Lasts for the visit: as long as this tab. */
const closed = createKept('ww.welcome-back-closed', z.literal(true), () => sessionStorage);

/** Invites an anonymous visitor who made something to create an account. */
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
