import { Navigate, useNavigate, useSearchParams } from '@weaversworld/shared/router';
import { isSignupOpen, useSession } from '@weaversworld/shared/shell';
import { Loading, Page } from '@weaversworld/shared/ui';
import { useEffect, useState } from 'react';
import { nextPath } from '../lib/safe-path.ts';
import { SignupClosed } from './signup-closed.tsx';
import { SignupForm } from './signup-form.tsx';

/** How long the success message is shown, in milliseconds. */
const REDIRECT_DELAY_MS = 3000;

/** The next step of a new account: email verification, or the first child profile when already signed in. */
const nextStepPath = (signedIn: boolean) =>
  signedIn ? '/child-profiles/create?first_run=1' : '/email/verification/';

/** /accounts/signup: a new account. Redirects a visitor who was already signed in. */
const SignupPage = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { authFlows, loading, isAuthenticated } = useSession();
  const [step, setStep] = useState<'form' | 'sending' | { redirectTo: string; email: string }>('form');
  const target = typeof step === 'object' ? step.redirectTo : null;
  const email = typeof step === 'object' ? step.email : null;

  useEffect(() => {
    if (target === null) return;
    // In the history entry, because an address in a URL would end up in logs.
    const timer = setTimeout(() => navigate(target, { state: { email } }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [target, email, navigate]);

  if (isAuthenticated && step === 'form') return <Navigate to={nextPath(search)} replace />;
  if (loading) return <Loading text="Just a moment..." />;
  if (step === 'form' && !isSignupOpen({ authFlows }))
    return (
      <Page title="Create an Account" width="form">
        <SignupClosed />
      </Page>
    );
  return (
    <Page title="Create an Account" width="form" lead="For grown-ups. Children get profiles of their own.">
      <SignupForm
        done={target !== null}
        onSubmit={() => setStep('sending')}
        onRejected={() => setStep('form')}
        onDone={(response, email) => setStep({ redirectTo: nextStepPath(response.isAuthenticated), email })}
      />
    </Page>
  );
};

export { SignupPage as Page };
