import { Navigate, useNavigate, useSearchParams } from '@weaversworld/shared/router';
import { Loading, Page } from '@weaversworld/shared/ui';
import { useEffect, useState } from 'react';
import { originOf } from '../lib/safe-path.ts';
import { useSessionOnce } from '../lib/use-session-once.ts';
import { SignupForm } from './signup-form.tsx';

/** How long the success message stands, in milliseconds. */
const REDIRECT_DELAY = 3000;

/** Where a new account goes next: to its mailbox, or on to the first child profile when it is signed in already. */
const nextAfter = (signedIn: boolean) =>
  signedIn ? '/child-profiles/create?first_run=1' : '/email/verification/';

/** /accounts/signup: a new account. A visitor who came signed in is sent on. */
const SignupPage = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { known, isAuthenticated } = useSessionOnce();
  const [step, setStep] = useState<'form' | 'sending' | { goesTo: string }>('form');
  const target = typeof step === 'object' ? step.goesTo : null;

  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => navigate(target), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [target, navigate]);

  if (isAuthenticated && step === 'form') return <Navigate to={originOf(search)} replace />;
  if (!known) return <Loading text="Just a moment..." />;
  return (
    <Page title="Create an Account" width="form" lead="For grown-ups. Children get profiles of their own.">
      <SignupForm
        done={target !== null}
        onSending={() => setStep('sending')}
        onRefused={() => setStep('form')}
        onDone={(outcome) => setStep({ goesTo: nextAfter(outcome.isAuthenticated) })}
      />
    </Page>
  );
};

export { SignupPage as Page };
