import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Link, useSearchParams } from '@weaversworld/shared/router';
import { z } from '@weaversworld/shared/schema';
import { useShell } from '@weaversworld/shared/shell';
import { Button, Notice, PasswordField, TextField } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../lib/auth-form.tsx';
import { withOrigin } from '../lib/safe-path.ts';
import { CHECK_YOUR_MAIL, loginErrorMessage } from './login-error.ts';

const BOTH = 'Please enter both email and password';
const LoginInput = z.object({ email: z.string().trim().min(1, BOTH), password: z.string().min(1, BOTH) });

interface LoginFormProps {
  /** What went wrong before this form was shown. */
  error: string | null;
  onSubmit(): void;
  /** The call succeeded; the session says what came of it. */
  onDone(): void;
}

/** Email and password. Wrong ones are refused in the server's words; what was typed stays. */
export const LoginForm = ({ error, onSubmit, onDone }: LoginFormProps) => {
  const [search] = useSearchParams();
  const { session } = useShell();
  const [mustVerify, setMustVerify] = useState(false);
  const form = useForm({
    resolver: standardSchemaResolver(LoginInput),
    defaultValues: { email: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;
  const missing = errors.email?.message ?? errors.password?.message;

  const submit = form.handleSubmit(async ({ email, password }) => {
    onSubmit();
    setMustVerify(false);
    try {
      const outcome = await session.login(email, password);
      setMustVerify(outcome.pendingFlow?.id === 'verify_email');
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
          {mustVerify && <Notice>{CHECK_YOUR_MAIL}</Notice>}
        </>
      }
      error={missing ?? errors.root?.message ?? error}
      onSubmit={submit}
      links={
        <>
          <Link to="/accounts/password/reset/">Forgot Password?</Link>
          <Link to={withOrigin('/accounts/signup/', search)}>Create Account</Link>
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
