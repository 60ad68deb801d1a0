import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Link } from '@weaversworld/shared/router';
import { z } from '@weaversworld/shared/schema';
import { useShell } from '@weaversworld/shared/shell';
import { Button, LinkButton, Notice, Page, TextField } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthCard } from '../lib/auth-card.tsx';
import { AuthForm } from '../lib/auth-form.tsx';
import { EmailInput } from '../lib/credentials.ts';
import { toFormErrors } from '../lib/form-errors.ts';
import { setFormErrors } from '../lib/set-form-errors.ts';
import { REQUEST_FAILED } from './password-messages.ts';
import { ResetCodeForm } from './reset-code-form.tsx';

const RequestInput = z.object({ email: EmailInput });

const RequestForm = ({ onSent }: { onSent(how: 'link' | 'code'): void }) => {
  const { api } = useShell();
  const form = useForm({ resolver: standardSchemaResolver(RequestInput), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      const { pendingFlow } = await api.auth.requestPasswordReset(email);
      onSent(pendingFlow?.id === 'password_reset_by_code' ? 'code' : 'link');
    } catch (failure) {
      setFormErrors(form, toFormErrors(failure, { email: 'email' as const }, REQUEST_FAILED));
    }
  });
  return (
    <AuthForm
      label="Reset Your Password"
      error={errors.root?.message}
      onSubmit={submit}
      links={<Link to="/accounts/login/">Back to Sign In</Link>}
    >
      <TextField
        size="grown-up"
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" size="grown-up" busy={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send Reset Link'}
      </Button>
    </AuthForm>
  );
};

/** /accounts/password/reset: requests a reset email. The result is the same for known and unknown addresses. */
const ResetRequestPage = () => {
  const [sent, setSent] = useState<'link' | 'code' | null>(null);
  return (
    <Page
      title="Reset Your Password"
      width="form"
      lead={sent ? undefined : 'Tell us your email address and we send you a link.'}
    >
      {sent === 'code' && <ResetCodeForm onStartOver={() => setSent(null)} />}
      {sent === 'link' && (
        <AuthCard
          actions={
            <LinkButton size="grown-up" to="/accounts/login/">
              Back to Sign In
            </LinkButton>
          }
        >
          <Notice tone="success">
            If there is an account for this address, an email with a link is on its way.
          </Notice>
        </AuthCard>
      )}
      {sent === null && <RequestForm onSent={setSent} />}
    </Page>
  );
};

export { ResetRequestPage as Page };
