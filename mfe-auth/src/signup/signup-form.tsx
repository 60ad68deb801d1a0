import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Link, useSearchParams } from '@weaversworld/shared/router';
import { z } from '@weaversworld/shared/schema';
import { type AuthResponse, useShell } from '@weaversworld/shared/shell';
import { Button, Notice, PasswordField, TextField } from '@weaversworld/shared/ui';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../lib/auth-form.tsx';
import { ConfirmInput, EmailInput, NewPasswordInput, PASSWORDS_DIFFER } from '../lib/credentials.ts';
import { withNextPath } from '../lib/safe-path.ts';
import { setFormErrors } from '../lib/set-form-errors.ts';
import { signupErrors } from './signup-errors.ts';

const SignupInput = z
  .object({ email: EmailInput, password1: NewPasswordInput, password2: ConfirmInput })
  .refine(({ password1, password2 }) => password2 === '' || password1 === password2, {
    path: ['password2'],
    message: PASSWORDS_DIFFER,
  });

interface SignupFormProps {
  /** The account was created: shows the success message, and the button does nothing more. */
  done: boolean;
  onSubmit(): void;
  onRejected(): void;
  onDone(response: AuthResponse, email: string): void;
}

/** Email, password and its repetition. Cleared once the account was created. */
export const SignupForm = ({ done, onSubmit, onRejected, onDone }: SignupFormProps) => {
  const [search] = useSearchParams();
  const { session } = useShell();
  const form = useForm({
    resolver: standardSchemaResolver(SignupInput),
    defaultValues: { email: '', password1: '', password2: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email, password1, password2 }) => {
    onSubmit();
    try {
      const response = await session.signup(email, password1, password2);
      form.reset();
      onDone(response, email);
    } catch (failure) {
      setFormErrors(form, signupErrors(failure));
      onRejected();
    }
  });

  return (
    <AuthForm
      label="Create an Account"
      notice={done && <Notice tone="success">Registration successful! Taking you to the next step...</Notice>}
      error={errors.root?.message}
      onSubmit={submit}
      links={
        <span>
          Already have an account? <Link to={withNextPath('/accounts/login/', search)}>Sign In</Link>
        </span>
      }
    >
      <TextField
        size="grown-up"
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        hint="At least 8 characters."
        autoComplete="new-password"
        error={errors.password1?.message}
        {...form.register('password1')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.password2?.message}
        {...form.register('password2')}
      />
      <Button
        type="submit"
        size="grown-up"
        busy={isSubmitting}
        aria-disabled={done}
        onClick={(event) => done && event.preventDefault()}
      >
        {isSubmitting ? 'Creating account...' : 'Create Account'}
      </Button>
    </AuthForm>
  );
};
