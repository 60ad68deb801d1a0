import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { listedErrorMessage } from '@weaversworld/shared/api';
import { z } from '@weaversworld/shared/schema';
import { Button, TextField } from '@weaversworld/shared/ui';
import { Fragment } from 'react';
import { useForm } from 'react-hook-form';
import layout from '../lib/section.module.css';
import { QrCode } from './qr-code.tsx';
import styles from './two-factor.module.css';

const SetupInput = z.object({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().min(1, 'Please enter your authentication code')),
});

/** The key in groups of four, separated by CSS and not by spaces, so that copying it copies the key alone. */
const SecretKey = ({ secret }: { secret: string }) => (
  <code className={styles.twoFactorSecret}>
    {[...secret.matchAll(/.{1,4}/g)].map(({ 0: group, index }) => (
      <Fragment key={index}>
        <span>{group}</span>
        <wbr />
      </Fragment>
    ))}
  </code>
);

interface SetupFormProps {
  secret: string;
  url: string;
  /** Turns two-factor authentication on with the first code; a rejection is shown. */
  activate(code: string): Promise<void>;
  onCancel(): void;
}

/** The secret as QR code and as text, and a field for the first code. */
export const SetupForm = ({ secret, url, activate, onCancel }: SetupFormProps) => {
  const form = useForm({ resolver: standardSchemaResolver(SetupInput), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await activate(code);
    } catch (failure) {
      const message = listedErrorMessage(failure, 'Two-factor authentication could not be turned on.');
      form.setError('code', { message }, { shouldFocus: true });
    }
  });
  return (
    <form
      className={styles.twoFactorStep}
      aria-label="Turn on two-factor authentication"
      noValidate
      onSubmit={submit}
    >
      <p>Scan this with your authenticator app, or type the key. Then enter the code the app shows.</p>
      <QrCode text={url} label="QR code for your authenticator app" />
      <p>
        Key: <SecretKey secret={secret} />
      </p>
      <TextField
        size="grown-up"
        label="Verification code"
        autoComplete="one-time-code"
        inputMode="numeric"
        error={errors.code?.message}
        {...form.register('code')}
      />
      <div className={layout.profileActions}>
        <Button type="submit" size="grown-up" busy={isSubmitting}>
          {isSubmitting ? 'Verifying...' : 'Verify Code'}
        </Button>
        <Button variant="quiet" size="grown-up" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
