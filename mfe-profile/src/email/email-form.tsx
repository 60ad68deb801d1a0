import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { isApiError, listedErrorMessage } from '@weaversworld/shared/api';
import { z } from '@weaversworld/shared/schema';
import { Button, Notice, TextField } from '@weaversworld/shared/ui';
import { useForm } from 'react-hook-form';
import layout from '../lib/section.module.css';
import styles from './email.module.css';

const EmailInput = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Email is required')
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Email address is invalid'),
});
const FAILED = 'The email address could not be changed. Please try again.';

/** The new address. `add` rejects with an error that is shown; what was typed stays. */
export const EmailForm = ({ add }: { add(email: string): Promise<void> }) => {
  const form = useForm({ resolver: standardSchemaResolver(EmailInput), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await add(email);
    } catch (failure) {
      const message = listedErrorMessage(failure, FAILED);
      const isAboutField = isApiError(failure) && failure.errors[0]?.param === 'email';
      if (isAboutField) form.setError('email', { message }, { shouldFocus: true });
      else form.setError('root', { message });
    }
  });
  return (
    <form className={styles.emailForm} aria-label="Change email" noValidate onSubmit={submit}>
      {errors.root?.message && <Notice tone="error">{errors.root.message}</Notice>}
      <TextField
        size="grown-up"
        type="email"
        label="New email address"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <div className={layout.profileActions}>
        <Button type="submit" variant="quiet" size="grown-up" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Change Email'}
        </Button>
      </div>
    </form>
  );
};
