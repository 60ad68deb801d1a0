import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { isApiError, listedErrorMessage } from '@weaversworld/shared/api';
import { useNavigate } from '@weaversworld/shared/router';
import { z } from '@weaversworld/shared/schema';
import { useSession, useShell } from '@weaversworld/shared/shell';
import { Button, Dialog, PasswordField } from '@weaversworld/shared/ui';
import { useForm } from 'react-hook-form';
import styles from './delete-account-dialog.module.css';

const DeleteInput = z.object({ password: z.string().min(1, 'Please enter your current password') });

/** Requires the password again before the account and its data are deleted. */
export const DeleteAccountDialog = ({ onClose }: { onClose(): void }) => {
  const { api, session } = useShell();
  const { user } = useSession();
  const navigate = useNavigate();
  const form = useForm({ resolver: standardSchemaResolver(DeleteInput), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await api.account.deleteAccount(password);
    } catch (failure) {
      const message =
        isApiError(failure) && failure.status === 404
          ? 'Accounts cannot be deleted here. Please ask the people who run this server.'
          : listedErrorMessage(failure, 'Your account could not be deleted. Please try again.');
      return form.setError('password', { message }, { shouldFocus: true });
    }
    // The server has already ended the session; logout clears its state in the browser.
    await session.logout().catch(() => session.load());
    navigate('/');
  });

  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <form className={styles.deleteAccount} aria-label="Delete account" noValidate onSubmit={submit}>
        <p>
          Your account, all child profiles, all stories, characters and pictures are deleted at once. Links
          that were shared stop working. This cannot be undone.
        </p>
        <input type="hidden" autoComplete="username" value={user?.email ?? ''} readOnly />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <div className={styles.deleteAccountActions}>
          <Button variant="quiet" size="grown-up" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" size="grown-up" busy={isSubmitting}>
            {isSubmitting ? 'Deleting...' : 'Delete account'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
