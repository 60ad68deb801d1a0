import { isApiError, listedErrorMessage } from '@weaversworld/shared/api';
import { Navigate, useParams } from '@weaversworld/shared/router';
import { useShell } from '@weaversworld/shared/shell';
import { LinkButton, Loading, Notice, Page } from '@weaversworld/shared/ui';
import { useEffect, useState } from 'react';
import { AuthCard } from '../lib/auth-card.tsx';
import { ResetKeyForm } from './reset-key-form.tsx';

type Step = 'checking' | 'form' | 'done' | 'signed-in' | { rejected: string };

/** Checks the key. Only a 400 rejects it: after any other error the form is shown, and its submit decides. */
const useKeyCheck = (key: string) => {
  const { api } = useShell();
  const [step, setStep] = useState<Step>('checking');
  useEffect(() => {
    let gone = false;
    const setIfCurrent = (next: Step) => {
      if (!gone) setStep(next);
    };
    setStep('checking');
    api.auth.checkPasswordResetKey(key).then(
      () => setIfCurrent('form'),
      (error: unknown) => {
        const isRejected = isApiError(error) && error.status === 400;
        setIfCurrent(isRejected ? { rejected: listedErrorMessage(error, 'Password reset failed') } : 'form');
      },
    );
    return () => {
      gone = true;
    };
  }, [api, key]);
  return [step, setStep] as const;
};

/** /accounts/password/reset/key/{key}: the target of the link in the email. */
const ResetKeyPage = () => {
  const { key = '' } = useParams();
  const [step, setStep] = useKeyCheck(key);
  if (step === 'signed-in') return <Navigate to="/weaversworld" replace />;
  return (
    <Page title="Choose a New Password" width="form">
      {step === 'checking' && <Loading small text="Checking your link..." />}
      {step === 'form' && (
        <ResetKeyForm
          resetKey={key}
          onDone={({ isAuthenticated }) => setStep(isAuthenticated ? 'signed-in' : 'done')}
        />
      )}
      {step === 'done' && (
        <AuthCard
          actions={
            <LinkButton size="grown-up" to="/accounts/login/">
              Go to Login
            </LinkButton>
          }
        >
          <Notice tone="success">Your password has been changed. Please sign in with the new one.</Notice>
        </AuthCard>
      )}
      {typeof step === 'object' && (
        <AuthCard
          actions={
            <LinkButton size="grown-up" to="/accounts/password/reset/">
              Ask for a New Link
            </LinkButton>
          }
        >
          <Notice tone="error">{step.rejected}</Notice>
        </AuthCard>
      )}
    </Page>
  );
};

export { ResetKeyPage as Page };
