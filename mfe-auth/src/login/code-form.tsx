import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { z } from '@weaversworld/shared/schema';
import type { AuthResponse } from '@weaversworld/shared/shell';
import { Button, TextField } from '@weaversworld/shared/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../lib/auth-form.tsx';
import { CODE_FAILED, codeErrorMessage } from './login-error.ts';

const CodeInput = z.object({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().min(1, 'Please enter your authentication code')),
});

interface CodeFormProps {
  hint: string | null;
  /** False when the account's second factor is nothing that can be typed. */
  canType: boolean;
  verify(code: string): Promise<AuthResponse>;
  onDone(response: AuthResponse): void;
  onBack(): void;
}

/** The second factor of a sign-in. A wrong code can be corrected. */
export const CodeForm = ({ hint, canType, verify, onDone, onBack }: CodeFormProps) => {
  const form = useForm({ resolver: standardSchemaResolver(CodeInput), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (canType) setFocus('code');
  }, [canType, setFocus]);
  const showError = (message: string) => form.setError('code', { message }, { shouldFocus: true });

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const response = await verify(code);
      if (!response.isAuthenticated && response.pendingFlow !== null) showError(CODE_FAILED);
      onDone(response);
    } catch (failure) {
      showError(codeErrorMessage(failure));
    }
  });

  return (
    <AuthForm label="Two-Factor Authentication" onSubmit={submit}>
      {canType && (
        <>
          <TextField
            size="grown-up"
            label="Verification code"
            hint={hint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.code?.message}
            {...form.register('code')}
          />
          <Button type="submit" size="grown-up" busy={isSubmitting}>
            {isSubmitting ? 'Verifying...' : 'Verify Code'}
          </Button>
        </>
      )}
      <Button variant="quiet" size="grown-up" onClick={onBack}>
        Back to Sign In
      </Button>
    </AuthForm>
  );
};
