import { Navigate, useSearchParams } from '@weaversworld/shared/router';
import { type AuthResponse, useSession, useShell } from '@weaversworld/shared/shell';
import { Loading, Page } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { nextPath } from '../lib/safe-path.ts';
import { CodeForm } from './code-form.tsx';
import { LOGIN_FAILED } from './login-error.ts';
import { LoginForm } from './login-form.tsx';
import { secondFactor } from './second-factor.ts';

/** /accounts/login: password, then a code when the account has two-factor authentication. Redirects when signed in. */
const LoginPage = () => {
  const [search] = useSearchParams();
  const { session } = useShell();
  const { loading, isAuthenticated, pendingFlow } = useSession();
  const [error, setError] = useState<string | null>(null);
  const [codeStepCancelled, setCodeStepCancelled] = useState(false);

  if (isAuthenticated) return <Navigate to={nextPath(search)} replace />;
  if (loading) return <Loading text="Just a moment..." />;

  const afterCode = (response: AuthResponse) => {
    if (!response.isAuthenticated && response.pendingFlow === null) setError(LOGIN_FAILED);
  };

  if (pendingFlow?.id === 'mfa_authenticate' && !codeStepCancelled) {
    const { lead, hint, canType } = secondFactor(pendingFlow);
    return (
      <Page title="Two-Factor Authentication" width="form" lead={lead}>
        <CodeForm
          hint={hint}
          canType={canType}
          verify={(code) => session.authenticate2fa(code)}
          onDone={afterCode}
          onBack={() => setCodeStepCancelled(true)}
        />
      </Page>
    );
  }
  return (
    <Page title="Sign In" width="form">
      <LoginForm error={error} onSubmit={() => setError(null)} onDone={() => setCodeStepCancelled(false)} />
    </Page>
  );
};

export { LoginPage as Page };
