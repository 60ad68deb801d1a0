import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useNavigate } from '@weaversworld/shared/router';
import { z } from '@weaversworld/shared/schema';
import { useShell } from '@weaversworld/shared/shell';
import { Button, TextField } from '@weaversworld/shared/ui';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../lib/auth-form.tsx';
import { toFormErrors } from '../lib/form-errors.ts';
import { setFormErrors } from '../lib/set-form-errors.ts';

const CodeInput = z.object({ code: z.string().trim().min(1, 'Please enter the code from the email') });
const FIELD_OF: Record<string, 'code'> = { key: 'code', code: 'code' };

/** The code from the verification email, on servers that mail codes instead of links. */
export const VerifyCodeForm = () => {
  const { session } = useShell();
  const navigate = useNavigate();
  const form = useForm({ resolver: standardSchemaResolver(CodeInput), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const { isAuthenticated } = await session.verifyEmail(code);
      navigate(isAuthenticated ? '/child-profiles/create?first_run=1' : '/accounts/login/?verified=true');
    } catch (failure) {
      const fallback = 'The code could not be checked. Please sign up or sign in again to get a new one.';
      setFormErrors(form, toFormErrors(failure, FIELD_OF, fallback));
    }
  });
  return (
    <AuthForm label="Verify Your Email Address" error={errors.root?.message} onSubmit={submit}>
      <p>We have sent you an email with a code. No email? Look into the spam folder, too.</p>
      <TextField
        size="grown-up"
        label="Code from the email"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message}
        {...form.register('code')}
      />
      <Button type="submit" size="grown-up" busy={isSubmitting}>
        {isSubmitting ? 'Verifying...' : 'Verify Code'}
      </Button>
    </AuthForm>
  );
};
