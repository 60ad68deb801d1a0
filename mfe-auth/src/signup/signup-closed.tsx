import { useSearchParams } from '@weaversworld/shared/router';
import { LinkButton } from '@weaversworld/shared/ui';
import { AuthCard } from '../lib/auth-card.tsx';
import { withNextPath } from '../lib/safe-path.ts';

export const SIGNUP_CLOSED = 'New accounts cannot be created here at the moment.';

/** Shown in place of the form where the server takes no new accounts. */
export const SignupClosed = () => {
  const [search] = useSearchParams();
  return (
    <AuthCard
      actions={
        <>
          <LinkButton size="grown-up" to={withNextPath('/accounts/login/', search)}>
            Sign In
          </LinkButton>
          <LinkButton size="grown-up" variant="quiet" to="/weaversworld">
            Return to Home
          </LinkButton>
        </>
      }
    >
      <p>{SIGNUP_CLOSED} If you already have one, please sign in.</p>
    </AuthCard>
  );
};
