import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Link, useSearchParams } from '@weaversworld/shared/router';
import { z } from '@weaversworld/shared/schema';
import { isSignupOpen, useSession, useShell } from '@weaversworld/shared/shell';
import { Button, Notice, PasswordField, TextField } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../lib/auth-form.tsx';
import { withNextPath } from '../lib/safe-path.ts';
import { loginErrorMessage, VERIFICATION_PENDING } from './login-error.ts';

const BOTH_REQUIRED = 'Please enter both email and password';
const LoginInput = z.object({
  email: z.string().trim().min(1, BOTH_REQUIRED),
  password: z.string().min(1, BOTH_REQUIRED),
});

interface LoginFormProps {
  /** An error from before this form was shown. */
  error: string | null;
  onSubmit(): void;
  /** Called when the request succeeded; the session has the result. */
  onDone(): void;
}

/** Email and password. After an error the values are kept. */
export const LoginForm = ({ error, onSubmit, onDone }: LoginFormProps) => {
  const [search] = useSearchParams();
  const { session } = useShell();
  const { authFlows } = useSession();
  const [verificationPending, setVerificationPending] = useState(false);
  const form = useForm({
    resolver: standardSchemaResolver(LoginInput),
    defaultValues: { email: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;
  const missingMessage = errors.email?.message ?? errors.password?.message;

  const submit = form.handleSubmit(async ({ email, password }) => {
    onSubmit();
    setVerificationPending(false);
    try {
      const response = await session.login(email, password);
      setVerificationPending(response.pendingFlow?.id === 'verify_email');
      onDone();
    } catch (failure) {
      form.setError('root', { message: loginErrorMessage(failure) });
      form.setFocus('password');
    }
  });

  return (
    <AuthForm
      label="Sign In"
      notice={
        <>
          {search.get('verified') === 'true' && (
            <Notice tone="success">Your email has been verified! Please log in.</Notice>
          )}
          {verificationPending && <Notice>{VERIFICATION_PENDING}</Notice>}
        </>
      }
      error={missingMessage ?? errors.root?.message ?? error}
      onSubmit={submit}
      links={
        <>
          {verificationPending && (
            // For a code from the email, and for an email that did not arrive.
            <Link to="/email/verification/" state={{ email: form.getValues('email') }}>
              Verify Your Email Address
            </Link>
          )}
          <Link to="/accounts/password/reset/">Forgot Password?</Link>
          {isSignupOpen({ authFlows }) && (
            <Link to={withNextPath('/accounts/signup/', search)}>Create Account</Link>
          )}
        </>
      }
    >
      <TextField
        size="grown-up"
        label="Email"
        type="email"
        autoComplete="username"
        aria-invalid={errors.email ? true : undefined}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aria-invalid={errors.password ? true : undefined}
        {...form.register('password')}
      />
      <Button type="submit" size="grown-up" busy={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
    </AuthForm>
  );
};
