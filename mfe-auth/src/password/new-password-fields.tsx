import { z } from '@weaversworld/shared/schema';
import { PasswordField } from '@weaversworld/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ConfirmInput, NewPasswordInput, PASSWORDS_DIFFER } from '../lib/credentials.ts';

/** The new password twice, under the same rules as at registration. */
export const NewPasswords = z.object({ password: NewPasswordInput, confirm: ConfirmInput });

/** The rule that both are the same, for `.refine(...samePasswords)`. */
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

/** The two fields for it. */
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
