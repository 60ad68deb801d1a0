import { z } from '@weaversworld/shared/schema';
import { PasswordField } from '@weaversworld/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ConfirmInput, NewPasswordInput, PASSWORDS_DIFFER } from '../lib/credentials.ts';

/** A new password and its repetition, with the rules of registration. */
export const NewPasswords = z.object({ password: NewPasswordInput, confirm: ConfirmInput });

/** Arguments for `.refine(...samePasswords)`. */
export const samePasswords: [
  (passwords: z.infer<typeof NewPasswords>) => boolean,
  { path: string[]; message: string },
] = [
  ({ password, confirm }) => confirm === '' || password === confirm,
  { path: ['confirm'], message: PASSWORDS_DIFFER },
];

interface NewPasswordFieldsProps {
  password: UseFormRegisterReturn;
  confirm: UseFormRegisterReturn;
  errors: { password?: { message?: string }; confirm?: { message?: string } };
}

export const NewPasswordFields = ({ password, confirm, errors }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label="New Password"
      hint="At least 8 characters."
      autoComplete="new-password"
      error={errors.password?.message}
      {...password}
    />
    <PasswordField
      label="Confirm New Password"
      autoComplete="new-password"
      error={errors.confirm?.message}
      {...confirm}
    />
  </>
);
