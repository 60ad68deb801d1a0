import { Navigate, useNavigate, useSearchParams } from '@weaversworld/shared/router';
import { isSignupOpen, useSession } from '@weaversworld/shared/shell';
import { Loading, Page } from '@weaversworld/shared/ui';
import { useEffect, useState } from 'react';
import { nextPath } from '../lib/safe-path.ts';
import { SignupClosed } from './signup-closed.tsx';
import { SignupForm } from './signup-form.tsx';

/** How long the success message is shown, in milliseconds. */
const REDIRECT_DELAY = 3000;

/** The next step of a new account: email verification, or the first child profile when already signed in. */
const nextStepPath = (signedIn: boolean) =>
  signedIn ? '/child-profiles/create?first_run=1' : '/email/verification/';

/** /accounts/signup: a new account. Redirects a visitor who was already signed in. */
const SignupPage = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { authFlows, loading, isAuthenticated } = useSession();
  const [step, setStep] = useState<'form' | 'sending' | { redirectTo: string }>('form');
  const target = typeof step === 'object' ? step.redirectTo : null;

  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => navigate(target), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [target, navigate]);

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
        onDone={(response) => setStep({ redirectTo: nextStepPath(response.isAuthenticated) })}
      />
    </Page>
  );
};

export { SignupPage as Page };
