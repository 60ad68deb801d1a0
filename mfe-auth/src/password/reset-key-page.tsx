import { isApiError, listedErrorMessage } from '@weaversworld/shared/api';
import { Navigate, useParams } from '@weaversworld/shared/router';
import { useFetch, useShell } from '@weaversworld/shared/shell';
import { LinkButton, Loading, Notice, Page } from '@weaversworld/shared/ui';
import { useCallback, useState } from 'react';
import { AuthCard } from '../lib/auth-card.tsx';
import { ResetKeyForm } from './reset-key-form.tsx';

/** The message of a rejected key, or null. Only a 400 rejects it: after any other error the form's submit decides. */
const rejectionOf = (error: unknown): string | null =>
  isApiError(error) && error.status === 400 ? listedErrorMessage(error, 'Password reset failed') : null;

const ResetKeySteps = ({ resetKey }: { resetKey: string }) => {
  const { api } = useShell();
  const checkKey = useCallback(() => api.auth.checkPasswordResetKey(resetKey), [api, resetKey]);
  const { status, error } = useFetch(checkKey);
  const [step, setStep] = useState<'key' | 'done' | 'signed-in'>('key');
  const rejection = rejectionOf(error?.cause);
  const isChecking = status === 'idle' || status === 'loading';
  if (step === 'signed-in') return <Navigate to="/weaversworld" replace />;
  return (
    <Page title="Choose a New Password" width="form">
      {step === 'key' && isChecking && <Loading small text="Checking your link..." />}
      {step === 'key' && !isChecking && rejection === null && (
        <ResetKeyForm
          resetKey={resetKey}
          onDone={({ isAuthenticated }) => setStep(isAuthenticated ? 'signed-in' : 'done')}
        />
      )}
      {step === 'key' && rejection !== null && (
        <AuthCard
          actions={
            <LinkButton size="grown-up" to="/accounts/password/reset/">
              Ask for a New Link
            </LinkButton>
          }
        >
          <Notice tone="error">{rejection}</Notice>
        </AuthCard>
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
    </Page>
  );
};

/** /accounts/password/reset/key/{key}: the target of the link in the email. */
const ResetKeyPage = () => {
  const { key = '' } = useParams();
  return <ResetKeySteps key={key} resetKey={key} />;
};

export { ResetKeyPage as Page };
