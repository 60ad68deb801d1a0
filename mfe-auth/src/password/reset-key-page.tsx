import { isApiError, listedErrorMessage } from '@weaversworld/shared/api';
import { Navigate, useParams } from '@weaversworld/shared/router';
import { useShell } from '@weaversworld/shared/shell';
import { LinkButton, Loading, Notice, Page } from '@weaversworld/shared/ui';
import { useEffect, useState } from 'react';
import { AuthCard } from '../lib/auth-card.tsx';
import { ResetKeyForm } from './reset-key-form.tsx';

type Step = 'checking' | 'form' | 'done' | 'signed-in' | { refused: string };

/** Asks whether the key still works; only a clear no counts, a server that cannot tell lets the form decide. */
const useKeyCheck = (key: string) => {
  const { api } = useShell();
  const [step, setStep] = useState<Step>('checking');
  useEffect(() => {
    let gone = false;
    const take = (next: Step) => {
      if (!gone) setStep(next);
    };
    setStep('checking');
    api.auth.checkPasswordResetKey(key).then(
      () => take('form'),
      (error: unknown) => {
        const refused = isApiError(error) && error.status === 400;
        take(refused ? { refused: listedErrorMessage(error, 'Password reset failed') } : 'form');
      },
    );
    return () => {
      gone = true;
    };
  }, [api, key]);
  return [step, setStep] as const;
};

/** /accounts/password/reset/key/{key}: the mail's link leads here. */
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
          <Notice tone="error">{step.refused}</Notice>
        </AuthCard>
      )}
    </Page>
  );
};

export { ResetKeyPage as Page };
