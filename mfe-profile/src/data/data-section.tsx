import { isApiError, listedErrorMessage } from '@weaversworld/shared/api';
import { useShell } from '@weaversworld/shared/shell';
import { Button, Notice } from '@weaversworld/shared/ui';
import { useState } from 'react';
import layout from '../lib/section.module.css';
import { Section } from '../lib/section.tsx';
import { useAsyncAction } from '../lib/use-async-action.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { saveFile } from './save-file.ts';

/** Data export and account deletion. */
export const DataSection = () => {
  const { api } = useShell();
  const { busy, error, run } = useAsyncAction();
  const [confirmingDelete, setConfirmingDelete] = useState(false);
  const download = () =>
    run(
      async () => saveFile(await api.account.exportData(), 'weavers-world.json'),
      (failure) =>
        isApiError(failure) && failure.status === 404
          ? 'This server has no download. Please ask the people who run it for your data.'
          : listedErrorMessage(failure, 'Your data could not be downloaded. Please try again.'),
    );
  return (
    <Section title="Your data">
      <p>Everything you and your children made here is yours, to take along or to delete.</p>
      {error && <Notice tone="error">{error}</Notice>}
      <div className={layout.profileActions}>
        <Button variant="quiet" size="grown-up" busy={busy} onClick={() => void download()}>
          Download our data
        </Button>
        <Button variant="danger" size="grown-up" onClick={() => setConfirmingDelete(true)}>
          Delete account
        </Button>
      </div>
      {confirmingDelete && <DeleteAccountDialog onClose={() => setConfirmingDelete(false)} />}
    </Section>
  );
};
