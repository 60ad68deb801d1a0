import { listedErrorMessage } from '@weaversworld/shared/api';
import { useNavigate } from '@weaversworld/shared/router';
import { useSession, useShell } from '@weaversworld/shared/shell';
import { Button, LinkButton, Notice } from '@weaversworld/shared/ui';
import { useEffect } from 'react';
import layout from '../lib/section.module.css';
import { Section } from '../lib/section.tsx';
import { useAsyncAction } from '../lib/use-async-action.ts';
import { accountDate } from './account-date.ts';
import styles from './profile-page.module.css';

/** Email, creation date, password change and sign-out. */
export const AccountSection = () => {
  const { session, report } = useShell();
  const { user, userProfile } = useSession();
  const navigate = useNavigate();
  const { busy, error, run } = useAsyncAction();

  useEffect(() => {
    session
      .loadUserProfile()
      .catch((failure: unknown) =>
        report({ level: 'warning', source: 'mfe-profile', message: 'No account details', error: failure }),
      );
  }, [session, report]);

  const signOut = async () => {
    const toMessage = (failure: unknown) =>
      listedErrorMessage(failure, 'Failed to log out. Please try again.');
    if (await run(() => session.logout(), toMessage)) navigate('/');
  };

  return (
    <Section title="Account">
      {error && <Notice tone="error">{error}</Notice>}
      <dl className={styles.profileDetails}>
        <dt>Email</dt>
        <dd>{userProfile?.email || user?.email}</dd>
        <dt>Account created</dt>
        <dd>{accountDate(userProfile?.date_joined ?? user?.date_joined)}</dd>
      </dl>
      <div className={layout.profileActions}>
        <LinkButton variant="quiet" size="grown-up" to="/accounts/password/change/">
          Change Password
        </LinkButton>
        <Button variant="quiet" size="grown-up" busy={busy} onClick={signOut}>
          Sign Out
        </Button>
      </div>
    </Section>
  );
};
