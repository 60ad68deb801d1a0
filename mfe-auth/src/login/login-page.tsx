import type { AuthResponse } from '@weaversworld/shared/api';
import { Navigate, useSearchParams } from '@weaversworld/shared/router';
import { useShell } from '@weaversworld/shared/shell';
import { Loading, Page } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { originOf } from '../lib/safe-path.ts';
import { useSessionOnce } from '../lib/use-session-once.ts';
import { CodeForm } from './code-form.tsx';
import { LOGIN_FAILED } from './login-error.ts';
import { LoginForm } from './login-form.tsx';

/** /accounts/login: password, then a code when the account asks for one. A signed-in visitor is sent on. */
const LoginPage = () => {
  const [search] = useSearchParams();
  const { session } = useShell();
  const { known, isAuthenticated, pendingFlow } = useSessionOnce();
  const [error, setError] = useState<string | null>(null);
  const [turnedBack, setTurnedBack] = useState(false);

  if (isAuthenticated) return <Navigate to={originOf(search)} replace />;
  if (!known) return <Loading text="Just a moment..." />;

  const afterCode = (outcome: AuthResponse) => {
    if (!outcome.isAuthenticated && outcome.pendingFlow === null) setError(LOGIN_FAILED);
  };

  if (pendingFlow?.id === 'mfa_authenticate' && !turnedBack)
    return (
      <Page
        title="Two-Factor Authentication"
        width="form"
        lead="Please enter the verification code from your authenticator app."
      >
        <CodeForm
          verify={(code) => session.authenticate2fa(code)}
          onDone={afterCode}
          onBack={() => setTurnedBack(true)}
        />
      </Page>
    );
  return (
    <Page title="Sign In" width="form">
      <LoginForm error={error} onSubmit={() => setError(null)} onDone={() => setTurnedBack(false)} />
    </Page>
  );
};

export { LoginPage as Page };
