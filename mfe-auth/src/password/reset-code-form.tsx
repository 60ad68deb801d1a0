import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useNavigate } from '@weaversworld/shared/router';
import { z } from '@weaversworld/shared/schema';
import { Button, Notice, TextField } from '@weaversworld/shared/ui';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../lib/auth-form.tsx';

const CodeInput = z.object({ code: z.string().trim().min(1, 'Please enter the code from the email') });

/** The code from the reset email, on servers that mail codes instead of links; the next screen checks it. */
export const ResetCodeForm = () => {
  const navigate = useNavigate();
  const form = useForm({ resolver: standardSchemaResolver(CodeInput), defaultValues: { code: '' } });
  const submit = form.handleSubmit(({ code }) =>
    navigate(`/accounts/password/reset/key/${encodeURIComponent(code)}`),
  );
  return (
    <AuthForm
      label="Enter the Code"
      notice={
        <Notice tone="success">
          If there is an account for this address, an email with a code is on its way.
        </Notice>
      }
      onSubmit={submit}
    >
      <TextField
        size="grown-up"
        label="Code from the email"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <Button type="submit" size="grown-up">
        Continue
      </Button>
    </AuthForm>
  );
};
