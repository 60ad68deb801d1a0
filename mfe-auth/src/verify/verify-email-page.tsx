import { useParams } from '@weaversworld/shared/router';
import { useFetch, useSession } from '@weaversworld/shared/shell';
import { LinkButton, Loading, Notice, Page } from '@weaversworld/shared/ui';
import { useCallback } from 'react';
import { AuthCard } from '../lib/auth-card.tsx';
import { useVerifyEmail } from './verify-email-context.ts';

/** /accounts/email/verification/{key}: the target of the link in the verification email. */
const VerifyEmailPage = () => {
  const { key = '' } = useParams();
  const { isAuthenticated } = useSession();
  const verifyEmail = useVerifyEmail();
  const { value: verification } = useFetch(useCallback(() => verifyEmail(key), [verifyEmail, key]));

  if (verification === null)
    return (
      <Page title="Verifying Your Email..." width="form">
        <Loading small text="Just a moment..." />
      </Page>
    );
  const { verified, message } = verification;
  const login = (
    <LinkButton size="grown-up" to={verified ? '/accounts/login/?verified=true' : '/accounts/login/'}>
      Go to Login
    </LinkButton>
  );
  if (!verified)
    return (
      <Page title="Verification Failed" width="form">
        <AuthCard
          actions={
            <>
              {login}
              <LinkButton size="grown-up" variant="quiet" to="/weaversworld">
                Go to Home
              </LinkButton>
            </>
          }
        >
          <Notice tone="error">{message}</Notice>
        </AuthCard>
      </Page>
    );
  return (
    <Page title="Email Verified Successfully!" width="form">
      <AuthCard
        actions={
          isAuthenticated ? (
            <LinkButton size="grown-up" to="/weaversworld">
              Continue to Weaver's World
            </LinkButton>
          ) : (
            login
          )
        }
      >
        <Notice tone="success">{message}</Notice>
      </AuthCard>
    </Page>
  );
};

export { VerifyEmailPage as Page };
