import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useNavigate } from '@weaversworld/shared/router';
import { z } from '@weaversworld/shared/schema';
import { useShell } from '@weaversworld/shared/shell';
import { Button, Notice, TextField } from '@weaversworld/shared/ui';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../lib/auth-form.tsx';
import { toFormErrors } from '../lib/form-errors.ts';
import { setFormErrors } from '../lib/set-form-errors.ts';

const CodeInput = z.object({ code: z.string().trim().min(1, 'Please enter the code from the email') });
const FIELD_OF: Record<string, 'code'> = { key: 'code' };
const NOT_CHECKED = 'The code could not be checked. Please ask for a new one.';

interface ResetCodeFormProps {
  onStartOver(): void;
}

/** The code from the reset email, on servers that mail codes instead of links. A mistyped one can be typed again. */
export const ResetCodeForm = ({ onStartOver }: ResetCodeFormProps) => {
  const { api } = useShell();
  const navigate = useNavigate();
  const form = useForm({ resolver: standardSchemaResolver(CodeInput), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await api.auth.checkPasswordResetKey(code);
      navigate(`/accounts/password/reset/key/${encodeURIComponent(code)}`);
    } catch (failure) {
      setFormErrors(form, toFormErrors(failure, FIELD_OF, NOT_CHECKED));
    }
  });
  return (
    <AuthForm
      label="Enter the Code"
      notice={
        <Notice tone="success">
          If there is an account for this address, an email with a code is on its way.
        </Notice>
      }
      error={errors.root?.message}
      onSubmit={submit}
    >
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
        {isSubmitting ? 'Checking...' : 'Continue'}
      </Button>
      <Button size="grown-up" variant="quiet" onClick={onStartOver}>
        Ask for a New Code
      </Button>
    </AuthForm>
  );
};
