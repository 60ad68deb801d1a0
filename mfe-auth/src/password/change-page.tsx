import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Link } from '@weaversworld/shared/router';
import { z } from '@weaversworld/shared/schema';
import { useSession, useShell } from '@weaversworld/shared/shell';
import { Button, Notice, Page, PasswordField } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../lib/auth-form.tsx';
import { toFormErrors } from '../lib/form-errors.ts';
import { setFormErrors } from '../lib/set-form-errors.ts';
import { NewPasswordFields, NewPasswords, samePasswords } from './new-password-fields.tsx';
import { CHANGE_FAILED } from './password-messages.ts';

const ChangeInput = NewPasswords.extend({
  current: z.string().min(1, 'Please enter your current password'),
}).refine(...samePasswords);
const FIELD_OF: Record<string, 'current' | 'password'> = {
  current_password: 'current',
  new_password: 'password',
  password: 'password',
};

/** /accounts/password/change: for a signed-in parent. */
const ChangePasswordPage = () => {
  const { api } = useShell();
  const { user } = useSession();
  const [changed, setChanged] = useState(false);
  const form = useForm({
    resolver: standardSchemaResolver(ChangeInput),
    defaultValues: { current: '', password: '', confirm: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ current, password }) => {
    setChanged(false);
    try {
      await api.account.changePassword(current, password);
      form.reset();
      setChanged(true);
    } catch (failure) {
      setFormErrors(form, toFormErrors(failure, FIELD_OF, CHANGE_FAILED));
    }
  });
  return (
    <Page title="Change Password" width="form">
      <AuthForm
        label="Change Password"
        notice={changed && <Notice tone="success">Your password has been changed.</Notice>}
        error={errors.root?.message}
        onSubmit={submit}
        links={<Link to="/profile">Back to Profile</Link>}
      >
        <input type="hidden" autoComplete="username" value={user?.email ?? ''} readOnly />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          error={errors.current?.message}
          {...form.register('current')}
        />
        <NewPasswordFields
          password={form.register('password')}
          confirm={form.register('confirm')}
          errors={errors}
        />
        <Button type="submit" size="grown-up" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Change Password'}
        </Button>
      </AuthForm>
    </Page>
  );
};

export { ChangePasswordPage as Page };
