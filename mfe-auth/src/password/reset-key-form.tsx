import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type AuthResponse, useShell } from '@weaversworld/shared/shell';
import { Button } from '@weaversworld/shared/ui';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../lib/auth-form.tsx';
import { toFormErrors } from '../lib/form-errors.ts';
import { setFormErrors } from '../lib/set-form-errors.ts';
import { NewPasswordFields, NewPasswords, samePasswords } from './new-password-fields.tsx';
import { resetFailedMessage } from './password-messages.ts';

const ResetInput = NewPasswords.refine(...samePasswords);
const FIELD_OF: Record<string, 'password' | 'confirm'> = { password: 'password', password1: 'password' };

interface ResetKeyFormProps {
  resetKey: string;
  onDone(response: AuthResponse): void;
}

/** The new password, after the link in the email was opened. */
export const ResetKeyForm = ({ resetKey, onDone }: ResetKeyFormProps) => {
  const { session } = useShell();
  const form = useForm({
    resolver: standardSchemaResolver(ResetInput),
    defaultValues: { password: '', confirm: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      onDone(await session.resetPassword(resetKey, password));
    } catch (failure) {
      setFormErrors(form, toFormErrors(failure, FIELD_OF, resetFailedMessage(failure)));
    }
  });
  return (
    <AuthForm label="Choose a New Password" error={errors.root?.message} onSubmit={submit}>
      <NewPasswordFields
        password={form.register('password')}
        confirm={form.register('confirm')}
        errors={errors}
      />
      <Button type="submit" size="grown-up" busy={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Set New Password'}
      </Button>
    </AuthForm>
  );
};
